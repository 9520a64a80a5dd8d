import type { SendMailOptions } from "nodemailer";
import { CV_TYPES } from "../app/forms/application-rules.ts";
import { escapeText } from "../app/lib/escape.ts";
import { REPLY_FILE, replyReminder } from "../app/lib/reply-reminder.ts";
import type { Cv } from "./check-enquiry.ts";
import type { Firm } from "./firm.ts";
import type { Kept } from "./store.ts";

const LABELS: Readonly<Record<string, string>> = {
  ...{ name: "Name", fullName: "Name", email: "Email", phone: "Phone", position: "Position" },
  ...{ subject: "Subject", linkedin: "LinkedIn", message: "Message", coverLetter: "Cover letter" },
};

/** The mail that brings an enquiry to the firm. */
export function enquiryMail(
  { id, form, fields, receivedAt, suspicion }: Kept,
  cv: Cv | undefined,
  firm: Firm,
): SendMailOptions {
  const { email = "", name = fields.fullName ?? "", subject = "", position } = fields;
  const [kind, about] =
    form === "contact" ? ["Message", [subject]] : ["Application", [position, name]];
  const rows = Object.entries({
    ...fields,
    Received: new Date(receivedAt).toUTCString(),
    Number: String(id),
    ...(suspicion && { "Suspected spam": suspicion }),
  }).map(([field, text]) => [LABELS[field] ?? field, text] as const);
  const cells = rows.map(([label, text]) => {
    const lines = escapeText(text).replaceAll("\n", "<br>");
    return `<tr><th align="left" valign="top">${label}</th><td>${lines}</td></tr>`;
  });
  // The ending says what the file is, whatever its name said.
  const isNamed = cv?.name.toLowerCase().endsWith(`.${cv.kind}`);
  const filename = isNamed ? cv?.name : `${cv?.name}.${cv?.kind}`;
  return {
    to: firm.recipients[form],
    replyTo: { name, address: email },
    subject: `${suspicion && "[suspected spam] "}${kind}: ${about.filter(Boolean).join(", ")}`,
    text: rows.map(([label, text]) => `${label}: ${/\n/.test(text) ? "\n" : ""}${text}`).join("\n"),
    html: `<table cellpadding="4">${cells.join("")}</table>`,
    attachments: cv && [
      { filename, content: Buffer.from(cv.bytes), contentType: CV_TYPES[cv.kind] },
    ],
  };
}

/** The mail that tells a visitor that the enquiry has arrived; no automatic answer answers it (RFC 3834). */
export function acknowledgementMail(enquiry: Kept, firm: Firm): SendMailOptions {
  const { form, fields, key, receivedAt: sent } = enquiry;
  const { booking, acknowledgement } = firm;
  const { subject, text } = acknowledgement[form];
  const isContact = form === "contact";
  const content = isContact && !booking && replyReminder({ key, sent, firm, reply: firm.reply });
  const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
  return {
    to: { name: "", address: fields.email ?? "" },
    replyTo: firm.recipients[form],
    headers: { "Auto-Submitted": "auto-replied" },
    subject,
    text: isContact && booking ? `${text}\n\n${booking.label}: ${booking.href}` : text,
    attachments: content ? [{ filename: REPLY_FILE, content, contentType }] : [],
  };
}
