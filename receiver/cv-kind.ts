import { text } from "node:stream/consumers";
import { type Entry, fromBufferPromise } from "yauzl";
import type { CV_TYPES } from "../app/features/forms/cv-rules.ts";

export type CvKind = keyof typeof CV_TYPES;

/** Readers of PDF look for its head in the first KB (PDF 1.7, implementation note 13). */
const PDF_HEAD_WITHIN = 1024;

/** The beginning of a compound file of Windows ([MS-CFB] 2.2). */
const COMPOUND_FILE = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** The name of the stream that holds a text of Word, as its directory entry begins. */
const WORD_STREAM = Buffer.from("WordDocument\0", "utf16le");
/** The size of a directory entry in bytes, and the offsets of the length of its name and of its type ([MS-CFB] 2.6.1). */
const DIRECTORY_ENTRY = { size: 128, nameLength: 64, type: 66 };
const STREAM_TYPE = 2;

/** The beginning of a zip archive (APPNOTE 4.3.7). */
const ZIP_ARCHIVE = Buffer.from("PK\x03\x04");
/** The part of an Office document that says what its parts are (ECMA-376, part 2). */
const CONTENT_TYPES = "[Content_Types].xml";
/** The type that it states for the text of a Word document. A document with macros has another type. */
const WORD_TYPE =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
/** The part with the text. Some programs number it: `document2.xml`. */
const WORD_PART = /^word\/document\d*\.xml$/;
/** The most parts of an archive that is read. A document has a part for each picture, and about ten further parts. */
const MOST_PARTS = 5_000;
/** The most bytes of the part with the content types, which has a line for each kind of part. */
const MOST_CONTENT_TYPES = 1024 ** 2;

/** The kind of a file by its content. Undefined if it is neither PDF nor Word. */
export async function cvKindOf(bytes: Buffer): Promise<CvKind | undefined> {
  if (bytes.subarray(0, PDF_HEAD_WITHIN).includes("%PDF-")) return "pdf";
  if (startsWith(bytes, COMPOUND_FILE) && hasWordStream(bytes)) return "doc";
  if (startsWith(bytes, ZIP_ARCHIVE) && (await isWordArchive(bytes))) return "docx";
  return undefined;
}

const startsWith = (bytes: Buffer, head: Buffer) => bytes.subarray(0, head.length).equals(head);

/**
 * Whether the directory of a compound file names a text of Word. Directory entries stand at multiples of their size; the same
 * words elsewhere are not an entry.
 */
function hasWordStream(bytes: Buffer): boolean {
  const { size, nameLength, type } = DIRECTORY_ENTRY;
  let offset = bytes.indexOf(WORD_STREAM);
  while (offset >= 0) {
    const mayBeEntry = offset % size === 0 && offset + size <= bytes.length;
    if (mayBeEntry) {
      const hasWholeName = bytes.readUInt16LE(offset + nameLength) === WORD_STREAM.length;
      if (hasWholeName && bytes[offset + type] === STREAM_TYPE) return true;
    }
    offset = bytes.indexOf(WORD_STREAM, offset + 1);
  }
  return false;
}

/** Whether an archive has the text of a Word document among its parts, and states its type. */
async function isWordArchive(bytes: Buffer): Promise<boolean> {
  try {
    const archive = await fromBufferPromise(bytes);
    if (archive.entryCount > MOST_PARTS) return false;
    let contentTypes: Entry | undefined;
    let hasWordPart = false;
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName === CONTENT_TYPES) contentTypes = entry;
      if (WORD_PART.test(entry.fileName)) hasWordPart = true;
    }
    if (!hasWordPart || !contentTypes) return false;
    if (contentTypes.uncompressedSize > MOST_CONTENT_TYPES) return false;
    // The reader throws if there are more bytes than the archive states.
    return (await text(await archive.openReadStreamPromise(contentTypes))).includes(WORD_TYPE);
  } catch {
    // A damaged archive is no document.
    return false;
  }
}
