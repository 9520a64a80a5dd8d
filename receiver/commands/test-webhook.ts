import { contactForm } from "../../app/features/forms/table/contact.ts";
import { readFirm } from "../firm.ts";
import { formOfEnquiry } from "../known-form.ts";
import type { ReceiverSettings } from "../settings.ts";
import type { StoredEnquiry } from "../store/stored-enquiries.ts";
import { postWebhook } from "../webhooks/post-webhook.ts";
import { WEBHOOK_FORMATS } from "../webhooks/webhook-formats.ts";
import type { Webhook } from "../webhooks/webhook-settings.ts";
import type { Command } from "./command.ts";

/** Milliseconds in which a webhook must be answered. */
const TIMEOUT = 15_000;

export const testWebhook: Command = {
  usage: "test-webhook",
  description: "sends a test enquiry to every webhook, and says what it answers",
  positionals: 0,
  needsDatabase: false,
  async run(_database, _args, { settings: { webhooks, site } }) {
    if (webhooks.length === 0)
      throw new Error("No webhook is set: set WEBHOOK_URL, SLACK_WEBHOOK_URL or HUBSPOT_FORM_URL.");
    const results = await Promise.all(webhooks.map((webhook) => tryWebhook(webhook, site)));
    const text = results.map(({ line }) => line).join("\n");
    if (results.some(({ isAccepted }) => !isAccepted)) throw new Error(text);
    return text;
  },
};

/** Such as `slack at hooks.slack.com: accepted (200)`. The address itself may be a secret. */
async function tryWebhook(webhook: Webhook, site: ReceiverSettings["site"]) {
  const { kind, url } = webhook;
  const name = `${kind} at ${new URL(url).host}`;
  const enquiry = testEnquiry(new URL(site.url).hostname);
  const form = formOfEnquiry(enquiry);
  const payload = WEBHOOK_FORMATS[kind].payloadOf({ form, enquiry, firm: readFirm(), site });
  try {
    const status = await postWebhook(webhook, `test-${enquiry.receivedAt}`, payload, TIMEOUT);
    return { isAccepted: true, line: `${name}: accepted (${status})` };
  } catch (error) {
    return { isAccepted: false, line: `${name}: NOT ACCEPTED: ${(error as Error).message}` };
  }
}

/** An enquiry with the number 0, which no stored enquiry has. */
function testEnquiry(host: string): StoredEnquiry {
  const email = `website@${host}`;
  const message = "This is a test of the webhook. Nobody has written it.";
  return {
    id: 0,
    form: contactForm.name,
    email,
    fields: { name: "Test", email, subject: "Test", message },
    receivedAt: Date.now(),
    spamReasons: "",
    attribution: { utm_source: "test" },
    language: "",
    cv: "",
    cvSize: 0,
    state: "waiting",
    failedWebhooks: 0,
    key: "test",
  };
}
