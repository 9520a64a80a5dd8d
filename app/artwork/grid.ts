import { type Frame, num } from "./svg.ts";

/**
 * The grid of nearly square cells that fills the frame, so that no edge cuts a cell.
 *
 * @param across how many cells the shorter side should hold, roughly
 * @returns columns and rows, with the size of one cell in the frame's units
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
  return grids.reduce((best, grid) => (grid.cost < best.cost ? grid : best));
}
export type Grid = ReturnType<typeof fitGrid>;

/** Column and row of every cell, row by row. */
export function cellsOf({ columns, rows }: Pick<Grid, "columns" | "rows">): [number, number][] {
  const cell = (index: number): [number, number] => [index % columns, Math.floor(index / columns)];
  return Array.from({ length: columns * rows }, (_, index) => cell(index));
}

/** Puts shapes that are drawn in cells (one unit is one cell) onto the frame. */
export function onGrid({ cellWidth, cellHeight }: Grid, body: string): string {
  const [x, y] = [num(cellWidth, 3), num(cellHeight, 3)];
  return `<g transform="scale(${x === y ? x : `${x} ${y}`})">${body}</g>`;
}
