import { fitGrid, type Grid } from "#app/features/artwork/grid.ts";
import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { num } from "#app/features/artwork/svg.ts";

/** Diameters in cells, from the lightest tone to the darkest. */
const SIZES = [0.2, 0.32, 0.44, 0.58, 0.72, 0.86, 0.96];

const TURN = 2 * Math.PI;

/** Dots: a halftone. A dot in every cell of a fine grid, its size and its ink the tone of one readable figure. */
export const dots: DrawFamily = (frame, { inks: [middle, dark, light] }, random) => {
  const grid = fitGrid(frame, 12);
  const tones = balancedTones(grid, random);
  const from = random.between(0.26, 0.36);
  const to = random.between(0.6, 0.72);
  const looks = Map.groupBy(grid.cells, (_, index) => {
    const level = Math.min(SIZES.length - 1, Math.floor((tones[index] ?? 0) * SIZES.length));
    const tone = (level + 0.5) / SIZES.length;
    const ink = tone < from ? light : tone < to ? middle : dark;
    return `stroke="${ink}" stroke-width="${num(SIZES[level] ?? 0, 2)}"`;
  });
  const paths = [...looks].map(([look, own]) => {
    const data = own.map(([column, row], index) => {
      const [before = 0, rowBefore] = own[index - 1] ?? [];
      return rowBefore === row ? `m${column - before} 0h0` : `M${column} ${row}h0`;
    });
    return `<path ${look} d="${data.join("")}"/>`;
  });
  const group = `<g transform="translate(.5 .5)" stroke-linecap="round">`;
  return grid.onFrame(`${group}${paths.join("")}</g>`);
};

/** The tone of every cell from 0 to 1, mostly by rank, so that light and dark hold a balance. */
function balancedTones({ cells, columns, rows }: Grid, random: Random): number[] {
  const short = Math.min(columns, rows);
  const figure = random.pick([swell, swell, wave, globe, ripples]);
  const tone = figure(columns / short, rows / short, random);
  const tones = cells.map(([x, y]) => tone((x + 0.5) / short, (y + 0.5) / short));
  const sorted = tones.toSorted((a, b) => a - b);
  const [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 1];
  return tones.map((value) => {
    const rank = sorted.indexOf(value) / tones.length;
    return 0.6 * rank + 0.4 * ((value - low) / (high - low || 1));
  });
}

/** How dark a place is, on any scale; x and y are counted in lengths of the shorter side. */
type Tone = (x: number, y: number) => number;
type Figure = (width: number, height: number, random: Random) => Tone;

/** Two slow waves that cross: islands and straits. */
const swell: Figure = (_width, _height, random) => {
  const waves = [random.between(-0.5, 0.5), random.between(0.9, 1.9)].map((angle): Tone => {
    const length = random.between(0.85, 1.5);
    const phase = random.next() * TURN;
    const [dx, dy] = [(Math.cos(angle) / length) * TURN, (Math.sin(angle) / length) * TURN];
    return (x, y) => Math.sin(x * dx + y * dy + phase);
  });
  return (x, y) => waves.reduce((sum, height) => sum + height(x, y), 0);
};

/** One crest that runs along the frame. */
const wave: Figure = (_width, height, random) => {
  const phase = random.next() * TURN;
  const length = random.between(0.9, 1.5);
  const swing = random.between(0.16, 0.28) * height;
  return (x, y) => -Math.abs(y - height / 2 - swing * Math.sin((x / length) * TURN + phase));
};

/** A lit ball in front of an even ground. */
const globe: Figure = (width, height, random) => {
  const r = random.between(0.44, 0.6);
  const cx = width * random.pick([0.32, 0.5, 0.68]);
  const cy = height * random.pick([0.42, 0.5, 0.58]);
  const [lx, ly] = [cx + r * random.pick([-0.36, 0.36]), cy - r * random.pick([0.36, -0.3])];
  return (x, y) => (Math.hypot(x - cx, y - cy) > r ? -0.6 : 1.2 - Math.hypot(x - lx, y - ly) / r);
};

/** Rings of light and dark around a point on an edge. */
const ripples: Figure = (width, height, random) => {
  const [cx, cy] = [width * random.pick([0, 0.25, 0.5, 0.75, 1]), height * random.pick([0, 1])];
  const length = random.between(0.5, 0.75);
  return (x, y) => Math.cos((Math.hypot(x - cx, y - cy) / length) * TURN);
};
