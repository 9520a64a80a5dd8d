import type { HonoRequest } from "hono";
import { z } from "zod";
import type { Texts } from "../app/features/forms/form-rules.ts";
import { Refusal, refusals } from "./refusal.ts";

/** A form as it came, unchecked. The name of the file may hold anything. */
export interface SentForm {
  readonly texts: Texts;
  readonly file?: SentFile | undefined;
}

export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Bytes that are read of a form with a file: one that is too large still brings back what was typed beside it. */
export const FORM_LIMIT = 24 * 1024 ** 2;
/** Bytes of texts: to parse, check and bring back larger ones would stop everything for seconds and fill the memory. */
const TEXT_LIMIT = 512 * 1024;
const MOST_FIELDS = 40;

const textFields = z.record(z.string(), z.string());

/**
 * Reads a form in any of its three encodings: JSON, URL-encoded, multipart.
 *
 * @throws Refusal
 */
export async function readForm(request: HonoRequest): Promise<SentForm> {
  const type = request.header("content-type") ?? "";
  try {
    if (/^application\/json/i.test(type)) return await readJson(request);
    if (/^application\/x-www-form-urlencoded/i.test(type)) return await readUrlEncoded(request);
    if (/^multipart\//i.test(type)) return await readMultipart(request, type);
  } catch (error) {
    // The parsers throw errors of their own, and so does a connection that breaks off.
    throw error instanceof Refusal ? error : refusals.unreadable();
  }
  throw refusals.unsupported();
}

async function readJson(request: HonoRequest): Promise<SentForm> {
  const body = await request.arrayBuffer();
  if (body.byteLength > TEXT_LIMIT) throw refusals.tooLarge();
  return { texts: textFields.parse(await request.json()) };
}

async function readUrlEncoded(request: HonoRequest): Promise<SentForm> {
  const body = Buffer.from(await request.arrayBuffer());
  if (body.length > TEXT_LIMIT) throw refusals.tooLarge();
  if (body.toString("latin1").split("&").length > MOST_FIELDS) throw refusals.unreadable();
  // A name that comes twice gives a list, which is no text.
  return { texts: textFields.parse(await request.parseBody({ all: true })) };
}

async function readMultipart(request: HonoRequest, type: string): Promise<SentForm> {
  const [, boundary] = /^multipart\/form-data;.*?boundary="?([^";]+)/i.exec(type) ?? [];
  if (!boundary) throw refusals.unreadable();
  const body = Buffer.from(await request.arrayBuffer());
  refuseManyParts(body, boundary);
  // A name that comes twice gives a list, which is no text.
  const { cv, ...others } = await request.parseBody({ all: true });
  const texts = textFields.parse(others);
  if (Object.values(texts).join("").length > TEXT_LIMIT) throw refusals.tooLarge();
  // Browsers send a nameless, empty file where none was chosen.
  if (!(cv instanceof File) || (cv.name === "" && cv.size === 0)) return { texts };
  return { texts, file: { name: cv.name, bytes: Buffer.from(await cv.arrayBuffer()) } };
}

/** Counts the parts before the parser sees them: many would take it long. No browser sends a form in a part of a form. */
function refuseManyParts(body: Buffer, boundary: string): void {
  const parts = body.toString("latin1").split(`--${boundary}`);
  const isNested = parts.some((part) => {
    const [head = ""] = part.split("\r\n\r\n", 1);
    return /^content-type: *multipart/im.test(head);
  });
  if (parts.length > MOST_FIELDS || isNested) throw refusals.unreadable();
}
