import type { KnownForm } from "../../app/features/forms/table/form-table.ts";
import type { siteAddress } from "../../hosting/address.ts";
import type { Firm } from "../firm.ts";
import type { StoredEnquiry } from "../store/stored-enquiries.ts";

/** An enquiry, with what is known of its form and of the site. */
export interface WebhookSubject {
  readonly form: KnownForm;
  readonly enquiry: StoredEnquiry;
  /** With the words for the firm. */
  readonly firm: Firm;
  readonly site: ReturnType<typeof siteAddress>;
}

/** The format of a kind of webhook, and the enquiries that it accepts. */
export interface WebhookFormat {
  /** Whether an enquiry is sent to webhooks of this kind. */
  readonly accepts: (form: KnownForm, isSuspectedSpam: boolean) => boolean;
  /** The JSON that is posted. It is the same for each attempt. */
  readonly payloadOf: (subject: WebhookSubject) => object;
}
