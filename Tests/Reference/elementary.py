#!/usr/bin/env python3
"""Writes Tests/ScrollPhysicsTests/Elementary/ElementaryReference.swift.

Needs mpmath. Every value is computed with 1,400 bits and rounded once to a double, so it is the correctly
rounded one. Inputs: edges, a ladder over the domain, and seeded random numbers.

    python3 Tests/Reference/elementary.py > Tests/ScrollPhysicsTests/Elementary/ElementaryReference.swift
"""
import random
import struct

import mpmath

mpmath.mp.prec = 1400


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def double(b):
    return struct.unpack("<d", struct.pack("<Q", b))[0]


def near(x):
    """The double, and the ones just below and above it."""
    b = bits(abs(x))
    sign = -1 if x < 0 else 1
    return [sign * double(b + d) for d in (-1, 0, 1)]


def rounded(value):
    """The double nearest to an mpf, subnormal, zero or infinite where it must be."""
    if value != 0 and abs(value) < mpmath.ldexp(1, -1021):
        # float() rounds to 53 bits first, which a subnormal does not have.
        scaled = int(mpmath.nint(mpmath.ldexp(value, 1074)))
        return float(mpmath.ldexp(scaled, -1074))
    return float(value)


def value(name, function, x):
    # An mpf has no −0, whose sine is itself.
    return x if name == "sin" and x == 0 else rounded(function(mpmath.mpf(x)))


def spread(random_, low, high, count):
    return [random_.uniform(low, high) for _ in range(count)]


def inputs():
    r = random.Random(20260101)
    ln2 = float(mpmath.log(2))
    yield "exp", mpmath.exp, (
        [0.0, -0.0, 5e-324, -5e-324, 1e-300, -1e-17, 1e-16, -745.1332191019411, -745.1332191019412]
        + near(1.0) + near(-1.0) + near(709.782712893384)[:2] + near(-708.3964185322641)
        + near(-0.5) + [709.0, -708.0, -740.5, -744.9, 709.5]
        + [float(mpmath.mpf(k) * mpmath.log(2) / 2) for k in range(-40, 41)]
        + spread(r, -745, 709, 80) + spread(r, -1, 1, 80) + spread(r, -40, 4, 80))
    yield "log", mpmath.log, (
        [5e-324, 1e-323, 1e-310, 2.2250738585072014e-308, 1.7976931348623157e308, 2.0, 10.0, 1e-3]
        + near(1.0) + near(0.7071067811865476) + near(1.4142135623730951) + near(2.718281828459045)
        + [2.0 ** k for k in range(-1074, 1024, 53)]
        + spread(r, 0.5, 2, 100) + spread(r, 0.99, 1.01, 60) + spread(r, 1, 10_000, 60)
        + [double(r.getrandbits(62) % (0x7FE << 52)) for _ in range(100)])
    half_pi = mpmath.pi / 2
    angles = (
        [0.0, -0.0, 5e-324, -1e-300, 1e-9, 7.450580596923828e-09, 2.0 ** 20, -(2.0 ** 20), 1e5, -1e5]
        + near(float(mpmath.pi / 4)) + near(float(3 * mpmath.pi / 4))
        # The doubles nearest to multiples of π/2, where all but the last bits cancel.
        + [float(n * half_pi) for n in list(range(-8, 9)) + [52_174, 333_771, 666_000, 667_543]]
        + [float(n * half_pi) for n in (r.randrange(667_543) for _ in range(80))]
        + spread(r, -4, 4, 120) + spread(r, -1e3, 1e3, 80) + spread(r, -(2.0 ** 20), 2.0 ** 20, 80))
    yield "sin", mpmath.sin, angles
    yield "cos", mpmath.cos, angles


def main():
    print("/// Correctly rounded values of the elementary functions, as bits: input, output, and so on.")
    print("///")
    print("/// Written by Tests/Reference/elementary.py from 1,400-bit arithmetic; not to be edited by hand.")
    print("enum ElementaryReference {")
    for index, (name, function, xs) in enumerate(inputs()):
        pairs = [f"{bits(x):016x} {bits(value(name, function, x)):016x}" for x in xs]
        if index:
            print()
        print(f"  /// Of `{name}`, at {len(pairs)} places.")
        print(f'  static let {name} = """')
        for start in range(0, len(pairs), 2):
            print("    " + " ".join(pairs[start:start + 2]))
        print('    """')
    print("}")


main()
