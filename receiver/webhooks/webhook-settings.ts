import type { WebhookKind } from "../../app/model/site-forms.ts";

/** A program of the firm that the receiver notifies of enquiries. */
export interface Webhook {
  readonly kind: WebhookKind;
  /** The address may itself be a secret, as Slack's is. */
  readonly url: string;
  /** Each secret signs the request. Empty if the other program checks no signature. */
  readonly secrets: readonly string[];
}
