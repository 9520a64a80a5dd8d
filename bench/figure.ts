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
  /** The goal; a figure with none is only told. */
  atMost?: number;
  atLeast?: number;
  /** What one must know to read the value. */
  note?: string;
}

/** @returns undefined without a goal or without a value: neither met nor missed */
export function isMet({ value, atMost, atLeast }: Figure): boolean | undefined {
  if (value === undefined || (atMost === undefined && atLeast === undefined)) return undefined;
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}

/** A Markdown table of figures: what, how much, what it should be, whether it is. */
export function tableOf(rows: readonly (Figure & { part: string })[]): string {
  const cells = rows.map((row) => [
    row.part,
    row.name,
    shownValue(row),
    goalOf(row),
    verdictOf(row),
    row.note ?? "",
  ]);
  const lines = [
    ["part", "figure", "value", "goal", "met", "note"],
    ["---", "---", "--:", "--:", "---", "---"],
    ...cells,
  ];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}

function shownValue({ value, unit, digits = 0 }: Figure): string {
  return value === undefined ? "not measured" : withUnit(value, unit, digits);
}

function goalOf({ atMost, atLeast, unit, digits = 0 }: Figure): string {
  if (atMost !== undefined) return `at most ${withUnit(atMost, unit, digits)}`;
  return atLeast === undefined ? "" : `at least ${withUnit(atLeast, unit, digits)}`;
}

function verdictOf(figure: Figure): string {
  const met = isMet(figure);
  if (met === undefined) return "";
  return met ? "met" : "**NO**";
}

function withUnit(value: number, unit: string, digits: number): string {
  const range = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${value.toLocaleString("en-GB", range)} ${unit}`.trim();
}
