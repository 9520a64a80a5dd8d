import type { SendMailOptions } from "nodemailer";
import { encodeWord } from "nodemailer/lib/mime-funcs";
import { escapeText } from "../app/base/escape.ts";
import { CV_TYPES } from "../app/features/forms/cv-rules.ts";
import { enquiryWords } from "../app/features/forms/interface-words.ts";
import { REPLY_FILE, replyReminder } from "../app/features/forms/reply-reminder.ts";
import { type KnownForm, recipientOf } from "../app/features/forms/table/form-table.ts";
import { wordsOf } from "../app/model/words.ts";
import { fill } from "../app/words/fill.ts";
import type { Cv } from "./check-enquiry.ts";
import { type EnquiryRow, rowsOf, withSpamMark } from "./enquiry-rows.ts";
import type { Firm, LocalFirm } from "./firm.ts";
import type { StoredEnquiry } from "./store/stored-enquiries.ts";

/**
 * The most characters of an encoded word, with room for the name of its header. The limit is 75 (RFC 2047, section 2).
 */
const ENCODED_WORD_LENGTH = 52;

/** The mail to the firm about an enquiry, with the CV as its attachment. */
export function enquiryMail(
  form: KnownForm,
  enquiry: StoredEnquiry,
  cv: Cv | undefined,
  firm: Firm,
): SendMailOptions {
  const { fields } = enquiry;
  const { sender } = form;
  const rows = mailRowsOf(form, enquiry, firm);
  return {
    to: recipientOf(form, firm),
    replyTo: { name: headerText(fields[sender.name] ?? ""), address: fields[sender.email] ?? "" },
    subject: headerText(subjectOf(form, enquiry, firm)),
    text: rows.map(textRow).join("\n"),
    html: `<table cellpadding="4">${rows.map(htmlRow).join("")}</table>`,
    attachments: cv && [cvAttachment(cv)],
  };
}

function subjectOf(form: KnownForm, enquiry: StoredEnquiry, firm: LocalFirm): string {
  const { kinds, subject } = wordsOf(enquiryWords, firm);
  const about = form.subjectFields.map((name) => enquiry.fields[name]).filter(Boolean);
  const text = fill(subject, { kind: kinds[form.name], about: about.join(", ") });
  return withSpamMark(text, enquiry, firm);
}

/**
 * Encodes a text for a header. nodemailer does not encode a text that looks like an encoded word (RFC 2047), and mail
 * programs would decode the visitor's text. So such a text is encoded here.
 */
function headerText(text: string): string {
  return text.includes("=?") ? encodeWord(text, "Q", ENCODED_WORD_LENGTH) : text;
}

/** The sent texts, then what the receiver knows about them. Empty texts are left out. */
function mailRowsOf(form: KnownForm, enquiry: StoredEnquiry, firm: Firm): EnquiryRow[] {
  const { id, receivedAt, spamReasons } = enquiry;
  const words = wordsOf(enquiryWords, firm);
  const known = [
    { label: words.received, text: new Date(receivedAt).toUTCString() },
    { label: words.number, text: `${id}` },
    { label: words.suspectedSpam, text: spamReasons },
  ];
  return [...rowsOf(form, enquiry, firm), ...known].filter(({ text }) => text !== "");
}

/** A text with several lines begins on a new line. */
function textRow({ label, text }: EnquiryRow): string {
  return text.includes("\n") ? `${label}: \n${text}` : `${label}: ${text}`;
}

function htmlRow({ label, text }: EnquiryRow): string {
  const lines = escapeText(text).replaceAll("\n", "<br>");
  return `<tr><th align="left" valign="top">${escapeText(label)}</th><td>${lines}</td></tr>`;
}

/**
 * The extension follows from the content of the file, not from its name. Question marks are replaced: Windows allows none in a
 * name, and mail programs could read a part of the name between them as an encoded word.
 */
function cvAttachment({ name, kind, bytes }: Cv) {
  const filename = `${name.replace(/\.[a-z]+$/i, "").replaceAll("?", "_")}.${kind}`;
  return { filename, content: Buffer.from(bytes), contentType: CV_TYPES[kind] };
}

/**
 * The mail that tells a visitor that the enquiry has arrived. It is marked as automatic, so that no program answers it
 * (RFC 3834).
 *
 * @param firm in the visitor's language
 */
export function acknowledgementMail(
  form: KnownForm,
  { fields, key, receivedAt }: StoredEnquiry,
  firm: LocalFirm,
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
  const content = replyReminder({
    messageKey: key,
    sentAt: receivedAt,
    language: firm.language.tag,
    firm,
    reply,
  });
  const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
  return { ...mail, attachments: [{ filename: REPLY_FILE, content, contentType }] };
}
