/**
 * The day on which the site is built, `YYYY-MM-DD` in UTC. `SOURCE_DATE_EPOCH` (seconds) fixes it for
 * reproducible builds (reproducible-builds.org/specs/source-date-epoch).
 */
export function buildDay(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const date = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  return date.toISOString().slice(0, 10);
}
