import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { refusals } from "./refusal.ts";

/** A form as it came, unchecked. The name of the file may hold anything. */
export interface SentForm {
  readonly texts: Readonly<Record<string, string>>;
  readonly file?: Readonly<{ name: string; bytes: Buffer }> | undefined;
}

/** Bytes that are read of a form with a file: one that is too large still brings back what was typed beside it. */
const FORM_LIMIT = 24 * 1024 ** 2;
const TEXT_LIMIT = 512 * 1024;
/** Bytes of all forms that may be in memory at one time. */
const MOST_HELD = 256 * 1024 ** 2;
const MOST_FIELDS = 40;

const TYPE =
  /^(?:application\/(?:json|x-www-form-urlencoded)|multipart\/form-data;.*?boundary="?([^";]+))/i;
const fields = z.record(z.string(), z.string());

let held = 0;

/**
 * Reads a form in any of its three encodings, and hands it on; its bytes count as held for so long.
 *
 * @throws HTTPException
 */
export async function withForm<Result>(
  { headers, body }: Request,
  use: (form: SentForm) => Promise<Result>,
): Promise<Result> {
  const type = headers.get("content-type") ?? "";
  const [known, boundary] = TYPE.exec(type) ?? [];
  if (known === undefined && !/^multipart/i.test(type)) throw refusals.unsupported();
  const chunks: Uint8Array[] = [];
  let [size, own] = [0, 0];
  const read = async () => {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      // What is more is thrown away, so that the visitor gets words in place of a broken connection.
      if (size > (boundary ? FORM_LIMIT : TEXT_LIMIT)) continue;
      own += chunk.length;
      held += chunk.length;
      if (held > MOST_HELD) throw refusals.busy();
      chunks.push(chunk);
    }
    if (size > own) throw refusals.tooLarge();
    return formIn(Buffer.concat(chunks), type, boundary);
  };
  try {
    const form = await read().catch((error: unknown) => {
      // A visitor who breaks off has sent nothing that can be read.
      throw error instanceof HTTPException ? error : refusals.unreadable();
    });
    return await use(form);
  } finally {
    held -= own;
  }
}

/** @throws Error of any kind where it is no form */
async function formIn(
  bytes: Buffer<ArrayBuffer>,
  type: string,
  boundary: string | undefined,
): Promise<SentForm> {
  if (/^[^;]*json/i.test(type)) return { texts: fields.parse(JSON.parse(bytes.toString())) };
  // Counted first: so many would take the parser long. No browser sends a form in a part of a form.
  const parts = bytes.toString("latin1").split(boundary ? `--${boundary}` : "&");
  const heads = boundary ? parts.map((part) => part.split("\r\n\r\n", 1)[0] ?? "") : [];
  const isNested = heads.some((head) => /^content-type: *multipart/im.test(head));
  if (parts.length > MOST_FIELDS || isNested) throw refusals.unreadable();
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  if (new Set(form.keys()).size < [...form.keys()].length) throw refusals.unreadable();
  const { cv, ...others } = Object.fromEntries(form);
  const texts = fields.parse(others);
  // Browsers send a nameless, empty file where none was chosen.
  if (!(cv instanceof File) || (cv.name === "" && cv.size === 0)) return { texts };
  return { texts, file: { name: cv.name, bytes: Buffer.from(await cv.arrayBuffer()) } };
}
