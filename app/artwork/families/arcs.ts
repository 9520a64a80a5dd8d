import { cellsOf, fitGrid, type Grid, onGrid } from "../grid.ts";
import type { DrawFamily } from "../inks.ts";
import type { Random } from "../random.ts";
import { arc, type Corner, quarter } from "../shapes.ts";
import { filled } from "../svg.ts";

/** Bands of a quarter rainbow: the middle radius, in cells. They overlap a little, against hairlines. */
const BANDS = [0.875, 0.625, 0.375] as const;
const BAND_WIDTH = 0.26;

/**
 * Arcs: quarter rainbows on a coarse grid, turned so that they join into bows, rings and bends; a few
 * cells are left to the ground.
 */
export const drawArcs: DrawFamily = (frame, { ground, inks }, random) => {
  const grid = fitGrid(frame, random.pick([2, 3, 3]));
  const [lead, second, accent] = inks;
  const colours = random.pick([
    [lead, second, lead],
    [lead, ground, second],
    [lead, second, ground],
    [lead, ground, lead],
  ]);
  const turns = turnCells(grid, random);
  let body = "";
  for (const [index, r] of BANDS.entries()) {
    if (colours[index] === ground) continue;
    const data = turns.map(([x, y, corner]) => arc(x, y, 1, corner, r)).join("");
    body += `<path stroke="${colours[index]}" d="${data}"/>`;
  }
  const cores = turns.map(([x, y, corner]) => quarter(x, y, 1, corner, 0.25));
  const bands = `<g fill="none" stroke-width="${BAND_WIDTH}">${body}</g>`;
  return onGrid(grid, bands + filled(accent, cores.join("")));
};

/** What a neighbour holds: an arc around one of its corners, bare ground, or nothing beyond the edge. */
type Neighbour = Corner | "ground" | undefined;

const isOneOf = (neighbour: Neighbour, ...corners: Corner[]) =>
  corners.some((corner) => corner === neighbour);

/** Which corner each filled cell turns around, chosen so that as many edges as possible continue. */
function turnCells(grid: Grid, random: Random): [x: number, y: number, corner: Corner][] {
  const corners = new Map<string, Corner | "ground">();
  const cells: [number, number, Corner][] = [];
  for (const [x, y] of cellsOf(grid)) {
    const [left, above] = [corners.get(`${x - 1},${y}`), corners.get(`${x},${y - 1}`)];
    const isQuiet = !isOneOf(left, 1, 2) && !isOneOf(above, 2, 3);
    if (isQuiet && left !== "ground" && above !== "ground" && random.chance(0.4)) {
      corners.set(`${x},${y}`, "ground");
      continue;
    }
    const ranked = [0, 1, 2, 3]
      .map((corner) => ({ corner, score: fit(corner, left, above) + random.next() * 1.2 }))
      .sort((a, b) => b.score - a.score);
    const corner = ranked[0]?.corner ?? 0;
    corners.set(`${x},${y}`, corner);
    cells.push([x, y, corner]);
  }
  return cells;
}

/** Rewards a bow that a neighbour begins, and quiet edges; punishes a band that ends in a cut. */
function fit(corner: Corner, left: Neighbour, above: Neighbour): number {
  const [isLeft, isTop] = [isOneOf(corner, 0, 3), isOneOf(corner, 0, 1)];
  const beside = edgeFit(left, isOneOf(left, 1, 2), isLeft, isTop === (left === 1));
  return beside + edgeFit(above, isOneOf(above, 2, 3), isTop, isLeft === (above === 3));
}

/** @param isBow whether the bands of both sides, where they meet, go round one centre */
function edgeFit(there: Neighbour, opensThere: boolean, opensHere: boolean, isBow: boolean) {
  if (there === undefined) return 0;
  if (opensThere !== opensHere) return -2;
  if (!opensHere) return 0.4;
  return isBow ? 0.9 : 0.3;
}
