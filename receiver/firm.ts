import { z } from "zod";
import { ContentError, type ContentProblem } from "../app/content/content-problem.ts";
import { createReader } from "../app/content/reader.ts";
import { text } from "../app/content/schemas/shared.ts";
import { site } from "../app/content/schemas/site.ts";

/** Who gets what is received, and how visitors are answered. */
export interface Firm {
  readonly name: string;
  readonly phone: string;
  /** For messages. */
  readonly email: string;
  /** For applications. */
  readonly hrEmail: string;
  readonly acknowledgement: Readonly<Record<"contact" | "application", Letter>>;
}

/** A mail to a visitor. */
type Letter = z.output<typeof letter>;

const letter = z.strictObject({ subject: text, text });
const letters = z.strictObject({ contact: letter, application: letter });

/**
 * Reads content/site.yaml and content/acknowledgements.yaml.
 *
 * @throws ContentError with file, field, value and remedy
 */
export function readFirm(): Firm {
  const problems: ContentProblem[] = [];
  const identity = createReader({}, problems).one("site.yaml", site)?.fields;
  if (!identity) throw new ContentError(problems);
  const { name, phone, email, hrEmail } = identity;
  const tokens = { firm: name, phone, email, hrEmail };
  const acknowledgement = createReader(tokens, problems).one("acknowledgements.yaml", letters);
  if (!acknowledgement) throw new ContentError(problems);
  return { name, phone, email, hrEmail, acknowledgement: acknowledgement.fields };
}
