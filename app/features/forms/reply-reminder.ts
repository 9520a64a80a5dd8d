export const REPLY_FILE = "reply.ics";

/** What a reminder of the reply says, and to which message it belongs. */
export interface ReplyReminder {
  /** Tells the message apart from every other; the same each time that its reminder is made. */
  key: string;
  /** When the message was sent, in milliseconds since 1970. */
  sent: number;
  firm: Record<"name" | "email" | "phone" | "host", string>;
  /** Texts of content/site.yaml. */
  reply: { title: string; text: string };
}

/**
 * The promise of a reply within one business day as a calendar file (RFC 5545): an event on the next day from Monday to
 * Friday, by this machine's clock. A day without times is the same day everywhere.
 */
export function replyReminder({ key, sent, firm, reply }: ReplyReminder): string {
  const { name, email, phone, host } = firm;
  const day = new Date(sent);
  day.setDate(day.getDate() + ({ 5: 3, 6: 2 }[day.getDay()] ?? 1));
  return [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${host}//Reply//EN`, "METHOD:PUBLISH"],
    ...["BEGIN:VEVENT", `UID:reply-${key}@${host}`],
    `DTSTAMP:${new Date(sent).toISOString().replace(/[-:]|\.\d+/g, "")}`,
    // Swedish dates are those of ISO 8601, here of the local day.
    `DTSTART;VALUE=DATE:${day.toLocaleDateString("sv").replaceAll("-", "")}`,
    textLine("SUMMARY", `${name}: ${reply.title}`),
    textLine("DESCRIPTION", [reply.text, email, phone].join("\n")),
    ...["TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR", ""],
  ].join("\r\n");
}

/** RFC 5545, 3.1 and 3.3.11: of a line over 75 bytes every 18 characters begin another one, after a space. */
function textLine(name: string, text: string): string {
  const line = `${name}:${text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n")}`;
  const isLong = new TextEncoder().encode(line).length > 75;
  return isLong ? line.replace(/.{18}(?=.)/gu, "$&\r\n ") : line;
}
