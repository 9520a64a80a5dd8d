import { type Cell, fitGrid, type Grid } from "#app/features/artwork/grid.ts";
import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { shortNumber } from "#app/features/artwork/svg.ts";

/** Diameters in cells, from the lightest tone to the darkest. */
const SIZES = [0.2, 0.32, 0.44, 0.58, 0.72, 0.86, 0.96];

const FULL_TURN = 2 * Math.PI;

/**
 * Dots: a halftone. Every cell of a fine grid has a dot. Size and ink of the dots show the tones of a simple figure.
 */
export const dots: DrawFamily = (frame, { inks: [middle, dark, light] }, random) => {
  const grid = fitGrid(frame, 12);
  const tones = balancedTones(grid, random);
  const middleFrom = random.between(0.26, 0.36);
  const darkFrom = random.between(0.6, 0.72);
  const inkOf = (tone: number) => {
    if (tone < middleFrom) return light;
    return tone < darkFrom ? middle : dark;
  };
  const strokeOf = (index: number) => {
    const level = Math.min(SIZES.length - 1, Math.floor((tones[index] ?? 0) * SIZES.length));
    const ink = inkOf((level + 0.5) / SIZES.length);
    return `stroke="${ink}" stroke-width="${shortNumber(SIZES[level] ?? 0, 2)}"`;
  };
  // Dots of the same size and ink are a single path.
  const cellsByStroke = Map.groupBy(grid.cells, (_, index) => strokeOf(index));
  let paths = "";
  for (const [stroke, cells] of cellsByStroke) paths += `<path ${stroke} d="${dotsIn(cells)}"/>`;
  const group = `<g transform="translate(.5 .5)" stroke-linecap="round">${paths}</g>`;
  return grid.onFrame(group);
};

/** Path data of lines without length. Their round ends are the dots. */
function dotsIn(cells: readonly Cell[]): string {
  const moves = cells.map(([column, row], index) => {
    const previous = cells[index - 1];
    const isSameRow = previous?.[1] === row;
    return isSameRow ? `m${column - previous[0]} 0h0` : `M${column} ${row}h0`;
  });
  return moves.join("");
}

/** The tone of every cell from 0 to 1, mostly by rank, so that light and dark are balanced. */
function balancedTones({ cells, columns, rows }: Grid, random: Random): number[] {
  const short = Math.min(columns, rows);
  const chooseFigure = random.pick([swell, swell, crest, globe, ripples]);
  const toneAt = chooseFigure(columns / short, rows / short, random);
  const tones = cells.map(([x, y]) => toneAt((x + 0.5) / short, (y + 0.5) / short));
  const sorted = tones.toSorted((a, b) => a - b);
  const lowest = sorted[0] ?? 0;
  const highest = sorted.at(-1) ?? 1;
  // A figure with a single tone has no range.
  const range = highest - lowest || 1;
  return tones.map((tone) => {
    const rank = sorted.indexOf(tone) / tones.length;
    return 0.6 * rank + 0.4 * ((tone - lowest) / range);
  });
}

/** The darkness of a point, on any scale; x and y are in lengths of the shorter side. */
type Tone = (x: number, y: number) => number;
type Figure = (width: number, height: number, random: Random) => Tone;

/** Two slow waves that cross: islands and straits. */
const swell: Figure = (_width, _height, random) => {
  const angles = [random.between(-0.5, 0.5), random.between(0.9, 1.9)];
  const waves = angles.map((angle) => waveInDirection(angle, random));
  return (x, y) => waves.reduce((sum, toneAt) => sum + toneAt(x, y), 0);
};

function waveInDirection(angle: number, random: Random): Tone {
  const length = random.between(0.85, 1.5);
  const phase = random.next() * FULL_TURN;
  const dx = (Math.cos(angle) / length) * FULL_TURN;
  const dy = (Math.sin(angle) / length) * FULL_TURN;
  return (x, y) => Math.sin(x * dx + y * dy + phase);
}

/** One crest that runs along the frame. */
const crest: Figure = (_width, height, random) => {
  const phase = random.next() * FULL_TURN;
  const length = random.between(0.9, 1.5);
  const swing = random.between(0.16, 0.28) * height;
  return (x, y) => {
    const angle = (x / length) * FULL_TURN + phase;
    return -Math.abs(y - height / 2 - swing * Math.sin(angle));
  };
};

/** A lit ball in front of an even ground. */
const globe: Figure = (width, height, random) => {
  const r = random.between(0.44, 0.6);
  const centerX = width * random.pick([0.32, 0.5, 0.68]);
  const centerY = height * random.pick([0.42, 0.5, 0.58]);
  const lightX = centerX + r * random.pick([-0.36, 0.36]);
  const lightY = centerY - r * random.pick([0.36, -0.3]);
  return (x, y) => {
    const isGround = Math.hypot(x - centerX, y - centerY) > r;
    return isGround ? -0.6 : 1.2 - Math.hypot(x - lightX, y - lightY) / r;
  };
};

/** Rings of light and dark around a point on an edge. */
const ripples: Figure = (width, height, random) => {
  const centerX = width * random.pick([0, 0.25, 0.5, 0.75, 1]);
  const centerY = height * random.pick([0, 1]);
  const length = random.between(0.5, 0.75);
  return (x, y) => Math.cos((Math.hypot(x - centerX, y - centerY) / length) * FULL_TURN);
};
