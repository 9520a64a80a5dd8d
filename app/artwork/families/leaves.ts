import { cellsOf, fitGrid, onGrid } from "../grid.ts";
import type { DrawFamily } from "../inks.ts";
import { leaf } from "../shapes.ts";
import { layerOf } from "../svg.ts";

/** How four leaves lie in a block: tips to the middle, around it, all one way, or one large leaf. */
type Block = "flower" | "ring" | "stream" | "large";

/** The blocks of a picture in shares, one mix for each picture. */
const MIXES: readonly (readonly Block[])[] = [
  ["flower", "flower", "flower", "ring", "large"],
  ["ring", "ring", "ring", "flower", "large"],
  ["large", "large", "flower", "ring"],
  ["large", "large", "large", "stream"],
  ["stream", "stream", "large", "ring"],
];

/**
 * Leaves: lenses that touch at their tips, in blocks of four that read as flowers, rings or streams,
 * or as one large leaf. The blocks alternate between two leading inks; the third is an accent.
 */
export const drawLeaves: DrawFamily = (frame, { inks: [lead, second, accent] }, random) => {
  const grid = fitGrid(frame, 3.4);
  const mix = random.pick(MIXES);
  const flow = random.below(2);
  const parts: [string, string][] = [];
  for (const [x, y] of cellsOf(grid)) {
    const [main, other] = (x + y) % 2 === 0 ? [lead, second] : [second, lead];
    const block = random.pick(mix);
    const diagonal = random.chance(0.75) ? flow ^ ((x + y) & 1) : random.below(2);
    if (block === "large") {
      parts.push([random.chance(0.2) ? accent : main, leaf(x, y, 1, diagonal)]);
      continue;
    }
    const odd = random.chance(0.34) ? random.below(4) : -1;
    const oddInk = random.chance(0.5) ? accent : other;
    for (const [part, [dx, dy]] of cellsOf({ columns: 2, rows: 2 }).entries()) {
      const turn = { flower: dx ^ dy, ring: 1 ^ dx ^ dy, stream: flow }[block];
      parts.push([part === odd ? oddInk : main, leaf(x + dx / 2, y + dy / 2, 0.5, turn)]);
    }
  }
  return onGrid(grid, layerOf(parts));
};
