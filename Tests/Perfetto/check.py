#!/usr/bin/env python3
"""Checks trace-event files: against the format, and with Perfetto's trace processor where it installs.

    Tests/Perfetto/check.py TRACE.json…

The first check needs nothing. It takes times twice: exactly, from their decimals, and as Perfetto reads them, which
multiplies the nearest double by 1000 and cuts off the rest. Both ways no slice may reach into the next on its track.

The second installs the package `perfetto` from PyPI into a folder of its own; the package brings its processor
on first use. Where either is not to be had the check says so and is skipped.
"""

import decimal
import json
import math
import os
import subprocess
import sys
import tempfile

PHASES = {"M", "X", "C", "i"}


class Time(decimal.Decimal):
    """Microseconds as they are written."""

    def exact(self):
        nanoseconds = self * 1000
        assert nanoseconds == int(nanoseconds), f"{self} µs is no whole number of nanoseconds"
        return int(nanoseconds)

    def as_read(self):
        return int(float(self) * 1000.0)


def load(path):
    def refuse(word):
        raise AssertionError(f"{word} is no number of JSON")

    with open(path, encoding="utf-8") as file:
        return json.load(file, parse_float=Time, parse_int=Time, parse_constant=refuse)


def events_of(trace):
    """The events by kind, after a look at what each must have."""
    assert trace["displayTimeUnit"] == "ms"
    kinds = {phase: [] for phase in PHASES}
    for event in trace["traceEvents"]:
        assert event["ph"] in PHASES, event["ph"]
        assert isinstance(event["name"], str) and event["name"]
        assert int(event["pid"]) > 0 and int(event["tid"]) > 0
        if event["ph"] != "M":
            assert event["ts"] >= 0
        kinds[event["ph"]].append(event)
    return kinds


def check_slices(slices):
    """No slice reaches into another on its track, which must be in the order of time."""
    tracks = {}
    for event in slices:
        tracks.setdefault(int(event["tid"]), []).append(event)
    for events in tracks.values():
        for read in (Time.exact, Time.as_read):
            end = 0
            for event in events:
                start, duration = read(event["ts"]), read(event["dur"])
                assert duration >= 0 and start >= end, f"{event['name']} begins before {end} ns"
                end = start + duration


def check_counters(counters):
    """Each counter's times never go back, and its values are finite numbers."""
    last = {}
    for event in counters:
        assert event["args"], event["name"]
        assert last.get(event["name"], 0) <= event["ts"], event["name"]
        last[event["name"]] = event["ts"]
        for value in event["args"].values():
            assert isinstance(value, Time) and math.isfinite(float(value)), event["name"]


def check_names(kinds):
    """Every track that holds something has a name."""
    named = {int(e["tid"]) for e in kinds["M"] if e["name"] == "thread_name" and e["args"]["name"]}
    used = {int(e["tid"]) for e in kinds["X"] + kinds["i"]}
    assert used <= named, used - named
    assert any(e["name"] == "process_name" for e in kinds["M"])


def check_format(path):
    kinds = events_of(load(path))
    check_slices(kinds["X"])
    check_counters(kinds["C"])
    check_names(kinds)
    for event in kinds["i"]:
        assert event["s"] == "t", event
    return kinds


def install(folder):
    """The interpreter that has Perfetto, or why there is none."""
    python = os.path.join(folder, "bin", "python3")
    steps = [
        [sys.executable, "-m", "venv", folder],
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "perfetto"],
    ]
    for step in steps:
        done = subprocess.run(step, capture_output=True, text=True, timeout=180)
        if done.returncode != 0:
            return None, "the package perfetto does not install"
    return python, ""


QUERY = """
import json, sys
from perfetto.trace_processor import TraceProcessor, TraceProcessorConfig
try:
    processor = TraceProcessor(trace=sys.argv[1], config=TraceProcessorConfig(load_timeout=30))
except Exception as error:
    print(json.dumps({"absent": str(error).splitlines()[0][:80]}))
    sys.exit()
def count(query):
    return next(iter(processor.query(query))).n
print(json.dumps({
    "errors": [[row.name, row.value] for row in processor.query(
        "select name, value from stats where severity in ('error', 'data_loss') and value > 0")],
    "slices": count("select count(*) n from slice where dur > 0"),
    "instants": count("select count(*) n from slice where dur = 0"),
    "counters": count("select count(*) n from counter"),
    "overlaps": count(
        "select count(*) n from (select ts, lag(ts + dur) over (partition by track_id order by ts) e "
        "from slice where dur > 0) where ts < e"),
    "threads": count("select count(distinct name) n from thread join thread_track using (utid)"),
}))
"""


def check_with_perfetto(python, path, kinds):
    """What the processor has of a file is all that is in it.

    Returns whether there is a processor.
    """
    done = subprocess.run(
        [python, "-c", QUERY, path], capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    if "absent" in found:
        return False
    long = [e for e in kinds["X"] if e["dur"] > 0]
    expected = {
        "errors": [],
        "slices": len(long),
        "instants": len(kinds["i"]) + len(kinds["X"]) - len(long),
        "counters": sum(len(e["args"]) for e in kinds["C"]),
        "overlaps": 0,
        "threads": len({int(e["tid"]) for e in kinds["X"] + kinds["i"]}),
    }
    assert found == expected, f"{path}: {found}, but must be {expected}"
    return True


def main(paths):
    files = {path: check_format(path) for path in paths}
    total = sum(len(kinds[phase]) for kinds in files.values() for phase in PHASES)
    print(f"trace events: {len(files)} files, {total} events, as the format has them")
    with tempfile.TemporaryDirectory() as folder:
        try:
            python, why = install(folder)
            for path, kinds in files.items() if python else []:
                if not check_with_perfetto(python, path, kinds):
                    python, why = None, "its trace processor cannot be fetched"
                    break
        except subprocess.TimeoutExpired:
            python, why = None, "it took too long"
    if python:
        print(f"Perfetto's trace processor: {len(files)} files without an error")
    else:
        print(f"Perfetto's trace processor: skipped, for {why}")


if __name__ == "__main__":
    main(sys.argv[1:])
