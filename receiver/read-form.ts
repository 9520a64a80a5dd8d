import type { HonoRequest } from "hono";
import { z } from "zod";
import { CV_LIMIT } from "../app/features/forms/cv-rules.ts";
import type { FormPace } from "./form-pace.ts";
import { type BodyTimes, type RequestWithBody, readBody } from "./read-body.ts";
import { readMultipart } from "./read-multipart.ts";
import { Refusal, refusals } from "./refusal.ts";
import { releasePiece } from "./release-piece.ts";
import { MOST_BESIDE_FILE, MOST_FIELDS, type SentForm, TEXT_LIMIT } from "./sent-form.ts";

const textFields = z.record(z.string(), z.string());

/**
 * Reads a form in any of its three encodings: JSON, URL-encoded, multipart.
 *
 * @throws Refusal
 */
export async function readForm(
  request: RequestWithBody,
  times?: Partial<BodyTimes>,
  pace?: FormPace,
): Promise<SentForm> {
  const type = request.req.header("content-type") ?? "";
  const body = readBody(request, times, pace);
  try {
    if (/^application\/json/i.test(type)) return readJson(await readText(body));
    if (/^application\/x-www-form-urlencoded/i.test(type))
      return readUrlEncoded(await readText(body));
    if (/^multipart\//i.test(type)) {
      const form = await readMultipart(body, type, mayKeepFile(request.req));
      return { ...form, texts: textFields.parse(form.texts) };
    }
  } catch (error) {
    // The parsers and an aborted connection throw errors of their own.
    throw error instanceof Refusal ? error : refusals.unreadable();
  }
  throw refusals.unsupported();
}

/** The most bytes of a form that are in memory at the same time. */
export function mostBytesOf(request: HonoRequest): number {
  const isMultipart = /^multipart\//i.test(request.header("content-type") ?? "");
  const most = isMultipart && mayKeepFile(request) ? CV_LIMIT + TEXT_LIMIT : TEXT_LIMIT;
  const length = request.header("content-length");
  return length ? Math.min(Number(length), most) : most;
}

/**
 * Whether the file of a form may be small enough to be stored. A larger form holds a file that is too large, whose content
 * need not stay in memory.
 */
function mayKeepFile(request: HonoRequest): boolean {
  const length = request.header("content-length");
  return length === undefined || Number(length) <= CV_LIMIT + MOST_BESIDE_FILE;
}

/** Reads a body to its end, so that the client receives the answer, but keeps only as much as may be parsed. */
async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= TEXT_LIMIT) chunks.push(chunk);
    else releasePiece(chunk);
  }
  if (size > TEXT_LIMIT) throw refusals.tooLarge();
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function readJson(text: string): SentForm {
  return { texts: textFields.parse(JSON.parse(text)) };
}

function readUrlEncoded(text: string): SentForm {
  if (text.split("&").length > MOST_FIELDS) throw refusals.unreadable();
  const fields = [...new URLSearchParams(text)];
  const texts = Object.fromEntries(fields);
  if (Object.keys(texts).length < fields.length) throw refusals.unreadable();
  return { texts };
}
