/** One number that a part has measured. */
export interface Figure {
  /** What was measured, in a few words. */
  name: string;
  /** Undefined where this machine cannot measure it. */
  value?: number | undefined;
  /** Printed behind the value: "ms", "KB", "s", or "" for ratios and counts. */
  unit: string;
  /** Digits after the point; none unless told. */
  digits?: number;
  /** The goal; a figure without one is only told. */
  atMost?: number;
  atLeast?: number;
  /** What one must know to read the value. */
  note?: string;
}

/** What a part is told. */
export interface Setting {
  /** Whether this is a try-out: fewer pages, fewer runs. */
  isQuick: boolean;
  /** Takes one line that tells how far the part is. */
  print: (line: string) => void;
}

/** One part of the benchmark; runs in the project's folder. Throws when it cannot measure what it should. */
export type Measure = (setting: Setting) => Promise<Figure[]>;

/** @returns undefined without a goal or without a value: neither met nor missed */
export function isMet({ value, atMost, atLeast }: Figure): boolean | undefined {
  if (value === undefined || (atMost ?? atLeast) === undefined) return undefined;
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}

/** A Markdown table of figures: what, how much, what it should be, whether it is. */
export function tableOf(rows: readonly (Figure & { part: string })[]): string {
  const head = [
    ["part", "figure", "value", "goal", "met", "note"].join(" | "),
    "--- | --- | --: | --: | --- | ---",
  ];
  const lines = rows.map((row) => {
    const { part, name, value, unit, digits = 0, atMost, atLeast, note = "" } = row;
    const range = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const shown = (number: number) => `${number.toLocaleString("en-GB", range)} ${unit}`.trim();
    const limit = atMost ?? atLeast;
    const goal =
      limit === undefined ? "" : `at ${atMost === undefined ? "least" : "most"} ${shown(limit)}`;
    const verdict = { true: "met", false: "**NO**", undefined: "" }[`${isMet(row)}`];
    return [
      part,
      name,
      value === undefined ? "not measured" : shown(value),
      goal,
      verdict,
      note,
    ].join(" | ");
  });
  return [...head, ...lines].map((line) => `| ${line} |`).join("\n");
}

/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  if (low === undefined || high === undefined)
    throw new RangeError("There is no median of no numbers");
  return (low + high) / 2;
}
