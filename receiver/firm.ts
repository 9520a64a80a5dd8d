import { ContentError } from "../app/content/content-problem.ts";
import { createReader, noFindings } from "../app/content/reader.ts";
import {
  type Acknowledgements,
  acknowledgements,
  mailTokens,
} from "../app/content/schemas/mails.ts";
import { site } from "../app/content/schemas/site.ts";

/** Who gets what is received, and how visitors are answered. */
export interface Firm {
  readonly name: string;
  readonly phone: string;
  /** For messages. */
  readonly email: string;
  /** For applications. */
  readonly hrEmail: string;
  readonly acknowledgement: Acknowledgements;
}

/**
 * Reads content/site.yaml and content/acknowledgements.yaml.
 *
 * @throws ContentError with file, field, value and remedy
 */
export function readFirm(): Firm {
  const findings = noFindings();
  const { fields } = createReader({}, findings).one("site.yaml", site);
  const { name, phone, email, hrEmail } = fields;
  const mails = createReader(mailTokens(fields), findings).one(
    "acknowledgements.yaml",
    acknowledgements,
  );
  if (findings.problems.length > 0) throw new ContentError(findings.problems);
  return { name, phone, email, hrEmail, acknowledgement: mails.fields };
}
