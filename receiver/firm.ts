import { ContentError } from "../app/content/content-problem.ts";
import { createReader, noFindings } from "../app/content/reader.ts";
import { mailTokens } from "../app/content/schemas/site.ts";
import { siteAddress } from "../hosting/address.ts";

/** Who gets what is received, and how visitors are answered. */
export type Firm = ReturnType<typeof readFirm>;

/** Reads content/site.yaml and content/acknowledgements.yaml. @throws ContentError */
export function readFirm() {
  const findings = noFindings();
  const { fields } = createReader({}, findings).one("site.yaml");
  const mails = createReader(mailTokens(fields), findings);
  const { fields: acknowledgement } = mails.one("acknowledgements.yaml");
  if (findings.problems.length > 0) throw new ContentError(findings.problems);
  const recipients = { contact: fields.email, application: fields.hrEmail };
  return { ...fields, host: new URL(siteAddress().url).host, recipients, acknowledgement };
}
