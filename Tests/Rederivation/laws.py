"""UIKit's laws of scrolling, derived a second time from the written facts alone.

Section numbers are those of the facts the Swift engine cites (PHYSICS §n); no line here was
read off, or checked against, the Swift. Units: points, milliseconds, points per millisecond;
springs in seconds. Positive means that the content offset grows.
"""

from decimal import Decimal, localcontext
from math import ceil, copysign, exp, floor, hypot, inf, isfinite, log, pi, sin, sqrt

NORMAL, FAST = 0.998, 0.99  # deceleration factor per ms, §1.1
REST_SPEED = 0.01           # below it motion ends, §1.5; the f of §1.6; the crawl of §2.4
GATE = 0.25                 # slowest release that still flies, §2.1; shortest "long" flight, §2.3
SAME = 1.19e-7              # two offsets closer than this are one, §2.3
BOUNCE_RATE = 0.01005       # how fast overscroll shrinks, per ms, §5
EDGE_SLACK = 0.5            # beyond a limit by more than this is bouncing, §5


# MARK: §1 deceleration

def quantised(rate):
    """What UIKit keeps of a rate somebody sets, §1.1."""
    return FAST if rate < 0.994 else NORMAL


def E(z):
    """UIKit's exponential: a parabola for short frames, §1.2."""
    return 1 + z + z * z / 2 if z >= -0.5 else exp(z)


def ln(rate):
    """log that lets a vanishing factor stop at once instead of raising."""
    return log(rate) if rate > 0 else -inf


def flight_step(x, v, dt, rate, multiplier=1.0):
    """One stretch of free flight, §1.2."""
    k = E(dt * ln(rate)) if dt > 0 else 1.0
    return x + multiplier * v * rate * (1 - k) / (1 - rate), v * k


def pixel_round(x, scale):
    """floor(x) + round(fraction · s)/s, halves upwards, §1.3."""
    whole = floor(x)
    pixels = (x - whole) * scale
    below = floor(pixels)
    return whole + (below + (pixels - below >= 0.5)) / scale


def clamp(x, lowest, highest):
    return min(max(x, lowest), highest)


def limits(inset_leading, inset_trailing, content, bounds):
    """Least and greatest offset of an axis, §1.7."""
    return -inset_leading, max(-inset_leading, content + inset_trailing - bounds)


def signed_rest_speed(v):
    """The f of §1.6 and §2.3."""
    return REST_SPEED if v >= 0 else -REST_SPEED


def proposed(p, v, rate, multiplier=1.0, low=-inf, high=inf, scale=None, profile="current"):
    """Where an untouched release is said to land, §1.6; `profile="2013"` is the older law."""
    if abs(v) < REST_SPEED:
        return clamp(pixel_round(p, scale) if scale else p, low, high)
    reach = v - signed_rest_speed(v)
    x = p + (reach * rate / (1 - rate) if profile == "2013" else -multiplier * reach / ln(rate))
    return clamp(pixel_round(x, scale) if scale else x, low, high)


# MARK: §5 bounce

def bounce_step(x, v, dt, rate, edge):
    """One stretch outside the limits, pulled to `edge`, §5."""
    pull, k = E(-BOUNCE_RATE * dt), E(dt * ln(rate))
    return edge + pull * (x - edge) + v * rate * pull * (1 - k) / (1 - rate), v * pull * k


class Deceleration:
    """One axis from release to rest: flight, bounce, retarget and crawl (§1, §2.4, §5).

    `step` runs one frame; `other` is the velocity of the other axis, which the stop test of an
    untouched flight counts in. `done` is True from the frame that rests.
    """

    def __init__(self, x, v, rate, low=-inf, high=inf, target=None, multiplier=1.0, bounces=True):
        self.x, self.v, self.rate, self.multiplier = x, v, rate, multiplier
        self.low, self.high, self.bounces = low, high, bounces
        self.target = target
        self.bouncing = self.crawling = self.done = False

    def step(self, dt, other=0.0):
        if dt < 1 or self.done:  # a frame too short moves nothing, §1.2
            return
        if self.crawling:
            self._crawl(dt)
            return
        low, high = self._edges()
        self._integrate(dt, low, high)
        self.bouncing = not low - EDGE_SLACK <= self.x <= high + EDGE_SLACK
        if self.bouncing:
            return
        if self.target is not None:
            self._approach()
        elif self.v * self.v + other * other < REST_SPEED ** 2:
            self._rest(clamp(self.x, self.low, self.high))

    def _edges(self):
        """The limits, or with a retarget in force outside them the target instead, §2.4."""
        outside = self.bouncing or not self.low <= self.x <= self.high
        if self.target is not None and outside:
            if self.x < self.target:
                return max(self.target, self.low), self.high
            if self.x > self.target:
                return self.low, min(self.target, self.high)
        return self.low, self.high

    def _integrate(self, dt, low, high):
        if self.bounces and not low <= self.x <= high:
            self._spring(dt, low if self.x < low else high)
            return
        x, v = flight_step(self.x, self.v, dt, self.rate, self.multiplier)
        if low <= x <= high:
            self.x, self.v = x, v
        elif not self.bounces:
            self.x, self.v = clamp(x, low, high), 0.0
        else:
            edge = low if x < low else high
            inside = (edge - self.x) / (x - self.x) * dt
            self.x, self.v = flight_step(self.x, self.v, inside, self.rate, self.multiplier)
            self._spring(dt - inside, edge)

    def _spring(self, dt, edge):
        self.multiplier = 1.0  # entering the bounce ends the flick streak
        self.x, self.v = bounce_step(self.x, self.v, dt, self.rate, edge)

    def _approach(self):
        passed = (self.x - self.target) * self.v
        if self.x == self.target or passed > 0:
            self._rest(self.target)
        else:
            self.crawling = abs(self.v) < REST_SPEED

    def _crawl(self, dt):
        gap = self.target - self.x
        if abs(gap) <= REST_SPEED * dt:
            self._rest(self.target)
        else:
            self.v = copysign(REST_SPEED, gap)
            self.x += self.v * dt

    def _rest(self, x):
        self.x, self.v, self.done = x, 0.0, True


# MARK: §2 release

class Landing:
    """The table of §2.3 for one axis: `case`, and the `factor` and `velocity` to fly with."""

    def __init__(self, p, v, target, proposal, rate, multiplier=1.0):
        self.D = (target - p) / multiplier
        self.f = signed_rest_speed(v)
        self.changed = abs(target - proposal) > SAME
        self.factor, self.velocity = rate, v
        if abs(self.D) <= SAME:
            self.case, self.velocity = "stay", 0.0
        elif v > 0 and target <= proposal or v < 0 and target >= proposal:
            self.case = "short"
            self.factor = bounded_exp(-(v - self.f) / self.D)
        else:
            self.case = "long"
            self.velocity = self.f - self.D * ln(rate)
            if abs(self.velocity) < GATE:
                self.factor, self.velocity = 0.985, self.f + 0.0151136378 * self.D


def bounded_exp(z):
    """e^z, at most 0.999."""
    return 0.999 if z >= 0 else min(exp(z), 0.999)


def land(p, v, targets, proposals, rate, multiplier=1.0):
    """The landing of every axis together, §2.3; None where nobody moved any target (natural)."""
    if all(abs(t - q) <= SAME for t, q in zip(targets, proposals)):
        return None
    axes = [Landing(*axis, rate, multiplier) for axis in zip(p, v, targets, proposals)]
    if len(axes) == 2 and all(axis.changed for axis in axes):
        smaller = min(axis.factor for axis in axes)
        for axis in axes:
            if axis.factor != smaller and axis.case != "stay":
                axis.velocity = axis.f - axis.D * ln(smaller)
            axis.factor = smaller
    return axes


class Release:
    """What a touch-up makes of the last two readings, §2.1: each a pair, one number an axis."""

    def __init__(self, latest, previous=(0.0, 0.0), outside=False):
        if latest == (0.0, 0.0):
            previous = latest
        self.gated = not outside and sum(v * v for v in latest) < GATE ** 2
        self.decelerates = not self.gated
        if self.gated:
            latest = previous = (0.0, 0.0)
        self.velocity = latest
        if previous != (0.0, 0.0):
            self.velocity = tuple(0.75 * a + 0.25 * b for a, b in zip(previous, latest))


# MARK: §3 paging

PAGE_SPEED = 0.3  # a release faster than this turns the page


def choose_page(x, v, page, count, origin=0.0, flying_to=None, flying=0):
    """The page a release goes to; `flying` is the sign of a page motion caught under way, §3.1."""
    position = (x - origin) / page
    onward = flying_to is not None and v * flying > 0
    if v > PAGE_SPEED:
        chosen = flying_to + 1 if onward else ceil(position)
    elif v < -PAGE_SPEED:
        chosen = flying_to - 1 if onward else floor(position)
    else:
        chosen = floor(position + 0.5)
    return clamp(chosen, 0, count - 1)


class Paging:
    """The page spring of §3.2: whole milliseconds, offsets on the pixel grid."""

    def __init__(self, x, v, target, width, scale, low=-inf, high=inf):
        self.x, self.v, self.target, self.scale = pixel_round(x, scale), v, target, scale
        self.low, self.high = low, high  # pass them where the axis does not bounce
        wide = width > 1024
        self.pull = 0.00017 if wide else 0.000359090909 - 1.84659091e-7 * width
        self.friction = 0.977 if wide else 0.966818182 + 9.94318182e-6 * width
        self.done = False

    def step(self, dt):
        if self.done:
            return
        before, x = self.x, self.x
        for _ in range(floor(dt)):
            self.v = (self.v + (self.target - x) * self.pull) * self.friction
            x += self.v
        self.x = pixel_round(clamp(x, self.low, self.high), self.scale)
        if self.x == before != self.target and abs(self.v) < 0.5:
            self.x = pixel_round(before + copysign(1 / self.scale, self.target - before), self.scale)
        gap = self.target - self.x
        crossed = gap == 0 or (self.target - before) * gap < 0
        if abs(self.v) < REST_SPEED and abs(gap) <= 1 or crossed and abs(self.v) < 0.1:
            self.x, self.v, self.done = self.target, 0.0, True


# MARK: §4 rubber band

def band(distance, extent, c=0.55):
    return extent * (1 - 1 / (1 + c * distance / extent))


def band_inverse(overscroll, extent, c=0.55):
    return overscroll * extent / (c * (extent - overscroll))


def dragged(start, translation, low, high, extent, bounces, scale):
    """The offset under a finger, §4."""
    x = start - translation
    edge = clamp(x, low, high)
    over = copysign(band(abs(x - edge), extent), x - edge) if bounces and x != edge else 0.0
    return pixel_round(edge + over, scale)


# MARK: §6 programmatic scrolling

def animated_progress(f):
    """Of `setContentOffset(_:animated:)` after the fraction f of its 300 ms."""
    return 1.0 if 1 - f < 0.001 else sin(pi * f / 2) ** 2


def animated_offset(start, target, t_ms, scale=None):
    way = (target - start) * animated_progress(t_ms / 300)
    return start + (pixel_round(way, scale) if scale else way)


def scroll_to_top_progress(t):
    """Critically damped, ω = 2π/0.6, for 1.6 s."""
    w = 2 * pi / 0.6
    return 1 - exp(-w * t) * (1 + w * t) if t < 1.6 else 1.0


# MARK: §7 springs, the closed forms as written but in 60 digits, so that nothing cancels

PI = Decimal("3.1415926535897932384626433832795028841971693993751058209749445923")


def precise(body):
    """Runs `body` in 60 digits with its numbers exact, and rounds the result to a float."""
    def run(*args):
        with localcontext() as context:
            context.prec = 60
            return float(body(*(Decimal(a) if isinstance(a, (int, float)) else a for a in args)))
    return run


def cos_sin(angle):
    """By Taylor's series of the angle brought within half a turn."""
    angle = angle.remainder_near(2 * PI)
    cosine = sine = Decimal(0)
    term, n = Decimal(1), 0
    while abs(term) > Decimal("1e-62") or n < 2:
        sign = -1 if n % 4 >= 2 else 1
        if n % 2:
            sine += sign * term
        else:
            cosine += sign * term
        n += 1
        term = term * angle / n
    return cosine, sine


class Spring:
    """A mass on a spring; `offset` and `velocity` start at y0 with u0, rest is 0; seconds."""

    def __init__(self, mass, stiffness, damping):
        self.mass, self.stiffness, self.damping = mass, stiffness, damping
        self.m, self.k, self.c = Decimal(mass), Decimal(stiffness), Decimal(damping)

    @classmethod
    def of_response(cls, response, ratio):
        return cls(1.0, (2 * pi / response) ** 2, 4 * pi * ratio / response)

    @classmethod
    def of_bounce(cls, duration, bounce):
        return cls.of_response(duration, 1 - bounce if bounce >= 0 else 1 / (1 + bounce))

    @classmethod
    def of_uiview(cls, duration, ratio, v0=0.0):
        """`UIView.animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:)`."""
        ratio = min(ratio, 1.0)
        w = uiview_frequency(duration, ratio, v0)
        return cls(1.0, w * w, 2 * ratio * w)

    @property
    def response(self):
        return 2 * pi * sqrt(self.mass / self.stiffness)

    @property
    def ratio(self):
        return self.damping / (2 * sqrt(self.stiffness * self.mass))

    @property
    def bounce(self):
        return 1 - self.ratio if self.ratio <= 1 else 1 / self.ratio - 1

    def offset(self, t, y0, u0=0.0):
        return precise(lambda t, y0, u0: self._state(t, y0, u0)[0])(t, y0, u0)

    def velocity(self, t, y0, u0=0.0):
        return precise(lambda t, y0, u0: self._state(t, y0, u0)[1])(t, y0, u0)

    def _state(self, t, y0, u0):
        b = self.c / (2 * self.m)
        square = b * b - self.k / self.m  # sign tells the regime
        if square < 0:
            w = (-square).sqrt()
            cosine, sine = cos_sin(w * t)
            decay, slope = (-b * t).exp(), (u0 + b * y0) / w
            y = decay * (y0 * cosine + slope * sine)
            return y, -b * y + decay * w * (slope * cosine - y0 * sine)
        if square == 0:
            decay, slope = (-b * t).exp(), u0 + b * y0
            return decay * (y0 + slope * t), decay * (slope - b * (y0 + slope * t))
        slow, fast = -b + square.sqrt(), -b - square.sqrt()
        A = (u0 - fast * y0) / (slow - fast)
        a, c = A * (slow * t).exp(), (y0 - A) * (fast * t).exp()
        return a + c, slow * a + fast * c

    def settling_time(self, v0=0.0, threshold=0.001):
        """The last time at which the distance is `threshold` of the whole, in seconds.

        Searched backwards from a time that is surely later. `v0` in whole distances per second.
        """
        w, z = 2 * pi / self.response, self.ratio
        def excess(t):
            return abs(self.offset(t, 1.0, -v0)) - threshold

        if z < 1:
            swing = w * sqrt((1 - z) * (1 + z))
            late = log(hypot(1, (z * w - v0) / swing) / threshold) / (z * w)
            step = min(2 * pi / swing, late) / 400
            while excess(late - step) <= 0:
                late -= step
            return bisect(excess, late - step, late)
        late = 64 / w * max(1.0, z)  # by now surely settled; search back for the last time above
        while excess(late) <= 0:
            late /= 2
        return bisect(excess, late, 2 * late)


def uiview_frequency(T, ratio, v0=0.0):
    """The ω whose envelope is 0.001 at T: Newton's method from 5/T, on the formula as written."""
    s = sqrt((1 - ratio) * (1 + ratio))

    def excess_and_slope(w):
        if ratio == 1:
            a, da, decay = 1 + (w - v0) * T, T, T
        else:
            a, da, decay = (ratio * w - v0) / (w * s), v0 / (w * w * s), ratio * T
        e = exp(-decay * w)
        return abs(a) * e - 0.001, copysign(1, a) * (da - decay * a) * e

    w = 5 / T
    for _ in range(100):
        excess, slope = excess_and_slope(w)
        if slope == 0:  # the crest of the envelope has no tangent to follow: a start there fails
            raise ValueError(f"Newton's method stands on the envelope's crest at ω = {w}")
        change = excess / slope
        w -= change
        if not isfinite(w) or abs(change) <= 1e-15 * abs(w):
            break
    return w


def bisect(f, a, b):
    """The root of f between a, where it is positive, and b, where it is not."""
    while True:
        middle = (a + b) / 2
        if middle in (a, b):
            return middle
        a, b = (middle, b) if f(middle) > 0 else (a, middle)


CURVES = {"linear": (0, 0, 1, 1), "easeIn": (0.42, 0, 1, 1), "easeOut": (0, 0, 0.58, 1),
          "easeInOut": (0.42, 0, 0.58, 1), "default": (0.25, 0.1, 0.25, 1)}


def timing_curve(name, x):
    """Progress of a cubic timing curve at the fraction x of its time."""
    x1, y1, x2, y2 = CURVES[name]

    def at(t, a, b):
        return 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3

    if x <= 0 or x >= 1:
        return clamp(x, 0, 1)
    return at(bisect(lambda t: x - at(t, x1, x2), 0.0, 1.0), y1, y2)


# MARK: §8 pan recognizer

class PanReadings:
    """Velocity readings of one axis, §8.1: feed positions with their times."""

    def __init__(self, x, t):
        self.x, self.t, self.current = x, t, None
        self.latest = self.previous = 0.0

    def move(self, x, t):
        dt = t - self.t
        current = (x - self.x) / dt if dt >= 1 else 0.0
        blended = current if self.current is None else 0.2 * current + 0.8 * self.current
        self.latest, self.previous = blended, self.latest
        self.x, self.t, self.current = x, t, current
        return blended


SLOP = 10.0


def begins(dx, dy):
    return hypot(dx, dy) > SLOP


def slop_taken(d):
    """What the begin takes off the translation of one axis, for the whole drag, §8.3."""
    return copysign(min(abs(d), SLOP), d)


class FlickStreak:
    """Quick flicks one after the other go further, §8.4."""

    def __init__(self):
        self.last_release = None
        self.reset()

    def reset(self):
        self.count, self.m, self.m0 = 0, 1.0, 1.0

    def touch_down(self, t_ms):
        if self.last_release is not None and t_ms - self.last_release > 1000:
            self.reset()
        self.m0 = self.m

    def drag(self, distance, v, reversed=False):
        if reversed or abs(v) < 0.13:
            self.reset()
        elif self.count >= 3:
            self.m = min(self.m0 + (1 + (self.count - 3) / 2) * min(distance / 240, 0.9), 16.0)

    def release(self, v, t_ms, paging=False):
        self.last_release = t_ms
        if abs(v) < 0.6:
            self.reset()
        elif not paging:
            self.count += 1
