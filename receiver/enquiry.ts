import { createHash } from "node:crypto";
import type { CvKind } from "./cv-kind.ts";

/** Which form was filled in. */
export type FormName = "contact" | "application";

/** What a visitor has sent, checked. */
export interface Enquiry {
  readonly form: FormName;
  /** Texts by field, in the order of the form; empty ones are left out. */
  readonly fields: Readonly<Record<string, string>>;
  readonly cv?: Cv | undefined;
}

export interface Cv {
  /** As the visitor's file was called; never used as a path. */
  readonly name: string;
  readonly kind: CvKind;
  readonly bytes: Uint8Array;
}

/** The same for two enquiries of the same content. */
export function contentHash({ form, fields, cv }: Enquiry): string {
  const file = cv && createHash("sha256").update(cv.bytes).digest("hex");
  return createHash("sha256")
    .update(JSON.stringify([form, fields, cv?.name, file]))
    .digest("hex");
}
