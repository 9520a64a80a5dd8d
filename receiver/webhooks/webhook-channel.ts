import { findForm, type KnownForm } from "../../app/features/forms/table/form-table.ts";
import type { Channel } from "../outbox.ts";
import type { ReceiverSettings } from "../settings.ts";
import type { WebhookKind } from "../store.ts";
import { postWebhook } from "./post-webhook.ts";
import type { Webhook } from "./webhook.ts";
import { WEBHOOK_FORMATS } from "./webhook-formats.ts";

/** The webhooks that are told of an enquiry. */
export function webhooksFor(
  webhooks: readonly Webhook[],
  form: KnownForm,
  isSuspectedSpam: boolean,
): WebhookKind[] {
  const kinds = webhooks.map(({ kind }) => kind);
  return kinds.filter((kind) => WEBHOOK_FORMATS[kind].takes(form, isSuspectedSpam));
}

/** @param giveUp the longest that an attempt may take, in milliseconds */
export function webhookChannel(
  webhook: Webhook,
  site: ReceiverSettings["site"],
  giveUp: number,
): Channel {
  const { kind } = webhook;
  return {
    noun: "webhook",
    kinds: [kind],
    remedy: "npm run enquiries -- retry",
    async send({ id }, enquiry) {
      const form = findForm(enquiry.form);
      if (!form) throw new Error("the table of forms no longer has this form");
      const payload = WEBHOOK_FORMATS[kind].payloadOf({ form, enquiry, site });
      await postWebhook(webhook, `${kind}-${id}-${enquiry.receivedAt}`, payload, giveUp);
    },
  };
}
