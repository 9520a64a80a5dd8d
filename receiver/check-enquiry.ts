import { CV_LIMIT } from "../app/features/forms/cv-rules.ts";
import { checkForm, type Texts } from "../app/features/forms/form-rules.ts";
import { type FormField, fieldsOf, hasCv } from "../app/features/forms/table/form.ts";
import { findForm, type KnownForm } from "../app/features/forms/table/form-table.ts";
import { type CvKind, cvKindOf } from "./cv-kind.ts";
import { refusals } from "./refusal.ts";
import type { SentFile, SentForm } from "./sent-form.ts";

/** A checked form: its texts in the order of the form, without empty texts. */
export interface Enquiry {
  readonly form: KnownForm;
  readonly fields: Texts;
  readonly cv: Cv | undefined;
}

export interface Cv {
  /** The name of the visitor's file. It is never used as a path. */
  readonly name: string;
  readonly kind: CvKind;
  readonly bytes: Uint8Array;
}

/** The most characters of a text in a single line and in several lines. */
const LONGEST_LINE = 250;
const LONGEST_PARAGRAPHS = 20_000;

/**
 * Checks a form by the rules of the browser and by the limits of the database.
 *
 * @throws Refusal with a message for each wrong field
 */
export async function checkEnquiry(sent: SentForm): Promise<Enquiry> {
  const form = findForm(sent.texts.form);
  if (!form) throw refusals.unreadable();
  const fields = readTexts(form, sent.texts);
  const file = hasCv(form) ? sent.file : undefined;
  const kind = file && (await cvKindOf(file.bytes));
  const errors = findFaults(form, fields, file, kind);
  if (Object.keys(errors).length > 0) {
    throw refusals.faulty(errors, isTooLarge(file) ? 413 : 422);
  }
  const cv = file && kind && { name: file.name, kind, bytes: file.bytes };
  return { form, fields, cv };
}

const isTooLarge = (file: SentFile | undefined) => file !== undefined && file.size > CV_LIMIT;

/** The texts of a form as they are stored, in the order of the form. Empty texts are left out. */
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

/**
 * Normalizes a paragraph: removes Windows line ends and control characters. They are invisible, and not every database
 * stores them.
 */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
}

function findFaults(
  form: KnownForm,
  texts: Texts,
  file: SentFile | undefined,
  kind: CvKind | undefined,
): Texts {
  // The content of the file decides its kind, not its declared type. A file that is too large is not read completely.
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
