import { z } from "zod";
import { busy, Refusal, tooLarge, unreadable, unsupported } from "./refusal.ts";

/** A form as it came, unchecked. */
export interface SentForm {
  readonly texts: Readonly<Record<string, string>>;
  readonly file?: SentFile | undefined;
}

/** The name may hold anything. The size is that of the whole file; of one that is too large, bytes are missing. */
export type SentFile = Readonly<{ name: string; type: string; size: number; bytes: Buffer }>;

/** The largest CV (specification, section 9), and the largest text of all fields, in bytes. */
export const FILE_LIMIT = 5 * 1024 ** 2;
const TEXT_LIMIT = 512 * 1024;
/** What is read and thrown away so that the visitor gets words in place of a broken connection, in bytes. */
const MOST_READ = 64 * 1024 ** 2;
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
 * @throws Refusal
 */
export async function withForm<Result>(
  request: Request,
  use: (form: SentForm) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get("content-type") ?? "";
  const [known, boundary] = TYPE.exec(type) ?? [];
  if (known === undefined) throw /^multipart/i.test(type) ? unreadable() : unsupported();
  let own = 0;
  const hold = (bytes: number) => {
    own += bytes;
    held += bytes;
    if (held > MOST_HELD) throw busy();
  };
  try {
    const limit = boundary ? FILE_LIMIT + TEXT_LIMIT : TEXT_LIMIT;
    const { bytes, missing } = await readBody(request, limit, hold).catch(asRefusal);
    if (missing > 0 && !boundary) throw tooLarge();
    const { texts, file } = await formIn(bytes, type, boundary).catch(asRefusal);
    if (missing > 0 && !file) throw tooLarge();
    return await use({ texts, file: file && { ...file, size: file.size + missing } });
  } finally {
    held -= own;
  }
}

/**
 * The body up to a limit. Of a longer one the middle is missing: it lies in a file that is too large, and the texts
 * before and after it can still be read.
 */
async function readBody({ body }: Request, limit: number, hold: (bytes: number) => void) {
  const head: Uint8Array[] = [];
  let tail = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST_READ) throw tooLarge();
    if (size > limit) tail = Buffer.concat([tail, chunk]).subarray(-TEXT_LIMIT);
    else {
      hold(chunk.length);
      head.push(chunk);
    }
  }
  const bytes = Buffer.concat([...head, tail]);
  return { bytes, missing: size - bytes.length };
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
  if (parts.length > MOST_FIELDS || isNested) throw unreadable();
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  const { cv, ...others } = Object.fromEntries(form);
  if (new Set(form.keys()).size < [...form.keys()].length) throw unreadable();
  const texts = fields.parse(others);
  // Browsers send a nameless, empty file where none was chosen.
  if (!(cv instanceof File) || (cv.name === "" && cv.size === 0)) return { texts };
  const { name, size } = cv;
  return { texts, file: { name, size, type: cv.type, bytes: Buffer.from(await cv.arrayBuffer()) } };
}

/** A visitor who breaks off has sent nothing that can be read. */
function asRefusal(error: unknown): never {
  throw error instanceof Refusal ? error : unreadable();
}
