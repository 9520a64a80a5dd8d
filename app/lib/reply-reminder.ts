/** What the calendar file is called. */
export const REPLY_FILE = "reply.ics";

/** What a reminder of the reply says, and to which message it belongs. */
export interface ReplyReminder {
  /** Tells the message apart from every other; the same each time that its reminder is made. */
  key: string;
  /** When the message was sent, in milliseconds since 1970. */
  sent: number;
  /** The firm: its name, its mail and telephone, the host of its site. */
  firm: { name: string; email: string; phone: string; host: string };
  /** Texts of content/site.yaml. */
  reply: { title: string; text: string };
}

/**
 * The promise of a reply within one business day as a calendar file (RFC 5545): an event as long as the next day from
 * Monday to Friday (holidays are not known), in the time zone of the machine that makes it. A day without times is the same day everywhere.
 */
export function replyReminder({ key, sent, firm, reply }: ReplyReminder): string {
  const { name, email, phone, host } = firm;
  const days = { 5: 3, 6: 2 }[new Date(sent).getDay()] ?? 1;
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${host}//Reply//EN`, "METHOD:PUBLISH"],
    ...["BEGIN:VEVENT", `UID:reply-${key}@${host}`],
    `DTSTAMP:${new Date(sent).toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${dateAfter(sent, days)}`,
    `DTEND;VALUE=DATE:${dateAfter(sent, days + 1)}`,
    `SUMMARY:${escaped(`${name}: ${reply.title}`)}`,
    `DESCRIPTION:${escaped([reply.text, email, phone].join("\n"))}`,
    ...["TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR", ""],
  ];
  return lines.map(folded).join("\r\n");
}

function dateAfter(sent: number, days: number): string {
  const date = new Date(sent);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate() + days];
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10).replaceAll("-", "");
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** At most 75 bytes on a line; what follows begins with a space (RFC 5545, 3.1). No character is parted. */
function folded(line: string): string {
  let size = 0;
  const parts = Array.from(line, (character) => {
    const bytes = new TextEncoder().encode(character).length;
    size += bytes;
    if (size <= 75) return character;
    size = bytes + 1;
    return `\r\n ${character}`;
  });
  return parts.join("");
}
