import type { HonoRequest } from "hono";
import { z } from "zod";
import type { Texts } from "../app/forms/form-rules.ts";
import { refusals } from "./refusal.ts";

/** A form as it came, unchecked. The name of the file may hold anything. */
export interface SentForm {
  readonly texts: Texts;
  readonly file?: Readonly<{ name: string; bytes: Buffer }> | undefined;
}

/** Bytes that are read of a form with a file: one that is too large still brings back what was typed beside it. */
export const FORM_LIMIT = 24 * 1024 ** 2;
const MOST_FIELDS = 40;

const TYPE =
  /^(?:application\/(?:json|x-www-form-urlencoded)|multipart\/form-data;.*?boundary="?([^";]+))/i;
const fields = z.record(z.string(), z.string());

/** Reads a form in any of its three encodings. @throws HTTPException */
export async function readForm(request: HonoRequest): Promise<SentForm> {
  const type = request.header("content-type") ?? "";
  const [known, boundary] = TYPE.exec(type) ?? [];
  if (known === undefined && !/^multipart/i.test(type)) throw refusals.unsupported();
  const bytes = Buffer.from(await request.arrayBuffer());
  // Counted first: so many would take the parser long. No browser sends a form in a part of a form.
  const parts = bytes.toString("latin1").split(boundary ? `--${boundary}` : "&");
  const heads = boundary ? parts.map((part) => part.split("\r\n\r\n", 1)[0] ?? "") : [];
  const isNested = heads.some((head) => /^content-type: *multipart/im.test(head));
  if (/^[^;]*json/i.test(type)) return { texts: fields.parse(await request.json()) };
  if (parts.length > MOST_FIELDS || isNested) throw refusals.unreadable();
  // A name that comes twice gives a list, which is no text.
  const { cv, ...others } = await request.parseBody({ all: true });
  const texts = fields.parse(others);
  // Browsers send a nameless, empty file where none was chosen.
  if (!(cv instanceof File) || (cv.name === "" && cv.size === 0)) return { texts };
  return { texts, file: { name: cv.name, bytes: Buffer.from(await cv.arrayBuffer()) } };
}
