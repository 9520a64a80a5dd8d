import type { KnownForm } from "../../app/features/forms/table/form-table.ts";
import type { WebhookKind } from "../../app/model/site-forms.ts";
import type { Database } from "../database.ts";
import { formOfEnquiry } from "../known-form.ts";
import { subscriberEvent } from "../newsletter/subscriber-event.ts";
import { deleteUnsubscribed, readSubscriber, type Subscriber } from "../newsletter/subscribers.ts";
import type { Channel, QueuedDelivery } from "../outbox.ts";
import type { Services } from "../services.ts";
import { readEnquiry, type StoredEnquiry } from "../store/stored-enquiries.ts";
import { postWebhook } from "./post-webhook.ts";
import { WEBHOOK_FORMATS } from "./webhook-formats.ts";
import type { Webhook } from "./webhook-settings.ts";

/** The webhooks that the receiver notifies of an enquiry. */
export function webhooksFor(
  webhooks: readonly Webhook[],
  form: KnownForm,
  isSuspectedSpam: boolean,
): WebhookKind[] {
  const kinds = webhooks.map(({ kind }) => kind);
  return kinds.filter((kind) => WEBHOOK_FORMATS[kind].accepts(form, isSuspectedSpam));
}

/** @param timeout the longest that an attempt may take, in milliseconds */
export function webhookChannel(
  database: Database,
  webhook: Webhook,
  { settings, firm, traces }: Pick<Services, "settings" | "firm" | "traces">,
  timeout: number,
): Channel {
  const { kind } = webhook;

  async function sendEnquiry(id: number, enquiry: StoredEnquiry): Promise<void> {
    const form = formOfEnquiry(enquiry);
    const payload = WEBHOOK_FORMATS[kind].payloadOf({ form, enquiry, firm, site: settings.site });
    await postWebhook(webhook, `${kind}-${id}-${enquiry.receivedAt}`, payload, timeout);
  }

  async function sendSubscriber(delivery: QueuedDelivery, subscriber: Subscriber): Promise<void> {
    const key = `${kind}-${delivery.id}-${delivery.queued_at}`;
    await postWebhook(webhook, key, subscriberEvent(subscriber), timeout);
    if (await deleteUnsubscribed(database, subscriber.id, delivery.id)) traces.schedule();
  }

  return {
    noun: "webhook",
    kinds: [kind],
    remedy: "npm run enquiries -- retry",
    async send(delivery) {
      if (delivery.subscriber !== null) {
        const subscriber = await readSubscriber(database, delivery.subscriber);
        if (subscriber) await sendSubscriber(delivery, subscriber);
        return subscriber !== undefined;
      }
      const enquiry = await readEnquiry(database, delivery.enquiry ?? 0);
      if (enquiry) await sendEnquiry(delivery.id, enquiry);
      return enquiry !== undefined;
    },
  };
}
