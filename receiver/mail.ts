import type { SendMailOptions } from "nodemailer";
import { encodeWord } from "nodemailer/lib/mime-funcs";
import { ATTRIBUTION_NAMES } from "../app/base/attribution.ts";
import { escapeText } from "../app/base/escape.ts";
import { CV_TYPES } from "../app/features/forms/cv-rules.ts";
import { REPLY_FILE, replyReminder } from "../app/features/forms/reply-reminder.ts";
import { fieldsOf, plainLabel } from "../app/features/forms/table/form.ts";
import { type KnownForm, recipientOf } from "../app/features/forms/table/form-table.ts";
import { ATTRIBUTION_LABELS } from "./attribution-text.ts";
import type { Cv } from "./check-enquiry.ts";
import type { Firm } from "./firm.ts";
import type { StoredEnquiry } from "./store.ts";

/**
 * The most characters of an encoded word, with room for the name of its header. The limit is 75 (RFC 2047, section 2).
 */
const ENCODED_WORD_LENGTH = 52;

interface MailRow {
  label: string;
  text: string;
}

/** The mail that brings an enquiry to the firm, with the CV as its attachment. */
export function enquiryMail(
  form: KnownForm,
  enquiry: StoredEnquiry,
  cv: Cv | undefined,
  firm: Firm,
): SendMailOptions {
  const { fields } = enquiry;
  const { sender } = form;
  const rows = rowsOf(form, enquiry);
  return {
    to: recipientOf(form, firm),
    replyTo: { name: headerText(fields[sender.name] ?? ""), address: fields[sender.email] ?? "" },
    subject: headerText(subjectOf(form, enquiry)),
    text: rows.map(textRow).join("\n"),
    html: `<table cellpadding="4">${rows.map(htmlRow).join("")}</table>`,
    attachments: cv && [cvAttachment(cv)],
  };
}

function subjectOf({ mailSubject }: KnownForm, { fields, spamReasons }: StoredEnquiry): string {
  const { kind, fields: names } = mailSubject;
  const mark = spamReasons && "[suspected spam] ";
  const about = names.map((name) => fields[name]).filter(Boolean);
  return `${mark}${kind}: ${about.join(", ")}`;
}

/**
 * Encodes a text for a header. nodemailer does not encode a text that looks like an encoded word (RFC 2047), and mail
 * programs would decode the visitor's text. So such a text is encoded here.
 */
function headerText(text: string): string {
  return text.includes("=?") ? encodeWord(text, "Q", ENCODED_WORD_LENGTH) : text;
}

/** The sent texts, then what the receiver knows about them. Empty texts are left out. */
function rowsOf(form: KnownForm, enquiry: StoredEnquiry): MailRow[] {
  const { id, fields, receivedAt, spamReasons, attribution } = enquiry;
  const sent = fieldsOf(form).map((field) => {
    return { label: plainLabel(field), text: fields[field.name] ?? "" };
  });
  const origin = ATTRIBUTION_NAMES.map((name) => {
    return { label: ATTRIBUTION_LABELS[name], text: attribution[name] ?? "" };
  });
  const known = [
    { label: "Received", text: new Date(receivedAt).toUTCString() },
    { label: "Number", text: `${id}` },
    { label: "Suspected spam", text: spamReasons },
  ];
  return [...sent, ...origin, ...known].filter(({ text }) => text !== "");
}

/** A text with several lines begins on a new line. */
function textRow({ label, text }: MailRow): string {
  return text.includes("\n") ? `${label}: \n${text}` : `${label}: ${text}`;
}

function htmlRow({ label, text }: MailRow): string {
  const lines = escapeText(text).replaceAll("\n", "<br>");
  return `<tr><th align="left" valign="top">${escapeText(label)}</th><td>${lines}</td></tr>`;
}

/**
 * The extension follows from the content of the file, not from its name. A question mark is replaced: Windows allows
 * none in a name, and without it mail programs read no part of the name as an encoded word.
 */
function cvAttachment({ name, kind, bytes }: Cv) {
  const filename = `${name.replace(/\.[a-z]+$/i, "").replaceAll("?", "_")}.${kind}`;
  return { filename, content: Buffer.from(bytes), contentType: CV_TYPES[kind] };
}

/**
 * The mail that tells a visitor that the enquiry has arrived. It is marked as automatic, so that no program answers it
 * (RFC 3834).
 */
export function acknowledgementMail(
  form: KnownForm,
  { fields, key, receivedAt }: StoredEnquiry,
  firm: Firm,
): SendMailOptions {
  const { booking, reply } = firm;
  const { subject, text } = firm.acknowledgements[form.name];
  const mail = {
    to: { name: "", address: fields[form.sender.email] ?? "" },
    replyTo: recipientOf(form, firm),
    headers: { "Auto-Submitted": "auto-replied" },
    subject,
    text,
  };
  if (!form.promisesReply) return mail;
  if (booking) return { ...mail, text: `${text}\n\n${booking.label}: ${booking.href}` };
  const content = replyReminder({ messageKey: key, sentAt: receivedAt, firm, reply });
  const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
  return { ...mail, attachments: [{ filename: REPLY_FILE, content, contentType }] };
}
