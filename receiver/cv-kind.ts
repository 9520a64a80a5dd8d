import type { CV_TYPES } from "../app/forms/form-rules.ts";

/** What a CV may be, by the ending of such files. */
export type CvKind = keyof typeof CV_TYPES;

/** Compound file of Windows ([MS-CFB] 2.2); its streams are named in UTF-16. */
const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const WORD_STREAM = Buffer.from("WordDocument\0", "utf16le");

/** What a file is by its content; undefined when it is neither PDF nor Word. */
export function cvKindOf(bytes: Buffer): CvKind | undefined {
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
