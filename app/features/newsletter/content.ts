import { z } from "zod";
import type { Content } from "#app/model/content.ts";
import {
  heading,
  id,
  paragraph,
  text,
  unsearchedGroup,
} from "#app/model/fields/building-blocks.ts";
import { optionalPageContent } from "#app/model/page-content.ts";
import { fieldset, labelledLink, opening } from "#app/model/schemas/shared.ts";
import type { Step } from "./addresses.ts";

const mail = z.strictObject({
  subject: text(),
  text: paragraph().describe("Before the link."),
  ending: paragraph().describe("After the link."),
});

const answerPage = unsearchedGroup({ ...opening, links: z.array(labelledLink).min(1) });
const buttonPage = unsearchedGroup({ ...opening, button: text() });

const pages = {
  sent: answerPage.describe("After a sign-up without JavaScript."),
  confirm: buttonPage.describe("Where the link of the first mail leads."),
  confirmed: answerPage,
  unsubscribe: buttonPage.describe("Where the link for unsubscribing leads."),
  unsubscribed: answerPage,
  expired: answerPage.describe("Where a link leads that is too old; the form follows."),
} satisfies Record<Step, typeof answerPage | typeof buttonPage>;

const place = {
  heading: heading(),
  consent: paragraph().describe(
    "What a visitor agrees to. The sentence is stored with each sign-up.",
  ),
};

/** content/pages/newsletter.yaml: the words of the newsletter. Only a site whose newsletter is switched on needs the file. */
export const newsletterContent = optionalPageContent(
  "newsletter",
  z.strictObject({
    ...opening,
    list: fieldset("What the footer signs up for.", {
      id: id().describe(
        "The name of the list in exports. That of a list that is yet to come is the same list.",
      ),
      name: text().describe("What mails call it."),
    }),
    footer: fieldset("At the foot of every page.", place),
    comingSoon: fieldset("On the pages of lists that are yet to come.", place),
    form: fieldset("The form.", {
      label: text().describe("Above the field for the address."),
      button: text(),
      privacy: labelledLink.describe("Behind the sentence about consent."),
      sending: text().describe("While the address is sent."),
      sent: paragraph().describe("Once the address is sent."),
      failed: paragraph().describe("If it may not have arrived."),
      invalid: text().describe("At the field, where nothing or no address is in it."),
      refused: text().describe("Above what is wrong, without JavaScript."),
    }),
    steps: z.strictObject(pages),
    mails: z.strictObject({ confirm: mail, subscribed: mail }),
  }),
  ({ hasNewsletter }) => hasNewsletter,
);
export type NewsletterWords = NonNullable<ReturnType<typeof newsletterContent>>;

/**
 * The words of a newsletter that is switched on.
 *
 * @throws Error where the file is missing, which the check of the content has reported
 */
export function newsletterWords(of?: Content): NewsletterWords {
  const words = newsletterContent(of);
  if (!words) throw new Error("content/pages/newsletter.yaml is missing");
  return words;
}
