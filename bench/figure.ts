/** One number that a part has measured. */
export interface Figure {
  /** What was measured, in a few words. */
  name: string;
  /** Undefined where this machine cannot measure it. */
  value?: number | undefined;
  /** Printed behind the value: "ms", "KB", "s"; ratios and counts have none. */
  unit?: string;
  /** The goal; a figure without one is only told. */
  atMost?: number;
  atLeast?: number;
  /** What one must know to read the value. */
  note?: string;
}

/** Measures something, in the project's folder; throws when it cannot. */
export type Measure = (setting: {
  /** Whether this is a try-out: fewer pages, fewer runs. */
  isQuick: boolean;
  /** An empty folder in the project, where a build finds the packages. */
  scratch: string;
  /** Takes what is to be ended with it. */
  resources: AsyncDisposableStack;
}) => Promise<Figure[]>;

/** @returns undefined without a goal or without a value: neither met nor missed */
export function isMet({ value, atMost, atLeast }: Figure): boolean | undefined {
  if (value === undefined || (atMost ?? atLeast) === undefined) return undefined;
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}

/** A Markdown table of figures: what, how much, what it should be, whether it is. */
export function tableOf(rows: readonly (Figure & { part: string })[]): string {
  const head = ["part | figure | value | goal | met | note", "--- | --- | --: | --: | --- | ---"];
  const lines = rows.map((row) => {
    const { part, name, value, unit = "", atMost, atLeast, note = "" } = row;
    const digits = { maximumSignificantDigits: 4 };
    const shown = (number: number) => `${number.toLocaleString("en-GB", digits)} ${unit}`.trim();
    const most = atMost === undefined ? "" : `at most ${shown(atMost)}`;
    const goal = atLeast === undefined ? most : `at least ${shown(atLeast)}`;
    const verdict = { true: "met", false: "**NO**", undefined: "" }[`${isMet(row)}`];
    const found = value === undefined ? "not measured" : shown(value);
    return [part, name, found, goal, verdict, note].join(" | ");
  });
  return [...head, ...lines].map((line) => `| ${line} |`).join("\n");
}

/** The middle of some numbers; of an even count, the mean of the two in the middle; of none, NaN. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}
