import type { WebhookKind } from "../delivery-kinds.ts";

/** A program of the firm that is told of enquiries. */
export interface Webhook {
  readonly kind: WebhookKind;
  /** It may be a secret itself, as Slack's is. */
  readonly url: string;
  /** Signs what is sent; undefined where the other program checks no signature. */
  readonly secret: string | undefined;
}
