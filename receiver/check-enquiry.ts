import type { FormName, Texts } from "../app/forms/form-rules.ts";
import { CV_LIMIT, checkForm, FORMS, refusalOf } from "../app/forms/form-rules.ts";
import { type CvKind, cvKindOf } from "./cv-kind.ts";
import type { SentForm } from "./read-form.ts";
import { refusals } from "./refusal.ts";

/** What a visitor has sent, checked. */
export interface Enquiry {
  readonly form: FormName;
  /** In the order of the form; empty ones are left out. */
  readonly fields: Texts;
  readonly cv?: Cv | undefined;
}

export interface Cv {
  /** As the visitor's file was called; never used as a path. */
  readonly name: string;
  readonly kind: CvKind;
  readonly bytes: Uint8Array;
}

/** Longest texts in characters. */
const [LINE, PARAGRAPHS] = [250, 20_000];

/**
 * Holds a form against the rules that the browser uses too, and against the bounds of what can be kept.
 * @throws HTTPException with a message for each field that is at fault
 */
export function checkEnquiry(sent: SentForm): Enquiry {
  const { form } = sent.texts;
  if (form !== "contact" && form !== "application") throw refusals.unreadable();
  const known = FORMS[form].flat();
  const texts: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const { name, rows } of known) {
    const text = (sent.texts[name] ?? "").toWellFormed().trim();
    // In paragraphs nobody sees line ends of Windows and control characters, and no database keeps them.
    const kept = rows ? text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "") : text;
    texts[name] = kept;
    // A line break here could add a header to a mail.
    if (!rows && /\p{Cc}/u.test(text))
      errors[name] = "Write this on one line, without control characters";
    const most = rows ? PARAGRAPHS : LINE;
    if ([...kept].length > most)
      errors[name] = `Shorten this to ${most.toLocaleString("en")} characters`;
  }
  const file = form === "application" ? sent.file : undefined;
  const kind = file && cvKindOf(file.bytes);
  // What it is by its content counts, not what it is said to be.
  const chosen = file && { name: file.name, size: file.bytes.length, type: "" };
  const other = chosen && !kind && { cv: refusalOf(chosen) };
  Object.assign(errors, other, checkForm(form, texts, chosen, CV_LIMIT));
  if (file && (/[/\\\p{Cc}]/u.test(file.name) || file.name.length > LINE))
    errors.cv = "Give the file a short name without slashes and choose it again.";
  const status = chosen && chosen.size > CV_LIMIT ? 413 : 422;
  const faults = known.flatMap(({ name }) => (errors[name] ? [[name, errors[name]]] : []));
  if (faults.length > 0) throw refusals.faulty(Object.fromEntries(faults), status);
  const fields = Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
  return { form, fields, cv: file && kind && { ...file, kind } };
}
