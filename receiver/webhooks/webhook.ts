import type { KnownForm } from "../../app/features/forms/table/form-table.ts";
import type { siteAddress } from "../../hosting/address.ts";
import type { Firm } from "../firm.ts";
import type { StoredEnquiry } from "../store.ts";

/** An enquiry, with what is known of its form and of the site. */
export interface WebhookSubject {
  readonly form: KnownForm;
  readonly enquiry: StoredEnquiry;
  /** With the words for the firm. */
  readonly firm: Firm;
  readonly site: ReturnType<typeof siteAddress>;
}

/** What a kind of webhook is told, and in which form. */
export interface WebhookFormat {
  readonly takes: (form: KnownForm, isSuspectedSpam: boolean) => boolean;
  /** The same for each attempt. */
  readonly payloadOf: (subject: WebhookSubject) => object;
}
