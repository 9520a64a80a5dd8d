import { z } from "zod";
import { hasNewsletter } from "#app/features/forms/delivery-settings.ts";
import { type Content, content } from "#app/model/content.ts";
import {
  heading,
  id,
  paragraph,
  text,
  unsearchedGroup,
} from "#app/model/fields/building-blocks.ts";
import { hasTranslated, optionalPageContent, pageFilePath } from "#app/model/page-content.ts";
import { fieldset, labelledLink, opening } from "#app/model/schemas/shared.ts";
import type { SignUpPlace, Step } from "./addresses.ts";

const mail = z.strictObject({
  subject: text().describe("The subject of the mail."),
  text: paragraph().describe("Before the link."),
  ending: paragraph().describe("After the link."),
});

const links = z
  .array(labelledLink)
  .min(1)
  .describe("Where the visitor can go from here, below the sentence.");
const answerPage = unsearchedGroup({ ...opening, links });
const buttonPage = unsearchedGroup({
  ...opening,
  button: text().describe("The button, which does what the page says."),
});

const pages = {
  sent: answerPage.describe("After a sign-up without JavaScript."),
  confirm: buttonPage.describe("Where the link of the first mail leads."),
  confirmed: answerPage.describe(
    "After the button of the page before it: the sign-up is complete.",
  ),
  unsubscribe: buttonPage.describe("Where the link for unsubscribing leads."),
  unsubscribed: answerPage.describe("After the button of the page before it: no mails any more."),
  expired: answerPage.describe("Where a link leads that is too old; the form follows."),
} satisfies Record<Step, typeof answerPage | typeof buttonPage>;

const wordsOfPlace = {
  heading: heading().describe("Above the field for the address."),
  consent: paragraph().describe(
    "What a visitor agrees to. The sentence is stored with each sign-up.",
  ),
};

/** The words of the sign-up in each of its places. The compiler requires words for every place. */
const places = {
  footer: fieldset("At the foot of every page.", wordsOfPlace),
  comingSoon: fieldset("On the pages of lists that are yet to come.", wordsOfPlace),
} satisfies Record<SignUpPlace, unknown>;

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
    ...places,
    form: fieldset("The form.", {
      label: text().describe("Above the field for the address."),
      button: text().describe("The button beside the field."),
      privacy: labelledLink.describe("Behind the sentence about consent."),
      sending: text().describe("While the address is sent."),
      sent: paragraph().describe("Once the address is sent."),
      failed: paragraph().describe("If it may not have arrived."),
      invalid: text().describe("At the field, where nothing or no address is in it."),
      refused: text().describe("Above what is wrong, without JavaScript."),
    }),
    steps: fieldset("The pages that a visitor comes to on the way.", pages),
    mails: fieldset(
      "The mails of the newsletter itself; those with its texts you write elsewhere.",
      {
        confirm: mail.describe("After a sign-up: it asks whether the address is the visitor's."),
        subscribed: mail.describe(
          "After the address is confirmed, with the link by which a reader unsubscribes.",
        ),
      },
    ),
  }),
  ({ hasNewsletter }) => hasNewsletter,
);
export type NewsletterWords = NonNullable<ReturnType<typeof newsletterContent>>;

/**
 * Whether visitors can sign up for the newsletter in a language. A translation without words for it has no sign-up.
 *
 * @throws TypeError when a setting is wrong
 */
export function isSignUpOffered(of: Content = content()): boolean {
  return hasNewsletter() && hasTranslated(of, pageFilePath(newsletterContent));
}

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
