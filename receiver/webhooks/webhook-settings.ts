import type { WebhookKind } from "../../app/model/site-forms.ts";

/** A program of the firm that the receiver notifies of enquiries. */
export interface Webhook {
  readonly kind: WebhookKind;
  /** It may be a secret itself, as Slack's is. */
  readonly url: string;
  /** Each secret signs the request. Empty if the other program checks no signature. */
  readonly secrets: readonly string[];
}
