#!/usr/bin/env python3
"""Opens reports in a real browser and uses them as people do.

    Tests/Browser/report_test.py PATH-OF-SCROLL-REPLAY [--shots FOLDER]

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
SCENARIOS = os.path.join(ROOT, "Fixtures", "scenarios")
BINARY = None
SHOTS = None


def replay(*words):
    subprocess.run([BINARY, *words], check=True, stdout=subprocess.DEVNULL)


def long_files(folder):
    """A carousel and fifty swipes, one a second: three thousand frames."""
    samples, x0 = [], 300
    for swipe in range(50):
        start = swipe * 1000
        samples += [[start + k * 8, "began" if k == 0 else "ended" if k == 15 else "moved", x0 - 5 * k, 100] for k in range(16)]
    with open(os.path.join(folder, "gesture.json"), "w") as file:
        json.dump({"version": 1, "name": "fifty swipes", "samples": samples}, file)
    path = os.path.join(folder, "long.json")
    with open(path, "w") as file:
        json.dump({
            "version": 1, "name": "long", "viewport": {"width": 375, "height": 300},
            "layout": {"kind": "flow", "scrollDirection": "horizontal", "sections": [
                {"itemCount": 200, "itemSize": {"width": 100, "height": 150}, "minimumLineSpacing": 10}],
                "effects": [{"kind": "scale", "minimum": 0.7}]},
            "snapping": {"kind": "nearestCentre"}, "gesture": "gesture.json"}, file)
    return path


class ReportTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = lambda name: os.path.join(cls.folder.name, name)
        scenario = lambda name: os.path.join(SCENARIOS, name + ".json")
        replay("report", scenario("nearest-header-200"), "-o", cls.path("flap.html"))
        replay("report", scenario("sticky"), "-o", cls.path("sticky.html"))
        replay("report", SCENARIOS, "-o", cls.path("folder.html"))
        replay("run", scenario("scale"), "--json", "-o", cls.path("before.json"))
        replay("run", scenario("scale"), "--remedy", "spring", "--json", "-o", cls.path("after.json"))
        replay("report", cls.path("before.json"), "--against", cls.path("after.json"), "-o", cls.path("comparison.html"))
        replay("report", long_files(cls.folder.name), "-o", cls.path("long.html"))
        cls.browser = browser.Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.folder.cleanup()

    def open(self, name, **how):
        page = self.browser.page(**how)
        page.open(ReportTests.path(name))
        self.addCleanup(page.close)
        return page

    def assertQuiet(self, page):
        page.pump(0.05)
        self.assertEqual(page.complaints(), [])
        self.assertEqual(page.requests(), [])

    def frame(self, page):
        return int(page.run("document.querySelector('input[type=range]').value"))

    def shown(self, page, selector):
        return page.run(f"(() => {{ const e = document.querySelector({json.dumps(selector)}); return !!e && e.getClientRects().length > 0; }})()")

    # What a person does

    def test_opens_at_the_first_flap_without_noise(self):
        page = self.open("flap.html")
        self.assertEqual(page.text("h1"), "left-0.3 through nearest-header-200")
        self.assertIn("1 finding, 1 flap", page.text(".verdict"))
        self.assertEqual(self.frame(page), 50)
        self.assertEqual(page.run("document.querySelector('.finding button').getAttribute('aria-expanded')"), "true")
        self.assertIn("lies behind a release", page.text(".finding .cause"))
        self.assertEqual(page.run("document.querySelectorAll('.cell.marked:not([hidden])').length"), 1)
        self.assertQuiet(page)

    def test_draws_the_cells_where_the_recording_has_them(self):
        page = self.open("flap.html")
        page.run("document.querySelector('[data-do=first]').click()")
        # At rest at 1620 the fifth cell, 335 wide, stands in the middle of 375 points.
        places = page.run("""[...document.querySelectorAll('.cell:not([hidden])')].map((cell) => {
          const screen = document.querySelector('.screen').getBoundingClientRect(), box = cell.getBoundingClientRect();
          const scale = 375 / screen.width;
          return [cell.querySelector('b').textContent, (box.left - screen.left) * scale, box.width * scale, box.height * scale];
        })""")
        label, left, width, height = next(place for place in places if place[0] == "4")
        self.assertAlmostEqual(left, 20, delta=0.5)
        self.assertAlmostEqual(width, 335, delta=0.5)
        self.assertAlmostEqual(height, 300, delta=0.5)

    def test_steps_and_plays_and_scrubs(self):
        page = self.open("flap.html")
        page.click("[data-do=first]")
        self.assertEqual(self.frame(page), 0)
        page.click("[data-do=on]")
        page.click("[data-do=on]")
        page.click("[data-do=back]")
        self.assertEqual(self.frame(page), 1)
        page.click("[data-do=last]")
        self.assertEqual(self.frame(page), 50)
        page.click("[data-do=play]")
        self.assertEqual(page.run("document.querySelector('[data-do=play]').getAttribute('aria-label')"), "Pause")
        page.wait(lambda: 0 < self.frame(page) < 50, "it plays")
        page.wait(lambda: self.frame(page) == 50, "it comes to the end")
        self.assertEqual(page.run("document.querySelector('[data-do=play]').getAttribute('aria-label')"), "Play")
        # A tenth of the speed: 51 frames would take eight seconds.
        page.run("const s = document.querySelector('.speed select'); s.value = '0.1'; s.dispatchEvent(new Event('change'))")
        page.click("[data-do=play]")
        page.pump(0.5)
        page.click("[data-do=play]")
        self.assertTrue(0 < self.frame(page) < 12, self.frame(page))
        self.assertQuiet(page)

    def test_dragging_a_plot_scrubs_the_phone(self):
        page = self.open("sticky.html")
        x, y = page.middle(".plot svg")
        page.mouse("mousePressed", x, y)
        middle = self.frame(page)
        for step in range(10):
            page.mouse("mouseMoved", x + 10 * step, y)
        page.settle()
        self.assertIn("ms: ", page.text(".plot output"))
        page.mouse("mouseReleased", x + 90, y)
        self.assertGreater(self.frame(page), middle)
        offset = page.text(".readout dd:nth-of-type(1)")
        self.assertIn(f"{self.frame(page)} of", offset)
        self.assertQuiet(page)

    def test_a_finding_jumps_to_its_frame(self):
        page = self.open("sticky.html")
        page.click("[data-do=first]")
        page.click(".finding button")
        self.assertEqual(page.run("document.querySelector('.finding .detail').hidden"), True)
        page.click(".finding button")
        self.assertEqual(self.frame(page), 36)
        page.key("ArrowRight")
        self.assertTrue(page.run("[...document.querySelectorAll('.cell.marked:not([hidden]) em')].some((pin) => !pin.hidden)"))
        self.assertQuiet(page)

    def test_remedies_play_side_by_side_in_step(self):
        page = self.open("flap.html")
        page.click(".cures button")
        self.assertEqual(page.run("[...document.querySelectorAll('.phone figcaption')].map((c) => c.textContent)"), ["as it is", "setContentOffset"])
        self.assertIn("setContentOffset(destination, animated: true)", page.text(".source code"))
        self.assertEqual(page.run("document.querySelectorAll('.plot').length"), 4)
        page.click("#beside-3")
        self.assertIn("1000 * velocity.x / distance", page.text(".source code"))
        page.click(".over-switch input")
        self.assertEqual(page.run("document.querySelectorAll('.phone').length"), 1)
        self.assertEqual(page.run("document.querySelectorAll('.layer.over .cell').length > 0"), True)
        page.click("#beside-0")
        self.assertEqual(page.run("document.querySelectorAll('.layer.over').length"), 0)
        self.assertQuiet(page)

    def test_copies_the_swift(self):
        page = self.open("flap.html")
        page.browser.send("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        page.send("Page.bringToFront")
        page.click("[data-do=copy]")
        page.wait(lambda: page.text("[data-do=copy]") == "Copied", "it says so")
        self.assertIn("final class Carousel", page.run("navigator.clipboard.readText()"))

    def test_comparison_starts_where_the_recordings_part(self):
        page = self.open("comparison.html")
        self.assertEqual(page.text("h1"), "before against after")
        self.assertRegex(page.text(".verdict"), r"First divergence in frame \d+ at \d+ ms, ")
        difference = json.loads(page.run("document.querySelector('script.data').textContent"))["difference"]
        self.assertEqual(self.frame(page), difference["frame"])
        self.assertTrue(page.run("[...document.querySelectorAll('.plot figcaption b')].some((b) => b.textContent === 'after less before, pt')"))
        self.assertFalse(self.shown(page, ".remedies"))
        self.assertQuiet(page)

    def test_a_folder_lists_filters_and_opens(self):
        page = self.open("folder.html")
        count = len(os.listdir(SCENARIOS))
        self.assertEqual(page.run("document.querySelectorAll('.folder tbody tr').length"), count)
        page.run("const f = document.querySelector('input[type=search]'); f.value = 'teleport'; f.dispatchEvent(new Event('input', {bubbles: true}))")
        self.assertEqual(page.text(".filter output"), f"5 of {count} shown")
        page.click(".filter input[type=checkbox]")
        page.click(".folder tbody tr:not([hidden]) a")
        page.wait(lambda: self.shown(page, ".replay .back"), "the replay opens")
        self.assertEqual(page.run("document.activeElement.tagName"), "H1")
        page.click(".back")
        page.wait(lambda: self.shown(page, ".folder"), "the list is back")
        self.assertQuiet(page)

    # Keyboard, readers, sizes, themes

    def test_works_by_keyboard_alone(self):
        page = self.open("flap.html")
        page.key("Home")
        self.assertEqual(self.frame(page), 0)
        page.key("ArrowRight")
        page.key("ArrowRight", shift=True)
        self.assertEqual(self.frame(page), 11)
        page.key("ArrowLeft")
        page.key("End")
        self.assertEqual(self.frame(page), 50)
        page.key(" ")
        page.wait(lambda: page.run("document.querySelector('.replay').classList.contains('playing')"), "space plays")
        page.key(" ")
        reached = []
        for _ in range(60):
            page.key("Tab")
            reached.append(page.run("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"))
            if reached[-1].startswith("Play setContentOffset") or "document" in reached[-1]:
                break
        for name in ["First frame", "Play", "Frame", "Speed of playback", "Show a shorter span", "Element of the last plot"]:
            self.assertIn(name, reached)
        self.assertTrue(any(name.startswith("▲teleport") for name in reached), reached)
        self.assertQuiet(page)

    def test_every_control_has_a_name(self):
        controls = {"button", "slider", "radio", "checkbox", "combobox", "link", "searchbox", "textbox", "image", "img", "figure", "region", "table"}
        for name in ["flap.html", "comparison.html", "folder.html"]:
            page = self.open(name)
            for role, label in page.names():
                if role in controls and role not in ("figure", "table"):
                    self.assertTrue(label.strip(), f"a {role} in {name} has no name")
        page = self.open("flap.html")
        plots = [label for role, label in page.names() if role in ("image", "img") and label.startswith("Plot of")]
        self.assertEqual(len(plots), 3)
        self.assertTrue(all("least" in label for label in plots))

    def test_tells_all_frames_as_a_table(self):
        page = self.open("flap.html")
        page.click("details.frames summary")
        page.wait(lambda: page.run("document.querySelectorAll('details.frames tbody tr').length") == 51, "the table is full")
        self.assertEqual(page.run("document.querySelectorAll('details.frames tr.now').length"), 1)

    def test_fits_every_width_in_both_themes(self):
        for name in ["flap.html", "comparison.html", "folder.html", "sticky.html"]:
            for width, dark in [(390, False), (390, True), (1440, False), (1440, True)]:
                page = self.open(name, width=width, height=844 if width < 600 else 900, dark=dark, touch=width < 600)
                self.assertLessEqual(page.run("document.documentElement.scrollWidth"), width, name)
                self.assertEqual(self.weak_texts(page), [], f"{name} at {width}, {'dark' if dark else 'light'}")
                self.assertQuiet(page)
                if SHOTS:
                    page.screenshot(os.path.join(SHOTS, f"{name[:-5]}-{width}-{'dark' if dark else 'light'}.png"))

    def test_fits_a_window_that_is_made_narrower(self):
        for name in ["flap.html", "comparison.html", "sticky.html"]:
            page = self.open(name, width=640, height=1300)
            page.resize(375, 800)
            page.wait(lambda: page.run("document.documentElement.scrollWidth <= innerWidth"), f"{name} fits")
            for part in [".screen", ".readout", ".transport"]:
                right = page.run(f"document.querySelector('{part}').getBoundingClientRect().right")
                self.assertLessEqual(right, 375, f"{part} of {name}")

    def weak_texts(self, page):
        """Texts with less contrast to what is behind them than 4.5 to 1 (WCAG AA)."""
        return page.run(r"""(() => {
          const context = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
          const rgba = (color) => {
            context.clearRect(0, 0, 1, 1);
            context.fillStyle = color;
            context.fillRect(0, 0, 1, 1);
            return context.getImageData(0, 0, 1, 1).data;
          };
          const light = (c) => [0.2126, 0.7152, 0.0722].reduce((sum, weight, k) => {
            const v = c[k] / 255;
            return sum + weight * (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
          }, 0);
          const behind = (element) => {
            for (let e = element; e; e = e.parentElement) {
              const color = rgba(getComputedStyle(e).backgroundColor);
              if (color[3] > 250) return color;
            }
            return [255, 255, 255];
          };
          const weak = [];
          for (const element of document.querySelectorAll("#page *")) {
            const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            if (!own || !element.getClientRects().length || element.closest(".phones")) continue;
            const style = getComputedStyle(element);
            const ink = light(rgba(element.namespaceURI.endsWith("svg") ? style.fill : style.color)), paper = light(behind(element));
            const ratio = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
            if (ratio < 4.5) weak.push(`${element.textContent.trim().slice(0, 30)}: ${ratio.toFixed(2)}`);
          }
          return weak;
        })()""")

    def test_prints_every_finding(self):
        page = self.open("flap.html")
        page.click(".finding button")
        page.send("Emulation.setEmulatedMedia", media="print")
        self.assertTrue(self.shown(page, ".finding .detail"))
        self.assertFalse(self.shown(page, ".transport"))
        self.assertGreater(len(page.send("Page.printToPDF")["data"]), 10_000)

    # Speed and size

    def test_no_long_task_while_scrubbing_three_thousand_frames(self):
        page = self.open("long.html")
        frames = int(page.run("document.querySelector('input[type=range]').max")) + 1
        self.assertGreaterEqual(frames, 2950)
        page.run("document.querySelector('#beside-1').click()")
        page.pump(0.3)
        tasks = page.tasks(
            f"(() => {{ const s = document.querySelector('input[type=range]'); s.value = {frame}; s.dispatchEvent(new Event('input')); }})()"
            for frame in range(0, frames, 53))
        x, y = page.middle(".plot svg")
        page.mouse("mousePressed", x - 200, y)
        tasks += page.tasks((lambda step=step: page.mouse("mouseMoved", x - 200 + 20 * step, y)) for step in range(20))
        page.mouse("mouseReleased", x + 200, y)
        self.assertGreater(len(tasks), 100)
        self.assertLess(max(tasks), 50, sorted(tasks)[-5:])

    def test_would_see_a_long_task(self):
        page = self.open("flap.html")
        self.assertGreater(max(page.tasks(["{ let n = 0; for (let k = 0; k < 3e8; k++) n += k % 7; window.n = n; }"])), 50)

    def test_stays_small(self):
        """240 frames with five cells, with every remedy: at most 300 KB."""
        page = self.open("sticky.html")
        frames = page.run("JSON.parse(document.querySelector('script.data').textContent).replays.reduce((n, r) => n + r.count, 0)")
        self.assertGreater(frames, 240)
        self.assertLess(os.path.getsize(ReportTests.path("sticky.html")), 300_000)


if __name__ == "__main__":
    BINARY, SHOTS, rest = browser.arguments()
    unittest.main(argv=rest)
