import { type Cell, cellsOf, fitGrid, type Grid } from "#app/features/artwork/grid.ts";
import type { DrawFamily, Palette } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import {
  band,
  type Corner,
  circle,
  half,
  leaf,
  pathsByColor,
  quarter,
  square,
} from "#app/features/artwork/svg.ts";

/** The shapes of a tile in its ink, and over them those in its second ink. */
interface TileShapes {
  base: string;
  top?: string;
}

type DrawTile = (x: number, y: number, size: number, turn: Corner) => TileShapes;

const FORMS = {
  disc: (x, y, size) => ({ base: circle(x + size / 2, y + size / 2, size / 2) }),
  quarter: (x, y, size, turn) => ({ base: quarter(x, y, size, turn) }),
  leaf: (x, y, size, turn) => ({ base: leaf(x, y, size, turn) }),
  half: (x, y, size, turn) => ({ base: half(x, y, size, turn) }),
  eye(x, y, size) {
    const hole = circle(x + size / 2, y + size / 2, size / 4, 0);
    return { base: square(x, y, size) + hole };
  },
  plate: (x, y, size, turn) => ({ base: square(x, y, size), top: quarter(x, y, size, turn) }),
  target(x, y, size) {
    const centerX = x + size / 2;
    const centerY = y + size / 2;
    const ring = circle(centerX, centerY, size / 2) + circle(centerX, centerY, size / 4, 0);
    return { base: ring, top: circle(centerX, centerY, size / 8) };
  },
  fan: (x, y, size, turn) => ({ base: band(x, y, size, turn, size / 2) }),
  rainbow: (x, y, size, turn) => ({
    base: quarter(x, y, size, turn),
    top: quarter(x, y, size, turn, size / 2),
  }),
} satisfies Record<string, DrawTile>;
type Form = keyof typeof FORMS;

/** The forms of one cell, in shares. */
const SMALL_FORMS: readonly Form[] = [
  "quarter",
  "quarter",
  "quarter",
  "leaf",
  "leaf",
  "leaf",
  "disc",
  "disc",
  "half",
  "half",
  "eye",
  "plate",
];

/** The forms of two by two cells, in shares. */
const LARGE_FORMS: readonly Form[] = [
  "fan",
  "fan",
  "rainbow",
  "target",
  "target",
  "leaf",
  "quarter",
];

/** A form in its upper left cell. Its size is 1 or 2 cells. */
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
  const drawn = composeTiles(grid, inks, random).map((tile) => {
    const shapes: TileShapes = FORMS[tile.form](tile.x, tile.y, tile.size, tile.turn);
    return { tile, shapes };
  });
  const base = drawn.map(({ tile, shapes }) => [tile.ink, shapes.base] as const);
  const top = drawn.map(({ tile, shapes }) => [tile.second, shapes.top ?? ""] as const);
  return grid.onFrame(pathsByColor(base) + pathsByColor(top));
};

/** The content of a cell: a tile or the ground. */
type CellContent = Tile | "bare";

/** The steps from a cell to its neighbors by side: 0 top, 1 right, 2 bottom, 3 left. */
const SIDES = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;

/** The tiles in their cells. */
class Board {
  readonly tiles: Tile[] = [];
  readonly #cells = new Map<string, CellContent>();

  get filledCount(): number {
    return this.#cells.size;
  }

  has(x: number, y: number): boolean {
    return this.#cells.has(`${x},${y}`);
  }

  /** The content of the neighbors of a cell, by side. Undefined for a neighbor that is not decided yet. */
  neighbors(x: number, y: number): (CellContent | undefined)[] {
    return SIDES.map(({ dx, dy }) => this.#cells.get(`${x + dx},${y + dy}`));
  }

  put(tile: Tile): void {
    this.tiles.push(tile);
    for (const [column, row] of cellsOf(tile.size)) {
      this.#cells.set(`${tile.x + column},${tile.y + row}`, tile);
    }
  }

  leaveBare(x: number, y: number): void {
    this.#cells.set(`${x},${y}`, "bare");
  }
}

function composeTiles(grid: Grid, inks: Palette["inks"], random: Random): Tile[] {
  const board = new Board();
  for (const [x, y] of largePlaces(grid, random)) {
    const form = random.pick(LARGE_FORMS);
    board.put({ x, y, size: 2, form, ...chooseLook(inks, board.tiles, [], random) });
  }
  leaveCellsBare(board, grid, random);
  for (const [x, y] of grid.cells) {
    if (board.has(x, y)) continue;
    const tile = chooseTile(x, y, board, inks, random);
    if (tile) board.put(tile);
  }
  return board.tiles;
}

/** Leaves every seventh cell bare on average, never two side by side. */
function leaveCellsBare(board: Board, grid: Grid, random: Random): void {
  let left = Math.round((grid.cells.length - board.filledCount) / 7);
  for (const [x, y] of random.shuffle(grid.cells)) {
    const isFree = !board.has(x, y) && !board.neighbors(x, y).includes("bare");
    if (left === 0 || !isFree) continue;
    board.leaveBare(x, y);
    left -= 1;
  }
}

/** The number of tiles that are tried for a cell. */
const TRIES = 30;

/** A tile that fits its neighbors, often the mirrored left neighbor. Undefined if none was found. */
function chooseTile(
  x: number,
  y: number,
  board: Board,
  inks: Palette["inks"],
  random: Random,
): Tile | undefined {
  const neighbors = board.neighbors(x, y);
  const above = tileIn(neighbors[0]);
  const left = tileIn(neighbors[3]);
  const inksBeside = [above, left].flatMap((tile) => tile?.ink ?? []);
  if (left?.size === 1 && random.chance(0.34)) {
    const tile = mirrored(left, x);
    if (tile && !clashes(tile, neighbors)) return tile;
  }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const form = random.pick(SMALL_FORMS);
    const avoided = random.chance(0.8) ? inksBeside : [];
    const tile = { x, y, size: 1, form, ...chooseLook(inks, board.tiles, avoided, random) };
    if (!clashes(tile, neighbors)) return tile;
  }
  return undefined;
}

function tileIn(content: CellContent | undefined): Tile | undefined {
  return content === "bare" ? undefined : content;
}

/** The inks and the rotation of a new tile. */
function chooseLook(
  inks: Palette["inks"],
  tiles: readonly Tile[],
  avoided: readonly string[],
  random: Random,
): Pick<Tile, "ink" | "second" | "turn"> {
  const ink = nextInk(inks, tiles, avoided, random);
  const second = nextInk(inks, tiles, [ink], random);
  return { ink, second, turn: random.below(4) };
}

/** The ink that is furthest below its share (leading 4, second 3, accent 2), with some randomness. */
function nextInk(
  inks: Palette["inks"],
  tiles: readonly Tile[],
  avoided: readonly string[],
  random: Random,
): string {
  const loads = inks.map((ink, index) => {
    if (avoided.includes(ink)) return Number.POSITIVE_INFINITY;
    const printed = tiles
      .filter((tile) => tile.ink === ink)
      .reduce((sum, { size }) => sum + size * 1.5 - 0.5, 0);
    const share = 4 - index;
    return (printed + random.next() * 1.6) / share;
  });
  return inks[loads.indexOf(Math.min(...loads))] ?? inks[0];
}

/** The upper left cells of the large forms: one for every twelve cells or so, never side by side. */
function largePlaces({ columns, rows }: Grid, random: Random): Cell[] {
  const wanted = Math.round((columns * rows) / 12);
  const cells: Cell[] = [];
  for (let attempt = 0; cells.length < wanted && attempt < 60; attempt += 1) {
    const x = random.below(columns - 1);
    const y = random.below(rows - 1);
    const isFree = cells.every(
      ([placeX, placeY]) => Math.abs(placeX - x) > 2 || Math.abs(placeY - y) > 2,
    );
    if (isFree) cells.push([x, y]);
  }
  return cells;
}

/** The neighbor's form, mirrored. Undefined for symmetric forms. */
function mirrored(left: Tile, x: number): Tile | undefined {
  const { form, turn } = left;
  if (form === "half") {
    // Halves that begin at the left or the right side change sides.
    const isSideways = (turn & 1) === 1;
    return { ...left, x, turn: isSideways ? turn ^ 2 : turn };
  }
  if (form === "quarter" || form === "leaf") return { ...left, x, turn: turn ^ 1 };
  return undefined;
}

/** Whether a tile has a straight edge of its ink on a side (0 top, 1 right, 2 bottom, 3 left). */
function isStraight({ form, turn }: Tile, side: number): boolean {
  switch (form) {
    case "eye":
    case "plate":
      return true;
    case "half":
      return turn === side;
    case "quarter":
    case "fan":
    case "rainbow":
      return turn === side || turn === ((side + 1) & 3);
    default:
      return false;
  }
}

function clashes(tile: Tile, neighbors: readonly (CellContent | undefined)[]): boolean {
  return neighbors.some((content, side) => {
    const neighbor = tileIn(content);
    return neighbor !== undefined && clashesAt(tile, neighbor, side);
  });
}

/** Whether two tiles merge into a single shape, or meet in straight edges of different inks. */
function clashesAt(tile: Tile, neighbor: Tile, side: number): boolean {
  const { form, ink, turn } = tile;
  if (neighbor.form === form && neighbor.ink === ink && neighbor.turn === turn) return true;
  if (form === "disc" && neighbor.form === "disc") return true;
  const opposite = side ^ 2;
  const meetStraight = isStraight(tile, side) && isStraight(neighbor, opposite);
  return meetStraight && neighbor.ink !== ink;
}
