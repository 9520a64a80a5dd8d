import { calendarFile, calendarTime, textLine } from "#app/base/calendar-file.ts";

/** The name of the calendar file that visitors get. */
export const REPLY_FILE = "reply.ics";

/** The texts of a reminder of the reply, and the message to which it belongs. */
export interface ReplyReminder {
  /** Identifies the message. It is the same each time that its reminder is made. */
  messageKey: string;
  /** When the message was sent, in milliseconds since 1970. */
  sentAt: number;
  /** Of the texts: a tag such as `en-US`. */
  language: string;
  firm: Record<"name" | "email" | "phone" | "host", string>;
  /** Texts of content/site.yaml. */
  reply: { title: string; text: string };
}

/**
 * The promise of a reply within one business day as a calendar file (RFC 5545): an event on the next day from Monday to
 * Friday, by this machine's clock. An event without times is on the same day everywhere.
 */
export function replyReminder({
  messageKey,
  sentAt,
  language,
  firm,
  reply,
}: ReplyReminder): string {
  const { name, email, phone, host } = firm;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//Reply//${new Intl.Locale(language).language.toUpperCase()}`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:reply-${messageKey}@${host}`,
    `DTSTAMP:${calendarTime(sentAt)}`,
    `DTSTART;VALUE=DATE:${calendarDay(nextBusinessDay(sentAt))}`,
    textLine("SUMMARY", `${name}: ${reply.title}`),
    textLine("DESCRIPTION", [reply.text, email, phone].join("\n")),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return calendarFile(lines);
}

/** @param time in milliseconds since 1970 */
function nextBusinessDay(time: number): Date {
  const day = new Date(time);
  do {
    day.setDate(day.getDate() + 1);
  } while (isWeekend(day));
  return day;
}

function isWeekend(date: Date): boolean {
  const dayOfWeek = date.getDay();
  return dayOfWeek === 0 || dayOfWeek === 6;
}

/** The local day, such as `20261126`. */
function calendarDay(date: Date): string {
  // Swedish dates are those of ISO 8601.
  return date.toLocaleDateString("sv").replaceAll("-", "");
}
