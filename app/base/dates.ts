/** A formatter for each language: to make one takes a hundred times as long as to use it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day as the site shows it. The result is the same in every time zone.
 *
 * @param isoDay `YYYY-MM-DD`
 * @param language a language tag such as `en-US`
 * @returns for example `March 18, 2025`
 */
export function displayDate(isoDay: string, language: string): string {
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
    formatters.set(language, formatter);
  }
  return formatter.format(new Date(`${isoDay}T00:00:00Z`));
}

/**
 * The day of the build, `YYYY-MM-DD` in UTC. The environment variable `SOURCE_DATE_EPOCH` can set it, in seconds since
 * 1970 (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function buildDay(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const date = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  return date.toISOString().slice(0, 10);
}

/** Whether a name is that of a time zone, such as `Europe/Zurich`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
