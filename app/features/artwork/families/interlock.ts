import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, filledPath, path } from "#app/features/artwork/svg.ts";

/** The radius of a rivet as a fraction of the radius of its tooth. */
const RIVET = 0.36;

/**
 * Interlock: two parts hold each other by round teeth. One part is the ground itself, so that a poster, which continues
 * the ground of its drawing, is held by it too: below a title the seam lies horizontally. The teeth of both parts are
 * equally large, and each fills the gap of the other part. Every tooth has a rivet; a rivet of the accent marks the tooth
 * where the parts were joined first.
 */
export const interlock: DrawFamily = (frame, { inks: [lead, second, accent] }, random) => {
  const { isBelowTitle = false } = frame;
  // Drawn with a vertical seam: below a title the matrix swaps the axes.
  const [width, height] = isBelowTitle ? [frame.height, frame.width] : [frame.width, frame.height];
  const teeth = Math.max(3, Math.round((height / width) * 4 + random.between(0.5, 1.5)));
  const tooth = height / teeth;
  const r = tooth / 2;
  const seam = width * random.between(0.42, 0.58);
  const inset = r * random.between(0.1, 0.6);
  const isFirstOut = random.chance(0.5);
  const joined = random.below(teeth);
  let edge = "";
  let rivets = "";
  for (let index = 0; index < teeth; index += 1) {
    const isOut = (index % 2 === 0) === isFirstOut;
    const reach = isOut ? inset : -inset;
    const sweep = isOut ? 1 : 0;
    edge += path`H${seam + reach}a${r} ${r} 0 0 ${sweep} 0 ${tooth}`;
    const ink = index === joined ? accent : second;
    rivets += disc(seam + reach + (isOut ? r / 3 : -r / 3), index * tooth + r, r * RIVET, ink);
  }
  const drawing = filledPath(lead, path`M${width} 0${edge}H${width}z`) + rivets;
  return isBelowTitle ? `<g transform="matrix(0 1 1 0 0 0)">${drawing}</g>` : drawing;
};
