import { type Frame, num } from "./svg.ts";

/** Columns and rows that fill a frame exactly, with the size of one cell in the frame's units. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/**
 * The grid that fills the frame with cells as near to squares as whole numbers allow (they differ by
 * at most a few percent, which no eye sees), so that no cell is ever cut by an edge.
 *
 * @param across how many cells the shorter side should hold, roughly
 * @param step columns and rows are multiples of this number
 */
export function fitGrid({ width, height }: Frame, across: number, step = 1): Grid {
  const target = Math.min(width, height) / across;
  let best: Grid | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let rows = step; rows <= (height / target) * 2 + step; rows += step) {
    const columns = Math.max(step, Math.round(width / (height / rows) / step) * step);
    const grid = { columns, rows, cellWidth: width / columns, cellHeight: height / rows };
    const distortion = Math.abs(Math.log(grid.cellWidth / grid.cellHeight));
    const deviation = Math.abs(Math.log(Math.sqrt(grid.cellWidth * grid.cellHeight) / target));
    const cost = 12 * distortion + deviation;
    if (cost < bestCost) {
      best = grid;
      bestCost = cost;
    }
  }
  if (!best) throw new RangeError(`no grid fits a frame of ${width} by ${height}`);
  return best;
}

/** Puts shapes that are drawn in cells (one unit is one cell) onto the frame. */
export function onGrid({ cellWidth, cellHeight }: Grid, body: string): string {
  const [x, y] = [num(cellWidth, 3), num(cellHeight, 3)];
  return `<g transform="scale(${x === y ? x : `${x} ${y}`})">${body}</g>`;
}
