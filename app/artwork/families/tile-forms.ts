import * as forms from "../forms.ts";
import type { InkLayer } from "../svg.ts";

export type Form =
  | "disc"
  | "quarter"
  | "leaf"
  | "half"
  | "eye"
  | "plate"
  | "target"
  | "fan"
  | "rainbow";

/** A form in its cell (one by one, or two by two for a large one), how it is turned, and its inks. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly form: Form;
  /** The corner or side on which the form stands; a leaf only has two positions. */
  readonly turn: forms.Corner;
  readonly ink: string;
  /** The ink of a smaller form within. */
  readonly second: string;
}

/** The same form turned over to the right of its neighbour; nothing for forms that have no sides. */
export function mirrored(left: Tile, x: number): Tile | undefined {
  if (left.form === "quarter" || left.form === "leaf") {
    return { ...left, x, turn: (left.turn ^ 1) as forms.Corner };
  }
  if (left.form === "half") {
    return { ...left, x, turn: (left.turn & 1 ? left.turn ^ 2 : left.turn) as forms.Corner };
  }
  return undefined;
}

/** Whether a tile shows a straight edge of its ink on a side (0 top, 1 right, 2 bottom, 3 left). */
export function isStraight(tile: Tile, side: number): boolean {
  if (tile.form === "eye" || tile.form === "plate") return true;
  if (tile.form === "half") return tile.turn === side;
  if (tile.form === "quarter" || tile.form === "fan" || tile.form === "rainbow") {
    return tile.turn === side || tile.turn === ((side + 1) & 3);
  }
  return false;
}

const paint: Record<Form, (tile: Tile, base: InkLayer, top: InkLayer) => void> = {
  disc: ({ x, y, size, ink }, base) =>
    base.add(ink, forms.circle(x + size / 2, y + size / 2, size / 2)),
  quarter: ({ x, y, size, turn, ink }, base) => base.add(ink, forms.quarter(x, y, size, turn)),
  leaf: ({ x, y, size, turn, ink }, base) =>
    base.add(ink, forms.leaf(x, y, size, (turn & 1) as 0 | 1)),
  half: ({ x, y, size, turn, ink }, base) => base.add(ink, forms.half(x, y, size, turn)),
  eye: ({ x, y, size, ink }, base) =>
    base.add(ink, forms.square(x, y, size) + forms.hole(x + size / 2, y + size / 2, size / 4)),
  plate: ({ x, y, size, turn, ink, second }, base, top) => {
    base.add(ink, forms.square(x, y, size));
    top.add(second, forms.quarter(x, y, size, turn));
  },
  target: ({ x, y, size, ink, second }, base, top) => {
    const [cx, cy] = [x + size / 2, y + size / 2];
    base.add(ink, forms.circle(cx, cy, size / 2) + forms.hole(cx, cy, size / 4));
    top.add(second, forms.circle(cx, cy, size / 8));
  },
  fan: ({ x, y, size, turn, ink }, base) => base.add(ink, forms.band(x, y, size, size / 2, turn)),
  rainbow: ({ x, y, size, turn, ink, second }, base, top) => {
    const dx = turn === 1 || turn === 2 ? size / 2 : 0;
    base.add(ink, forms.quarter(x, y, size, turn));
    top.add(second, forms.quarter(x + dx, y + (turn > 1 ? size / 2 : 0), size / 2, turn));
  },
};

/** Paints a tile: the form on the base layer, a form within it on the layer above. */
export function paintTile(tile: Tile, base: InkLayer, top: InkLayer): void {
  paint[tile.form](tile, base, top);
}
