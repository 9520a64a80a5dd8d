import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { filledPath, path } from "#app/features/artwork/svg.ts";

/** The begin and the end of a row. An end outside the frame is cut off straight. */
type Span = readonly [from: number, to: number];

/** The spans of all rows from the top. @param row the height of a row */
type Layout = (row: number, count: number, width: number, random: Random) => Span[];

/**
 * Steps: rows with round ends. Each row is longer than the row above (stairs, a mound), or begins where the row below
 * ends.
 */
export const steps: DrawFamily = ({ width, height }, { inks }, random) => {
  const isTall = height > width;
  const isBand = width / height > 2;
  const count = random.pick(countsFor(isTall, isBand));
  const layout = random.pick(
    isBand ? [plan, plan, stairs, mound] : [stairs, stairs, stairs, plan, plan, mound],
  );
  // Above a mound there is air, so that its uppermost stone is seen whole.
  const air = layout === mound ? height * random.between(0.08, 0.12) : 0;
  const row = (height - air) / count;
  const r = row / 2;
  // A plan always rises to the right. Stairs and mounds may face either side.
  const isTurned = layout !== plan && random.chance(0.35);
  const facingRight = layout(row, count, width, random);
  const spans = isTurned
    ? facingRight.map(([from, to]): Span => [width - to, width - from])
    : facingRight;
  const order = random.shuffle(inks);

  let drawing = "";
  for (const [index, [from, to]] of spans.entries()) {
    const top = air + index * row;
    const rightEnd = path`a${r} ${r} 0 0 1 0 ${row}`;
    const leftEnd = path`a${r} ${r} 0 0 1 0 ${-row}`;
    const pill = path`M${from + r} ${top}H${to - r}${rightEnd}H${from + r}${leftEnd}z`;
    // A strip that extends below the next row along straight edges, so that no hairline of the ground shows.
    const [belowFrom, belowTo] = spans[index + 1] ?? [0, 0];
    const left = Math.max(from, belowFrom) + r;
    const right = Math.min(to, belowTo) - r;
    const strip = right > left ? path`M${left} ${top + r}H${right}v${row}H${left}z` : "";
    drawing += filledPath(order[index % 3] ?? "", pill + strip);
  }
  return drawing;
};

function countsFor(isTall: boolean, isBand: boolean): readonly number[] {
  if (isTall) return [7, 8, 9];
  return isBand ? [4, 4, 5] : [5, 6, 6, 7];
}

const stairs: Layout = (row, count, width, random) => {
  const last = count - 1;
  const first = random.between(0.2, 0.34);
  return Array.from({ length: count }, (_, index) => {
    const slack = index === last ? 0 : random.between(0, 0.05);
    return [-row, width * (first + ((0.94 - first) * index) / last - slack)];
  });
};

const mound: Layout = (row, count, width, random) => {
  const first = Math.max(row, width * random.between(0.14, 0.24));
  const lean = random.between(0.35, 0.65);
  return Array.from({ length: count }, (_, index) => {
    const length = first + ((width - first) * 0.9 * index) / (count - 1);
    const from = (width - length) * lean;
    return [from, from + length];
  });
};

const plan: Layout = (row, count, width, random) => {
  const last = count - 1;
  const length = width * random.between(0.34, 0.46);
  const step = (width + 2 * row - length) / last;
  return Array.from({ length: count }, (_, index) => {
    const isEnd = index === 0 || index === last;
    const play = isEnd ? 0 : random.between(-0.03, 0.03) * width;
    const from = (last - index) * step - row + play;
    return [from, from + length];
  });
};
