#!/usr/bin/env python3
"""Swipes over the recorder page with real touch events, and replays what it hands out.

    Tests/Browser/recorder_test.py PATH-OF-SCROLL-REPLAY [--shots FOLDER]

Skipped, and says so, where no Chromium is found.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import browser

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCENARIO = os.path.join(ROOT, "Fixtures", "scenarios", "nearest.json")
BINARY = None
SHOTS = None


class RecorderTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = lambda name: os.path.join(cls.folder.name, name)
        subprocess.run([BINARY, "record", "-o", cls.path("recorder.html")], check=True)
        cls.browser = browser.Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.folder.cleanup()

    def open(self, **how):
        page = self.browser.page(**{"width": 390, "height": 844, "touch": True, **how})
        page.open(RecorderTests.path("recorder.html"))
        page.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=self.folder.name)
        self.addCleanup(page.close)
        return page

    def swipe(self, page, steps=12, step=14):
        """A finger that goes left, sampled about every 12 ms."""
        x, y = page.middle("#strip")
        x += steps * step / 2
        page.touch("touchStart", (x, y))
        for k in range(1, steps + 1):
            time.sleep(0.012)
            page.touch("touchMove", (x - k * step, y))
        page.touch("touchEnd")
        page.wait(lambda: "swipe" in page.text("#status") and not page.run("document.getElementById('save').disabled"), "it is recorded")

    def handed_out(self, page, button, name):
        page.click(button)
        path = RecorderTests.path(name)
        page.wait(lambda: os.path.exists(path), "the file is saved")
        page.pump(0.2)
        with open(path) as file:
            return path, file.read()

    def run_gesture(self, path):
        return subprocess.run([BINARY, "run", SCENARIO, "--gesture", path, "--json"], capture_output=True, text=True)

    def test_touches_become_a_gesture_that_replays(self):
        page = self.open()
        page.click("#scrolls")
        page.run("document.getElementById('name').value = 'still'")
        self.swipe(page)
        path, text = self.handed_out(page, "#save", "still.json")
        samples = json.loads(text)["samples"]
        self.assertEqual([samples[0][1], samples[-1][1]], ["began", "ended"])
        self.assertGreaterEqual(len(samples), 10)
        self.assertAlmostEqual(samples[0][2] - samples[-1][2], 12 * 14, delta=0.5)
        self.assertEqual([sample[0] for sample in samples], sorted(sample[0] for sample in samples))
        replay = self.run_gesture(path)
        self.assertEqual(replay.returncode, 0, replay.stderr)
        recording = json.loads(replay.stdout)
        self.assertEqual(len(recording["releases"]), 1)
        self.assertGreater(max(frame["offset"][0] for frame in recording["frames"]), recording["frames"][0]["offset"][0] + 100)
        self.assertEqual(page.complaints(), [])
        self.assertEqual([url for url in page.requests() if not url.startswith("file:")], [])

    def test_the_strip_scrolls_and_its_offsets_are_a_trace(self):
        page = self.open()
        page.run("document.getElementById('name').value = 'scrolled'")
        self.swipe(page)
        page.wait(lambda: page.run("strip.scrollLeft") > 50, "the strip scrolls")
        page.wait(lambda: page.run("sampler === null"), "it rests")
        path, text = self.handed_out(page, "#save", "scrolled.json")
        self.assertEqual(json.loads(text)["samples"][-1][1], "ended")
        self.assertEqual(self.run_gesture(path).returncode, 0)
        _, trace = self.handed_out(page, "#save-trace", "scrolled.csv")
        lines = trace.splitlines()
        self.assertEqual(lines[0], "t_ms,content_offset_x,content_offset_y")
        rows = [[float(field) for field in line.split(",")] for line in lines[1:]]
        self.assertGreater(rows[-1][1], 50)
        self.assertEqual([row[0] for row in rows], sorted(row[0] for row in rows))
        self.assertEqual(page.complaints(), [])

    def test_several_swipes_make_one_gesture_and_clear_starts_again(self):
        page = self.open()
        page.click("#scrolls")
        self.swipe(page)
        self.swipe(page)
        file = json.loads(page.text("#file"))
        self.assertEqual([sample[1] for sample in file["samples"]].count("began"), 2)
        page.click("#clear")
        self.assertEqual(page.text("#status"), "Nothing recorded yet.")

    def test_every_control_has_a_name_in_both_themes_at_both_widths(self):
        for width, dark in [(390, False), (390, True), (1440, False)]:
            page = self.open(width=width, dark=dark, touch=width < 600)
            if width < 600:
                self.swipe(page)
            for role, label in page.names():
                if role in ("button", "checkbox", "combobox", "textbox", "img", "image", "region"):
                    self.assertTrue(label.strip(), role)
            self.assertLessEqual(page.run("document.documentElement.scrollWidth"), width)
            if SHOTS:
                page.screenshot(os.path.join(SHOTS, f"recorder-{width}-{'dark' if dark else 'light'}.png"))


if __name__ == "__main__":
    BINARY, SHOTS, rest = browser.arguments()
    unittest.main(argv=rest)
