import {
  APPLICATION_FIELDS,
  type ApplicationFields,
  CV_LIMIT,
  checkApplication,
  refusalOf,
} from "../app/forms/application-rules.ts";
import { CONTACT_FIELDS, type ContactFields, checkContact } from "../app/forms/contact-rules.ts";
import { type CvKind, cvKindOf } from "./cv-kind.ts";
import type { SentForm } from "./read-form.ts";
import { refusals } from "./refusal.ts";

/** Which form was filled in. */
export type FormName = "contact" | "application";

/** What a visitor has sent, checked. */
export interface Enquiry {
  readonly form: FormName;
  /** Texts by field, in the order of the form; empty ones are left out. */
  readonly fields: Readonly<Record<string, string>>;
  readonly cv?: Cv | undefined;
}

export interface Cv {
  /** As the visitor's file was called; never used as a path. */
  readonly name: string;
  readonly kind: CvKind;
  readonly bytes: Uint8Array;
}

/** Longest texts in characters: those of several lines, and all others. */
const PARAGRAPHS = { fields: ["message", "coverLetter"], most: 20_000 };
const LINE = 250;

/**
 * Holds a form against the rules that the browser uses too, and against the bounds of what can be kept.
 *
 * @throws HTTPException with a message for each field that is at fault
 */
export function checkEnquiry(sent: SentForm): Enquiry {
  const { form } = sent.texts;
  if (form !== "contact" && form !== "application") throw refusals.unreadable();
  const isContact = form === "contact";
  const names: readonly string[] = isContact ? CONTACT_FIELDS : ["position", ...APPLICATION_FIELDS];
  const texts = Object.fromEntries(names.map((name) => [name, cleaned(name, sent.texts[name])]));
  const file = isContact ? undefined : sent.file;
  const kind = file && cvKindOf(file.bytes);
  // What it is by its content counts, not what it is said to be.
  const chosen = file && { name: file.name, size: file.bytes.length, type: "" };
  const badName = "Give the file a short name without slashes and choose it again.";
  const isPlain = !file || (!/[/\\\p{Cc}]/u.test(file.name) && file.name.length <= LINE);
  const found: Record<string, string | undefined> = {
    ...Object.fromEntries(names.map((name) => [name, boundError(name, texts[name] ?? "")])),
    cv: chosen && !kind ? refusalOf(chosen) : undefined,
    ...(isContact
      ? checkContact(texts as ContactFields)
      : checkApplication(texts as ApplicationFields, chosen, CV_LIMIT)),
    ...(!isPlain && { cv: badName }),
  };
  const faults = [...names, "cv"].filter((name) => found[name]).map((name) => [name, found[name]]);
  const status = chosen && chosen.size > CV_LIMIT ? 413 : 422;
  if (faults.length > 0) throw refusals.faulty(Object.fromEntries(faults), status);
  const cv = file && kind && { ...file, kind };
  const filled = Object.entries(texts).filter(([, text]) => text !== "");
  return { form, fields: Object.fromEntries(filled), cv };
}

function boundError(field: string, text: string): string | undefined {
  const isLine = !PARAGRAPHS.fields.includes(field);
  const most = isLine ? LINE : PARAGRAPHS.most;
  if ([...text].length > most) return `Shorten this to ${most.toLocaleString("en")} characters`;
  // A line break here could add a header to a mail.
  if (!isLine || !/\p{Cc}/u.test(text)) return undefined;
  return "Write this on one line, without control characters";
}

/** Leaves out what nobody can see and no database keeps: line ends of Windows, control characters in paragraphs. */
function cleaned(field: string, text = ""): string {
  const whole = text.toWellFormed().trim();
  if (!PARAGRAPHS.fields.includes(field)) return whole;
  return whole.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
}
