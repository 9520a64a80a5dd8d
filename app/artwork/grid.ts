import { type Frame, num } from "./svg.ts";

/** Columns and rows that fill a frame exactly, with the size of one cell in the frame's units. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/**
 * The grid of nearly square cells that fills the frame, so that no edge cuts a cell.
 *
 * @param across how many cells the shorter side should hold, roughly
 */
export function fitGrid({ width, height }: Frame, across: number): Grid {
  const target = Math.min(width, height) / across;
  let best: Grid | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let rows = 1; rows <= (height / target) * 2 + 1; rows++) {
    const columns = Math.max(1, Math.round(width / (height / rows)));
    const grid = { columns, rows, cellWidth: width / columns, cellHeight: height / rows };
    const distortion = Math.abs(Math.log(grid.cellWidth / grid.cellHeight));
    const deviation = Math.abs(Math.log(Math.sqrt(grid.cellWidth * grid.cellHeight) / target));
    const cost = 12 * distortion + deviation;
    if (cost < bestCost) [best, bestCost] = [grid, cost];
  }
  if (!best) throw new RangeError(`no grid fits a frame of ${width} by ${height}`);
  return best;
}

/** Column and row of every cell, row by row. */
export function cellsOf({ columns, rows }: Pick<Grid, "columns" | "rows">): [number, number][] {
  const count = columns * rows;
  return Array.from({ length: count }, (_, index) => [
    index % columns,
    Math.floor(index / columns),
  ]);
}

/** Puts shapes that are drawn in cells (one unit is one cell) onto the frame. */
export function onGrid({ cellWidth, cellHeight }: Grid, body: string): string {
  const [x, y] = [num(cellWidth, 3), num(cellHeight, 3)];
  return `<g transform="scale(${x === y ? x : `${x} ${y}`})">${body}</g>`;
}
