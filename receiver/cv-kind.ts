/** What a CV may be: its file ending, for each its type. */
export const CV_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
export type CvKind = keyof typeof CV_TYPES;

/** Compound file of Windows ([MS-CFB] 2.2); its streams are named in UTF-16. */
const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const WORD_STREAM = Buffer.from("WordDocument\0", "utf16le");
/** Signatures of a zip archive: a file's head, its entry in the directory, the end of the directory. */
const ZIP = { file: "PK\x03\x04", entry: "PK\x01\x02", end: "PK\x05\x06" };

/** What a file is by its content; undefined when it is neither PDF nor Word. */
export function cvKindOf(content: Uint8Array): CvKind | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  // Readers of PDF look for its head in the first KB (PDF 1.7, implementation note 13).
  if (bytes.subarray(0, 1024).includes("%PDF-")) return "pdf";
  if (bytes.subarray(0, OLE.length).equals(OLE) && bytes.includes(WORD_STREAM)) return "doc";
  const isZip = bytes.toString("latin1", 0, 4) === ZIP.file;
  return isZip && namesOf(bytes).includes("word/document.xml") ? "docx" : undefined;
}

/** The names in the directory of a zip archive (APPNOTE 4.3.12 and 4.3.16); none where it has no readable one. */
function namesOf(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf(ZIP.end, undefined, "latin1");
  if (end === -1 || end + 22 > bytes.length) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (at + 46 <= bytes.length && bytes.toString("latin1", at, at + 4) === ZIP.entry) {
    const [name = 0, ...others] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    names.push(bytes.toString("utf8", at + 46, at + 46 + name));
    at += 46 + name + others.reduce((sum, length) => sum + length, 0);
  }
  return names;
}
