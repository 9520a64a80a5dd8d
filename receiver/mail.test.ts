import { expect, test } from "vitest";
import { FORMS } from "../app/features/forms/table/form-table.ts";
import { readFirm } from "./firm.ts";
import { acknowledgementMail } from "./mail.ts";
import type { StoredEnquiry } from "./store/stored-enquiries.ts";

const booking = { label: "Book 20 minutes", href: "https://calendar.example.com/firm" };

const [contact, application] = FORMS;

test.each([
  [contact, undefined, 1, false],
  [contact, booking, 0, true],
  [application, booking, 0, false],
] as const)(
  "the acknowledgement of $0.name has the promise of a reply, or the link for booking",
  (form, offered, files, isBooking) => {
    const about = {
      id: 1,
      email: "ada@example.org",
      spamReasons: "",
      attribution: {},
      language: "",
      cv: "",
      cvSize: 0,
      failedWebhooks: 0,
      state: "waiting" as const,
      key: "a",
      receivedAt: 0,
    };
    const fields = { email: "ada@example.org" };
    const enquiry: StoredEnquiry = { ...about, form: form.name, fields };
    const mail = acknowledgementMail(form, enquiry, { ...readFirm(), booking: offered });
    expect(mail.attachments ?? []).toHaveLength(files);
    expect(String(mail.text).endsWith(`${booking.label}: ${booking.href}`)).toBe(isBooking);
  },
);
