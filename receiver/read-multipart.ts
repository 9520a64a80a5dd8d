import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { CV_LIMIT } from "../app/features/forms/cv-rules.ts";
import { hasCv } from "../app/features/forms/table/form.ts";
import { findForm } from "../app/features/forms/table/form-table.ts";
import { refusals } from "./refusal.ts";
import { MOST_FIELDS, type SentFile, type SentForm, TEXT_LIMIT } from "./sent-form.ts";

/** A file with a control character in its name. The rules for the CV refuse it in words. */
const UNNAMEABLE: SentFile = { name: "\0", size: 0, bytes: Buffer.alloc(0) };

/** What the parser has found so far. */
interface Parts {
  texts: Map<string, string>;
  file: SentFile | undefined;
  count: number;
  /** A lower bound of the bytes of all texts. */
  textSize: number;
  /** Whether the form has a part that no form of the site sends. */
  isFaulty: boolean;
}

/**
 * Reads a multipart form as it arrives. Only the size of a file that is too large is kept.
 *
 * @param body the pieces of the body
 * @param type the Content-Type of the request
 * @throws Refusal, and the errors of the parser
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  type: string,
): Promise<SentForm> {
  const parts: Parts = {
    texts: new Map(),
    file: undefined,
    count: 0,
    textSize: 0,
    isFaulty: false,
  };
  try {
    await pipeline(body, createParser(parts, type));
  } catch (error) {
    const form = findForm(parts.texts.get("form"));
    const isMalformed = error instanceof Error && error.message === "Malformed part header";
    if (!isMalformed || !form || !hasCv(form)) throw error;
    // Browsers send only one kind of header that the parser refuses: a name with control characters.
    return { texts: Object.fromEntries(parts.texts), file: UNNAMEABLE };
  }
  if (parts.isFaulty || parts.count > MOST_FIELDS) throw refusals.unreadable();
  if (parts.textSize >= TEXT_LIMIT) throw refusals.tooLarge();
  return { texts: Object.fromEntries(parts.texts), file: parts.file };
}

function createParser(parts: Parts, type: string) {
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
    if (name === "cv") return;
    // When the file is too large, no further bytes are kept.
    parts.textSize += text?.length ?? 0;
    if (parts.texts.has(name) || text === undefined) parts.isFaulty = true;
    else if (parts.textSize < TEXT_LIMIT) parts.texts.set(name, text);
  });
  parser.on("file", (name, stream, { filename, mimeType }) => {
    addPart(parts, name, mimeType);
    if (name !== "cv" || parts.file) parts.isFaulty = true;
    if (parts.isFaulty) stream.resume();
    else collectFile(parts, stream, decodeFileName(filename));
    stream.on("error", () => {});
  });
  // The parser may report a fault after the pipeline has ended.
  parser.on("error", () => {});
  return parser;
}

/** Counts a part. No browser sends a part without a name, or a form within a part. */
function addPart(parts: Parts, name: string | undefined, mimeType: string): void {
  parts.count += 1;
  if (name === undefined || mimeType.startsWith("multipart/")) parts.isFaulty = true;
}

/** Keeps the bytes of a file up to the limit, and counts all bytes. */
function collectFile(parts: Parts, stream: Readable, name: string): void {
  let chunks: Buffer[] = [];
  let size = 0;
  stream.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size <= CV_LIMIT) chunks.push(chunk);
    else chunks = chunks.slice(0, 1);
  });
  stream.on("end", () => {
    if (name === "" && size === 0) return;
    parts.file = { name, size, bytes: Buffer.concat(chunks) };
  });
}

/** Browsers write three characters of a name as the HTML standard says, "multipart form data". */
function decodeFileName(name = ""): string {
  return name.replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");
}
