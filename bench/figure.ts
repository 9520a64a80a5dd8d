/** One number that a part of the benchmark has measured. */
export interface Figure {
  /** What was measured, in a few words. */
  name: string;
  /** Undefined where this machine cannot measure it. */
  value?: number | undefined;
  /** Printed behind the value: "ms", "KB", "s". Ratios and counts have none. */
  unit?: string;
  /** The goal, as an upper limit. A figure without a goal is only reported. */
  atMost?: number;
  /** The goal, as a lower limit. */
  atLeast?: number;
  /** What a reader needs to understand the value. */
  note?: string;
}

/** Measures something in the project's folder. Throws when it cannot. */
export type Measure = (setting: {
  /** Whether this is a trial: fewer pages, fewer runs. */
  isQuick: boolean;
  /** An empty folder in the project, where a build finds the packages. */
  scratch: string;
  /** Closed after the measurement: servers, browsers, processes. */
  resources: AsyncDisposableStack;
}) => Promise<Figure[]>;

/** @returns whether the figure meets its goal; undefined without a goal or without a value */
export function isMet({ value, atMost, atLeast }: Figure): boolean | undefined {
  if (value === undefined) return undefined;
  if (atMost === undefined && atLeast === undefined) return undefined;
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}

/** A Markdown table of figures: part, name, value, goal, whether it is met, note. */
export function formatTable(rows: readonly (Figure & { part: string })[]): string {
  const head = ["part | figure | value | goal | met | note", "--- | --- | --: | --: | --- | ---"];
  const lines = rows.map((figure) => {
    const { part, name, value, unit, note = "" } = figure;
    const shownValue = value === undefined ? "not measured" : formatNumber(value, unit);
    return [part, name, shownValue, formatGoal(figure), formatVerdict(figure), note].join(" | ");
  });
  return [...head, ...lines].map((line) => `| ${line} |`).join("\n");
}

function formatNumber(number: number, unit = ""): string {
  return `${number.toLocaleString("en-GB", { maximumSignificantDigits: 4 })} ${unit}`.trim();
}

function formatGoal({ atMost, atLeast, unit }: Figure): string {
  if (atLeast !== undefined) return `at least ${formatNumber(atLeast, unit)}`;
  if (atMost !== undefined) return `at most ${formatNumber(atMost, unit)}`;
  return "";
}

function formatVerdict(figure: Figure): string {
  const met = isMet(figure);
  if (met === undefined) return "";
  return met ? "met" : "**NO**";
}

/** The middle number. The mean of the two middle numbers if their count is even. NaN without numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const lower = sorted[Math.ceil(half) - 1] ?? NaN;
  const upper = sorted[Math.floor(half)] ?? NaN;
  return (lower + upper) / 2;
}
