import { ATTRIBUTION_NAMES } from "../../app/base/attribution.ts";
import { DAY } from "../../app/base/durations.ts";
import { formWordsIn } from "../../app/features/forms/form-messages.ts";
import { enquiryWords } from "../../app/features/forms/interface-words.ts";
import { fieldsOf } from "../../app/features/forms/table/form.ts";
import { wordsOf } from "../../app/model/words.ts";
import { fileText, labelOf } from "../enquiry-rows.ts";
import type { WebhookFormat, WebhookSubject } from "./webhook.ts";

/** HubSpot's number for contacts. */
const CONTACT = "0-1";
/** Milliseconds. HubSpot refuses a time that lies more than a month back. */
const MAX_AGE = 28 * DAY;

/**
 * A submission of a HubSpot form: https://legacydocs.hubspot.com/docs/methods/forms/submit_form
 *
 * HubSpot makes a contact of each person who writes to the firm. Applications and suspected spam are not sent.
 */
export const hubSpotFormat: WebhookFormat = {
  accepts: ({ recipient }, isSuspectedSpam) => recipient === "email" && !isSuspectedSpam,
  payloadOf(subject) {
    const { form, enquiry, firm } = subject;
    const { fields, receivedAt } = enquiry;
    const properties = {
      email: fields[form.sender.email] ?? "",
      // HubSpot has no property for a whole name, and no program can split a name reliably.
      firstname: fields[form.sender.name] ?? "",
      message: messageOf(subject),
    };
    const submission = {
      fields: Object.entries(properties).map(([name, value]) => {
        return { objectTypeId: CONTACT, name, value };
      }),
      context: { pageName: formWordsIn(form, firm.words).label, pageUri: pageOf(subject) },
    };
    const isRecent = Date.now() - receivedAt < MAX_AGE;
    return isRecent ? { submittedAt: `${receivedAt}`, ...submission } : submission;
  },
};

/** The fields besides name and address, and the name and the size of the file. */
function messageOf({ form, enquiry, firm }: WebhookSubject): string {
  const { name, email } = form.sender;
  const { fields, cv } = enquiry;
  const texts = fieldsOf(form)
    .filter((field) => field.name !== name && field.name !== email && fields[field.name])
    .map((field) => `${labelOf(form, field, firm)}: ${fields[field.name]}`);
  if (cv) texts.push(`${wordsOf(enquiryWords, firm).file}: ${fileText(enquiry, firm)}`);
  return texts.join("\n\n");
}

/**
 * The address on which the visit began, with the words of its campaign, from which HubSpot reads the source. If it is not
 * known, the address of the form.
 */
function pageOf({ form, enquiry: { attribution }, site }: WebhookSubject): string {
  const page = new URL(site.url);
  page.pathname = attribution.landing ?? `${site.basePath}${form.page}`;
  for (const name of ATTRIBUTION_NAMES) {
    const value = attribution[name];
    if (value && name !== "landing" && name !== "referrer") page.searchParams.set(name, value);
  }
  return page.href;
}
