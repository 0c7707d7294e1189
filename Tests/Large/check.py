#!/usr/bin/env python3
"""Checks that files of ten million lines are refused in little time and memory, and that nothing is written.

    Tests/Large/check.py PATH-OF-SCROLL-REPLAY

A file that is longer than any may be is refused by its length, as one here is. The others are cut to the longest that
is read, and must be refused for what they hold. Seconds are the processor's, whatever else the machine does.
"""

import os
import signal
import sys
import tempfile

LINES = 10_000_000
LONGEST = 64 << 20
SECONDS = 20
MEGABYTES = 1600

# What the file is, what comes before the lines, and a line; the first holds ten million of them in 64 MiB.
TOUCHES = [
    ("csv", "t,x,y\n", "0,1,1\n"),
    ("ndjson", "", '[0,"moved",1,1]\n'),
    ("json", '{"version":1,"name":"n","samples":[\n', '[0,"moved",1,1],\n'),
    ("webdriver", '[{"type":"pointer","actions":[\n', '{"type":"pause"},\n'),
    ("getevent", "add device 1: /dev/input/event2\n", "[1] 0003 0035 1\n"),
    ("adb", "", "input swipe 1 2 3 4 5\n"),
    ("maestro", "", "- swipe: {start: '1,1', end: '1,2'}\n"),
    ("monkey", "", "DispatchPointer(1,2,0,5,5)\n"),
    ("libinput", "libinput:\n", "- [0,0,3,57,1]\n"),
    ("csv", "", "\n"),
]
SCENARIO = (
    '{"version":1,"name":"n","viewport":{"width":1,"height":1},"layout":{"kind":"flow",'
    '"sections":[{"itemSizes":[\n',
    '{"width":1,"height":1},\n',
)


def run(command, out):
    """Runs a command: its exit code, what it said, its seconds and its megabytes."""
    said = out + ".said"
    child = os.fork()
    if child == 0:
        with open(said, "wb") as file:
            os.dup2(file.fileno(), 2)
            os.dup2(file.fileno(), 1)
        os.execv(command[0], command)
    signal.signal(signal.SIGALRM, lambda *_: os.kill(child, signal.SIGKILL))
    signal.alarm(15 * SECONDS)
    _, status, usage = os.wait4(child, 0)
    signal.alarm(0)
    with open(said, encoding="utf-8") as file:
        text = file.read(1000)
    seconds = usage.ru_utime + usage.ru_stime
    return os.waitstatus_to_exitcode(status), text, seconds, usage.ru_maxrss / 1024


def check(name, command, path, head, line, length):
    with open(path, "w", encoding="utf-8") as file:
        file.write(head)
        count = min(LINES, (length - len(head)) // len(line))
        while count > 0:
            part = min(count, 1_000_000)
            file.write(line * part)
            count -= part
    out = path + ".out"
    code, said, seconds, megabytes = run(command + [path, "-o", out], out)
    assert code == 65, f"{name}: exit {code}, not 65: {said}"
    assert f" {path}:" in said or f" {path} is" in said, f"{name}: {said}"
    assert not os.path.exists(out), f"{name}: {out} was written"
    assert seconds <= SECONDS, f"{name}: took {seconds:.1f} s, but must take {SECONDS} at most"
    assert megabytes <= MEGABYTES, f"{name}: took {megabytes:.0f} MB of {MEGABYTES} at most"
    if "-v" in sys.argv:
        print(f"{name}: {seconds:.1f} s, {megabytes:.0f} MB: {said.strip()[-110:]}")
    return seconds, megabytes


def main(replay):
    spent = []
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "file")
        for name, head, line in TOUCHES:
            command = [replay, "import", "--format", name]
            spent.append(check(name, command, path, head, line, LONGEST))
        spent.append(
            check("whole", [replay, "import"], path, "", '[0,"moved",1,1]\n', 256 << 20))
        spent.append(
            check("scenario", [replay, "run"], path, *SCENARIO, 256 << 20))
    print(
        f"ten million lines: {len(spent)} files refused, each within "
        f"{max(s for s, _ in spent):.1f} s and {max(m for _, m in spent):.0f} MB")


if __name__ == "__main__":
    main(os.path.realpath(sys.argv[1]))
