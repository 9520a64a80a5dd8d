import type { SendMailOptions } from "nodemailer";
import { escapeText } from "../app/base/escape.ts";
import { CV_TYPES, FORMS } from "../app/features/forms/form-rules.ts";
import { REPLY_FILE, replyReminder } from "../app/features/forms/reply-reminder.ts";
import { ContentError } from "../app/model/content-error.ts";
import { createReader, noFindings } from "../app/model/reader.ts";
import { mailTokens } from "../app/model/schemas/site.ts";
import { siteAddress } from "../hosting/address.ts";
import type { Cv } from "./read-enquiry.ts";
import type { Kept } from "./store.ts";

/** Who gets what is received, and how visitors are answered. */
export type Firm = ReturnType<typeof readFirm>;

/** Reads content/site.yaml and content/acknowledgements.yaml. @throws ContentError */
export function readFirm() {
  const findings = noFindings();
  const { fields } = createReader({}, findings).readFile("site.yaml");
  const mails = createReader(mailTokens(fields), findings);
  const { fields: acknowledgement } = mails.readFile("acknowledgements.yaml");
  if (findings.problems.length > 0) throw new ContentError(findings.problems);
  const recipients = { contact: fields.email, application: fields.hrEmail };
  return { ...fields, host: new URL(siteAddress().url).host, recipients, acknowledgement };
}

/** The mail that brings an enquiry to the firm. */
export function enquiryMail(
  { id, form, fields, receivedAt, suspicion }: Kept,
  cv: Cv | undefined,
  firm: Firm,
): SendMailOptions {
  const { email = "", fullName = "", name = fullName, subject, position } = fields;
  const about = [position, subject ?? name].filter(Boolean).join(", ");
  const asked = FORMS[form].flat().map((field) => [field.label, fields[field.name]] as const);
  const received = new Date(receivedAt).toUTCString();
  const more = { Received: received, Number: `${id}`, "Suspected spam": suspicion };
  const rows = [...asked, ...Object.entries(more)].flatMap(([label, text]) =>
    text ? [[label.replace(" *", ""), text] as const] : [],
  );
  const cells = rows.map(([label, text]) => {
    const lines = escapeText(text).replaceAll("\n", "<br>");
    return `<tr><th align="left" valign="top">${label}</th><td>${lines}</td></tr>`;
  });
  // The ending says what the file is, whatever its name said.
  const filename = `${cv?.name.replace(/\.[a-z]+$/i, "")}.${cv?.kind}`;
  return {
    to: firm.recipients[form],
    replyTo: { name, address: email },
    subject: `${suspicion && "[suspected spam] "}${form === "contact" ? "Message" : "Application"}: ${about}`,
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
  const { booking, acknowledgement, reply } = firm;
  const { subject, text } = acknowledgement[form];
  const mail = {
    to: { name: "", address: fields.email ?? "" },
    replyTo: firm.recipients[form],
    headers: { "Auto-Submitted": "auto-replied" },
    subject,
  };
  if (form === "application") return { ...mail, text };
  if (booking) return { ...mail, text: `${text}\n\n${booking.label}: ${booking.href}` };
  const content = replyReminder({ key, sent, firm, reply });
  const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
  return { ...mail, text, attachments: [{ filename: REPLY_FILE, content, contentType }] };
}
