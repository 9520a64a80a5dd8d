import { z } from "zod";
import { TYPESET } from "#app/base/typography.ts";
import {
  code,
  count,
  flag,
  heading,
  id,
  link,
  paragraph,
  text,
  unsearchedGroup,
} from "../fields/building-blocks.ts";
import { picture } from "../fields/picture-fields.ts";

/** Fields that belong together, with what the editor says of them. */
export function fieldset<Fields extends z.ZodRawShape>(hint: string, fields: Fields) {
  return z.strictObject(fields).describe(hint);
}

/** The title of an item, with any punctuation: an address can be made from it, and a social card can show it. */
export function itemTitle() {
  return heading()
    .normalize("NFC")
    .max(60)
    .regex(
      TYPESET,
      "may hold Latin letters, digits and punctuation only, so that a card can show it",
    );
}

/** What the address of an item is made of. */
export const naming = {
  title: itemTitle().describe(
    "The heading of the page. Any punctuation is fine. At most 60 characters.",
  ),
  id: id()
    .optional()
    .describe("The last part of the address, which then stays. Left out, it follows the title."),
  formerIds: z.array(id()).optional().describe("Earlier ids: they lead on to the one of today."),
};

/** The id that an item was given, or that was made for it; its file, such as `content/positions/economist.yaml`. */
export type HasIdAndFile = Record<"id" | "file", string>;

/** Shown in a preview only, until the line is removed. */
export const draft = flag().optional().describe("Not published yet: only a preview shows it");

export const order = count().describe("The place in lists, counted from 1.");

/** Checks that of two days among some fields the second does not come first. */
export function notBefore(first: string, second: string) {
  return (fields: object, { addIssue }: z.core.$RefinementCtx) => {
    const { [first]: from = "", [second]: input = from } = fields as Record<string, string>;
    const message = `write a day that is not before \`${first}: ${from}\``;
    if (input < from) addIssue({ code: "custom", path: [second], input, message });
  };
}

/** ISO 3166-1 alpha-2. */
export const country = code()
  .regex(/^[A-Z]{2}$/, "must be a two-letter country code such as US")
  .describe("Two letters, such as US.");

/** What to do about figures that nobody has cleared, before the site goes public. */
export const ILLUSTRATIVE_REMEDY =
  "tell a case of your own, with the customer's consent, and remove `illustrative`";

/** Says that figures are invented, or not cleared yet. */
export function illustrative(hint: string) {
  return flag({ placeholder: { remedy: ILLUSTRATIVE_REMEDY } })
    .optional()
    .describe(hint);
}

/** What a search engine shows below the title of a page. */
export const metaDescription = paragraph({ isSearchable: false })
  .min(50)
  .max(160)
  .describe("For search results, 50 to 160 characters.");

/** The head of a page: what a search engine and a browser tab show. */
export const meta = unsearchedGroup({
  title: text().max(60).describe("In the browser's tab and in search results."),
  description: metaDescription,
}).meta({ title: "For search engines" });

/** A claim with its figure. Product 2.8 lists the only figures about the firm. */
export const figure = z.strictObject({
  value: text().describe("Such as 17% or 35+."),
  label: text().describe("What it counts."),
});

/** A link with its words. */
export const labelledLink = z.strictObject({
  label: text(),
  href: link().meta({ title: "Address" }).describe("A page of this site, such as /contact."),
});

/** The head, the large heading and the one sentence under it of every inner page. */
export const opening = { meta, heading: heading(), lead: paragraph() };

/** The same with a wide picture. */
export const banner = { ...opening, picture: picture() };

/** The page after a form that was sent without scripts: thanks, and ways onward. */
export const sentPage = unsearchedGroup({
  ...opening,
  links: z.array(labelledLink).min(1),
}).describe("The page after a form that was sent without JavaScript.");
