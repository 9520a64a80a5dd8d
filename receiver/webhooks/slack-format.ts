import { enquiryWords } from "../../app/features/forms/interface-words.ts";
import { wordsOf } from "../../app/model/words.ts";
import { fill } from "../../app/words/fill.ts";
import { type EnquiryRow, fileText, rowsOf, withSpamMark } from "../enquiry-rows.ts";
import type { WebhookFormat, WebhookSubject } from "./webhook.ts";

/**
 * The most characters of a field that are sent to Slack. A block takes 3000, and an escaped character is up to five of
 * them.
 */
const LONGEST_TEXT = 500;

/** An incoming webhook of Slack: https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
export const slackFormat: WebhookFormat = {
  accepts: () => true,
  payloadOf(subject) {
    const { form, enquiry, firm } = subject;
    const { kinds, notification } = wordsOf(enquiryWords, firm);
    const text = fill(notification, { kind: kinds[form.name], number: enquiry.id });
    return {
      // Notifications show this text. It holds no words of the visitor.
      text: withSpamMark(text, enquiry, firm),
      unfurl_links: false,
      unfurl_media: false,
      blocks: linesOf(subject).map(({ label, text }) => ({
        type: "section",
        // With `verbatim` Slack does not turn addresses and names into links.
        text: { type: "mrkdwn", text: `*${label}*: ${slackText(text)}`, verbatim: true },
      })),
    };
  },
};

/** The sent texts, then what the receiver knows about them. Empty texts are left out. */
function linesOf({ form, enquiry, firm }: WebhookSubject): EnquiryRow[] {
  const { id, spamReasons } = enquiry;
  const words = wordsOf(enquiryWords, firm);
  const known = [
    { label: words.file, text: fileText(enquiry, firm) },
    { label: words.number, text: `${id}` },
    { label: words.suspectedSpam, text: spamReasons },
  ];
  return [...rowsOf(form, enquiry, firm), ...known].filter(({ text }) => text !== "");
}

/**
 * A visitor's text for Slack. Its control characters are escaped, so that nobody is mentioned and nothing is linked
 * (https://docs.slack.dev/messaging/formatting-message-text, "Escaping text").
 */
function slackText(text: string): string {
  const characters = [...text];
  const isLong = characters.length > LONGEST_TEXT;
  const shown = isLong ? `${characters.slice(0, LONGEST_TEXT).join("")} […]` : text;
  return shown.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
