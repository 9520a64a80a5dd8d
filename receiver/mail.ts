import type { SendMailOptions } from "nodemailer";
import { CV_TYPES } from "../app/forms/application-rules.ts";
import { escapeText } from "../app/lib/escape.ts";
import type { Cv } from "./check-enquiry.ts";
import type { Firm } from "./firm.ts";
import type { Kept } from "./store.ts";

const LABELS: Readonly<Record<string, string>> = {
  ...{ name: "Name", fullName: "Name", email: "Email", phone: "Phone", position: "Position" },
  ...{ subject: "Subject", linkedin: "LinkedIn", message: "Message", coverLetter: "Cover letter" },
};

/** Nothing in what a visitor wrote makes the mailer read a file or an address. */
const SAFE = { disableFileAccess: true, disableUrlAccess: true };

/** The mail that brings an enquiry to the firm. */
export function enquiryMail(
  { id, form, fields, receivedAt, suspicion }: Kept,
  cv: Cv | undefined,
  firm: Firm,
): SendMailOptions {
  const { email = "", name = fields.fullName ?? "", subject = "", position } = fields;
  const application = `Application: ${[position, name].filter(Boolean).join(", ")}`;
  const topic = form === "contact" ? `Message: ${subject}` : application;
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
  return {
    to: firm.recipients[form],
    replyTo: { name, address: email },
    subject: `${suspicion && "[suspected spam] "}${topic}`,
    text: rows.map(([label, text]) => `${label}: ${/\n/.test(text) ? "\n" : ""}${text}`).join("\n"),
    html: `<table cellpadding="4">${cells.join("")}</table>`,
    attachments: cv ? [attachmentOf(cv)] : [],
    ...SAFE,
  };
}

/** The mail that tells a visitor that the enquiry has arrived; no automatic answer answers it (RFC 3834). */
export function acknowledgementMail({ form, fields }: Kept, firm: Firm): SendMailOptions {
  return {
    to: { name: "", address: fields.email ?? "" },
    replyTo: firm.recipients[form],
    headers: { "Auto-Submitted": "auto-replied" },
    ...firm.acknowledgement[form],
    ...SAFE,
  };
}

/** The ending says what the file is, whatever its name said. */
function attachmentOf({ name, kind, bytes }: Cv) {
  const filename = name.toLowerCase().endsWith(`.${kind}`) ? name : `${name}.${kind}`;
  return { filename, content: Buffer.from(bytes), contentType: CV_TYPES[kind] };
}
