import type { CV_TYPES } from "../app/features/forms/cv-rules.ts";

export type CvKind = keyof typeof CV_TYPES;

/** The beginning of a compound file of Windows ([MS-CFB] 2.2), and of a stream in it, whose names are UTF-16. */
const COMPOUND_FILE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const WORD_STREAM = Buffer.from("WordDocument\0", "utf16le");
/** The beginning of a zip archive (APPNOTE 4.3.7). */
const ZIP_ARCHIVE = Buffer.from("PK\x03\x04");
/** Readers of PDF look for its head in the first KB (PDF 1.7, implementation note 13). */
const PDF_HEAD_WITHIN = 1024;

/** The kind of a file by its content. Undefined if it is neither PDF nor Word. */
export function cvKindOf(bytes: Buffer): CvKind | undefined {
  if (bytes.subarray(0, PDF_HEAD_WITHIN).includes("%PDF-")) return "pdf";
  if (startsWith(bytes, COMPOUND_FILE) && bytes.includes(WORD_STREAM)) return "doc";
  if (startsWith(bytes, ZIP_ARCHIVE) && bytes.includes("word/document.xml")) return "docx";
  return undefined;
}

const startsWith = (bytes: Buffer, head: Buffer) => bytes.subarray(0, head.length).equals(head);
