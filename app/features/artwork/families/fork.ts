import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, path, shortNumber } from "#app/features/artwork/svg.ts";

/**
 * Fork: ways run side by side. One after the other turns away and ends; one goes straight on and ends in a disc. Nothing
 * is cut at the left edge, because a poster continues the ground of the drawing there.
 */
export const fork: DrawFamily = (frame, { inks: [lead, second, accent] }, random) => {
  const { width, height, isWide } = frame;
  const count = random.pick(isWide ? [3, 4, 4] : [3]);
  const pitch = Math.min(height / (count + 3.2), width / (count + 4.4));
  const stroke = pitch * random.between(0.56, 0.7);
  const straight = { x: width * 0.07 + pitch, y: height * 0.07 + pitch };
  const innerRadius = pitch * random.between(0.5, 0.8);
  const centerX = straight.x + count * pitch + innerRadius;
  // The uppermost way turns below the disc.
  const uppermost = straight.y + pitch * random.between(0.6, 1);
  const centerY = uppermost + innerRadius + (count - 1) * pitch;
  const way = (ink: string, line: string) =>
    `<path fill="none" stroke="${ink}" stroke-width="${shortNumber(stroke)}" stroke-linecap="round" d="${line}"/>`;
  let drawing = "";
  for (let index = 0; index < count; index += 1) {
    const r = innerRadius + index * pitch;
    const end = centerX + (width * 0.93 - stroke / 2 - centerX) * random.between(0.2, 1);
    const turn = path`M${centerX - r} ${height + stroke}V${centerY}a${r} ${r} 0 0 1 ${r} ${-r}H${end}`;
    drawing += way(index % 2 === 0 ? lead : second, turn);
  }
  const line = path`M${straight.x} ${height + stroke}V${straight.y}`;
  return drawing + way(accent, line) + disc(straight.x, straight.y, pitch, accent);
};
