import { calendarFile, calendarTime, textLine } from "#app/base/calendar-file.ts";
import { asciiName } from "#app/base/slug.ts";
import { absoluteUrl, content, type Insight } from "#app/model/content.ts";
import { endOf, isOver, startOf } from "#app/model/event-times.ts";
import type { Event } from "#app/model/schemas/attachments.ts";
import { placeLine } from "./event-date.ts";

/** The address below the site, without the prefix of a language, of the calendar file of an event. */
export function calendarPath({ id }: Pick<Insight, "id">): string {
  return `/calendar/${asciiName(id)}.ics`;
}

/**
 * The calendar files of the events to come, by their addresses without the prefix of a language.
 *
 * @param pagePath gives the address below the site of an insight's page, without the prefix of a language
 */
export function calendarFiles(pagePath: (insight: Insight) => string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const insight of content().insights) {
    const { event } = insight;
    if (!event || event.isCancelled || isOver(event)) continue;
    files[calendarPath(insight)] = eventFile(insight, event, pagePath(insight));
  }
  return files;
}

/** An event as a calendar file (RFC 5545). Its times are in UTC, so that calendars need no table of the time zone. */
function eventFile({ id, title, snippet, date }: Insight, event: Event, path: string): string {
  const { site, language } = content();
  const { host } = new URL(site.url);
  const url = absoluteUrl(path);
  const place = placeLine(event, language.tag) ?? event.link ?? url;
  const details = [snippet, event.link, url].filter((part) => part !== undefined);
  const languageCode = new Intl.Locale(language.tag).language.toUpperCase();
  return calendarFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//Events//${languageCode}`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:event-${asciiName(id)}@${host}`,
    `DTSTAMP:${calendarTime(Date.parse(date))}`,
    `DTSTART:${calendarTime(startOf(event))}`,
    `DTEND:${calendarTime(endOf(event))}`,
    textLine("SUMMARY", title),
    textLine("LOCATION", place),
    textLine("DESCRIPTION", details.join("\n")),
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}
