import { fitGrid } from "../grid.ts";
import type { DrawFamily } from "../inks.ts";
import type { Random } from "../random.ts";
import { arc, type Corner, filled, quarter } from "../svg.ts";

/** Bands of a quarter rainbow: the middle radius, in cells. They overlap a little, against hairlines. */
const BANDS = [0.875, 0.625, 0.375];
const BAND_WIDTH = 0.26;

/** What a cell holds that is left to the ground, in place of the corner that its arcs turn around. */
const GROUND = -1;

/**
 * Arcs: quarter rainbows on a coarse grid, turned so that they join into bows, rings and bends; a few
 * cells are left to the ground.
 */
export const drawArcs: DrawFamily = (frame, { ground, inks: [lead, second, accent] }, random) => {
  const { cells, onFrame } = fitGrid(frame, random.pick([2, 3, 3]));
  const colours = random.pick([
    [lead, second, lead],
    [lead, ground, second],
    [lead, second, ground],
    [lead, ground, lead],
  ]);
  const turns = turnCells(cells, random);
  const paths = BANDS.map((r, index) => {
    const data = turns.map(([x, y, corner]) => arc(x, y, 1, corner, r)).join("");
    return colours[index] === ground ? "" : `<path stroke="${colours[index]}" d="${data}"/>`;
  });
  const cores = turns.map(([x, y, corner]) => quarter(x, y, 1, corner, 0.25));
  const bands = `<g fill="none" stroke-width="${BAND_WIDTH}">${paths.join("")}</g>`;
  return onFrame(bands + filled(accent, cores.join("")));
};

/** Which corner each filled cell turns around, chosen so that as many edges as possible continue. */
function turnCells(cells: [number, number][], random: Random): [number, number, Corner][] {
  const board = new Map<string, Corner>();
  for (const [x, y] of cells) {
    const [left, above] = [board.get(`${x - 1},${y}`), board.get(`${x},${y - 1}`)];
    const isQuiet = ![1, 2, GROUND].includes(left ?? 0) && ![2, 3, GROUND].includes(above ?? 0);
    const ranked = [0, 1, 2, 3].map((corner) => ({ corner, score: fit(corner, left, above) }));
    const isBare = isQuiet && random.chance(0.4);
    for (const place of isBare ? [] : ranked) place.score += random.next() * 1.2;
    const [best] = ranked.sort((a, b) => b.score - a.score);
    board.set(`${x},${y}`, isBare ? GROUND : (best?.corner ?? 0));
  }
  return cells.flatMap(([x, y]) => {
    const corner = board.get(`${x},${y}`) ?? GROUND;
    return corner === GROUND ? [] : [[x, y, corner]];
  });
}

/** Rewards a bow that a neighbour begins, and quiet edges; punishes a band that ends in a cut. */
function fit(corner: Corner, left?: Corner, above?: Corner): number {
  const [isLeft, isTop] = [corner === 0 || corner === 3, corner < 2];
  const beside = edgeFit(left, [1, 2], isLeft, isTop === (left === 1));
  return beside + edgeFit(above, [2, 3], isTop, isLeft === (above === 3));
}

/**
 * @param there the corner of the neighbour; undefined beyond the edge of the frame
 * @param open its corners whose bands meet this cell
 * @param isBow whether the bands of both sides, where they meet, go round one centre
 */
function edgeFit(there: Corner | undefined, open: Corner[], isOpen: boolean, isBow: boolean) {
  if (there === undefined) return 0;
  if (open.includes(there) !== isOpen) return -2;
  if (!isOpen) return 0.4;
  return isBow ? 0.9 : 0.3;
}
