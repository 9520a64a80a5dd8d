import { cellsOf, fitGrid, type Grid } from "#app/features/artwork/grid.ts";
import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { arc, type Corner, filledPath, quarter, shortNumber } from "#app/features/artwork/svg.ts";

/** The radius of a rainbow in cells: a whole ring touches neither the edge of the frame nor its neighbor. */
const REACH = 0.94;
/** The middle radius of each band of a rainbow, in cells. Bands overlap slightly to avoid hairlines. */
const BAND_RADII = [0.875 * REACH, 0.625 * REACH, 0.375 * REACH];

/** A quarter rainbow in its cell, around one of the cell's corners. */
interface Rainbow {
  x: number;
  y: number;
  corner: Corner;
}

/** The centers of the rings in a circle, on a grid of six by six cells. */
const FOUR_CENTERS = [
  [2, 2],
  [4, 2],
  [2, 4],
  [4, 4],
] as const;

/** Arcs: rainbows on a coarse grid, as rings, and as bows and quarters at the edges. A few cells are bare. */
export const arcs: DrawFamily = (frame, { ground, inks: [lead, second, accent] }, random) => {
  const { isBelowTitle, isRound } = frame;
  const cells = random.pick([2, 3, 3]);
  const grid = fitGrid(frame, isRound ? 6 : cells);
  const colors = random.pick([
    [lead, second, lead],
    [lead, ground, second],
    [lead, second, ground],
    [lead, ground, lead],
  ]);
  // In a circle four rings stand in the middle, so that its edge cuts none.
  const rainbows = isRound
    ? FOUR_CENTERS.flatMap(([x, y]) => rainbowsAround(x, y))
    : placeRainbows(grid, isBelowTitle, random);
  let paths = "";
  for (const [index, radius] of BAND_RADII.entries()) {
    const color = colors[index];
    if (color === ground) continue;
    const data = rainbows.map(({ x, y, corner }) => arc(x, y, 1, corner, radius)).join("");
    paths += `<path stroke="${color}" d="${data}"/>`;
  }
  const cores = rainbows.map(({ x, y, corner }) => quarter(x, y, 1, corner, 0.25 * REACH)).join("");
  const bands = `<g fill="none" stroke-width="${shortNumber(0.26 * REACH, 3)}">${paths}</g>`;
  return grid.onFrame(bands + filledPath(accent, cores));
};

/**
 * Places the centers of rings on the corners of the grid. A center takes all cells around it, so that no band ends within
 * the frame. What no ring can take whole stays bare.
 */
function placeRainbows(
  { columns, rows }: Grid,
  isBelowTitle: boolean | undefined,
  random: Random,
): Rainbow[] {
  const taken = new Set<string>();
  const rainbows: Rainbow[] = [];
  for (const [column, row] of random.shuffle(cellsOf(columns + 1, rows + 1))) {
    // No ring hangs from an edge that nobody sees.
    if (isBelowTitle && row === 0) continue;
    const around = rainbowsAround(column, row);
    const inFrame = around.filter(({ x, y }) => x >= 0 && x < columns && y >= 0 && y < rows);
    if (inFrame.some(({ x, y }) => taken.has(`${x},${y}`))) continue;
    for (const { x, y } of inFrame) taken.add(`${x},${y}`);
    rainbows.push(...inFrame);
  }
  return rainbows;
}

/** The four quarters of the ring around a corner of the grid. */
function rainbowsAround(column: number, row: number): Rainbow[] {
  return [
    { x: column, y: row, corner: 0 },
    { x: column - 1, y: row, corner: 1 },
    { x: column - 1, y: row - 1, corner: 2 },
    { x: column, y: row - 1, corner: 3 },
  ];
}
