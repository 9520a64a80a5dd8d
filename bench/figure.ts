/** One number that a part has measured. */
export interface Figure {
  /** What was measured, in a few words. */
  name: string;
  /** Undefined where this machine cannot measure it. */
  value?: number;
  /** Printed behind the value: "ms", "KB", "s", or "" for ratios and counts. */
  unit: string;
  /** Digits after the point; none unless told. */
  digits?: number;
  /** What the value should be; figures without one are only told. */
  goal?: Goal;
  /** What one must know to read the value. */
  note?: string;
}

/** The limit belongs to what is allowed. */
export type Goal = { atMost: number } | { atLeast: number };

/** @returns undefined without a goal or without a value: neither met nor missed */
export function isMet({ value, goal }: Figure): boolean | undefined {
  if (value === undefined || goal === undefined) return undefined;
  return "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** The value with its unit: `1,234 ms`. */
export function formatValue({ value, unit, digits = 0 }: Figure): string {
  return value === undefined ? "not measured" : withUnit(value, unit, digits);
}

/** The goal as words: `at most 100 ms`; empty without one. */
export function formatGoal({ goal, unit, digits = 0 }: Figure): string {
  if (goal === undefined) return "";
  const [words, limit] = "atMost" in goal ? ["at most", goal.atMost] : ["at least", goal.atLeast];
  return `${words} ${withUnit(limit, unit, digits)}`;
}

function withUnit(value: number, unit: string, digits: number): string {
  const number = value.toLocaleString("en-GB", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return unit === "" ? number : `${number} ${unit}`;
}
