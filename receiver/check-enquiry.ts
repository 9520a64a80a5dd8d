import { CV_LIMIT, checkForm, FORMS } from "../app/forms/form-rules.ts";
import { type CvKind, cvKindOf } from "./cv-kind.ts";
import type { SentForm } from "./read-form.ts";
import { refusals } from "./refusal.ts";

/** What a visitor has sent, checked: its texts in the order of the form, without empty ones. */
export type Enquiry = ReturnType<typeof checkEnquiry>;

export interface Cv {
  readonly name: string; // as the visitor's file was called; never used as a path
  readonly kind: CvKind;
  readonly bytes: Uint8Array;
}

/** Longest texts in characters. */
const [LINE, PARAGRAPHS] = [250, 20_000];

/**
 * Holds a form against the rules that the browser uses too, and against the bounds of what can be kept.
 * @throws HTTPException with a message for each field that is at fault
 */
export function checkEnquiry(sent: SentForm) {
  const { form } = sent.texts;
  if (form !== "contact" && form !== "application") throw refusals.unreadable();
  const known = FORMS[form].flat();
  const texts = known.map(({ name, rows }) => {
    const text = (sent.texts[name] ?? "").toWellFormed().trim();
    // In paragraphs nobody sees line ends of Windows and control characters, and no database keeps them.
    return [name, rows ? text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "") : text];
  });
  const fields: Record<string, string> = Object.fromEntries(texts.filter(([, text]) => text));
  const file = form === "application" ? sent.file : undefined;
  const kind = file && cvKindOf(file.bytes);
  // What it is by its content counts, not what it is said to be.
  const type = kind ? "" : "unknown";
  const chosen = file && { name: file.name, size: file.bytes.length, type };
  const wrong = checkForm(form, fields, chosen, CV_LIMIT);
  const faults = known.flatMap(({ name, rows }) => {
    const own = () => (name === "cv" ? nameFault(file?.name) : textFault(fields[name], rows));
    const fault = wrong[name] ?? own();
    return fault ? [[name, fault]] : [];
  });
  const status = chosen && chosen.size > CV_LIMIT ? 413 : 422;
  if (faults.length > 0) throw refusals.faulty(Object.fromEntries(faults), status);
  return { form, fields, cv: file && kind && { ...file, kind } };
}

function textFault(text = "", rows = 0): string | undefined {
  const most = rows ? PARAGRAPHS : LINE;
  if ([...text].length > most) return `Shorten this to ${most.toLocaleString("en")} characters`;
  // A line break here could add a header to a mail.
  if (!rows && /\p{Cc}/u.test(text)) return "Write this on one line, without control characters";
}

function nameFault(name = ""): string | undefined {
  if (/[/\\\p{Cc}]/u.test(name) || name.length > LINE)
    return "Give the file a short name without slashes and choose it again.";
}
