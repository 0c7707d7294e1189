/// The JavaScript of a page about maps.
enum MapScript {
  static let text = #"""
    // ---- Heat maps -------------------------------------------------------------------------------

    /** A heat map that tells the release under the pointer, or under a cursor that the arrow keys move. */
    class HeatMap {
      constructor(figure, data) {
        const find = (selector) => figure.querySelector(selector);
        Object.assign(this, {data, cells: find(".well"), cursor: find(".cursor"), told: find(".told")});
        this.hint = this.told.textContent;
        this.faults = new Map(data.at.map((index, place) => [index, data.faults[place]]));
        this.rows = data.offsets[2];
        this.columns = data.velocities[2];
        this.place = [this.rows >> 1, this.columns >> 1];
        const svg = find("svg");
        svg.addEventListener("pointermove", (event) => this.point(event));
        svg.addEventListener("pointerdown", (event) => this.point(event));
        svg.addEventListener("pointerleave", () => { if (document.activeElement !== svg) this.leave(); });
        svg.addEventListener("focus", () => this.show());
        svg.addEventListener("blur", () => this.leave());
        svg.addEventListener("keydown", (event) => this.key(event));
      }

      point(event) {
        const box = this.cells.getBoundingClientRect();
        const row = Math.floor((event.clientX - box.left) / box.width * this.rows);
        const column = Math.floor((box.bottom - event.clientY) / box.height * this.columns);
        if (row >= 0 && row < this.rows && column >= 0 && column < this.columns) this.show(row, column);
      }

      key(event) {
        const [row, column] = this.place;
        const far = event.shiftKey ? 10 : 1;
        const to = {ArrowLeft: [row - far, column], ArrowRight: [row + far, column],
          ArrowDown: [row, column - far], ArrowUp: [row, column + far]}[event.key];
        if (!to) return;
        event.preventDefault();
        event.stopPropagation();
        const within = (value, count) => Math.min(count - 1, Math.max(0, value));
        this.show(within(to[0], this.rows), within(to[1], this.columns));
      }

      show(row = this.place[0], column = this.place[1]) {
        this.place = [row, column];
        const at = ([start, end, count], index) => (count > 1 ? (start * (count - 1 - index) + end * index) / (count - 1) : start);
        const index = row * this.columns + column;
        const rest = this.data.rests[index];
        this.told.textContent = `Lifted at ${decimal(at(this.data.offsets, row))} pt with ${decimal(at(this.data.velocities, column), 4)} pt/ms: ${this.faults.get(index) ?? "no fault"}; rests at ${decimal(rest)} pt.`;
        const box = {x: this.cells.x.baseVal.value, y: this.cells.y.baseVal.value, width: this.cells.width.baseVal.value, height: this.cells.height.baseVal.value};
        const size = {width: box.width / this.rows, height: box.height / this.columns};
        const shown = {x: box.x + row * size.width - 1, y: box.y + (this.columns - 1 - column) * size.height - 1, width: size.width + 2, height: size.height + 2};
        for (const [name, value] of Object.entries(shown)) this.cursor.setAttribute(name, value);
        this.cursor.removeAttribute("hidden");
      }

      leave() {
        this.cursor.setAttribute("hidden", "");
        this.told.textContent = this.hint;
      }
    }

    const sheets = [...document.querySelectorAll("script.sheet-data")].map((script) => JSON.parse(script.textContent));
    document.querySelectorAll(".sheets figure").forEach((figure, place) => new HeatMap(figure, sheets[place]));
    """# + "\n"
}
