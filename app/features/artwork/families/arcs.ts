import { fitGrid } from "#app/features/artwork/grid.ts";
import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { arc, type Corner, filled, quarter } from "#app/features/artwork/svg.ts";

/** Bands of a quarter rainbow: the middle radius, in cells. They overlap a little, against hairlines. */
const BANDS = [0.875, 0.625, 0.375];

/** In place of a corner: the cell is left to the ground. */
const GROUND = -1;

/** Arcs: quarter rainbows on a coarse grid, turned so that they join into bows, rings and bends; a few cells are bare. */
export const arcs: DrawFamily = (frame, { ground, inks: [lead, second, accent] }, random) => {
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
  const bands = `<g fill="none" stroke-width="0.26">${paths.join("")}</g>`;
  return onFrame(bands + filled(accent, cores.join("")));
};

/** Which corner each filled cell turns around, chosen so that as many edges as possible continue. */
function turnCells(cells: [number, number][], random: Random) {
  const board = new Map<string, [x: number, y: number, corner: Corner]>();
  for (const [x, y] of cells) {
    const [, , left] = board.get(`${x - 1},${y}`) ?? [];
    const [, , above] = board.get(`${x},${y - 1}`) ?? [];
    const isQuiet = ![1, 2, GROUND].includes(left ?? 0) && ![2, 3, GROUND].includes(above ?? 0);
    const isBare = isQuiet && random.chance(0.4);
    const score = (corner: Corner) => fit(corner, left, above) + random.next() * 1.2;
    const scores = isBare ? [] : [0, 1, 2, 3].map(score);
    board.set(`${x},${y}`, [x, y, isBare ? GROUND : scores.indexOf(Math.max(...scores))]);
  }
  return [...board.values()].filter(([, , corner]) => corner !== GROUND);
}

/** Rewards a bow that a neighbour begins, and quiet edges; punishes a band that ends in a cut. */
function fit(corner: Corner, left?: Corner, above?: Corner): number {
  const isLeft = corner === 0 || corner === 3;
  const isTop = corner < 2;
  // A bow: the bands of both sides go round one centre.
  const edge = (there: Corner | undefined, open: Corner[], isOpen: boolean, isBow: boolean) => {
    if (there === undefined) return 0;
    if (open.includes(there) !== isOpen) return -2;
    if (!isOpen) return 0.4;
    return isBow ? 0.9 : 0.3;
  };
  const beside = edge(left, [1, 2], isLeft, isTop === (left === 1));
  return beside + edge(above, [2, 3], isTop, isLeft === (above === 3));
}
