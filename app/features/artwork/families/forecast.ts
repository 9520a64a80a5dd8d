import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, filledPath, path, shortNumber } from "#app/features/artwork/svg.ts";

/** How many values of the past are known. */
const KNOWN = 5;
/** Half of the height of each range at the right edge, in heights of the frame, from the widest to the narrowest. */
const RANGES = [0.42, 0.25, 0.09];

/**
 * Forecast: the values of the past are discs on a line. From the last one, three ranges open to the right edge, one in the other: the
 * further away, the less certain.
 */
export const forecast: DrawFamily = (frame, { inks: [lead, second, accent] }, random) => {
  const { width, height, short } = frame;
  const r = short * random.between(0.036, 0.042);
  const first = { x: width * 0.08 + r, y: height * random.between(0.72, 0.8) };
  const today = { x: width * random.between(0.42, 0.46), y: height * random.between(0.52, 0.56) };
  const end = height * random.between(0.44, 0.47);
  let fan = "";
  for (const [index, range] of RANGES.entries()) {
    const top = end - range * height;
    const bottom = end + range * height;
    // Both edges of a range leave today's value in its direction and end level.
    const near = today.x + (width - today.x) * 0.3;
    const far = today.x + (width - today.x) * 0.55;
    const data = path`M${today.x} ${today.y}C${near} ${today.y - r} ${far} ${top} ${width} ${top}V${bottom}C${far} ${bottom} ${near} ${today.y + r} ${today.x} ${today.y}z`;
    fan += filledPath([accent, second, lead][index] ?? lead, data);
  }
  let past = "";
  let line = "";
  for (let index = 0; index < KNOWN; index += 1) {
    const along = index / (KNOWN - 1);
    const isBetween = index > 0 && index < KNOWN - 1;
    const beside = isBetween ? height * random.between(0.04, 0.08) * (index % 2 === 0 ? 1 : -1) : 0;
    const x = first.x + (today.x - first.x) * along;
    const y = first.y + (today.y - first.y) * along + beside;
    past += disc(x, y, r, lead);
    line += path`${index === 0 ? "M" : "L"}${x} ${y}`;
  }
  const lineWidth = shortNumber(r * 0.5);
  return `${fan}<path d="${line}" fill="none" stroke="${lead}" stroke-width="${lineWidth}"/>${past}`;
};
