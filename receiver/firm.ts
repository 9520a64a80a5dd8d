import { acknowledgements as schema } from "../app/features/forms/acknowledgements.ts";
import { planCheckContent } from "../app/features/plan-check/content.ts";
import { ContentError } from "../app/model/content-error.ts";
import { createReader, noFindings } from "../app/model/reader.ts";
import { mailTokens } from "../app/model/schemas/site.ts";
import { ACKNOWLEDGEMENTS_FILE } from "../app/model/site-forms.ts";
import { siteAddress } from "../hosting/address.ts";

/** The recipients of forms and the words for visitors: content/site.yaml with the texts of the mails. */
export type Firm = ReturnType<typeof readFirm>;

/**
 * Reads content/site.yaml, content/acknowledgements.yaml and content/pages/plan-check.yaml.
 *
 * @throws ContentError
 */
export function readFirm() {
  const findings = noFindings();
  const { fields: site } = createReader({}, findings).readFile("site.yaml");
  const mails = createReader(mailTokens(site), findings);
  const { fields: acknowledgements } = mails.readAs(ACKNOWLEDGEMENTS_FILE, schema);
  const { fileName, schema: planSchema } = planCheckContent;
  const { fields: planCheck } = mails.readAs(`pages/${fileName}.yaml`, planSchema);
  if (findings.problems.length > 0) throw new ContentError(findings.problems);
  return { ...site, host: new URL(siteAddress().url).host, acknowledgements, planCheck };
}
