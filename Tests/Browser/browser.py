"""A headless Chromium, driven over its debugging protocol through a pipe: standard library only."""

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome"]


def find():
    """The browser's path, or None where there is none."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def arguments():
    """The binary, the folder for screenshots or None, and what is unittest's own of the command line.

    Ends the program where there is no browser.
    """
    words, shots = sys.argv[1:], None
    if "--shots" in words:
        place = words.index("--shots")
        shots = words[place + 1]
        os.makedirs(shots, exist_ok=True)
        del words[place:place + 2]
    binary = os.path.abspath(words.pop(0))
    if find() is None:
        print("skipped: no Chromium is found (apt-get install chromium)")
        sys.exit(0)
    return binary, shots, [sys.argv[0], *words]


class Browser:
    """A browser process with a profile of its own; `with Browser() as browser:` ends it."""

    def __init__(self, path=None):
        self.profile = tempfile.mkdtemp(prefix="replay-browser-")
        to_browser, self.out = os.pipe()
        self.inn, from_browser = os.pipe()

        def connect():
            # The protocol's pipe is at descriptors 3 and 4; keep either from overwriting the other.
            source, sink = os.dup(to_browser), os.dup(from_browser)
            high_source, high_sink = os.dup2(source, 100), os.dup2(sink, 101)
            os.dup2(high_source, 3, inheritable=True)
            os.dup2(high_sink, 4, inheritable=True)

        self.process = subprocess.Popen(
            [path or find(), "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--no-first-run", "--hide-scrollbars", "--disable-background-networking", "--disable-sync",
             f"--user-data-dir={self.profile}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            close_fds=False, preexec_fn=connect)
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.buffer = b""
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, session=None, **params):
        """Calls a method of the protocol and waits for its answer."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + 30
        while True:
            answer = self.receive(deadline)
            if answer is None:
                raise TimeoutError(f"{method} was not answered")
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self, deadline):
        """The next message; events are kept, too. None if there is none before the deadline."""
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.inn], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                return None
            chunk = os.read(self.inn, 1 << 20)
            if not chunk:
                raise RuntimeError("the browser is gone")
            self.buffer += chunk
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        if "method" in message:
            self.events.append(message)
        return message

    def page(self, width=1440, height=900, dark=False, touch=False):
        """A new page of a size."""
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        return Page(self, target, session, width, height, dark, touch)


class Page:
    """A tab. Everything that it logs, throws or requests is kept."""

    def __init__(self, browser, target, session, width, height, dark, touch):
        self.browser, self.target, self.session = browser, target, session
        for domain in ["Page", "Runtime", "Log", "Network", "DOM", "Accessibility"]:
            self.send(f"{domain}.enable")
        self.resize(width, height, touch)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def send(self, method, **params):
        return self.browser.send(method, self.session, **params)

    def resize(self, width, height, touch=False):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        self.send("Emulation.setTouchEmulationEnabled", enabled=touch)

    def open(self, path):
        """Opens a file and waits until it is loaded."""
        self.browser.events.clear()
        self.send("Page.navigate", url="file://" + os.path.abspath(path))
        self.wait(lambda: any(event["method"] == "Page.loadEventFired" for event in self.own_events()), "the page loads")
        self.settle()

    def own_events(self):
        return [event for event in self.browser.events if event.get("sessionId") == self.session]

    def pump(self, seconds):
        """Takes events for a while."""
        deadline = time.monotonic() + seconds
        while self.browser.receive(deadline) is not None:
            pass

    def wait(self, condition, what, seconds=10):
        deadline = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > deadline:
                raise AssertionError(f"waited {seconds} s in vain until {what}")
            self.pump(0.02)

    def settle(self):
        """Waits for two frames of the display."""
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def run(self, expression):
        """The value of JavaScript."""
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True, userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise AssertionError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def tasks(self, actions):
        """Milliseconds of processor time of every task of a page while actions run, each with the picture after it:
        the same however busy the machine is."""
        mark = len(self.browser.events)
        self.browser.send("Tracing.start", transferMode="ReportEvents", traceConfig={
            "includedCategories": ["toplevel", "__metadata"], "excludedCategories": ["*"]})
        for action in actions:
            action() if callable(action) else self.run(action)
            self.settle()
        self.browser.send("Tracing.end")
        since = lambda: self.browser.events[mark:]
        self.wait(lambda: any(event["method"] == "Tracing.tracingComplete" for event in since()), "the trace is there")
        events = [entry for event in since() if event["method"] == "Tracing.dataCollected" for entry in event["params"]["value"]]
        mains = {(entry["pid"], entry["tid"]) for entry in events
                 if entry["name"] == "thread_name" and entry["args"]["name"] == "CrRendererMain"}
        return [entry["tdur"] / 1000 for entry in events
                if entry["name"].endswith("RunTask") and (entry["pid"], entry["tid"]) in mains and "tdur" in entry]

    def text(self, selector):
        return self.run(f"document.querySelector({json.dumps(selector)})?.textContent")

    def click(self, selector):
        """Clicks the middle of an element with the mouse."""
        x, y = self.middle(selector)
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)
        self.settle()

    def mouse(self, kind, x, y):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="none" if kind == "mouseMoved" else "left",
                  buttons=0 if kind == "mouseReleased" else 1, clickCount=1)

    def middle(self, selector):
        self.run(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'center', behavior: 'instant'}})")
        box = self.run(f"(() => {{ const b = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
                       " return [b.left + b.width / 2, b.top + b.height / 2]; })()")
        return box[0], box[1]

    def key(self, key, shift=False):
        codes = {"ArrowLeft": 37, "ArrowRight": 39, "ArrowUp": 38, "ArrowDown": 40, "Home": 36, "End": 35, "Tab": 9, "Enter": 13, " ": 32}
        text = {"Enter": "\r", " ": " "}.get(key)
        common = dict(key=key, code="Space" if key == " " else key, windowsVirtualKeyCode=codes[key], modifiers=8 if shift else 0)
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **common, **({"text": text} if text else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)
        self.settle()

    def touch(self, kind, *points):
        self.send("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])

    def screenshot(self, path, full=True):
        data = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=full)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def complaints(self):
        """What the page logged as wrong, or threw."""
        found = []
        for event in self.own_events():
            params = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                details = params["exceptionDetails"]
                found.append(details.get("exception", {}).get("description") or details["text"])
            elif event["method"] == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
                found.append(params["entry"]["text"])
            elif event["method"] == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
                found.append(str(params["args"]))
        return found

    def requests(self):
        """What the page asked for beside itself."""
        urls = [event["params"]["request"]["url"] for event in self.own_events() if event["method"] == "Network.requestWillBeSent"]
        return [url for url in urls if not url.startswith(("data:", "blob:"))][1:]

    def names(self):
        """Role and accessible name of everything in the accessibility tree that is not ignored."""
        nodes = self.send("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]]

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)
