import {
  CV_LIMIT,
  type CV_TYPES,
  checkForm,
  FORMS,
  type FormName,
  refusalOf,
  type Texts,
} from "../app/forms/form-rules.ts";
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
  /** What it is by its content, as the ending of such files. */
  readonly kind: keyof typeof CV_TYPES;
  readonly bytes: Uint8Array;
}

/** Longest texts in characters: in one line and in several. */
const [LINE, PARAGRAPHS] = [250, 20_000];

/**
 * Holds a form against the rules that the browser uses too, and against the bounds of what can be kept.
 *
 * @throws HTTPException with a message for each field that is at fault
 */
export function checkEnquiry(sent: SentForm): Enquiry {
  const { form } = sent.texts;
  if (form !== "contact" && form !== "application") throw refusals.unreadable();
  const known = FORMS[form].flat();
  const texts: Record<string, string> = {};
  const errors: Record<string, string | undefined> = {};
  for (const { name, rows } of known) {
    // Halves of characters are what no database keeps.
    const text = (sent.texts[name] ?? "").toWellFormed().trim();
    // What nobody can see: line ends of Windows, control characters.
    const visible = text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
    texts[name] = rows ? visible : text;
    const most = rows ? PARAGRAPHS : LINE;
    // A line break here could add a header to a mail.
    if (!rows && /\p{Cc}/u.test(text))
      errors[name] = "Write this on one line, without control characters";
    if ([...texts[name]].length > most)
      errors[name] = `Shorten this to ${most.toLocaleString("en")} characters`;
  }
  const file = form === "application" ? sent.file : undefined;
  const kind = file && cvKindOf(file.bytes);
  // What it is by its content counts, not what it is said to be.
  const chosen = file && { name: file.name, size: file.bytes.length, type: "" };
  if (chosen && !kind) errors.cv = refusalOf(chosen);
  Object.assign(errors, checkForm(form, texts, chosen, CV_LIMIT));
  if (file && (/[/\\\p{Cc}]/u.test(file.name) || file.name.length > LINE))
    errors.cv = "Give the file a short name without slashes and choose it again.";
  const faults = known.flatMap(({ name }) => (errors[name] ? [[name, errors[name]]] : []));
  const status = chosen && chosen.size > CV_LIMIT ? 413 : 422;
  if (faults.length > 0) throw refusals.faulty(Object.fromEntries(faults), status);
  const filled = Object.entries(texts).filter(([, text]) => text !== "");
  return { form, fields: Object.fromEntries(filled), cv: file && kind && { ...file, kind } };
}

/** Compound file of Windows ([MS-CFB] 2.2); its streams are named in UTF-16. */
const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const WORD_STREAM = Buffer.from("WordDocument\0", "utf16le");

/** What a file is by its content; undefined when it is neither PDF nor Word. */
export function cvKindOf(bytes: Buffer): Cv["kind"] | undefined {
  // Readers of PDF look for its head in the first KB (PDF 1.7, implementation note 13).
  if (bytes.subarray(0, 1024).includes("%PDF-")) return "pdf";
  if (bytes.subarray(0, OLE.length).equals(OLE) && bytes.includes(WORD_STREAM)) return "doc";
  // A zip archive ends with the place of its directory (APPNOTE 4.3.16).
  const end = bytes.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (bytes.toString("latin1", 0, 4) !== "PK\x03\x04" || end < 0 || end + 22 > bytes.length) return;
  const directory = bytes.subarray(bytes.readUInt32LE(end + 16), end);
  const isWord = directory.indexOf("PK\x01\x02") === 0 && directory.includes("word/document.xml");
  return isWord ? "docx" : undefined;
}
