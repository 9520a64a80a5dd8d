import { z } from "zod";
import { text } from "./shared.ts";
import type { SiteFields } from "./site.ts";

const letter = z.strictObject({ subject: text, text });

/** content/acknowledgements.yaml: the mails that the receiver sends to visitors when it is told to. */
export const acknowledgements = z.strictObject({ contact: letter, application: letter });

/** What a mail may say of the firm: the receiver knows no more of it. */
export function mailTokens({ name: firm, phone, email, hrEmail }: SiteFields) {
  return { firm, phone, email, hrEmail };
}
