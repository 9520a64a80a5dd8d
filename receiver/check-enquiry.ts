import { domainToASCII } from "node:url";
import { APPLICATION_FIELDS, checkApplication, refusalOf } from "../app/forms/application-rules.ts";
import { CONTACT_FIELDS, checkContact } from "../app/forms/contact-rules.ts";
import { type EmailCheck, isHtmlEmail } from "../app/forms/field-rules.ts";
import { cvKindOf } from "./cv-kind.ts";
import type { Cv, Enquiry, FormName } from "./enquiry.ts";
import { FILE_LIMIT, type SentFile, type SentForm } from "./read-form.ts";
import { Refusal, tooLarge, unreadable } from "./refusal.ts";

/** Longest texts in characters: those of several lines, and all others. */
const PARAGRAPHS = { fields: ["message", "coverLetter"], most: 20_000 };
const LINE = 250;

const FIELDS = {
  contact: [...CONTACT_FIELDS, "position"],
  application: ["position", ...APPLICATION_FIELDS],
} as const;

/** Which form was sent. Throws a refusal where it is none of ours. */
export function formOf({ texts }: SentForm): FormName {
  if (texts.form === "contact" || texts.form === "application") return texts.form;
  throw unreadable();
}

/**
 * Holds a form against the rules that the browser uses too, and against the bounds of what can be kept.
 *
 * @throws Refusal with a message for each field that is at fault
 */
export function checkEnquiry(sent: SentForm): Enquiry {
  const form = formOf(sent);
  const texts = Object.fromEntries(
    FIELDS[form].map((field) => [field, cleaned(field, sent.texts[field] ?? "")]),
  );
  const file = form === "application" ? sent.file : undefined;
  const kind = file && cvKindOf(file.bytes);
  const ofBounds = { ...boundErrors(texts), ...fileErrors(file, kind) };
  const errors: Record<string, string> = { ...ofBounds, ...ruleErrors(form, texts, file) };
  const faults = [...FIELDS[form], "cv"].flatMap((field) => {
    return errors[field] ? [[field, errors[field]] as const] : [];
  });
  if (faults.length > 0) {
    const errors = Object.fromEntries(faults);
    const { status, message } = tooLarge();
    if (file && file.size > FILE_LIMIT) throw new Refusal(status, message, { errors });
    throw new Refusal(422, Object.values(errors).join(" "), { errors });
  }
  const cv: Cv | undefined = file && kind && { name: file.name, kind, bytes: file.bytes };
  const fields = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  return { form, fields, cv };
}

function ruleErrors(
  form: FormName,
  texts: Record<string, string>,
  file: SentFile | undefined,
): Record<string, string> {
  const { name = "", email = "", subject = "", message = "" } = texts;
  if (form === "contact") return checkContact({ name, email, subject, message }, isEmail);
  const { fullName = "", phone = "", linkedin = "", coverLetter = "" } = texts;
  // Without scripts, browsers say so of every type that the system does not know.
  const type = file?.type === "application/octet-stream" ? "" : (file?.type ?? "");
  const cv = file && { name: file.name, size: file.size, type };
  const fields = { fullName, email, phone, linkedin, coverLetter };
  return checkApplication(fields, cv, { isEmail, fileLimit: FILE_LIMIT });
}

function boundErrors(texts: Record<string, string>): Record<string, string> {
  const faults = Object.entries(texts).flatMap(([field, text]) => {
    const isLine = !PARAGRAPHS.fields.includes(field);
    const most = isLine ? LINE : PARAGRAPHS.most;
    if ([...text].length > most) {
      return [[field, `Shorten this to ${most.toLocaleString("en")} characters`]];
    }
    // A line break here could add a header to a mail.
    const isBroken = isLine && /\p{Cc}/u.test(text);
    return isBroken ? [[field, "Write this on one line, without control characters"]] : [];
  });
  return Object.fromEntries(faults);
}

function fileErrors(file: SentFile | undefined, kind: unknown): Record<string, string> {
  if (!file) return {};
  const isPlain = !/[/\\\p{Cc}]/u.test(file.name) && file.name.length <= LINE;
  if (!isPlain) return { cv: "Give the file a short name without slashes and choose it again." };
  const isWhole = file.size > 0 && file.size <= FILE_LIMIT;
  return isWhole && !kind ? { cv: refusalOf({ ...file, type: "" }) } : {};
}

/** Leaves out what nobody can see and no database keeps: line ends of Windows, control characters in paragraphs. */
function cleaned(field: string, text: string): string {
  const whole = text.toWellFormed().trim();
  if (!PARAGRAPHS.fields.includes(field)) return whole;
  return whole.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
}

/** As browsers do: a host name in another script counts by its ASCII form. */
const isEmail: EmailCheck = (value) => {
  const at = value.lastIndexOf("@");
  const host = value.slice(at + 1);
  const ascii = /[^ -~]/.test(host) ? domainToASCII(host) : host;
  return isHtmlEmail(value.slice(0, at + 1) + ascii);
};
