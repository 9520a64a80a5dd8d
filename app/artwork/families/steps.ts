import type { DrawFamily } from "../inks.ts";
import type { Random } from "../random.ts";
import { type Frame, filled, path } from "../svg.ts";

/** The extents of all rows; an end outside the frame bleeds off flat, any other is round. */
type Layout = (rows: number, frame: Frame, random: Random) => { from: number; to: number }[];

/**
 * Steps: rows with round ends, each longer than the one above (stairs, from one side), each wider than
 * the one above (a mound), or each taking over where the one below ends (a plan).
 */
export const drawSteps: DrawFamily = (frame, { inks }, random) => {
  const { width, height } = frame;
  const rows = random.pick(height > width ? [7, 8, 9] : [5, 6, 6, 7]);
  const wide = width / height > 2;
  const layout = random.pick(
    wide ? [plan, plan, stairs, mound] : [stairs, stairs, stairs, plan, plan, mound],
  );
  // A plan always rises to the right; stairs and mounds may face either way.
  const isTurned = layout !== plan && random.chance(0.35);
  const spans = layout(rows, frame, random).map(({ from, to }) =>
    isTurned ? { from: width - to, to: width - from } : { from, to },
  );
  const order = random.shuffle(inks);
  const row = height / rows;
  const r = row / 2;
  const drawn = spans.map((own, index) => {
    const y = index * row;
    const [left, right] = [own.from + r, own.to - r];
    const turn = (down: number) => path`a${r} ${r} 0 0 1 0 ${down}`;
    const pill = path`M${left} ${y}H${right}${turn(row)}H${left}${turn(-row)}z`;
    // A strip under the row below where both are straight, so that no hairline of ground shows.
    const below = spans[index + 1] ?? { from: 0, to: 0 };
    const [from, to] = [Math.max(own.from, below.from) + r, Math.min(own.to, below.to) - r];
    const strip = to > from ? path`M${from} ${y + r}H${to}v${row}H${from}z` : "";
    return filled(order[index % 3] ?? "", pill + strip);
  });
  return drawn.join("");
};

const stairs: Layout = (rows, { width, height }, random) => {
  const first = random.between(0.2, 0.34);
  return Array.from({ length: rows }, (_, index) => {
    const rise = first + ((0.985 - first) * index) / (rows - 1);
    const slack = index === rows - 1 ? 0 : random.between(0, 0.05);
    return { from: -height / rows, to: width * (rise - slack) };
  });
};

const mound: Layout = (rows, { width, height }, random) => {
  const first = Math.max(height / rows, width * random.between(0.14, 0.24));
  const lean = random.between(0.35, 0.65);
  return Array.from({ length: rows }, (_, index) => {
    const length = first + ((width - first) * 0.96 * index) / (rows - 1);
    const from = (width - length) * lean;
    return { from, to: from + length };
  });
};

const plan: Layout = (rows, { width, height }, random) => {
  const r = height / rows;
  const length = width * random.between(0.34, 0.46);
  const step = (width + 2 * r - length) / (rows - 1);
  return Array.from({ length: rows }, (_, index) => {
    const turn = rows - 1 - index;
    const play = turn === 0 || index === 0 ? 0 : random.between(-0.03, 0.03) * width;
    const from = turn * step - r + play;
    return { from, to: from + length };
  });
};
