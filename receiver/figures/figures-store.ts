import type { Database } from "../database.ts";
import type { Query } from "../database-types.ts";
import { dayOf, type Figure, type FigureKind, MOST_NAMES, OTHER } from "./figure.ts";

/** Adds counts to those that are stored, all of them or none. */
export function addFigures(database: Database, figures: readonly Figure[]): Promise<void> {
  return database.transaction(async (query) => {
    const bounded = await withinBounds(query, figures);
    // Two receivers that write the same rows in the same order never wait for each other.
    for (const { day, kind, name, counted } of bounded.toSorted(byRow)) {
      await query`INSERT INTO figures (day, kind, name, counted)
        VALUES (${day}, ${kind}, ${name}, ${counted})
        ON CONFLICT (day, kind, name) DO UPDATE SET counted = figures.counted + excluded.counted`;
    }
  });
}

function byRow(a: Figure, b: Figure): number {
  return rowOf(a) < rowOf(b) ? -1 : 1;
}

const rowOf = ({ day, kind, name }: Figure) => JSON.stringify([day, kind, name]);

/** Renames figures to `OTHER` if a day has its most names already. */
async function withinBounds(query: Query, figures: readonly Figure[]): Promise<Figure[]> {
  const namesByDay = new Map<string, Set<string>>();
  const bounded: Figure[] = [];
  for (const figure of figures) {
    const { day, kind, name } = figure;
    const most = MOST_NAMES[kind];
    if (most === undefined) {
      bounded.push(figure);
      continue;
    }
    const key = `${day} ${kind}`;
    const names = namesByDay.get(key) ?? (await storedNames(query, day, kind));
    namesByDay.set(key, names);
    const hasRoom = names.has(name) || names.size < most;
    if (hasRoom) names.add(name);
    bounded.push(hasRoom ? figure : { ...figure, name: OTHER });
  }
  return bounded;
}

async function storedNames(query: Query, day: string, kind: FigureKind): Promise<Set<string>> {
  const rows = await query`SELECT name FROM figures
    WHERE day = ${day} AND kind = ${kind} AND name <> ${OTHER}`;
  return new Set(rows.map(({ name }) => name));
}

/**
 * The figures of some days, in the order of days, kinds and names.
 *
 * @param from `YYYY-MM-DD`, as `to`; both days are among them
 */
export async function readFigures(
  { query }: Database,
  from: string,
  to: string,
): Promise<Figure[]> {
  const rows = await query`SELECT day, kind, name, counted FROM figures
    WHERE day BETWEEN ${from} AND ${to} ORDER BY day, kind, name`;
  return rows.map(({ day, kind, name, counted }) => ({ day, kind, name, counted }));
}

/**
 * Deletes the figures of days that were more than some months ago.
 *
 * @returns the number of deleted rows
 */
export async function purgeFigures({ query }: Database, months: number): Promise<number> {
  const now = new Date();
  // If that month is shorter, its last day counts. Otherwise Date would continue into the next month.
  const lastOfMonth = new Date(now.getFullYear(), now.getMonth() - months + 1, 0).getDate();
  const date = Math.min(now.getDate(), lastOfMonth);
  const start = new Date(now.getFullYear(), now.getMonth() - months, date);
  const rows = await query`DELETE FROM figures WHERE day < ${dayOf(start)} RETURNING day`;
  return rows.length;
}
