import type { HonoRequest } from "hono";
import { z } from "zod";
import type { CV_TYPES, FormName, Texts } from "../app/features/forms/form-rules.ts";
import { CV_LIMIT, checkForm, FORMS } from "../app/features/forms/form-rules.ts";
import { refusals } from "./refusal.ts";

/** A form as it came, unchecked. The name of the file may hold anything. */
export interface SentForm {
  readonly texts: Texts;
  readonly file?: Readonly<{ name: string; bytes: Buffer }> | undefined;
}

/** Bytes that are read of a form with a file: one that is too large still brings back what was typed beside it. */
export const FORM_LIMIT = 24 * 1024 ** 2;
/** Of texts, in bytes: to parse, check and bring back larger ones would stop everything for seconds and fill the memory. */
const TEXT_LIMIT = 512 * 1024;
const MOST_FIELDS = 40;
const [LINE, PARAGRAPHS] = [250, 20_000]; // longest texts in characters

const TYPE =
  /^(?:application\/(?:json|x-www-form-urlencoded)|multipart\/form-data;.*?boundary="?([^";]+))/i;
const fields = z.record(z.string(), z.string());

/** Reads a form in any of its three encodings. @throws HTTPException */
export async function readForm(request: HonoRequest): Promise<SentForm> {
  const type = request.header("content-type") ?? "";
  const [known, boundary] = TYPE.exec(type) ?? [];
  if (known === undefined && !/^multipart/i.test(type)) throw refusals.unsupported();
  const bytes = Buffer.from(await request.arrayBuffer());
  if (!boundary && bytes.length > TEXT_LIMIT) throw refusals.tooLarge();
  if (/^[^;]*json/i.test(type)) return { texts: fields.parse(await request.json()) };
  // Counted first: so many would take the parser long. No browser sends a form in a part of a form.
  const parts = bytes.toString("latin1").split(boundary ? `--${boundary}` : "&");
  const heads = boundary ? parts.map((part) => part.split("\r\n\r\n", 1)[0] ?? "") : [];
  const isNested = heads.some((head) => /^content-type: *multipart/im.test(head));
  if (parts.length > MOST_FIELDS || isNested) throw refusals.unreadable();
  // A name that comes twice gives a list, which is no text.
  const { cv, ...others } = await request.parseBody({ all: true });
  const texts = fields.parse(others);
  if (Object.values(texts).join("").length > TEXT_LIMIT) throw refusals.tooLarge();
  // Browsers send a nameless, empty file where none was chosen.
  if (!(cv instanceof File) || (cv.name === "" && cv.size === 0)) return { texts };
  return { texts, file: { name: cv.name, bytes: Buffer.from(await cv.arrayBuffer()) } };
}

/** What a visitor has sent, checked: its texts in the order of the form, without empty ones. */
export type Enquiry = { form: FormName; fields: Texts; cv: Cv | undefined };

/** Its name, as the visitor's file was called, is never used as a path. */
export type Cv = Readonly<{ name: string; kind: keyof typeof CV_TYPES; bytes: Uint8Array }>;

/**
 * Holds a form against the rules that the browser uses too, and against the bounds of what can be kept.
 * @throws HTTPException with a message for each field that is at fault
 */
export function checkEnquiry(sent: SentForm): Enquiry {
  const { form } = sent.texts;
  if (form !== "contact" && form !== "application") throw refusals.unreadable();
  const known = FORMS[form].flat();
  const texts = known.map(({ name, rows }) => {
    const text = (sent.texts[name] ?? "").toWellFormed().trim();
    // In paragraphs nobody sees line ends of Windows and control characters, and no database keeps them.
    return [name, rows ? text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "") : text];
  });
  const fields: Texts = Object.fromEntries(texts.filter(([, text]) => text));
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

/** Compound file of Windows ([MS-CFB] 2.2); its streams are named in UTF-16. */
const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const WORD_STREAM = Buffer.from("WordDocument\0", "utf16le");
/** A file in a zip archive (APPNOTE 4.3.7). */
const ZIP = Buffer.from("PK\x03\x04");

/** What a file is by its content; undefined when it is neither PDF nor Word. */
export function cvKindOf(bytes: Buffer): Cv["kind"] | undefined {
  const begins = (head: Buffer) => bytes.subarray(0, head.length).equals(head);
  // Readers of PDF look for its head in the first KB (PDF 1.7, implementation note 13).
  if (bytes.subarray(0, 1024).includes("%PDF-")) return "pdf";
  if (begins(OLE) && bytes.includes(WORD_STREAM)) return "doc";
  if (begins(ZIP) && bytes.includes("word/document.xml")) return "docx";
}
