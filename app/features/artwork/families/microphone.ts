import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, filledPath, path, shortNumber } from "#app/features/artwork/svg.ts";

/** Microphone: a capsule in its holder, and four speakers around it, none of whom has begun. */
export const microphone: DrawFamily = ({ width, height, short }, { inks }, random) => {
  const [lead, second, accent] = inks;
  const x = width * random.between(0.46, 0.54);
  const r = short * random.between(0.15, 0.18);
  const body = r * random.between(1.3, 1.6);
  const top = height * 0.1;
  const middle = top + r + body;
  const holder = r * 1.5;
  const line = short * 0.035;
  const foot = Math.min(height * 0.94, middle + holder + r * 1.1);
  const capsule = path`M${x - r} ${middle}v${-body}a${r} ${r} 0 0 1 ${2 * r} 0v${body}a${r} ${r} 0 0 1 ${-2 * r} 0z`;
  const arm = path`M${x - holder} ${middle}a${holder} ${holder} 0 0 0 ${2 * holder} 0M${x} ${middle + holder}V${foot}M${x - r} ${foot}h${2 * r}`;
  const stroke = `fill="none" stroke-width="${shortNumber(line)}"`;
  const slots = [0.1, 0.5, 0.9].map((share) => {
    const y = top + r + body * share;
    return path`M${x - r * 0.55} ${y}h${r * 1.1}`;
  });
  const reach = Math.min(width * 0.36, holder + short * 0.3);
  const size = short * random.between(0.07, 0.09);
  const turn = random.between(-0.12, 0.12);
  let speakers = "";
  for (const [index, angle] of [-0.5, 0.35, Math.PI - 0.35, Math.PI + 0.5].entries()) {
    const speakerX = x + reach * Math.cos(angle + turn);
    const speakerY = middle - body * 0.4 + reach * 0.62 * Math.sin(angle + turn);
    speakers += disc(speakerX, speakerY, size, index % 2 === 0 ? second : accent);
  }
  return (
    speakers +
    filledPath(lead, capsule) +
    `<path ${stroke} stroke="${accent}" d="${slots.join("")}"/>` +
    `<path ${stroke} stroke="${second}" d="${arm}"/>`
  );
};
