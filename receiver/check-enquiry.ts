import { CV_LIMIT } from "../app/features/forms/cv-rules.ts";
import { checkForm, type Texts } from "../app/features/forms/form-rules.ts";
import { type FormField, fieldsOf, hasCv } from "../app/features/forms/table/form.ts";
import { findForm, type KnownForm } from "../app/features/forms/table/form-table.ts";
import { type CvKind, cvKindOf } from "./cv-kind.ts";
import { refusals } from "./refusal.ts";
import type { SentFile, SentForm } from "./sent-form.ts";

/** What a visitor has sent, checked: its texts in the order of the form, without empty ones. */
export interface Enquiry {
  readonly form: KnownForm;
  readonly fields: Texts;
  readonly cv: Cv | undefined;
}

export interface Cv {
  /** As the visitor's file was called: never used as a path. */
  readonly name: string;
  readonly kind: CvKind;
  readonly bytes: Uint8Array;
}

/** The longest text of one line, and of several, in characters. */
const LONGEST_LINE = 250;
const LONGEST_PARAGRAPHS = 20_000;

/**
 * Checks a form by the rules that the browser uses too, and by the limits of what can be stored.
 *
 * @throws Refusal with a message for each field that is at fault
 */
export function checkEnquiry(sent: SentForm): Enquiry {
  const form = findForm(sent.texts.form);
  if (!form) throw refusals.unreadable();
  const fields = readTexts(form, sent.texts);
  const file = hasCv(form) ? sent.file : undefined;
  const kind = file && cvKindOf(file.bytes);
  const errors = findFaults(form, fields, file, kind);
  if (Object.keys(errors).length > 0) {
    throw refusals.faulty(errors, isTooLarge(file) ? 413 : 422);
  }
  const cv = file && kind && { name: file.name, kind, bytes: file.bytes };
  return { form, fields, cv };
}

const isTooLarge = (file: SentFile | undefined) => file !== undefined && file.size > CV_LIMIT;

/** The texts of a form in its order, as they are stored; empty ones are left out. */
function readTexts(form: KnownForm, sent: Texts): Texts {
  const texts: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    const text = (sent[field.name] ?? "").toWellFormed().trim();
    const stored = isParagraphs(field) ? withoutControls(text) : text;
    if (stored) texts[field.name] = stored;
  }
  return texts;
}

const isParagraphs = (field: FormField) => field.type !== "file" && field.rows !== undefined;

/** In paragraphs nobody sees line ends of Windows and control characters, and no database stores them. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
}

function findFaults(
  form: KnownForm,
  texts: Texts,
  file: SentFile | undefined,
  kind: CvKind | undefined,
): Texts {
  // What the file is by its content counts, and not what it is said to be. A file that is too large is not read to its end.
  const type = kind || isTooLarge(file) ? "" : "unknown";
  const chosen = file && { name: file.name, size: file.size, type };
  const ruleFaults = checkForm(form, texts, chosen, true);
  const faults: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    const fault = ruleFaults[field.name] ?? textFault(field, texts[field.name]);
    if (fault) faults[field.name] = fault;
  }
  return faults;
}

function textFault(field: FormField, text = ""): string | undefined {
  const longest = isParagraphs(field) ? LONGEST_PARAGRAPHS : LONGEST_LINE;
  if ([...text].length > longest)
    return `Shorten this to ${longest.toLocaleString("en")} characters`;
  // A line break here could add a header to a mail.
  if (!isParagraphs(field) && /\p{Cc}/u.test(text))
    return "Write this on one line, without control characters";
  return undefined;
}
