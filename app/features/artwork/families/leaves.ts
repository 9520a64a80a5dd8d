import { cellsOf, fitGrid } from "#app/features/artwork/grid.ts";
import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { leaf, pathsByColor } from "#app/features/artwork/svg.ts";

/** A block has a single leaf, or four: with their tips to the middle, around the middle, or along a diagonal. */
type Block = "large" | "flower" | "ring" | "stream";

/** The mixes of blocks, in shares. Each picture has a mix. */
const MIXES: readonly (readonly Block[])[] = [
  ["flower", "flower", "flower", "ring", "large"],
  ["ring", "ring", "ring", "flower", "large"],
  ["large", "large", "flower", "ring"],
  ["large", "large", "large", "stream"],
  ["stream", "stream", "large", "ring"],
];

type Shape = readonly [color: string, data: string];

/** Leaves: lenses that touch at their tips, one large or four to a block: a flower (tips to the middle), a ring, a stream. */
export const leaves: DrawFamily = (frame, { inks: [lead, second, accent] }, random) => {
  const { cells, onFrame } = fitGrid(frame, 3.4);
  const mix = random.pick(MIXES);
  const flow = random.below(2);
  const shapes: Shape[] = [];
  for (const [x, y] of cells) {
    const isEven = (x + y) % 2 === 0;
    const main = isEven ? lead : second;
    const block = random.pick(mix);
    const diagonal = random.chance(0.75) ? flow ^ ((x + y) & 1) : random.below(2);
    if (block === "large") {
      const ink = random.chance(0.2) ? accent : main;
      shapes.push([ink, leaf(x, y, 1, diagonal)]);
      continue;
    }
    const oddLeaf = random.chance(0.34) ? random.below(4) : undefined;
    const otherInk = isEven ? second : lead;
    const oddInk = random.chance(0.5) ? accent : otherInk;
    for (const [index, [column, row]] of cellsOf(2).entries()) {
      const ink = index === oddLeaf ? oddInk : main;
      const turn = diagonalIn(block, column, row, flow);
      shapes.push([ink, leaf(x + column / 2, y + row / 2, 0.5, turn)]);
    }
  }
  return onFrame(pathsByColor(shapes));
};

/** The direction of a leaf in a block of four: 0 falls from the left, 1 rises. @param flow the direction in a stream */
function diagonalIn(
  block: Exclude<Block, "large">,
  column: number,
  row: number,
  flow: number,
): number {
  if (block === "stream") return flow;
  return block === "flower" ? column ^ row : 1 ^ column ^ row;
}
