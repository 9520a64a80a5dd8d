import { type Frame, shortNumber } from "./svg.ts";

/** A position in a grid, counted from 0. */
export type Cell = readonly [column: number, row: number];

/** A grid of equal cells that fills a frame. */
export interface Grid {
  columns: number;
  rows: number;
  /** In units of the frame, as the height is. */
  cellWidth: number;
  cellHeight: number;
  /** Every cell, row by row. */
  cells: readonly Cell[];
  /** Scales shapes that are drawn in units of a cell to the frame. */
  onFrame(body: string): string;
}

/** How much worse a distorted cell is than a cell of a wrong size. */
const DISTORTION_WEIGHT = 12;

/**
 * The grid of nearly square cells that fills the frame, so that no edge cuts a cell.
 *
 * @param across the approximate number of cells along the shorter side
 */
export function fitGrid({ width, height }: Frame, across: number): Grid {
  const wantedSize = Math.min(width, height) / across;
  const mostRows = Math.floor((height / wantedSize) * 2 + 1);
  const candidates = Array.from({ length: mostRows }, (_, index) => {
    const rows = index + 1;
    const columns = Math.max(1, Math.round(width / (height / rows)));
    const cellWidth = width / columns;
    const cellHeight = height / rows;
    const distortion = Math.abs(Math.log(cellWidth / cellHeight));
    const deviation = Math.abs(Math.log(Math.sqrt(cellWidth * cellHeight) / wantedSize));
    const cost = DISTORTION_WEIGHT * distortion + deviation;
    return { columns, rows, cellWidth, cellHeight, cost };
  });
  const { columns, rows, cellWidth, cellHeight } = candidates.reduce((best, candidate) =>
    candidate.cost < best.cost ? candidate : best,
  );
  const scaleX = shortNumber(cellWidth, 3);
  const scaleY = shortNumber(cellHeight, 3);
  const scale = scaleX === scaleY ? scaleX : `${scaleX} ${scaleY}`;
  return {
    columns,
    rows,
    cellWidth,
    cellHeight,
    cells: cellsOf(columns, rows),
    onFrame: (body) => `<g transform="scale(${scale})">${body}</g>`,
  };
}

/** Column and row of every cell, row by row. */
export function cellsOf(columns: number, rows = columns): Cell[] {
  return Array.from({ length: columns * rows }, (_, index): Cell => {
    return [index % columns, Math.floor(index / columns)];
  });
}
