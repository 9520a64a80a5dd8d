import { type Cell, fitGrid } from "#app/features/artwork/grid.ts";
import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { arc, type Corner, filledPath, quarter } from "#app/features/artwork/svg.ts";

/** The middle radius of each band of a rainbow, in cells. Bands overlap slightly to avoid hairlines. */
const BAND_RADII = [0.875, 0.625, 0.375];

/** A quarter rainbow in its cell, around one of the cell's corners. */
interface Rainbow {
  x: number;
  y: number;
  corner: Corner;
}

/** The content of a cell: a rainbow around a corner, or the ground. */
type CellContent = Corner | "bare";

/** Arcs: quarter rainbows on a coarse grid. They join into bows, rings and bends. A few cells are bare. */
export const arcs: DrawFamily = (frame, { ground, inks: [lead, second, accent] }, random) => {
  const { cells, onFrame } = fitGrid(frame, random.pick([2, 3, 3]));
  const colors = random.pick([
    [lead, second, lead],
    [lead, ground, second],
    [lead, second, ground],
    [lead, ground, lead],
  ]);
  const rainbows = turnRainbows(cells, random);
  let paths = "";
  for (const [index, radius] of BAND_RADII.entries()) {
    const color = colors[index];
    if (color === ground) continue;
    const data = rainbows.map(({ x, y, corner }) => arc(x, y, 1, corner, radius)).join("");
    paths += `<path stroke="${color}" d="${data}"/>`;
  }
  const cores = rainbows.map(({ x, y, corner }) => quarter(x, y, 1, corner, 0.25)).join("");
  const bands = `<g fill="none" stroke-width="0.26">${paths}</g>`;
  return onFrame(bands + filledPath(accent, cores));
};

/** Chooses bare cells, and the corner of each rainbow, so that as many edges as possible continue. */
function turnRainbows(cells: readonly Cell[], random: Random): Rainbow[] {
  const board = new Map<string, CellContent>();
  const rainbows: Rainbow[] = [];
  for (const [x, y] of cells) {
    const left = board.get(`${x - 1},${y}`);
    const above = board.get(`${x},${y - 1}`);
    // A cell is not bare beside another bare cell, nor if a band would end abruptly.
    const mayBeBare =
      left !== "bare" && above !== "bare" && !endsInRightSide(left) && !endsInLowerSide(above);
    if (mayBeBare && random.chance(0.4)) {
      board.set(`${x},${y}`, "bare");
      continue;
    }
    const scores = [0, 1, 2, 3].map((corner) => fitOf(corner, left, above) + random.next() * 1.2);
    const corner = scores.indexOf(Math.max(...scores));
    board.set(`${x},${y}`, corner);
    rainbows.push({ x, y, corner });
  }
  return rainbows;
}

function endsInRightSide(content: CellContent | undefined): boolean {
  return content === 1 || content === 2;
}

function endsInLowerSide(content: CellContent | undefined): boolean {
  return content === 2 || content === 3;
}

/**
 * Scores how well a rainbow around this corner continues the rainbows of its neighbors. Neighbors outside the frame do
 * not count.
 */
function fitOf(corner: Corner, left?: CellContent, above?: CellContent): number {
  const isLeft = corner === 0 || corner === 3;
  const isUpper = corner === 0 || corner === 1;
  let fit = 0;
  if (left !== undefined) {
    const isBow = isUpper === (left === 1);
    fit += edgeFit(isLeft, endsInRightSide(left), isBow);
  }
  if (above !== undefined) {
    const isBow = isLeft === (above === 3);
    fit += edgeFit(isUpper, endsInLowerSide(above), isBow);
  }
  return fit;
}

/**
 * Rewards bands that continue a neighbor's bow, and edges without bands. Punishes a band that ends abruptly.
 *
 * @param ends whether the bands reach the edge
 * @param neighborEnds whether the neighbor's bands reach the edge
 * @param isBow whether both have the same center
 */
function edgeFit(ends: boolean, neighborEnds: boolean, isBow: boolean): number {
  if (ends !== neighborEnds) return -2;
  if (!ends) return 0.4;
  return isBow ? 0.9 : 0.3;
}
