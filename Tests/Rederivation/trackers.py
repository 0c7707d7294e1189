"""Known-answer velocity trackers of other systems (PHYSICS §8.5); see README.md for their spec.

A sample is (t_ms, x): finger down and moves, never the touch-up. Velocities come in units per ms.
"""

from math import copysign, sqrt

HORIZON_MS = 100.0  # older samples are not looked at
HISTORY = 20        # nor more than this many
STOPPED_MS = 40.0   # a gap longer than this cuts off what lies before it


def window(samples):
    """The samples that count, oldest first; of two at the same time the later one."""
    kept = []
    for t, x in reversed(samples):
        if kept and t == kept[-1][0]:
            continue
        if kept and (kept[0][0] - t > HORIZON_MS or kept[-1][0] - t > STOPPED_MS) or len(kept) == HISTORY:
            break
        kept.append((t, x))
    return kept[::-1]


def least_squares(samples, degree=2):
    """Slope at the newest sample of the polynomial that fits the window best; 0 without one.

    By orthogonal polynomials (Gram-Schmidt), which loses no digits to the normal equations.
    """
    kept = window(samples)
    if len(kept) <= degree:
        return 0.0
    ages = [t - kept[-1][0] for t, _ in kept]
    powers = [[age ** n for age in ages] for n in range(degree + 1)]
    basis = []
    for power in powers:
        rest = power
        for unit in basis:
            along = dot(rest, unit)
            rest = [a - along * b for a, b in zip(rest, unit)]
        size = sqrt(dot(rest, rest))
        if size < 1e-6:
            return 0.0
        basis.append([a / size for a in rest])
    coordinates = [dot(unit, [x for _, x in kept]) for unit in basis]
    upper = [[dot(unit, power) for power in powers] for unit in basis]
    fit = [0.0] * (degree + 1)
    for i in reversed(range(degree + 1)):
        above = sum(upper[i][j] * fit[j] for j in range(i + 1, degree + 1))
        fit[i] = (coordinates[i] - above) / upper[i][i]
    return fit[1]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def impulse(samples, early=False):
    """Speed that the finger's work gave a unit mass; `early` is the formula of its first release.

    Both add (v − u)·|v| over the segments' velocities v. Today u is the speed that the work so far
    amounts to; in the first release it was the velocity of the segment before.
    """
    kept = window(samples)
    work, before = 0.0, 0.0
    for n, ((t0, x0), (t1, x1)) in enumerate(zip(kept, kept[1:])):
        v = (x1 - x0) / (t1 - t0)
        work += (v - (before if early else speed_of(work))) * abs(v)
        if n == 0:
            work /= 2  # the finger was already moving
        before = v
    return speed_of(work)


def speed_of(work):
    return copysign(sqrt(2 * abs(work)), work)
