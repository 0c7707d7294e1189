"""Checks laws.py against the published vectors, and against measured traces if they are at hand.

    python3 vectors.py [--data DIR]    one line a row, then `N passed, M failed`; exit 1 on failure
    python3 vectors.py --table         more values as JSON, for tests to quote as independently derived

Expected numbers are written as published: a value passes within half a unit of its last digit.
"""

import argparse
import csv
import json
import sys
from math import inf, sqrt
from pathlib import Path

import laws
import trackers
from laws import (CURVES, FAST, NORMAL, Deceleration, FlickStreak, Paging, PanReadings, Release, Spring,
                  animated_progress, band, band_inverse, choose_page, dragged, flight_step, land, pixel_round,
                  proposed, scroll_to_top_progress, slop_taken, timing_curve)


def frames(motion, hz=60):
    """Offsets from frame 1 until the frame that rests."""
    offsets = []
    while not motion.done:
        motion.step(1000 / hz)
        offsets.append(motion.x)
    return offsets


def crawls(motion, hz=60):
    """How many frames there are in all, and how many of them crawl."""
    count = [0, 0]
    while not motion.done:
        count[0] += 1
        count[1] += motion.crawling
        motion.step(1000 / hz)
    return count


def landing(p, v, target, rate=NORMAL, low=-inf, high=inf):
    """The flight to a target that a hook asked for, and the row of the table it comes from."""
    target = laws.clamp(target, low, high)
    row, = land([p], [v], [target], [proposed(p, v, rate, low=low, high=high)], rate)
    return row, Deceleration(p, row.velocity, row.factor, low, high, target)


def readings(speeds, dt=10.0):
    pan, x, t = PanReadings(0.0, 0.0), 0.0, 0.0
    seen = []
    for speed in speeds:
        x, t = x + speed * dt, t + dt
        seen.append(pan.move(x, t))
    return seen, Release((pan.latest,), (pan.previous,)).velocity[0]


def repeated_flicks(count, distance=240.0, v=1.0):
    """The multiplier that each of several equal flicks ends with."""
    streak, seen = FlickStreak(), []
    for n in range(count):
        streak.touch_down(n * 500)
        streak.drag(distance, v)
        streak.release(v, n * 500 + 100)
        seen.append(streak.m)
    return seen


# MARK: published vectors

def section_11():
    yield "project v 1, 2, -1", "494.5048 994.0047 -494.5048", [proposed(0, v, NORMAL) for v in (1, 2, -1)]
    yield "project p100 v.3; v1 fast", "244.855 98.5042", [proposed(100, 0.3, NORMAL), proposed(0, 1, FAST)]
    for hz, expected in (60, "16.372211 .967190"), (120, "8.255550 .983456"), (1000, ".997999 .998000"):
        yield f"one step of v1 at {hz} Hz", expected, flight_step(0, 1, 1000 / hz, NORMAL)
    flight = frames(Deceleration(0, 1, NORMAL))
    yield "flight v1, frames 1-5", "16.3722 32.2072 47.5227 62.3357 76.6627", flight[:5]
    yield "flight v1, frames and rest", "139 494.167", [len(flight), flight[-1]]
    yield "band", "2.74 5.47 52.02 178.98 340.65", [band(d, 960) for d in (5, 10, 100, 400, 960)]
    yield "overscroll -100, frames 1-6", "-84.653 -71.661 -60.663 -51.353 -43.472 -36.800", \
        frames(Deceleration(-100, 0, NORMAL, 0, 1000))[:6]
    yield "into the edge, frames 1-7", "996.3722 1010.7341 1020.4857 1026.6746 1030.2222 1031.8403 1032.0761", \
        frames(Deceleration(980, 1, NORMAL, 0, 1000))[:7]
    seen, release = readings((0.5, 1.0, 1.5))
    yield "pan readings and release", ".6 1.1 .725", [*seen[1:], release]
    yield "page choice", "1 0 0", [choose_page(130, 0.31, 375, 9), choose_page(130, 0.29, 375, 9),
                                   choose_page(200, -0.31, 375, 9)]
    yield "paging x150 v.5, frames 1-5", "163.667 184.333 208.000 232.333 255.667", \
        frames(Paging(150, 0.5, 375, 375, 3))[:5]
    yield "paging x200 v0, frames", "20", [len(frames(Paging(200, 0, 375, 375, 3)))]
    row, motion = landing(0, 0, 40)
    yield "retarget from rest +40", ".985 .614546 8.885 15.814 21.217 25.431", \
        [row.factor, row.velocity, *frames(motion)[:4]]
    for target, expected in (119, ".985 1.80852"), (120, ".998 .25024"):
        row, _ = landing(0, 0, target)
        yield f"retarget from rest +{target}", expected, [row.factor, row.velocity]
    yield "retarget behind", "95 1", [frames(landing(100, 0.3, 95)[1])[0], len(frames(landing(100, 0.3, 95)[1]))]
    row, motion = landing(100, 0.3, 130)
    yield "retarget short", ".990380 104.575 108.472 111.792 114.621", [row.factor, *frames(motion)[:4]]
    for target, expected in (300, ".996705 1"), (800, ".998 1.61160"):
        row, _ = landing(0, 1, target)
        yield f"retarget v1 +{target}", expected, [row.factor, row.velocity]
    yield "animated offset", ".024472 .146447 .5 .853553 .975528", map(animated_progress, (0.1, 0.25, 0.5, 0.75, 0.9))
    yield "scroll to top", ".281598 .618942 .821026 .966815 .999675", \
        map(scroll_to_top_progress, (0.1, 0.2, 0.3, 0.5, 1.0))
    spring = Spring.of_uiview(0.5, 0.8)
    yield "UIView spring T.5 ratio .8", "17.98859 323.5895 28.7817", \
        [sqrt(spring.stiffness), spring.stiffness, spring.damping]
    yield "UIView spring T.3 ratio 1", "30.77804", [sqrt(Spring.of_uiview(0.3, 1).stiffness)]
    critical = Spring(1, 100, 20)
    yield "critical spring", "356.35 479.79", [500 + critical.offset(t, -500) for t in (0.25, 0.5)]


def section_2_5():
    yield "teleport", "1 95", [len(frames(landing(100, 0.3, 95)[1])), frames(landing(100, 0.3, 95)[1])[0]]
    row, motion = landing(0, 0, 40)
    steps = frames(motion)
    yield "kick", ".6145 8.885 317", [row.velocity, steps[0], len(steps) * 1000 / 60]
    for target, expected in (119, "27 450"), (120, "98 1633"), (-129, "35 583"), (-130, "158 2633"):
        count = len(frames(landing(0, 0, target)[1]))
        yield f"cliff {target:+}", expected, [count, count * 1000 / 60]
    for target, expected in (-40, "27 10"), (-150, "162 61"):
        yield f"crawl {target:+}", expected, crawls(landing(0, 0, target)[1])
    gate = [proposed(0, Release((v,)).velocity[0], NORMAL) for v in (0.2499, 0.25)]
    yield "gate flip", "0 120", gate


def other_sections():
    yield "peak past an edge, §5", "33 25", [max(frames(Deceleration(0, 1, r, 0, 0))) for r in (NORMAL, FAST)]
    yield "repeated flicks, §8.4", "1 1 1 1.9 3.25 5.05 7.3", repeated_flicks(7)
    spring = Spring.of_bounce(0.5, 0.3)
    yield "spring of duration and bounce, §7", "157.9 17.6", [spring.stiffness, spring.damping]
    yield "its inverse, §7", ".63 .5", [Spring(1, 100, 10).response, Spring(1, 100, 10).bounce]
    yield "translation at the begin, §8.3", "4", [14 - slop_taken(14)]
    yield "half a pixel below 0, §1.3", "0", [pixel_round(-0.5, 1)]
    yield "net weights of three samples, §8.2", ".60 .35 .05", \
        [readings([1.0 + (n == m) for m in range(3)])[1] - 1 for n in range(3)]


# MARK: measured traces

def measured(data):
    flight = Deceleration(400, 0.480834, NORMAL)
    flight.step(1000 / 60)  # the frame inside the release, §1.4
    offsets = [flight.x, *frames(flight)]
    trace = numbers(data / "ios_sim/fling_normal_trace.csv")

    def misses(shift):
        seen = (offsets[min(int((t + shift) * 60 / 1000), len(offsets) - 1)] for t, _ in trace)
        return [round(3 * (pixel_round(x, 3) - y)) for x, (_, y) in zip(seen, trace)]

    best = min((misses(shift / 10) for shift in range(167)), key=lambda pixels: sum(p * p for p in pixels))
    yield "fling: samples exact, one pixel off", "13 7", [best.count(0), sum(abs(p) == 1 for p in best)]
    yield "fling: RMS at most .2 pt", "1", [sqrt(sum(p * p for p in best) / len(best)) / 3 <= 0.2]
    targets = numbers(data / "ios_sim/release_targets.csv")
    yield "release targets on the pixel", "8", \
        [sum(abs(proposed(p, v, rate, scale=3) - target) < 0.01 for rate, p, v, target in targets)]
    drag = numbers(data / "ios_sim/rubber_band_drag.csv")
    yield "rubber band on the pixel", "29", \
        [sum(abs(pixel_round(band(d, 681.6667), 3) - b) < 0.001 for d, b in drag)]
    yield from published_velocities(data / "touches/android_phone_touches.ndjson")


def numbers(path):
    with open(path) as file:
        return [tuple(map(float, row)) for row in list(csv.reader(file))[1:]]


def published_velocities(path):
    """How many of the published numbers each tracker of trackers.py gives."""
    misses = {"FLUTTER_LSQ2": [], "LSQ2": [], "IMPULSE": []}
    for line in path.read_text().splitlines():
        swipe = json.loads(line)
        for published in swipe["expected_velocity"]:
            axis = 2 + "XY".index(published["axis"])
            samples = [(s[0], s[axis]) for s in swipe["samples"] if s[1] != "ended"]
            strategy, expected = published["strategy"], published["px_per_s"]
            impulse = strategy == "IMPULSE"
            given = [trackers.impulse(samples), trackers.impulse(samples, early=True)] if impulse else \
                [trackers.least_squares(samples)]
            misses[strategy].append([abs(1000 * v / expected - 1) for v in given])
    yield "Flutter's LSQ2 within 1e-10", "26", [sum(m[0] < 1e-10 for m in misses["FLUTTER_LSQ2"])]
    yield "Android's LSQ2 within 4e-4", "18", [sum(m[0] < 4e-4 for m in misses["LSQ2"])]
    yield "Android's impulse within 2e-5", "4", [sum(m[0] < 2e-5 for m in misses["IMPULSE"])]
    yield "its early formula within 1.2 %, the others", "16", \
        [sum(m[1] < 0.012 for m in misses["IMPULSE"] if m[0] >= 2e-5)]


# MARK: more values

def table():
    def entry(law, values, **given):
        return {"law": law, "given": given, "expected": list(values)}

    def flight(law, motion, count, hz, **given):
        offsets = frames(motion, hz)
        return {**entry(law, offsets[:count], hz=hz, **given), "frames": len(offsets), "rest": offsets[-1]}

    for v, rate, hz in (-2.5, FAST, 60), (0.3, NORMAL, 120), (1, 0.985, 90), (3, NORMAL, 240), (1, 0.96, 60):
        yield flight("flight", Deceleration(0, v, rate), 4, hz, offset=0, velocity=v, rate=rate)
    yield flight("flight without bounces", Deceleration(950, 2, NORMAL, 0, 1000, bounces=False), 3, 60,
                 offset=950, velocity=2, rate=NORMAL, limits=[0, 1000])
    for x, v, rate, hz in ((-100, 0.8, NORMAL, 60), (-100, -0.8, NORMAL, 60), (1040, 1.5, FAST, 120),
                           (-0.2, 0.5, NORMAL, 60), (990, 4, FAST, 80), (20, -1, NORMAL, 120)):
        yield flight("bounce", Deceleration(x, v, rate, 0, 1000), 5, hz,
                     offset=x, velocity=v, rate=rate, limits=[0, 1000])
    for p, v, target, rate, hz in ((100, 0.3, 130, NORMAL, 120), (100, -0.3, 70, NORMAL, 60), (0, 0, -40, NORMAL, 120),
                                   (0, 0.6, 20, FAST, 60), (0, 1.2, 900, NORMAL, 60), (0, -0.5, 60, NORMAL, 60),
                                   (0, 0, 30, FAST, 60), (500, 0.4, 500.5, NORMAL, 60)):
        row, motion = landing(p, v, target, rate)
        yield {**flight("landing", motion, 4, hz, offset=p, velocity=v, target=target, rate=rate),
               "case": row.case, "factor": row.factor, "velocity": row.velocity}
    for p, v, target in (-60, 0.5, 100), (1060, -0.2, 900), (985, 1, 960), (-60, 0, 0):
        row, motion = landing(p, v, target, low=0, high=1000)
        yield {**flight("landing past a limit", motion, 5, 60, offset=p, velocity=v, target=target,
                        rate=NORMAL, limits=[0, 1000]),
               "case": row.case, "factor": row.factor, "velocity": row.velocity}
    for p, v, targets in (((0, 0), (0.5, 0.3), (100, 400)), ((0, 0), (0.5, 0.3), (100, 0)),
                          ((0, 0), (0, 0), (40, 300)), ((0, 0), (0.5, 0.0), (100, 0))):
        proposals = [proposed(a, b, NORMAL) for a, b in zip(p, v)]
        rows = land(p, v, targets, proposals, NORMAL)
        yield entry("landing on two axes", [[row.case, row.factor, row.velocity] for row in rows],
                    offset=p, velocity=v, target=targets, rate=NORMAL)
    for x, v, target, width, scale, hz in ((100, 0.4, 320, 320, 2, 60), (40, -0.6, 0, 320, 3, 120),
                                           (600, 3, 1200, 1200, 2, 60), (187.4, 0, 375, 375, 3, 120)):
        yield flight("paging", Paging(x, v, target, width, scale), 5, hz,
                     offset=x, velocity=v, target=target, width=width, scale=scale)
    for x, v, to, way in ((350, 0.5, 2, 1), (700, -0.5, 2, 1), (350, 0.2, 2, 1),
                          (5000, 1, None, 0), (479.9, 0.3, None, 0)):
        yield entry("page choice", [choose_page(x, v, 320, 5, flying_to=to, flying=way)],
                    offset=x, velocity=v, page=320, count=5, flyingTo=to, flying=way)
    yield entry("project 2013", [proposed(0, v, r, profile="2013") for v, r in ((1, NORMAL), (-1, NORMAL), (1, FAST))],
                cases="v1 normal; v-1 normal; v1 fast")
    yield entry("project with multiplier", [proposed(100, 1, NORMAL, 3.25)], offset=100, velocity=1, multiplier=3.25)
    for x, scale in (-0.5, 1), (-0.25, 2), (0.25, 2), (-1.5, 1), (10.17, 3), (-10.17, 3):
        yield entry("pixel round", [pixel_round(x, scale)], offset=x, scale=scale)
    yield entry("band inverse", [band_inverse(b, 681.5) for b in (10, 120.25, 400)],
                overscroll=[10, 120.25, 400], range=681.5)
    yield entry("dragged", [dragged(10, t, 0, 500, 600, True, 3) for t in (50, -600, 5)],
                start=10, translation=[50, -600, 5], limits=[0, 500], range=600, scale=3)
    for latest, previous, outside in (((0.2, 0.1), (1, 0), False), ((0.2, 0.2), (-1, 0), False),
                                      ((0.0, 0.0), (1, 1), True), ((0.1, 0), (0.6, 0), True)):
        yield entry("release", Release(latest, previous, outside).velocity,
                    latest=latest, previous=previous, outside=outside)
    yield entry("readings", readings((0.5, 1.0, -0.2, 0.0))[0], speeds=[0.5, 1.0, -0.2, 0.0])
    yield entry("flick streak", repeated_flicks(12), distance=240)
    yield entry("flick streak", repeated_flicks(6, distance=100), distance=100)
    for T, ratio, v0 in (0.5, 0.5, 1), (0.3, 1, 0), (0.3, 1, -3), (2, 0.1, 0), (0.7, 0.999999999, 0), (1, 0.8, 0.5):
        spring = Spring.of_uiview(T, ratio, v0)
        yield entry("UIView spring: stiffness, damping, x at T/4, T/2, T of 0 to 1",
                    [spring.stiffness, spring.damping, *(1 + spring.offset(f * T, -1, v0) for f in (0.25, 0.5, 1))],
                    duration=T, dampingRatio=ratio, initialVelocity=v0)
    for m, k, c, u0 in ((1, 100, 20, 0), (1, 100, 20.00000001, 0), (1, 100, 19.99999999, 300), (2, 50, 60, -40),
                        (0.5, 400, 3, 0), (3, 120, 400, 0)):
        spring = Spring(m, k, c)
        yield entry("spring: offset and velocity at .05 and .4 s from -500",
                    [f(t, -500, u0) for t in (0.05, 0.4) for f in (spring.offset, spring.velocity)],
                    mass=m, stiffness=k, damping=c, velocity=u0)
    for name in CURVES:
        yield entry("timing curve", [timing_curve(name, x) for x in (0.1, 0.5, 0.9)], curve=name, at=[0.1, 0.5, 0.9])


# MARK: the check

def agrees(expected, value):
    digits = len(expected.split(".")[1]) if "." in expected else 0
    return abs(float(expected) - value) <= 0.5000001 * 10 ** -digits


def main():
    parser = argparse.ArgumentParser(description="Checks the re-derived laws against the published vectors.")
    parser.add_argument("--data", type=Path, help="folder of measured traces (ios_sim, touches)")
    parser.add_argument("--table", action="store_true", help="print more derived values as JSON")
    options = parser.parse_args()
    if options.table:
        print("[\n" + ",\n".join(json.dumps(row) for row in table()) + "\n]")
        return 0
    rows = [*section_11(), *section_2_5(), *other_sections()]
    rows += measured(options.data) if options.data else []
    failed = 0
    for name, expected, values in rows:
        values = list(values)
        wanted = expected.split()
        ok = len(wanted) == len(values) and all(map(agrees, wanted, values))
        failed += not ok
        print("ok  " if ok else "FAIL", name, "" if ok else f"expected {expected}, got {values}")
    print(f"{len(rows) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
