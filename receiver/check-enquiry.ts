import { CV_LIMIT } from "../app/features/forms/cv-rules.ts";
import { formWordsIn, messagesFor } from "../app/features/forms/form-messages.ts";
import { checkForm, fileValuesOf, type Texts } from "../app/features/forms/form-rules.ts";
import { refusalWords } from "../app/features/forms/interface-words.ts";
import {
  type FormField,
  fieldsOf,
  hasCv,
  hasSeveralLines,
} from "../app/features/forms/table/form.ts";
import { findForm, type KnownForm } from "../app/features/forms/table/form-table.ts";
import { wordsOf } from "../app/model/words.ts";
import { fill } from "../app/words/fill.ts";
import { type CvKind, cvKindOf } from "./cv-kind.ts";
import type { LocalFirm } from "./firm.ts";
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
 * @param firm in the visitor's language
 * @throws Refusal with a message for each wrong field
 */
export async function checkEnquiry(sent: SentForm, firm: LocalFirm): Promise<Enquiry> {
  const form = findForm(sent.texts.form);
  if (!form) throw refusals.unreadable();
  const fields = readTexts(form, sent.texts);
  const file = hasCv(form) ? sent.file : undefined;
  const kind = file && (await cvKindOf(file.bytes));
  const errors = findErrors(form, fields, file, kind, firm);
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
    const stored = hasSeveralLines(field) ? withoutControls(text) : text;
    if (stored) texts[field.name] = stored;
  }
  return texts;
}

/**
 * Normalizes a paragraph: removes Windows line ends and control characters. They are invisible, and not every database
 * stores them.
 */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
}

/** The messages for wrong fields, in the order of the form. */
function findErrors(
  form: KnownForm,
  texts: Texts,
  file: SentFile | undefined,
  kind: CvKind | undefined,
  firm: LocalFirm,
): Texts {
  // The content of the file decides its kind, not its declared type. A file that is too large is not read completely.
  const type = kind || isTooLarge(file) ? "" : "unknown";
  const chosen = file && { name: file.name, size: file.size, type };
  const fileValues = fileValuesOf(form, chosen, firm.language.tag);
  const faults = checkForm(form, texts, chosen, true);
  const messages = messagesFor(faults, formWordsIn(form, firm.words), fileValues);
  const errors: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    const error = messages[field.name] ?? textError(field, texts[field.name] ?? "", firm);
    if (error) errors[field.name] = error;
  }
  return errors;
}

function textError(field: FormField, text: string, firm: LocalFirm): string | undefined {
  const { tooLong, controlCharacters } = wordsOf(refusalWords, firm);
  const longest = hasSeveralLines(field) ? LONGEST_PARAGRAPHS : LONGEST_LINE;
  if ([...text].length > longest)
    return fill(tooLong, { longest: longest.toLocaleString(firm.language.tag) });
  // A line break here could add a header to a mail.
  if (!hasSeveralLines(field) && /\p{Cc}/u.test(text)) return controlCharacters;
  return undefined;
}
