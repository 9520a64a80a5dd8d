import type { Texts } from "../app/features/forms/form-rules.ts";

/** A form as it came, unchecked. The name of the file may hold anything. */
export interface SentForm {
  readonly texts: Texts;
  readonly file?: SentFile | undefined;
}

export interface SentFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The content; of a file that is too large only its beginning. */
  readonly bytes: Buffer;
}

/** Bytes of texts: to parse, check and bring back larger ones would stop everything for seconds and fill the memory. */
export const TEXT_LIMIT = 512 * 1024;
export const MOST_FIELDS = 40;
