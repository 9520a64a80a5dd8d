import { ATTRIBUTION_NAMES } from "../../app/base/attribution.ts";
import { fieldsOf, plainLabel } from "../../app/features/forms/table/form.ts";
import { ATTRIBUTION_LABELS } from "../attribution-text.ts";
import type { WebhookFormat, WebhookSubject } from "./webhook.ts";

/** Characters of a field that Slack is sent. A block takes 3000, and an escaped character is up to five of them. */
const LONGEST_TEXT = 500;

/** An incoming webhook of Slack: https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
export const slackFormat: WebhookFormat = {
  takes: () => true,
  payloadOf(subject) {
    const { form, enquiry } = subject;
    const mark = enquiry.spamReasons && "[suspected spam] ";
    return {
      // What notifications say: no word of the visitor.
      text: `${mark}${form.mailSubject.kind}, number ${enquiry.id}`,
      unfurl_links: false,
      unfurl_media: false,
      blocks: linesOf(subject).map(({ label, text }) => ({
        type: "section",
        // `verbatim`: Slack makes no links of addresses and names.
        text: { type: "mrkdwn", text: `*${label}*: ${slackText(text)}`, verbatim: true },
      })),
    };
  },
};

interface Line {
  label: string;
  text: string;
}

/** What was sent, then what the receiver knows of it; empty texts are left out. */
function linesOf({ form, enquiry }: WebhookSubject): Line[] {
  const { id, fields, attribution, spamReasons, cv, cvSize } = enquiry;
  const sent = fieldsOf(form).map((field) => {
    return { label: plainLabel(field), text: fields[field.name] ?? "" };
  });
  const origin = ATTRIBUTION_NAMES.map((name) => {
    return { label: ATTRIBUTION_LABELS[name], text: attribution[name] ?? "" };
  });
  const known = [
    { label: "File", text: cv && `${cv} (${cvSize.toLocaleString("en")} bytes)` },
    { label: "Number", text: `${id}` },
    { label: "Suspected spam", text: spamReasons },
  ];
  return [...sent, ...origin, ...known].filter(({ text }) => text !== "");
}

/**
 * A visitor's text for Slack: with its control characters escaped nobody is mentioned and nothing is linked
 * (https://docs.slack.dev/messaging/formatting-message-text, "Escaping text").
 */
function slackText(text: string): string {
  const characters = [...text];
  const isLong = characters.length > LONGEST_TEXT;
  const shown = isLong ? `${characters.slice(0, LONGEST_TEXT).join("")} […]` : text;
  return shown.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
