import type { KnownForm } from "../../app/features/forms/table/form-table.ts";
import type { siteAddress } from "../../hosting/address.ts";
import type { StoredEnquiry, WebhookKind } from "../store.ts";

/** A program of the firm that is told of enquiries. */
export interface Webhook {
  readonly kind: WebhookKind;
  /** It may be a secret itself, as Slack's is. */
  readonly url: string;
  /** Signs what is sent; undefined where the other program checks no signature. */
  readonly secret: string | undefined;
}

/** An enquiry, with what is known of its form and of the site. */
export interface WebhookSubject {
  readonly form: KnownForm;
  readonly enquiry: StoredEnquiry;
  readonly site: ReturnType<typeof siteAddress>;
}

/** What a kind of webhook is told, and in which form. */
export interface WebhookFormat {
  readonly takes: (form: KnownForm, isSuspectedSpam: boolean) => boolean;
  /** The same for each attempt. */
  readonly payloadOf: (subject: WebhookSubject) => object;
}
