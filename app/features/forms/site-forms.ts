import type { SiteForms } from "#app/model/site-forms.ts";
import { acknowledgements } from "./acknowledgements.ts";
import {
  CONFIRMATION_DAYS,
  deliverySettings,
  hasAttribution,
  hasNewsletter,
  webhookKinds,
} from "./delivery-settings.ts";
import { retentionDays } from "./retention.ts";
import { FORMS } from "./table/form-table.ts";

/**
 * What the content needs to know about the forms: how this build delivers them, and the schema of their mails.
 *
 * @throws TypeError if a setting of the forms is wrong
 */
export function siteForms(env: NodeJS.ProcessEnv = process.env): Omit<SiteForms, "isCounting"> {
  const { mode, address } = deliverySettings(env);
  return {
    mode,
    address,
    hasAttribution: hasAttribution(env),
    hasNewsletter: hasNewsletter(env),
    webhooks: webhookKinds(env),
    retention: retentionTokens(env),
    acknowledgements,
  };
}

/**
 * The numbers of days after which forms and unconfirmed sign-ups are deleted, by the tokens that texts use.
 *
 * @throws TypeError if a variable is not a number of days
 */
export function retentionTokens(env: NodeJS.ProcessEnv = process.env): SiteForms["retention"] {
  const days = retentionDays(env);
  const ofForms = FORMS.map(({ name, retention: { token } }) => [token, days[name]]);
  return { ...Object.fromEntries(ofForms), confirmationDays: CONFIRMATION_DAYS };
}
