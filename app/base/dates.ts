/** One for all: making a formatter takes a hundred times as long as using it. */
const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day (`YYYY-MM-DD`) as the site shows it, e.g. `March 18, 2025`: the same in every time zone. */
export const displayDate = (isoDay: string) => format.format(new Date(`${isoDay}T00:00:00Z`));

/** The day of the build, `YYYY-MM-DD` in UTC; reproducible-builds.org/specs/source-date-epoch says how to fix it. */
export function buildDay(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const date = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  return date.toISOString().slice(0, 10);
}
