import { cellsOf, fitGrid, type Grid } from "#app/features/artwork/grid.ts";
import type { DrawFamily, Palette } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import {
  band,
  type Corner,
  circle,
  half,
  layerOf,
  leaf,
  quarter,
  square,
} from "#app/features/artwork/svg.ts";

/** What a tile paints in its ink, and over it in its second ink. */
type DrawTile = (x: number, y: number, size: number, turn: Corner) => [base: string, top?: string];

const FORMS = {
  disc: (x, y, size) => [circle(x + size / 2, y + size / 2, size / 2)],
  quarter: (x, y, size, turn) => [quarter(x, y, size, turn)],
  leaf: (x, y, size, turn) => [leaf(x, y, size, turn)],
  half: (x, y, size, turn) => [half(x, y, size, turn)],
  eye: (x, y, size) => [square(x, y, size) + circle(x + size / 2, y + size / 2, size / 4, 0)],
  plate: (x, y, size, turn) => [square(x, y, size), quarter(x, y, size, turn)],
  target: (x, y, size) => {
    const [cx, cy] = [x + size / 2, y + size / 2];
    return [circle(cx, cy, size / 2) + circle(cx, cy, size / 4, 0), circle(cx, cy, size / 8)];
  },
  fan: (x, y, size, turn) => [band(x, y, size, turn, size / 2)],
  rainbow: (x, y, size, turn) => [quarter(x, y, size, turn), quarter(x, y, size, turn, size / 2)],
} satisfies Record<string, DrawTile>;
type Form = keyof typeof FORMS;

const SMALL: readonly Form[] = [
  ...(["quarter", "quarter", "quarter", "leaf", "leaf", "leaf", "disc", "disc"] as const),
  ...(["half", "half", "eye", "plate"] as const),
];
const LARGE: readonly Form[] = ["fan", "fan", "rainbow", "target", "target", "leaf", "quarter"];

/** A form in its cell (one by one, or two by two for a large one), how it is turned, and its inks. */
interface Tile {
  x: number;
  y: number;
  size: number;
  form: Form;
  turn: Corner;
  ink: string;
  second: string;
}

/** Tiles: forms on a square grid, some of twice the size, some mirrored. Straight sides of different inks never touch. */
export const tiles: DrawFamily = (frame, { inks }, random) => {
  const grid = fitGrid(frame, 3.4);
  const composed = composeTiles(grid, inks, random);
  const layers = (["ink", "second"] as const).map((ink, layer) => {
    const draw = ({ form, x, y, size, turn }: Tile) => FORMS[form](x, y, size, turn)[layer] ?? "";
    return layerOf(composed.map((tile) => [tile[ink], draw(tile)]));
  });
  return grid.onFrame(layers.join(""));
};

function composeTiles(grid: Grid, inks: Palette["inks"], random: Random): Tile[] {
  // A cell that is left to the ground holds null: one of seven.
  const board = new Map<string, Tile | null>();
  const around = (x: number, y: number) =>
    [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`].map((at) => board.get(at));
  const tiles: Tile[] = [];
  const put = (tile: Tile) => {
    tiles.push(tile);
    for (const [dx, dy] of cellsOf(tile.size)) board.set(`${tile.x + dx},${tile.y + dy}`, tile);
  };
  const newTile = (x: number, y: number, size: number, form: Form, avoid: string[]): Tile => {
    const ink = nextInk(inks, tiles, avoid, random);
    const second = nextInk(inks, tiles, [ink], random);
    return { x, y, size, form, ink, second, turn: random.below(4) };
  };

  for (const [x, y] of largePlaces(grid, random)) put(newTile(x, y, 2, random.pick(LARGE), []));
  let empty = Math.round((grid.cells.length - board.size) / 7);
  for (const [x, y] of random.shuffle(grid.cells)) {
    if (empty === 0 || board.has(`${x},${y}`) || around(x, y).includes(null)) continue;
    board.set(`${x},${y}`, null);
    empty--;
  }
  for (const [x, y] of grid.cells) {
    if (board.has(`${x},${y}`)) continue;
    const neighbours = around(x, y);
    const [above, , , left] = neighbours;
    const avoid = [above, left].flatMap((tile) => tile?.ink ?? []);
    let tile = left?.size === 1 && random.chance(0.34) && mirrored(left, x);
    for (let attempt = 0; attempt < 30 && (!tile || clashes(tile, neighbours)); attempt++) {
      tile = newTile(x, y, 1, random.pick(SMALL), random.chance(0.8) ? avoid : []);
    }
    if (tile && !clashes(tile, neighbours)) put(tile);
  }
  return tiles;
}

/** The ink that is furthest behind its share (leading 4, second 3, accent 2), with some play. */
function nextInk(inks: Palette["inks"], tiles: Tile[], avoid: string[], random: Random): string {
  const shares = inks.map((ink, index) => {
    if (avoid.includes(ink)) return Number.POSITIVE_INFINITY;
    const own = tiles.filter((tile) => tile.ink === ink);
    const printed = own.reduce((sum, { size }) => sum + size * 1.5 - 0.5, 0);
    return (printed + random.next() * 1.6) / (4 - index);
  });
  return inks[shares.indexOf(Math.min(...shares))] ?? inks[0];
}

/** Upper left cells for the large forms: one for about twelve cells, never side by side. */
function largePlaces({ columns, rows }: Grid, random: Random): [number, number][] {
  const wanted = Math.round((columns * rows) / 12);
  const places: [number, number][] = [];
  for (let attempt = 0; places.length < wanted && attempt < 60; attempt++) {
    const [x, y] = [random.below(columns - 1), random.below(rows - 1)];
    const isFree = places.every(([px, py]) => Math.abs(px - x) > 2 || Math.abs(py - y) > 2);
    if (isFree) places.push([x, y]);
  }
  return places;
}

/** The same form turned over to the right of its neighbour; nothing for forms that have no sides. */
function mirrored({ form, turn, ...left }: Tile, x: number): Tile | undefined {
  if (form === "half") return { ...left, form, x, turn: turn & 1 ? turn ^ 2 : turn };
  return form === "quarter" || form === "leaf" ? { ...left, form, x, turn: turn ^ 1 } : undefined;
}

/** Whether a tile shows a straight edge of its ink on a side (0 top, 1 right, 2 bottom, 3 left). */
function isStraight({ form, turn }: Tile, side: number): boolean {
  if (form === "eye" || form === "plate") return true;
  if (form === "half") return turn === side;
  const hasCorner = ["quarter", "fan", "rainbow"].includes(form);
  return hasCorner && (turn === side || turn === ((side + 1) & 3));
}

function clashes(tile: Tile, around: readonly (Tile | null | undefined)[]): boolean {
  return around.some((other, side) => {
    if (!other) return false;
    if (other.form === tile.form && other.ink === tile.ink && other.turn === tile.turn) return true;
    if (tile.form === "disc" && other.form === "disc") return true;
    return isStraight(tile, side) && isStraight(other, side ^ 2) && other.ink !== tile.ink;
  });
}
