#!/usr/bin/env python3
"""Opens a flap map's page in a real browser and uses it as people do.

    Tests/Browser/map_test.py PATH-OF-SCROLL-REPLAY [--shots FOLDER]

Skipped, and says so, where no Chromium is found.
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import browser

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCENARIO = os.path.join(ROOT, "Fixtures", "scenarios", "nearest-header-200.json")
GRID = ["--offsets", "-200...200/20", "--velocities", "-1...1/0.1"]
BINARY = None
SHOTS = None


class MapTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = os.path.join(cls.folder.name, "map.html")
        run = subprocess.run([BINARY, "map", SCENARIO, *GRID, "--json", "--report", cls.path], check=True, stdout=subprocess.PIPE)
        cls.map = json.loads(run.stdout)
        cls.browser = browser.Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.folder.cleanup()

    def open(self, **how):
        page = self.browser.page(**how)
        page.open(MapTests.path)
        self.addCleanup(page.close)
        return page

    def told(self, page):
        return page.text(".told")

    def test_complains_of_nothing_and_loads_nothing(self):
        page = self.open()
        page.pump(0.05)
        self.assertEqual(page.complaints(), [])
        self.assertEqual(page.requests(), [])
        self.assertEqual(page.run("document.title"), "Flap map of nearest-header-200")

    def test_fits_phones_and_wide_windows_in_light_and_dark(self):
        for width in (390, 768, 1280, 1920):
            for dark in (False, True):
                page = self.open(width=width, dark=dark)
                self.assertLessEqual(page.run("document.documentElement.scrollWidth"), width)
                if SHOTS:
                    page.screenshot(os.path.join(SHOTS, f"map-{width}{'-dark' if dark else ''}.png"))

    def test_the_pointer_and_the_arrow_keys_tell_each_release_as_the_command_does(self):
        page = self.open()
        faults = {(fault["offset"], fault["velocity"]): fault for fault in self.map["sheets"][0]["faults"]}
        box = page.run("(() => { const box = document.querySelector('.well').getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; })()")
        for row, column in ((0, 0), (11, 14), (20, 20), (7, 3)):
            x, y = box[0] + box[2] * (row + 0.5) / 21, box[1] + box[3] * (20.5 - column) / 21
            page.mouse("mouseMoved", x, y)
            page.settle()
            self.check(page, row, column, faults)
        page.run("document.querySelector('.sheets svg').focus()")
        for key, row, column in (("ArrowRight", 8, 3), ("ArrowUp", 8, 4), ("ArrowLeft", 7, 4), ("ArrowDown", 7, 3)):
            page.key(key)
            self.check(page, row, column, faults)

    def check(self, page, row, column, faults):
        offset, velocity = -200 + 20 * row, round(-1 + 0.1 * column, 1)
        told = self.told(page).replace("\u2212", "-")
        number = lambda value: str(int(value)) if value == int(value) else str(value)
        self.assertIn(f"Lifted at {number(offset)} pt with {number(velocity)} pt/ms", told)
        fault = faults.get((offset, velocity))
        for kind in fault["kinds"] if fault else ["no fault"]:
            self.assertIn(kind, told)

    def test_the_worst_swipe_plays_and_has_the_keys_only_inside(self):
        page = self.open()
        self.assertTrue(page.run("document.querySelector('#page .phones').childElementCount > 0"))
        before = page.run("document.querySelector('#page input[type=range]').value")
        page.run("document.querySelector('.sheets svg').focus()")
        page.key("ArrowLeft")
        self.assertEqual(page.run("document.querySelector('#page input[type=range]').value"), before)


if __name__ == "__main__":
    BINARY, SHOTS, rest = browser.arguments()
    unittest.main(argv=rest)
