/** One for all: making a formatter takes a hundred times as long as using it. */
const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * A day as the site shows it.
 *
 * @param isoDay `YYYY-MM-DD`
 * @returns e.g. `March 18, 2025`, the same in every time zone
 */
export function displayDate(isoDay: string): string {
  return format.format(new Date(`${isoDay}T00:00:00Z`));
}
