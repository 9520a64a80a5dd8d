import { type Cell, cellsOf, fitGrid, type Grid } from "#app/features/artwork/grid.ts";
import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { shortNumber } from "#app/features/artwork/svg.ts";

/** Diameters in cells, from the lightest tone to the darkest. */
const SIZES = [0.2, 0.32, 0.44, 0.58, 0.72, 0.86, 0.96];

const FULL_TURN = 2 * Math.PI;

/** Samples along each side of a cell. */
const SAMPLES = 4;

/**
 * Dots: a halftone of one thing. Every cell of a fine grid has a dot: large dots show the thing, and small ones around it
 * grow and shrink in rings that leave it.
 */
export const dots: DrawFamily = (frame, { inks: [middle, dark, light] }, random) => {
  // In a band the dots are finer, so that its rings are round.
  const grid = fitGrid(frame, frame.ratio > 2 ? 17 : 13);
  const tones = tonesOf(grid, random);
  const strokeOf = (index: number) => {
    const tone = tones[index] ?? 0;
    const level = Math.min(SIZES.length - 1, Math.floor(tone * SIZES.length));
    const ink = inkOf(tone, light, middle, dark);
    return `stroke="${ink}" stroke-width="${shortNumber(SIZES[level] ?? 0, 2)}"`;
  };
  // Dots of the same size and ink are a single path.
  const cellsByStroke = Map.groupBy(grid.cells, (_, index) => strokeOf(index));
  let paths = "";
  for (const [stroke, cells] of cellsByStroke) paths += `<path ${stroke} d="${dotsIn(cells)}"/>`;
  const group = `<g transform="translate(.5 .5)" stroke-linecap="round">${paths}</g>`;
  return grid.onFrame(group);
};

function inkOf(tone: number, light: string, middle: string, dark: string): string {
  if (tone > 0.5) return dark;
  return tone > 0.2 ? middle : light;
}

/** Path data of lines without length. Their round ends are the dots. */
function dotsIn(cells: readonly Cell[]): string {
  const moves = cells.map(([column, row], index) => {
    const previous = cells[index - 1];
    const isSameRow = previous?.[1] === row;
    return isSameRow ? `m${column - previous[0]} 0h0` : `M${column} ${row}h0`;
  });
  return moves.join("");
}

/** The tone of every cell from 0 to 1. */
function tonesOf({ cells, columns, rows }: Grid, random: Random): number[] {
  const short = Math.min(columns, rows);
  const isInside = random.pick(THINGS);
  const isPointer = isInside === pointer;
  const whole = short * random.between(0.88, 0.95);
  const size = isPointer ? Math.round(whole * POINTER_SHARE) : whole;
  const isBand = columns > 2 * rows;
  const center = columns * (isBand ? random.between(0.6, 0.7) : random.between(0.49, 0.52));
  const middle = rows * random.between(0.48, 0.52);
  // The tip of the arrow lies at a corner of a cell, so that the dots along its straight edge are full.
  const tipX = ARROW[0][0] * size;
  const tipY = ARROW[0][1] * size;
  const centerX = isPointer ? Math.round(center + tipX) - tipX : center;
  const centerY = isPointer ? Math.round(middle + tipY) - tipY : middle;
  // A click sends its rings from the tip of the arrow.
  const source = isPointer ? { x: centerX + tipX, y: centerY + tipY } : { x: centerX, y: centerY };
  const ringLength = random.between(0.34, 0.46);
  const phase = random.next() * FULL_TURN;
  const fadingInCard = isPointer ? 0.8 : 1.6;
  const fading = isBand ? 0.3 : fadingInCard;
  return cells.map(([column, row]) => {
    let inside = 0;
    for (const [sampleX, sampleY] of cellsOf(SAMPLES)) {
      const x = column + (sampleX + 0.5) / SAMPLES - centerX;
      const y = row + (sampleY + 0.5) / SAMPLES - centerY;
      if (isInside(x / size, y / size)) inside += 1 / SAMPLES ** 2;
    }
    // An arrow has steps, as on a screen: each of its dots is full.
    if (isPointer) inside = inside > 0.4 ? 1 : 0;
    const distance = Math.hypot(column + 0.5 - source.x, row + 0.5 - source.y) / short;
    const ring = 0.5 + 0.5 * Math.cos((distance / ringLength) * FULL_TURN + phase);
    // The rings fade with the distance, so that the thing stands out. In a band they reach its other end.
    const around = 0.48 * ring * Math.exp(-fading * Math.max(0, distance - 0.4));
    return around + (1 - around) * inside;
  });
}

/** Whether a point belongs to a thing in a box of 1 by 1 around the origin. */
type Thing = (x: number, y: number) => boolean;

/** The arrow of a mouse, from its tip. */
const ARROW = [
  [-0.32, -0.5],
  [-0.32, 0.36],
  [-0.12, 0.18],
  [0.03, 0.5],
  [0.18, 0.43],
  [0.03, 0.12],
  [0.32, 0.12],
] as const;

/** How large the arrow is among the things: the room above its tip and below its foot is a row of dots. */
const POINTER_SHARE = 0.88;

const pointer: Thing = (x, y) => {
  let isInside = false;
  for (const [index, [ax, ay]] of ARROW.entries()) {
    const [bx, by] = ARROW[(index + 1) % ARROW.length] ?? ARROW[0];
    // A ray to the right crosses the edge.
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
  }
  return isInside;
};

/** A star with four hollow sides. */
const spark: Thing = (x, y) => Math.sqrt(Math.abs(x)) + Math.sqrt(Math.abs(y)) < Math.sqrt(0.66);

const eye: Thing = (x, y) => {
  const isBetweenLids = Math.hypot(x, Math.abs(y) + 0.31) < 0.59;
  const fromPupil = Math.hypot(x, y);
  return isBetweenLids && (fromPupil > 0.22 || fromPupil < 0.11);
};

/** A tick. */
const tick: Thing = (x, y) => {
  const isShortStroke = isInStroke(x, y, { fromX: -0.34, fromY: 0.02, toX: -0.1, toY: 0.28 });
  return isShortStroke || isInStroke(x, y, { fromX: -0.1, fromY: 0.28, toX: 0.36, toY: -0.3 });
};

const cross: Thing = (x, y) => {
  const isFalling = isInStroke(x, y, { fromX: -0.3, fromY: -0.3, toX: 0.3, toY: 0.3 });
  return isFalling || isInStroke(x, y, { fromX: -0.3, fromY: 0.3, toX: 0.3, toY: -0.3 });
};

interface Stroke {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
}

/** Whether a point lies in a thick stroke with round ends. */
function isInStroke(x: number, y: number, { fromX, fromY, toX, toY }: Stroke): boolean {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx ** 2 + dy ** 2);
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - nearest * dx, y - fromY - nearest * dy) < 0.125;
}

const THINGS: readonly Thing[] = [pointer, spark, eye, tick, cross];
