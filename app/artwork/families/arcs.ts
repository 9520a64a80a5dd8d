import { type Corner, quarter } from "../forms.ts";
import { fitGrid, type Grid, onGrid } from "../grid.ts";
import type { Random } from "../random.ts";
import { finePath } from "../svg.ts";
import type { DrawFamily } from "./draw-family.ts";

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
  for (const [band, r] of BANDS.entries()) {
    if (colours[band] === ground) continue;
    const data = turns.map(([x, y, corner]) => arc(x, y, r, corner)).join("");
    body += `<path stroke="${colours[band]}" d="${data}"/>`;
  }
  body = `<g fill="none" stroke-width="${BAND_WIDTH}">${body}</g>`;
  const hearts = turns.map(([x, y, corner]) => {
    return quarter(
      corner === 1 || corner === 2 ? x + 0.75 : x,
      corner > 1 ? y + 0.75 : y,
      0.25,
      corner,
    );
  });
  return onGrid(grid, `${body}<path fill="${accent}" d="${hearts.join("")}"/>`);
};

/** Which corner each filled cell turns around, chosen so that as many edges as possible continue. */
function turnCells({ columns, rows }: Grid, random: Random): [number, number, Corner][] {
  const corners = new Map<string, Corner | "ground">();
  const cells: [number, number, Corner][] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [left, above] = [corners.get(`${x - 1},${y}`), corners.get(`${x},${y - 1}`)];
      const isQuiet = left !== 1 && left !== 2 && above !== 2 && above !== 3;
      if (isQuiet && left !== "ground" && above !== "ground" && random.chance(0.4)) {
        corners.set(`${x},${y}`, "ground");
        continue;
      }
      const ranked = ([0, 1, 2, 3] as const)
        .map((corner) => [corner, fit(corner, left, above) + random.next() * 1.2] as const)
        .sort((a, b) => b[1] - a[1]);
      const corner = ranked[0]?.[0] ?? 0;
      corners.set(`${x},${y}`, corner);
      cells.push([x, y, corner]);
    }
  }
  return cells;
}

type Beside = Corner | "ground" | undefined;

/** Rewards a bow that a neighbour begins, and quiet edges; punishes a band that ends in a cut. */
function fit(corner: Corner, left: Beside, above: Beside): number {
  const isLeft = corner === 0 || corner === 3;
  const isTop = corner < 2;
  let score = 0;
  if (left !== undefined)
    score += edgeFit(left === 1 || left === 2, isLeft, isTop === (left === 1));
  if (above !== undefined) {
    score += edgeFit(above === 2 || above === 3, isTop, isLeft === (above === 3));
  }
  return score;
}

/** @param isBow whether the bands of both sides, where they meet, go round one centre */
function edgeFit(opensThere: boolean, opensHere: boolean, isBow: boolean): number {
  if (opensThere !== opensHere) return -2;
  if (!opensHere) return 0.4;
  return isBow ? 0.9 : 0.3;
}

function arc(x: number, y: number, r: number, corner: Corner): string {
  const right = corner === 1 || corner === 2 ? 1 : 0;
  const low = corner > 1 ? 1 : 0;
  const onSide = [right ? x + 1 - r : x + r, y + low] as const;
  const onPost = [x + right, low ? y + 1 - r : y + r] as const;
  const [from, to] = right === low ? [onSide, onPost] : [onPost, onSide];
  return finePath`M${from[0]} ${from[1]}A${r} ${r} 0 0 1 ${to[0]} ${to[1]}`;
}
