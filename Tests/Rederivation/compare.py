"""Compares `scroll-replay law …` with laws.py on random parameters.

    python3 compare.py --binary PATH [--seed N] [--count K]

Every frame of every draw must agree to TOLERANCE, relative to the larger of 1 and the value. Exit 1 on
any failure.
"""

import argparse
import json
import random
import subprocess
import sys
from math import inf, isfinite

from laws import (FAST, NORMAL, Deceleration, Paging, Spring, animated_offset, band, clamp, land, pixel_round,
                  proposed)

TOLERANCE = 1e-9
STAMP_TOLERANCE = 1e-6  # ms: a stamp may be whole nanoseconds
RATES = {"normal": NORMAL, "fast": FAST}
HERTZ = (60, 80, 90, 120, 240)


class Mismatch(Exception):
    pass


# MARK: draws: (arguments, check), where check(answer) returns the worst difference or raises Mismatch

def flight(draw):
    rate = draw.choice(["normal", "fast", repr(draw.uniform(0.9, 0.9995))])
    x, v, hz = draw.uniform(-900, 900), signed(draw, 0.05, 8), draw.choice(HERTZ)
    low, high = draw.choice([(-inf, inf), (x - draw.uniform(0, 300), x + draw.uniform(0, 300))])
    scale = draw.choice([None, None, 2, 3])
    motion = Deceleration(x, v, RATES.get(rate) or float(rate), low, high)
    return ["flight", *given(offset=x, velocity=v, rate=rate, hz=hz, min=low, max=high, scale=scale)], \
        frames_check(motion, hz, scale)


def bounce(draw):
    x = draw.choice([draw.uniform(-300, 0), draw.uniform(0, 1000), draw.uniform(1000, 1300)])
    v, hz = signed(draw, 0.05, 6), draw.choice(HERTZ)
    if not 0 <= x <= 1000:
        v = draw.choice([0.0, v])
    return ["bounce", *given(offset=x, velocity=v, min=0, max=1000, hz=hz)], \
        frames_check(Deceleration(x, v, NORMAL, 0, 1000), hz)


def landing(draw, low=-inf, high=inf, x=None):
    x = draw.uniform(-500, 500) if x is None else x
    rate, v, hz = draw.choice(["normal", "fast"]), draw.choice([0.0, signed(draw, 0.02, 3)]), draw.choice(HERTZ)
    goal = proposed(x, v, RATES[rate], low=low, high=high)
    target = draw.choice([x + signed(draw, 1, 400), x + (goal - x) * draw.uniform(0.02, 1.5) + draw.uniform(-2, 2)])
    aim = clamp(target, low, high)
    row, = land([x], [v], [aim], [goal], RATES[rate]) or [None]
    if row is None:  # clamped to where the flight goes anyway
        return landing(draw, low, high, x)
    check = frames_check(Deceleration(x, row.velocity, row.factor, low, high, aim), hz)

    def with_row(answer):
        if answer["case"] != row.case:
            raise Mismatch(f"case {answer['case']}, but derived {row.case}")
        return max(check(answer), near("factor", answer["factor"], row.factor),
                   near("velocity", answer["velocity"], row.velocity))

    return ["landing", *given(offset=x, velocity=v, target=target, rate=rate, hz=hz, min=low, max=high)], with_row


def landing_within_limits(draw):
    return landing(draw, 0, 1000, draw.uniform(0, 1000))


def landing_past_a_limit(draw):
    return landing(draw, 0, 1000, draw.choice([draw.uniform(-200, -1), draw.uniform(1001, 1200)]))


def paging(draw):
    width, scale, hz = draw.choice([320, 375, 430, 1024, 1200]), draw.choice([2, 3]), draw.choice(HERTZ)
    page = draw.randint(1, 4)
    x, v = (page + draw.uniform(-1.2, 1.2)) * width, draw.choice([0.0, signed(draw, 0.05, 4)])
    motion = Paging(x, v, page * width, width, scale)
    return ["paging", *given(offset=x, velocity=v, target=page * width, width=width, scale=scale, hz=hz)], \
        frames_check(motion, hz)


def offset_animation(draw):
    start, end, hz = draw.uniform(-500, 500), draw.uniform(-500, 500), draw.choice([*HERTZ, 75, 100])
    return ["offset-animation", *given(**{"from": start, "to": end, "hz": hz})], \
        curve_check(lambda t: (animated_offset(start, end, t), None), hz, 300)


def project(draw):
    rate = draw.choice(["normal", "fast", repr(draw.uniform(0.9, 0.9995))])
    x, v = draw.uniform(-900, 900), draw.choice([0.0, signed(draw, 0.001, 8)])
    return ["project", *given(offset=x, velocity=v, rate=rate)], \
        lambda answer: near("proposed", scalar(answer, "proposed"), proposed(x, v, RATES.get(rate) or float(rate)))


def rubber_band(draw):
    distance, extent = draw.uniform(0, 3000), draw.uniform(100, 1400)
    return ["band", *given(distance=distance, range=extent)], \
        lambda answer: near("band", scalar(answer, "band"), band(distance, extent))


def spring(draw):
    arguments, twin, v0 = draw.choice([uiview_spring, response_spring, bounce_spring, mass_spring])(draw)
    start, end, hz = draw.uniform(-500, 500), draw.uniform(-500, 500), draw.choice(HERTZ)
    u0 = v0 * (end - start)
    names = "mass stiffness damping response dampingRatio bounce".split()
    values = [twin.mass, twin.stiffness, twin.damping, twin.response, twin.ratio, twin.bounce]
    curve = curve_check(lambda t: (end + twin.offset(t / 1000, start - end, u0),
                                   twin.velocity(t / 1000, start - end, u0) / 1000), hz, rest=end)

    def check(answer):
        return max(curve(answer), *(near(name, answer[name], value) for name, value in zip(names, values)))

    return ["spring", *arguments, *given(**{"from": start, "to": end, "hz": hz})], check


def settling_time(draw):
    arguments, twin, v0 = draw.choice([uiview_spring, response_spring, bounce_spring, mass_spring])(draw)
    return ["spring", *arguments], \
        lambda answer: near("settlingTime", answer["settlingTime"], twin.settling_time(v0))


def uiview_spring(draw):
    T, ratio = draw.uniform(0.1, 3), draw.choice([1.0, draw.uniform(0.05, 1), 1 - 10 ** draw.uniform(-9, -3)])
    crest = ratio * ratio / (0.04 + 0.2 * ratio)  # v0·T whose envelope crests at 5/T, where Newton's method loses hold
    v0 = draw.choice([0.0, draw.uniform(-3, crest / 2) / T])
    return given(**{"duration": T, "damping-ratio": ratio, "initial-velocity": v0}), Spring.of_uiview(T, ratio, v0), v0


def response_spring(draw):
    response, ratio = draw.uniform(0.1, 2), draw.choice([draw.uniform(0.1, 3), 1 + 10 ** draw.uniform(-9, -3)])
    return given(**{"response": response, "damping-ratio": ratio}), Spring.of_response(response, ratio), 0.0


def bounce_spring(draw):
    duration, extra = draw.uniform(0.1, 2), draw.uniform(-0.8, 0.9)
    return given(duration=duration, bounce=extra), Spring.of_bounce(duration, extra), 0.0


def mass_spring(draw):
    numbers = draw.uniform(0.2, 5), draw.uniform(10, 800), draw.uniform(1, 90)
    return given(**dict(zip(("mass", "stiffness", "damping"), numbers))), Spring(*numbers), 0.0


def signed(draw, low, high):
    return draw.choice((-1, 1)) * draw.uniform(low, high)


def given(**options):
    """Command line arguments; what is None or infinite is left out."""
    return [word for name, value in options.items()
            if value is not None and (isinstance(value, str) or isfinite(value)) for word in (f"--{name}", str(value))]


# MARK: checks

def near(name, actual, expected):
    difference = abs(actual - expected) / max(1.0, abs(expected))
    if not difference <= TOLERANCE:
        raise Mismatch(f"{name} {actual!r}, but derived {expected!r}")
    return difference


def scalar(answer, name):
    if name in answer:
        return answer[name]
    raise Mismatch(f"no {name!r} among {sorted(answer)}")


def frames_check(motion, hz, scale=None):
    """Steps `motion` beside the frames of the answer. A crawling frame's velocity is not compared: no rule says it."""
    def check(answer):
        worst, frames = 0.0, answer["frames"]
        for n, frame in enumerate(frames):
            if n > 0:
                if motion.done:
                    raise Mismatch(f"{len(frames) - 1} frames, but derived {n - 1}")
                motion.step(1000 / hz)
            stamp(n, frame, hz)
            x = pixel_round(motion.x, scale) if scale else motion.x
            worst = max(worst, near(f"frame {n} offset", frame["offset"], x))
            if not getattr(motion, "crawling", False) or motion.done:
                worst = max(worst, near(f"frame {n} velocity", frame["velocity"], motion.v))
        if not motion.done:
            raise Mismatch(f"{len(frames) - 1} frames, but derived more")
        return worst
    return check


def curve_check(at, hz, duration=None, rest=None):
    """Asks the closed form `at(t_ms)` for every frame; a last frame pinned to `rest` is taken as it is."""
    def check(answer):
        worst, frames = 0.0, answer["frames"]
        if duration and not duration - 1 <= frames[-1]["t_ms"] < duration + 1000 / hz:
            raise Mismatch(f"ends at {frames[-1]['t_ms']} ms, but must at {duration}")
        for n, frame in enumerate(frames):
            stamp(n, frame, hz)
            x, v = at(n * 1000 / hz)
            if frame is frames[-1] and frame["offset"] == rest:
                continue
            worst = max(worst, near(f"frame {n} offset", frame["offset"], x))
            if v is not None:
                worst = max(worst, near(f"frame {n} velocity", frame["velocity"], v))
        return worst
    return check


def stamp(n, frame, hz):
    if frame["frame"] != n or abs(frame["t_ms"] - n * 1000 / hz) > STAMP_TOLERANCE:
        raise Mismatch(f"frame {frame['frame']} at {frame['t_ms']} ms, but must be {n} at {n * 1000 / hz}")


# MARK: the comparison

LAWS = {
    "flight": flight, "bounce": bounce, "landing": landing, "landing within limits": landing_within_limits,
    "landing past a limit": landing_past_a_limit, "paging": paging, "offset animation": offset_animation,
    "project": project, "band": rubber_band, "spring": spring, "settling time": settling_time,
}


def ask(binary, arguments):
    run = subprocess.run([binary, "law", *arguments, "--json"], capture_output=True, text=True)
    if run.returncode != 0:
        raise Mismatch(f"exit code {run.returncode}: {run.stderr.strip()}")
    return json.loads(run.stdout)


def main():
    parser = argparse.ArgumentParser(description="Compares the engine's laws with the re-derived ones.")
    parser.add_argument("--binary", required=True, help="the scroll-replay executable")
    parser.add_argument("--seed", type=int, default=random.randrange(2 ** 32))
    parser.add_argument("--count", type=int, default=40, help="draws per law")
    options = parser.parse_args()
    print(f"seed {options.seed}, {options.count} draws a law, tolerance {TOLERANCE:g}")
    passed = failed = 0
    for name, law in LAWS.items():
        draw, worst, misses = random.Random(f"{options.seed} {name}"), 0.0, []
        for _ in range(options.count):
            arguments, check = law(draw)
            try:
                worst = max(worst, check(ask(options.binary, arguments)))
            except (Mismatch, KeyError, json.JSONDecodeError) as miss:
                misses.append(f"  law {' '.join(arguments)}: {type(miss).__name__} {miss}")
        differ = f", {len(misses)} differ" if misses else ""
        print(f"{name}: {options.count} runs, worst difference {worst:.1e}{differ}")
        print(*misses[:3], sep="\n", end="\n" * bool(misses))
        failed += len(misses)
        passed += options.count - len(misses)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
