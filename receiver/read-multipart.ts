import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { CV_LIMIT } from "../app/features/forms/cv-rules.ts";
import { CV_FIELD, hasCv } from "../app/features/forms/table/form.ts";
import { findForm } from "../app/features/forms/table/form-table.ts";
import { FileMemory } from "./file-memory.ts";
import { refusals } from "./refusal.ts";
import { releasePiece } from "./release-piece.ts";
import {
  MOST_BESIDE_FILE,
  MOST_FIELDS,
  type SentFile,
  type SentForm,
  TEXT_LIMIT,
} from "./sent-form.ts";

/** A file with a control character in its name. The rules for the CV refuse it in words. */
const UNNAMEABLE: SentFile = { name: "\0", size: 0, bytes: Buffer.alloc(0) };

/** What the parser has found so far. */
interface Parts {
  texts: Map<string, string>;
  file: SentFile | undefined;
  count: number;
  /** A lower bound of the bytes of all texts. */
  textSize: number;
  /** The bytes that the parser got, and how many of them belong to the CV. */
  size: number;
  fileSize: number;
  /** Whether the body is longer beside its file than any form. */
  isTooLong: boolean;
  /** Whether the form has a part that no form of the site sends. */
  isFaulty: boolean;
  /** Whether the parser refused the head of a part. */
  hasUnreadableHead: boolean;
}

/**
 * Reads a multipart form as it arrives. Only the size of a file that is too large is kept.
 *
 * @param body the pieces of the body
 * @param type the Content-Type of the request
 * @param mayKeepFile whether a file may be small enough to be stored
 * @throws Refusal, and the errors of the parser
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  type: string,
  mayKeepFile: boolean,
): Promise<SentForm> {
  const parts: Parts = {
    texts: new Map(),
    file: undefined,
    count: 0,
    textSize: 0,
    size: 0,
    fileSize: 0,
    isTooLong: false,
    isFaulty: false,
    hasUnreadableHead: false,
  };
  try {
    await pipeline(
      withinLength(body, parts),
      createParser(parts, type, mayKeepFile ? CV_LIMIT : 0),
    );
  } catch (error) {
    if (parts.isTooLong) throw refusals.tooLarge();
    const form = findForm(parts.texts.get("form"));
    if (!parts.hasUnreadableHead || !form || !hasCv(form)) throw error;
    // Browsers send only one kind of header that the parser refuses: a name with control characters.
    return { texts: Object.fromEntries(parts.texts), file: UNNAMEABLE };
  }
  if (parts.isFaulty || parts.count > MOST_FIELDS) throw refusals.unreadable();
  if (parts.isTooLong || parts.textSize >= TEXT_LIMIT) throw refusals.tooLarge();
  return { texts: Object.fromEntries(parts.texts), file: parts.file };
}

/**
 * The pieces of a body for the parser. What follows after a form has become too long is read, so that the client receives
 * the answer, but it is neither parsed nor kept.
 */
async function* withinLength(
  body: AsyncIterable<Uint8Array>,
  parts: Parts,
): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    parts.isTooLong ||= parts.size - parts.fileSize > MOST_BESIDE_FILE;
    parts.size += piece.length;
    if (parts.isTooLong) releasePiece(piece);
    else yield piece;
  }
}

/** @param mostOfFile the bytes of a file that are kept */
function createParser(parts: Parts, type: string, mostOfFile: number) {
  const parser = busboy({
    headers: { "content-type": type },
    // The name of a file is never used as a path. It is checked later.
    preservePath: true,
    defParamCharset: "utf8",
    limits: { fieldSize: TEXT_LIMIT, parts: MOST_FIELDS + 1 },
  });
  parser.on("field", (name, text, { mimeType }) => {
    addPart(parts, name, mimeType);
    // If no file was chosen, browsers send an empty file without a name.
    if (name === CV_FIELD) return;
    // When the file is too large, no further bytes are kept.
    parts.textSize += text?.length ?? 0;
    if (parts.texts.has(name) || text === undefined) parts.isFaulty = true;
    else if (parts.textSize < TEXT_LIMIT) parts.texts.set(name, text);
  });
  parser.on("file", (name, stream, { filename, mimeType }) => {
    addPart(parts, name, mimeType);
    if (name !== CV_FIELD || parts.file) parts.isFaulty = true;
    if (parts.isFaulty) stream.resume();
    else collectFile(parts, stream, decodeFileName(filename), mostOfFile);
    stream.on("error", () => {});
  });
  // The parser's errors have no code. Only after the head of a part that it cannot read does the parser go on. Every other
  // fault destroys it, and so does a body that breaks off. It may report a fault after the pipeline has ended.
  parser.on("error", () => {
    parts.hasUnreadableHead ||= !parser.destroyed;
  });
  return parser;
}

/** Counts a part. No browser sends a part without a name, or a form within a part. */
function addPart(parts: Parts, name: string | undefined, mimeType: string): void {
  parts.count += 1;
  if (name === undefined || mimeType.startsWith("multipart/")) parts.isFaulty = true;
}

/** Keeps a file of at most so many bytes. Of a larger file only the size is kept. */
function collectFile(parts: Parts, stream: Readable, name: string, most: number): void {
  const memory = new FileMemory(most);
  stream.on("data", (piece: Buffer) => {
    parts.fileSize += piece.length;
    memory.add(piece);
    releasePiece(piece);
  });
  // A body that breaks off closes the stream before its end.
  stream.on("close", () => memory.release());
  stream.on("end", () => {
    const { size } = memory;
    if (name === "" && size === 0) return;
    // The stated size of the request was too large for a file within the limit. So the rest of the request is longer than any
    // browser writes it.
    if (size > most && size <= CV_LIMIT) parts.isFaulty = true;
    parts.file = { name, size, bytes: memory.take() };
  });
}

/** Browsers write three characters of a name as the HTML standard says, "multipart form data". */
function decodeFileName(name = ""): string {
  return name.replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");
}
