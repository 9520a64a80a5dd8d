/** What is counted: a page that was shown, the host or campaign that a visitor came from, a goal that was reached. */
export const FIGURE_KINDS = ["page", "host", "campaign", "goal"] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Something that is counted, without a day. */
export interface Counted {
  kind: FigureKind;
  name: string;
}

/** The count of a page, host, campaign or goal on a day. */
export interface Figure extends Counted {
  /** `YYYY-MM-DD`, by the clock of the receiver's time zone. */
  day: string;
  counted: number;
}

/** Counts in memory, and adds the counts to the database every few seconds. */
export interface FigureCounter {
  count(counted: Counted): void;
  /** Writes what is not written yet, and ends. */
  stop(): Promise<void>;
}

/** Names in brackets count everything that has no separate name. No address, host or campaign has such a name. */
export const UNKNOWN_PAGE = "(unknown address)";
export const DIRECT = "(no other site)";
export const OTHER = "(further)";

/**
 * How many names a kind may have on a day. Further names count as `OTHER`. Browsers can invent names of these kinds; the other
 * kinds have only addresses and goals of the site.
 */
export const MOST_NAMES: Readonly<Partial<Record<FigureKind, number>>> = {
  host: 200,
  campaign: 100,
};

/** A day as figures name it, such as `2026-11-23`. */
export function dayOf(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
