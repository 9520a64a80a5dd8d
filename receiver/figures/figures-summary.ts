import { FIGURE_KINDS, type Figure, type FigureKind } from "./figure.ts";
import { type FiguresRange, periodOf, periodsOf } from "./figures-range.ts";

/** The figures of a range, added up. */
export interface FiguresSummary {
  readonly range: FiguresRange;
  /** Every day or month of the range, those without a visit too. */
  readonly periods: readonly PeriodFigures[];
  /** What was counted, by kind; what was counted most comes first. */
  readonly names: Readonly<Record<FigureKind, readonly NameFigure[]>>;
}

/** The figures of a day or a month. */
export interface PeriodFigures {
  /** `2026-11-24` or `2026-11`. */
  readonly period: string;
  readonly views: number;
  /** Views of visitors who came from outside: by another site, by a campaign, or by the address. */
  readonly arrivals: number;
  readonly goals: number;
}

/** How often something was counted in the whole range. */
export interface NameFigure {
  readonly name: string;
  readonly counted: number;
}

/** Adds figures up. @param figures those of the range */
export function summarize(figures: readonly Figure[], range: FiguresRange): FiguresSummary {
  const names = Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, namesOf(figures, kind)]));
  return {
    range,
    periods: addPeriods(figures, range),
    names: names as Record<FigureKind, NameFigure[]>,
  };
}

function addPeriods(figures: readonly Figure[], range: FiguresRange): PeriodFigures[] {
  const periods = new Map(
    periodsOf(range).map((period) => [period, { period, views: 0, arrivals: 0, goals: 0 }]),
  );
  for (const { day, kind, counted } of figures) {
    const sums = periods.get(periodOf(day, range.by));
    if (!sums) continue;
    if (kind === "page") sums.views += counted;
    if (kind === "host") sums.arrivals += counted;
    if (kind === "goal") sums.goals += counted;
  }
  return [...periods.values()];
}

/** The sums of periods, in the shape of a period. */
export function totalOf(periods: readonly PeriodFigures[]): PeriodFigures {
  const total = { period: "total", views: 0, arrivals: 0, goals: 0 };
  for (const { views, arrivals, goals } of periods) {
    total.views += views;
    total.arrivals += arrivals;
    total.goals += goals;
  }
  return total;
}

function namesOf(figures: readonly Figure[], kind: FigureKind): NameFigure[] {
  const counts = new Map<string, number>();
  for (const figure of figures) {
    if (figure.kind !== kind) continue;
    counts.set(figure.name, (counts.get(figure.name) ?? 0) + figure.counted);
  }
  const names = [...counts].map(([name, counted]) => ({ name, counted }));
  return names.toSorted((a, b) => b.counted - a.counted || a.name.localeCompare(b.name));
}

/** How often something was counted in a day or a month. */
export interface PeriodCount {
  readonly period: string;
  readonly kind: FigureKind;
  readonly name: string;
  readonly counted: number;
}

/** A row for each name of each day or month in which it was counted. @param figures in the order of days */
export function countsByPeriod(
  figures: readonly Figure[],
  { by }: FiguresRange,
): readonly PeriodCount[] {
  const rows = new Map<string, PeriodCount>();
  for (const { day, kind, name, counted } of figures) {
    const period = periodOf(day, by);
    const key = JSON.stringify([period, FIGURE_KINDS.indexOf(kind), name]);
    const known = rows.get(key)?.counted ?? 0;
    rows.set(key, { period, kind, name, counted: known + counted });
  }
  const sorted = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([, row]) => row);
}

/** The columns of `countRows`. */
export const COUNT_COLUMNS: readonly string[] = ["period", "kind", "name", "counted"];

/** The counts of each day or month, in texts by column. @param figures in the order of days */
export function countRows(
  figures: readonly Figure[],
  range: FiguresRange,
): Record<string, string>[] {
  return countsByPeriod(figures, range).map((row) => ({ ...row, counted: `${row.counted}` }));
}

/** The headings of tables, for people. */
export const FIGURE_HEADINGS: Readonly<Record<FigureKind, string>> = {
  page: "Pages",
  host: "Where visitors came from",
  campaign: "Campaigns (source / medium / campaign)",
  goal: "Goals",
};
