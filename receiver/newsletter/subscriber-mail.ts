import type { SendMailOptions } from "nodemailer";
import type { LinkPurpose } from "../../app/features/newsletter/addresses.ts";
import type { SubscriberMailKind } from "../delivery-kinds.ts";
import type { Newsletter } from "./newsletter.ts";
import type { Subscriber } from "./subscribers.ts";
import { signToken } from "./token.ts";

/**
 * A mail about a subscription, in its language: the link to confirm it, or the news that it is confirmed. Each mail names an
 * address that unsubscribes by one POST (RFC 8058), and is marked as automatic, so that no program answers it (RFC 3834).
 *
 * @param formsAddress the whole address of the receiver, such as `https://www.example.com/forms`
 */
export function subscriberMail(
  kind: SubscriberMailKind,
  subscriber: Subscriber,
  { secrets, inLanguage }: Newsletter,
  formsAddress: string,
): SendMailOptions {
  const { language, words, lists } = inLanguage(subscriber.language);
  // The link names the language, because an expired link no longer leads to a subscriber whose language is known.
  const languageOfLink = language.prefix === "" ? "" : `&language=${language.tag}`;
  const linkTo = (purpose: LinkPurpose, expiresAt: number) =>
    `${formsAddress}?${purpose}=${signToken(secrets, purpose, subscriber, expiresAt)}${languageOfLink}`;
  const unsubscribe = linkTo("unsubscribe", 0);
  const isConfirmed = kind === "subscribed";
  const link = isConfirmed ? unsubscribe : linkTo("confirm", subscriber.expiresAt);
  const { subject, text, ending } = isConfirmed ? words.mails.subscribed : words.mails.confirm;
  const list = lists.get(subscriber.list) ?? subscriber.list;
  return {
    to: { name: "", address: subscriber.email },
    subject,
    text: [text, `${list}:\n${link}`, ending].join("\n\n"),
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
