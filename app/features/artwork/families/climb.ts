import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, filledPath, path } from "#app/features/artwork/svg.ts";

/**
 * Climb: columns with round tops, each higher than the column before, and a ball that has reached the last one. Nothing
 * falls.
 */
export const climb: DrawFamily = (frame, { inks: [lead, second, accent] }, random) => {
  const { width, height, isRound } = frame;
  // In a circle four high columns stand in the middle, so that its edge leaves no shard of a column or of the ball.
  const aside = isRound ? width * 0.19 : 0;
  const most = Math.max(3, Math.round((width / height) * 3.4 + random.between(0.6, 1.6)));
  const steps = isRound ? 4 : most;
  const column = (width - 2 * aside) / steps;
  const r = column / 2;
  const ball = r * random.between(0.72, 0.9);
  const top = ball * 2 + height * random.between(0.03, 0.06) + aside * 0.45;
  const first = height * random.between(0.16, 0.3) + aside * 0.9;
  const highest = height - top;
  const bend = random.between(0.85, 1.25);
  let drawing = "";
  for (let index = 0; index < steps; index += 1) {
    const share = (index / (steps - 1)) ** bend;
    const level = Math.max(r, first + (highest - first) * share);
    const x = aside + index * column;
    const y = height - level;
    const color = index % 2 === 0 ? lead : second;
    // The column reaches under its neighbor, so that no hairline of the ground shows.
    const below = index < steps - 1 ? r : 0;
    const data = path`M${x} ${height}V${y + r}a${r} ${r} 0 0 1 ${column} 0h${below}V${height}z`;
    drawing += filledPath(color, data);
  }
  return drawing + disc(width - aside - r, top - ball, ball, accent);
};
