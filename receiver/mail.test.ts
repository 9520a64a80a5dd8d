import { expect, test } from "vitest";
import { acknowledgementMail, readFirm } from "./mail.ts";
import type { Kept } from "./store.ts";

const booking = { label: "Book 20 minutes", href: "https://calendar.example.com/firm" };

test.each([
  ["contact", undefined, 1, false],
  ["contact", booking, 0, true],
  ["application", booking, 0, false],
] as const)(
  "the answer to a form (%s) holds the promise of a reply, or where to book",
  (form, offered, files, isBooking) => {
    const about = { id: 1, suspicion: "", cv: "", state: "waiting", key: "a", receivedAt: 0 };
    const enquiry = { ...about, form, fields: { email: "ada@example.org" } } as Kept;
    const mail = acknowledgementMail(enquiry, { ...readFirm(), booking: offered });
    expect(mail.attachments ?? []).toHaveLength(files);
    expect(String(mail.text).endsWith(`${booking.label}: ${booking.href}`)).toBe(isBooking);
  },
);
