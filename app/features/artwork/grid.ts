import { type Frame, num } from "./svg.ts";

/**
 * The grid of nearly square cells that fills the frame, so that no edge cuts a cell.
 *
 * @param across how many cells the shorter side should hold, roughly
 * @returns its measures and cells, and `onFrame`, which enlarges shapes drawn in cells (one unit is one cell)
 */
export function fitGrid({ width, height }: Frame, across: number) {
  const target = Math.min(width, height) / across;
  const grids = Array.from({ length: Math.floor((height / target) * 2 + 1) }, (_, index) => {
    const rows = index + 1;
    const columns = Math.max(1, Math.round(width / (height / rows)));
    const [cellWidth, cellHeight] = [width / columns, height / rows];
    const distortion = Math.abs(Math.log(cellWidth / cellHeight));
    const deviation = Math.abs(Math.log(Math.sqrt(cellWidth * cellHeight) / target));
    return { columns, rows, cellWidth, cellHeight, cost: 12 * distortion + deviation };
  });
  const grid = grids.reduce((best, grid) => (grid.cost < best.cost ? grid : best));
  const scale = [...new Set([grid.cellWidth, grid.cellHeight].map((side) => num(side, 3)))];
  return {
    ...grid,
    cells: cellsOf(grid.columns, grid.rows),
    onFrame: (body: string) => `<g transform="scale(${scale.join(" ")})">${body}</g>`,
  };
}
export type Grid = ReturnType<typeof fitGrid>;

/** Column and row of every cell, row by row. */
export const cellsOf = (columns: number, rows = columns) =>
  Array.from({ length: columns * rows }, (_, index): [column: number, row: number] => {
    return [index % columns, Math.floor(index / columns)];
  });
