import type { Corner } from "../forms.ts";
import { fitGrid, type Grid, onGrid } from "../grid.ts";
import type { Random } from "../random.ts";
import type { Palette } from "../schemes.ts";
import { InkLayer } from "../svg.ts";
import type { DrawFamily } from "./draw-family.ts";
import { type Form, isStraight, mirrored, paintTile, type Tile } from "./tile-forms.ts";

const SMALL: readonly Form[] = [
  ...(["quarter", "quarter", "quarter", "leaf", "leaf", "leaf", "disc", "disc"] as const),
  ...(["half", "half", "eye", "plate"] as const),
];
const LARGE: readonly Form[] = ["fan", "fan", "rainbow", "target", "target", "leaf", "quarter"];

/** What a cell holds while a picture is composed: a tile, bare ground, or nothing yet. */
type Cell = Tile | "ground" | undefined;

/**
 * Tiles: discs, quarters, leaves, half discs and eyes on a square grid, one in twelve cells the place
 * of a form twice the size, one in seven of the others left to the ground. A form may be mirrored by its
 * neighbour, so that two quarters make a half and two leaves a petal. Straight sides of different inks
 * never touch.
 */
export const drawTiles: DrawFamily = (frame, palette, random) => {
  const grid = fitGrid(frame, 3.4);
  const base = new InkLayer();
  const top = new InkLayer();
  for (const tile of composeTiles(grid, palette, random)) paintTile(tile, base, top);
  return onGrid(grid, `${base}${top}`);
};

function composeTiles({ columns, rows }: Grid, { inks }: Palette, random: Random): Tile[] {
  const board = new Map<string, Exclude<Cell, undefined>>();
  const at = (x: number, y: number): Cell => board.get(`${x},${y}`);
  const nextInk = inkShares(inks, random);
  const tiles: Tile[] = [];
  const put = (tile: Tile): void => {
    tiles.push(tile);
    nextInk.count(tile);
    for (let dx = 0; dx < tile.size; dx++) {
      for (let dy = 0; dy < tile.size; dy++) board.set(`${tile.x + dx},${tile.y + dy}`, tile);
    }
  };
  const newTile = (x: number, y: number, size: number, form: Form, avoid: string[]): Tile => {
    const ink = nextInk.besides(avoid);
    const second = nextInk.besides([ink]);
    return { x, y, size, form, ink, second, turn: random.below(4) as Corner };
  };

  for (const [x, y] of largePlaces(columns, rows, random)) {
    put(newTile(x, y, 2, random.pick(LARGE), []));
  }
  const cells = Array.from(
    { length: columns * rows },
    (_, i) => [i % columns, Math.floor(i / columns)] as const,
  );
  let empty = Math.round((cells.length - board.size) / 7);
  for (const [x, y] of random.shuffle(cells)) {
    const beside = [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)];
    if (empty === 0 || at(x, y) || beside.includes("ground")) continue;
    board.set(`${x},${y}`, "ground");
    empty--;
  }
  for (const [x, y] of cells) {
    if (at(x, y)) continue;
    const around = [at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)] as const;
    const [above, , , left] = around;
    const twin = isTile(left) && left.size === 1 && random.chance(0.34) && mirrored(left, x);
    if (twin && !clashes(twin, around)) {
      put(twin);
      continue;
    }
    const avoid = [above, left].filter(isTile).map(({ ink }) => ink);
    for (let attempt = 0; attempt < 30; attempt++) {
      const tile = newTile(x, y, 1, random.pick(SMALL), random.chance(0.8) ? avoid : []);
      if (clashes(tile, around)) continue;
      put(tile);
      break;
    }
  }
  return tiles;
}

function isTile(cell: Cell): cell is Tile {
  return cell !== undefined && cell !== "ground";
}

/** Hands out the ink that is furthest behind its share (leading 4, second 3, accent 2), with some play. */
function inkShares(inks: Palette["inks"], random: Random) {
  const printed = new Map(inks.map((ink) => [ink, 0]));
  return {
    besides(avoid: readonly string[]): string {
      const behind = inks
        .map((ink, index) => ({ ink, share: 4 - index }))
        .filter(({ ink }) => !avoid.includes(ink))
        .map(({ ink, share }) => ({
          ink,
          done: ((printed.get(ink) ?? 0) + random.next() * 1.6) / share,
        }))
        .sort((a, b) => a.done - b.done);
      return behind[0]?.ink ?? inks[0];
    },
    count({ ink, size }: Tile): void {
      printed.set(ink, (printed.get(ink) ?? 0) + size * 1.5 - 0.5);
    },
  };
}

/** Upper left cells for the large forms: one for about twelve cells, never side by side. */
function largePlaces(columns: number, rows: number, random: Random): [number, number][] {
  const wanted = Math.round((columns * rows) / 12);
  const places: [number, number][] = [];
  for (let attempt = 0; places.length < wanted && attempt < 60; attempt++) {
    const [x, y] = [random.below(columns - 1), random.below(rows - 1)];
    if (places.every(([px, py]) => Math.abs(px - x) > 2 || Math.abs(py - y) > 2))
      places.push([x, y]);
  }
  return places;
}

function clashes(tile: Tile, around: readonly Cell[]): boolean {
  return around.some((other, side) => {
    if (!isTile(other)) return false;
    if (other.form === tile.form && other.ink === tile.ink && other.turn === tile.turn) return true;
    if (tile.form === "disc" && other.form === "disc") return true;
    return isStraight(tile, side) && isStraight(other, side ^ 2) && other.ink !== tile.ink;
  });
}
