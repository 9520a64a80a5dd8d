import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { disc, filled, path } from "#app/features/artwork/svg.ts";

/** Bars: columns with round heads that climb from left to right with a setback or two; at times a disc above the low ones. */
export const bars: DrawFamily = ({ width, height }, { inks }, random) => {
  const count = Math.max(5, Math.round(width / (Math.min(width, height) / 6)));
  const bar = width / count;
  const heights = climb(count, height / bar, random);
  const heightOf = (index: number) => heights[index] ?? 0;
  const colours: string[] = [];
  while (colours.length < count) {
    colours.push(random.pick(inks.filter((ink) => ink !== colours.at(-1))));
  }
  const above = random.chance(0.5) ? sun(heights, bar, height, () => random.pick(inks)) : "";
  const byHeight = [...heights.keys()].sort((a, b) => heightOf(a) - heightOf(b));
  const columns = byHeight.map((index) => {
    const x = index * bar;
    const r = bar / 2;
    const shoulder = height - heightOf(index) * bar + r;
    // A column reaches under the neighbours that are painted after it, so that no hairline shows.
    const left = heightOf(index - 1) > heightOf(index) ? r : 0;
    const right = heightOf(index + 1) >= heightOf(index) ? r : 0;
    const head = path`a${r} ${r} 0 0 1 ${bar} 0`;
    const column = path`M${x - left} ${height}V${shoulder}h${left}${head}h${right}V${height}z`;
    return filled(colours[index] ?? "", column);
  });
  return above + columns.join("");
};

/** Heights in bar widths, in steps of half a bar: from about a quarter of the frame to its top. */
function climb(count: number, full: number, random: Random): number[] {
  const top = Math.floor(full * 2) / 2 - random.pick([0, 0.5, 0.5, 1]);
  const bottom = Math.max(1, full * random.between(0.18, 0.34));
  const bend = random.pick([0.9, 1, 1.3, 1.7]);
  const heights: number[] = [];
  for (let index = 0; index < count; index++) {
    const rise = bottom + (top - bottom) * (index / (count - 1)) ** bend;
    const jitter = random.pick([-1, -0.5, -0.5, 0, 0.5, 0.5]);
    let own = Math.round((rise + jitter) * 2) / 2;
    if (own === heights[index - 1]) own += random.pick([-0.5, 0.5]);
    heights.push(index === count - 1 ? top : Math.min(top - 0.5, Math.max(1, own)));
  }
  return heights;
}

/** A disc above the low columns, as large as the open ground there allows without touching them. */
function sun(heights: readonly number[], bar: number, height: number, ink: () => string): string {
  const size = Math.min(3, Math.floor(heights.length / 3));
  const r = (size * bar) / 2;
  const under = Math.max(...heights.slice(0, size + 1)) * bar;
  const room = height - under - 2 * r;
  if (room < bar * 0.5) return "";
  return disc(bar / 2 + r, Math.max(room / 2, bar / 2) + r, r, ink());
}
