import type { Texts } from "../app/features/forms/form-rules.ts";

/** A form as received, unchecked. The name of the file may contain anything. */
export interface SentForm {
  readonly texts: Texts;
  readonly file?: SentFile | undefined;
}

export interface SentFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The content. Empty for a file that is too large. */
  readonly bytes: Buffer;
}

/**
 * The most bytes of texts. Parsing, checking and sending back larger texts would block the process for seconds and fill the
 * memory.
 */
export const TEXT_LIMIT = 512 * 1024;
/** The most bytes of a form beside its file: texts, and the heads of parts. */
export const MOST_BESIDE_FILE = 2 * TEXT_LIMIT;
/** The most fields of a form. The forms of the site have fewer than half of them. */
export const MOST_FIELDS = 40;
