import { buildDay, isTimeZone } from "#app/base/dates.ts";
import type { Event } from "./schemas/attachments.ts";

type EventTimes = Pick<Event, "starts" | "ends" | "timeZone">;

/**
 * The moment of a day and a time by the clocks of a time zone, in milliseconds since 1970. A time that the clocks skip in
 * spring counts by the clocks before.
 *
 * @param local `YYYY-MM-DD HH:MM`
 * @returns NaN if the time or the time zone cannot be read. The check of the content reports it, and must go on until then
 */
export function zonedTime(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local.replace(" ", "T")}:00Z`);
  if (Number.isNaN(asUtc) || !isTimeZone(timeZone)) return Number.NaN;
  // The first guess may be on the other side of a change of the clocks. The second is not.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(guess, timeZone);
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const parts = formatter.formatToParts(moment).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - moment;
}

/** The start of an event in milliseconds since 1970. */
export function startOf({ starts, timeZone }: EventTimes): number {
  return zonedTime(starts, timeZone);
}

/** The end of an event in milliseconds since 1970. */
export function endOf({ ends, timeZone }: EventTimes): number {
  return zonedTime(ends, timeZone);
}

/** Whether an event is over. It is from the day after its end, by UTC: a build decides it by the day. */
export function isOver(event: EventTimes): boolean {
  return endOf(event) < Date.parse(buildDay());
}

/** The day of the end of an event, `YYYY-MM-DD` in UTC. */
export function lastDay(event: EventTimes): string {
  return new Date(endOf(event)).toISOString().slice(0, 10);
}
