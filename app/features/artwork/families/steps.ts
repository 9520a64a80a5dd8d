import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { filled, path } from "#app/features/artwork/svg.ts";

/** Where each row begins and ends; ends outside the frame bleed off flat. `row` is its height, `last` the last index. */
type Layout = (row: number, last: number, width: number, random: Random) => (index: number) => Span;
type Span = [from: number, to: number];

/** Steps: rows with round ends, each longer than the one above (stairs, a mound), or beginning where the one below ends. */
export const steps: DrawFamily = ({ width, height }, { inks }, random) => {
  const rows = random.pick(height > width ? [7, 8, 9] : [5, 6, 6, 7]);
  const [row, r] = [height / rows, height / rows / 2];
  const compact = [stairs, stairs, stairs, plan, plan, mound];
  const layout = random.pick(width / height > 2 ? [plan, plan, stairs, mound] : compact);
  // A plan always rises to the right; stairs and mounds may face either way.
  const isTurned = layout !== plan && random.chance(0.35);
  const spanOf = layout(row, rows - 1, width, random);
  const spans = Array.from({ length: rows }, (_, index) => {
    const [from, to] = spanOf(index);
    return isTurned ? [width - to, width - from] : [from, to];
  });
  const order = random.shuffle(inks);
  const turn = (down: number) => path`a${r} ${r} 0 0 1 0 ${down}`;
  const drawn = spans.map(([from = 0, to = 0], index) => {
    const pill = path`M${from + r} ${index * row}H${to - r}${turn(row)}H${from + r}${turn(-row)}z`;
    // A strip under the row below where both are straight, so that no hairline of ground shows.
    const [belowFrom = 0, belowTo = 0] = spans[index + 1] ?? [];
    const [left, right] = [Math.max(from, belowFrom) + r, Math.min(to, belowTo) - r];
    const strip = right > left ? path`M${left} ${index * row + r}H${right}v${row}H${left}z` : "";
    return filled(order[index % 3] ?? "", pill + strip);
  });
  return drawn.join("");
};

const stairs: Layout = (row, last, width, random) => {
  const first = random.between(0.2, 0.34);
  return (index) => {
    const slack = index === last ? 0 : random.between(0, 0.05);
    return [-row, width * (first + ((0.985 - first) * index) / last - slack)];
  };
};

const mound: Layout = (row, last, width, random) => {
  const first = Math.max(row, width * random.between(0.14, 0.24));
  const lean = random.between(0.35, 0.65);
  return (index) => {
    const length = first + ((width - first) * 0.96 * index) / last;
    return [(width - length) * lean, (width - length) * lean + length];
  };
};

const plan: Layout = (row, last, width, random) => {
  const length = width * random.between(0.34, 0.46);
  const step = (width + 2 * row - length) / last;
  return (index) => {
    const play = index === last || index === 0 ? 0 : random.between(-0.03, 0.03) * width;
    const from = (last - index) * step - row + play;
    return [from, from + length];
  };
};
