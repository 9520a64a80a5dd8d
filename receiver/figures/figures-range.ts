import { DAY } from "../../app/base/durations.ts";

/** Figures are added up by day or by month. */
export type PeriodLength = "day" | "month";

/** The days of a report. */
export interface FiguresRange {
  readonly by: PeriodLength;
  /** `YYYY-MM-DD`, as `to`; both days are part of the report. */
  readonly from: string;
  readonly to: string;
}

/** The requested range. A value that is left out or empty has a default. */
export interface RequestedRange {
  readonly by?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The number of days or months of a report whose first day is not requested. */
const DEFAULT_DAYS = 30;
const DEFAULT_MONTHS = 12;

/** The most days of a report: ten years. */
const MOST_DAYS = 3_660;

/**
 * The days of a report. By default the last 30 days, or the last 12 months.
 *
 * @param today `YYYY-MM-DD`
 * @throws RangeError in words
 */
export function readRange(requested: RequestedRange, today: string): FiguresRange {
  const by = requested.by || "day";
  if (by !== "day" && by !== "month")
    throw new RangeError(`Figures are added up by day or by month, not by "${by}".`);
  const to = readDay(requested.to || today);
  const from = readDay(requested.from || defaultStart(by, to));
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  if (days < 0) throw new RangeError(`The first day, ${from}, is later than the last, ${to}.`);
  if (days >= MOST_DAYS) throw new RangeError("These are more than ten years. Ask for less.");
  return { by, from, to };
}

/** @throws RangeError if it is not a day of the calendar */
function readDay(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const time = isDay ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time) || dayAt(time) !== text)
    throw new RangeError(`Write a day such as 2026-11-24, not "${text}".`);
  return text;
}

function defaultStart(by: PeriodLength, to: string): string {
  if (by === "day") return dayAt(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY);
  const last = new Date(to);
  return dayAt(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - (DEFAULT_MONTHS - 1), 1));
}

/** The names of the days (`2026-11-24`) or months (`2026-11`) of a range, in their order. */
export function periodsOf({ by, from, to }: FiguresRange): string[] {
  const periods = new Set<string>();
  const end = Date.parse(to);
  for (let time = Date.parse(from); time <= end; time += DAY)
    periods.add(periodOf(dayAt(time), by));
  return [...periods];
}

/** The period that a day is part of. */
export function periodOf(day: string, by: PeriodLength): string {
  return by === "month" ? day.slice(0, "2026-11".length) : day;
}

/** The day of a time by UTC, in which each day has 24 hours. @param time in milliseconds since 1970 */
function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, "2026-11-24".length);
}
