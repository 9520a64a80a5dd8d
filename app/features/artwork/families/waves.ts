import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, path, shortNumber } from "#app/features/artwork/svg.ts";

/**
 * Waves: a broad road of three or five bands that swings in half circles from edge to edge, with a disc in each wide
 * bay.
 */
export const waves: DrawFamily = (frame, { ground, inks: [lead, second, accent] }, random) => {
  const { width, height, ratio } = frame;
  const isHorizontal = ratio < 1.5 ? random.chance(0.65) : width > height;
  const long = isHorizontal ? width : height;
  const short = isHorizontal ? height : width;
  // A swing is two half circles, each about 0.6 of the shorter side wide.
  const fits = (swings: number) => Math.abs(long / (2 * swings) / short - 0.3) < 0.08;
  const swings = random.pick([1.5, 2, 2.5, 3, 3.5, 4, 5, 6].filter(fits));
  const r = long / (2 * swings);
  const wantedRoad = random.between(1.6, 1.9) * r;
  // The crests keep off the edges.
  const road = Math.min(wantedRoad, short * random.between(0.86, 0.93) - 2 * r);
  // The inks of the road from its edges to its middle.
  const narrow = [
    [lead, ground, second],
    [lead, second, accent],
  ];
  const broad = [
    [lead, ground, second, ground, accent],
    [lead, second, accent, second, lead],
    [lead, second, ground, accent, lead],
    [second, lead, ground, second, accent],
  ];
  const stripes = random.pick(road > short * 0.36 ? broad : narrow);
  // The road starts outside the frame, so that its end is not visible.
  const start = -2 * r * (1 + random.pick([0, 0.5, random.next(), random.next()]));
  const halfCount = Math.ceil((long - start) / (2 * r)) + 1;
  const firstDirection = random.below(2);

  const bayRadius = (r - road / 2) * 0.62;
  let line = path`M${start} ${short / 2}`;
  let discs = "";
  for (let index = 0; index < halfCount; index += 1) {
    const direction = (index + firstDirection) % 2;
    line += path`a${r} ${r} 0 0 ${direction} ${2 * r} 0`;
    const x = start + 2 * r * (index + 0.5);
    const isInFrame = Math.min(x, long - x) >= bayRadius * 1.06;
    if (bayRadius > short * 0.03 && isInFrame) discs += disc(x, short / 2, bayRadius, accent);
  }
  const bands = stripes.map((ink, index) => {
    const strokeWidth = shortNumber((road * (stripes.length - index)) / stripes.length);
    return `<path fill="none" stroke="${ink}" stroke-width="${strokeWidth}" d="${line}"/>`;
  });
  const drawing = bands.join("") + discs;
  // Drawn horizontally: the matrix swaps the axes.
  return isHorizontal ? drawing : `<g transform="matrix(0 1 1 0 0 0)">${drawing}</g>`;
};
