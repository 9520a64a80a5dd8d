import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { circle, disc, filledPath, path, shortNumber, square } from "#app/features/artwork/svg.ts";

/** The four speakers around the microphone: where each stands, from the center. Neighbors have different inks. */
const SPEAKERS = [
  { right: -1, down: -1 },
  { right: 1, down: -1 },
  { right: 1, down: 1 },
  { right: -1, down: 1 },
] as const;

/**
 * Microphone: four speech bubbles turn their corners to one microphone. Each has three dots, because nobody has begun. The
 * drawing is whole in every frame.
 */
export const microphone: DrawFamily = ({ width, height }, { ground, inks }, random) => {
  const [lead, second, accent] = inks;
  const side = Math.min(width * 0.86, height * 0.8);
  const gap = side * random.between(0.08, 0.1);
  const r = (side - gap) / 4;
  const foot = side * random.between(0.085, 0.105);
  const x = width / 2;
  const y = (height - foot) / 2;
  const bottom = y + side / 2 + foot;
  const head = side * random.between(0.145, 0.165);
  const line = side * 0.028;
  let bubbles = "";
  let dots = "";
  for (const [index, { right, down }] of SPEAKERS.entries()) {
    const bubbleX = x + right * (gap / 2 + r);
    const bubbleY = y + down * (gap / 2 + r);
    const cornerX = right < 0 ? bubbleX : bubbleX - r;
    const cornerY = down < 0 ? bubbleY : bubbleY - r;
    const corner = square(cornerX, cornerY, r);
    bubbles += filledPath(index % 2 === 0 ? lead : second, circle(bubbleX, bubbleY, r) + corner);
    // A round end of a line of no length is a dot.
    for (const place of [-0.42, 0, 0.42]) dots += path`M${bubbleX + place * r} ${bubbleY}h.1`;
  }
  const slots = [-0.45, 0, 0.45].map((place) => {
    const reach = head * (place === 0 ? 0.62 : 0.48);
    return path`M${x - reach} ${y + place * head}h${2 * reach}`;
  });
  const stand = path`M${x} ${y}V${bottom - foot / 2}`;
  const base = path`M${x - foot} ${bottom}a${foot} ${foot} 0 0 1 ${2 * foot} 0z`;
  return (
    bubbles +
    `<path ${strokeOf(r * 0.24)} stroke="${ground}" stroke-linecap="round" d="${dots}"/>` +
    // A ring of the ground, so that nothing merges with the microphone.
    disc(x, y, head * 1.24, ground) +
    `<path ${strokeOf(line * 1.3)} stroke="${accent}" d="${stand}"/>` +
    filledPath(accent, base) +
    disc(x, y, head, accent) +
    `<path ${strokeOf(line)} stroke="${ground}" d="${slots.join("")}"/>`
  );
};

/** The attributes of a line of this width. */
function strokeOf(width: number): string {
  return `fill="none" stroke-width="${shortNumber(width)}"`;
}
