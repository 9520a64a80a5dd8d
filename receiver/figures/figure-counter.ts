import type { Logger } from "pino";
import type { Database } from "../database.ts";
import { logFailure } from "../services.ts";
import {
  dayOf,
  type Figure,
  type FigureCounter,
  type FigureKind,
  MOST_NAMES,
  OTHER,
} from "./figure.ts";
import { addFigures } from "./figures-store.ts";

/** Milliseconds between two writes into the database: what a process that is killed loses at most. */
const FLUSH_INTERVAL = 5_000;

/**
 * Starts counting. While the database cannot be written to, counts stay in memory. Their number is bounded by the pages of the
 * site and by `MOST_NAMES`.
 */
export function startFigureCounter(database: Database, log: Logger): FigureCounter {
  const pending = new Map<string, Figure>();
  let writing: Promise<void> = Promise.resolve();
  let hasFailed = false;

  function add({ day, kind, name, counted }: Figure): void {
    const key = JSON.stringify([day, kind, name]);
    const known = pending.get(key);
    if (known) known.counted += counted;
    else if (name === OTHER || hasRoomFor(kind)) pending.set(key, { day, kind, name, counted });
    else add({ day, kind, name: OTHER, counted });
  }

  function hasRoomFor(kind: FigureKind): boolean {
    const most = MOST_NAMES[kind];
    if (most === undefined) return true;
    const names = [...pending.values()].filter((figure) => figure.kind === kind);
    return names.length < most;
  }

  async function write(): Promise<void> {
    const figures = [...pending.values()];
    pending.clear();
    if (figures.length === 0) return;
    try {
      await addFigures(database, figures);
      hasFailed = false;
    } catch (error) {
      for (const figure of figures) add(figure);
      if (!hasFailed) logFailure(log, error, "figures could not be stored; they are tried again");
      hasFailed = true;
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  const timer = setInterval(flush, FLUSH_INTERVAL).unref();
  return {
    count: (counted) => add({ ...counted, day: dayOf(new Date()), counted: 1 }),
    stop() {
      clearInterval(timer);
      return flush();
    },
  };
}
