extension ReportScript {
  /// Making elements and telling numbers.
  static let elements = #"""
    // ---- Making elements -------------------------------------------------------------------------

    /** Makes an element: `make("button", {class: "x", onclick: f}, "text", child)`; "svg:path" makes one of SVG. */
    function make(name, attributes = {}, ...children) {
      const element = name.startsWith("svg:")
        ? document.createElementNS("http://www.w3.org/2000/svg", name.slice(4))
        : document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else element.setAttribute(key, value === true ? "" : value);
      }
      element.append(...children.filter((child) => child !== null));
      return element;
    }

    /** A name in camel case that may break before its capitals. */
    function breakable(name) {
      return name.split(/(?=[A-Z])/).flatMap((part, place) => (place ? [document.createElement("wbr"), part] : [part]));
    }

    /** A copy of what a template holds. */
    function instance(id) {
      return document.getElementById(id).content.firstElementChild.cloneNode(true);
    }
    """#

  static let numbers = #"""
    // ---- Telling numbers -------------------------------------------------------------------------

    /** At most `places` decimals, none of them zeros at the end, and a true minus sign. */
    function decimal(number, places = 2) {
      const text = String(Number(number.toFixed(places)) || 0);
      return text.replace("-", "\u2212");
    }

    /** Exactly `places` decimals, so that a number that changes keeps its place. */
    function fixed(number, places) {
      const text = number.toFixed(places);
      return (Number(text) === 0 ? text.replace("-", "") : text).replace("-", "\u2212");
    }

    function counted(count, noun) {
      return `${count === 0 ? "no" : count} ${noun}${count === 1 ? "" : "s"}`;
    }

    /** The mark of a fault: flaps and others differ in shape, not only in colour. */
    function mark(finding) {
      return finding.flap ? "▲" : "◆";
    }

    /** The last place in a rising list whose value is not above `value`; 0 if all are. */
    function lastNotAbove(list, value) {
      let low = 0, high = list.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (list[middle] <= value) low = middle + 1; else high = middle;
      }
      return Math.max(0, low - 1);
    }
    """#
}
