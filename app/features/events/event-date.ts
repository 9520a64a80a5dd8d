import { MINUTE } from "#app/base/durations.ts";
import { endOf, startOf, zonedTime } from "#app/model/event-times.ts";
import type { Event } from "#app/model/schemas/attachments.ts";

type EventTimes = Pick<Event, "starts" | "ends" | "timeZone">;

/**
 * Day and times of an event by the clocks of its time zone, such as `Thursday, December 3, 2026, 5:00 – 6:00 PM GMT+1`.
 *
 * @param language a language tag such as `en-US`
 */
export function eventDate(event: EventTimes, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: event.timeZone,
    timeZoneName: "short",
  });
  return format.formatRange(startOf(event), endOf(event));
}

/** A time by the clocks of a time zone as ISO 8601 with its offset: `2026-12-03T17:00:00+01:00`. */
export function isoTime(local: string, timeZone: string): string {
  const asUtc = `${local.replace(" ", "T")}:00`;
  const minutes = (Date.parse(`${asUtc}Z`) - zonedTime(local, timeZone)) / MINUTE;
  const ahead = Math.abs(minutes);
  const hours = String(Math.floor(ahead / 60)).padStart(2, "0");
  const rest = String(ahead % 60).padStart(2, "0");
  return `${asUtc}${minutes < 0 ? "-" : "+"}${hours}:${rest}`;
}

/** The place of an event in a line, or undefined if it is online alone. */
export function placeLine({ place }: Pick<Event, "place">, language: string): string | undefined {
  if (!place) return undefined;
  const { name, street, city, postalCode, country } = place;
  const countryName = new Intl.DisplayNames(language, { type: "region" }).of(country);
  const town = postalCode ? `${postalCode} ${city}` : city;
  return [name, street, town, countryName].filter((part) => part !== undefined).join(", ");
}
