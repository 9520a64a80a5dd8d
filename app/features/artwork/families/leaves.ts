import { cellsOf, fitGrid } from "#app/features/artwork/grid.ts";
import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { layerOf, leaf } from "#app/features/artwork/svg.ts";

/** The blocks of a picture in shares, one mix for each picture. */
const MIXES = [
  ["flower", "flower", "flower", "ring", "large"],
  ["ring", "ring", "ring", "flower", "large"],
  ["large", "large", "flower", "ring"],
  ["large", "large", "large", "stream"],
  ["stream", "stream", "large", "ring"],
] as const;

/** Leaves: lenses that touch at their tips, one large or four to a block: a flower (tips to the middle), a ring, a stream. */
export const leaves: DrawFamily = (frame, { inks: [lead, second, accent] }, random) => {
  const { cells, onFrame } = fitGrid(frame, 3.4);
  const mix = random.pick<readonly (typeof MIXES)[number][number][]>(MIXES);
  const flow = random.below(2);
  const parts = cells.flatMap(([x, y]): [string, string][] => {
    const [main, other] = (x + y) % 2 === 0 ? [lead, second] : [second, lead];
    const block = random.pick(mix);
    const diagonal = random.chance(0.75) ? flow ^ ((x + y) & 1) : random.below(2);
    if (block === "large") return [[random.chance(0.2) ? accent : main, leaf(x, y, 1, diagonal)]];
    const odd = random.chance(0.34) ? random.below(4) : -1;
    const oddInk = random.chance(0.5) ? accent : other;
    return cellsOf(2).map(([dx, dy], part) => {
      const turn = { flower: dx ^ dy, ring: 1 ^ dx ^ dy, stream: flow }[block];
      return [part === odd ? oddInk : main, leaf(x + dx / 2, y + dy / 2, 0.5, turn)];
    });
  });
  return onFrame(layerOf(parts));
};
