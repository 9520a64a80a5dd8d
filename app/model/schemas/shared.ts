import { z } from "zod";
import { leadingNumber } from "#app/base/leading-number.ts";
import { TYPESET } from "#app/base/typography.ts";
import { hasUnfilledToken } from "../content-tokens.ts";
import {
  choice,
  code,
  flag,
  heading,
  id,
  link,
  paragraph,
  place,
  text,
  unsearchedGroup,
} from "../fields/building-blocks.ts";
import { picture } from "../fields/picture-fields.ts";

/** A group of fields, with the hint that the editor shows. */
export function fieldset<Fields extends z.ZodRawShape>(hint: string, fields: Fields) {
  return z.strictObject(fields).describe(hint);
}

/** What to do about a text that social cards show, and that their typefaces cannot set. */
export const CARD_LETTERS =
  "may hold Latin, Greek, Cyrillic, Hebrew or Arabic letters, digits and punctuation only, so that a card can show it";

/** The title of an item. It may have any punctuation. An address can be made from it, and a social card can show it. */
export function itemTitle(options: Parameters<typeof heading>[0] = {}) {
  return heading(options).normalize("NFC").max(60).regex(TYPESET, CARD_LETTERS);
}

/** The fields that give an item its address. */
export const naming = {
  title: itemTitle().describe(
    "The heading of the page. Any punctuation is fine. At most 60 characters.",
  ),
  id: id()
    .optional()
    .describe("The last part of the address, which then stays. Left out, it follows the title."),
  formerIds: z
    .array(id())
    .optional()
    .describe("Earlier IDs. Addresses with them redirect to the ID of today."),
};

/**
 * The id of an item, written by an editor or made from the title, and its file, such as
 * `content/positions/economist.yaml`.
 */
export type HasIdAndFile = Record<"id" | "file", string>;

/** Marks an item that only a preview shows. */
export const draft = flag().optional().describe("Not published yet: only a preview shows it.");

export const order = place().describe("The place in lists, counted from 1.");

/**
 * Checks that the second of two days is not before the first. A day that is left out is not checked.
 *
 * @param first the names of the two fields
 */
export function notBefore(first: string, second: string) {
  return (fields: object, { addIssue }: z.core.$RefinementCtx) => {
    const days = fields as Readonly<Record<string, string | undefined>>;
    const from = days[first];
    const input = days[second];
    if (from === undefined || input === undefined || input >= from) return;
    const message = `write a day that is not before \`${first}: ${from}\``;
    addIssue({ code: "custom", path: [second], input, message });
  };
}

/** ISO 3166-1 alpha-2. */
export const country = code()
  .regex(/^[A-Z]{2}$/, "must be a two-letter country code such as US")
  .describe("Two letters, such as US.");

/** What to do before the site goes public about figures that no client has cleared. */
export const ILLUSTRATIVE_REMEDY =
  "tell a case of your own, with the customer's consent, and remove `illustrative`";

/** Marks figures that are invented, or that the client has not cleared yet. */
export function illustrative(hint: string) {
  return flag({ placeholder: { remedy: ILLUSTRATIVE_REMEDY } })
    .optional()
    .describe(hint);
}

type OfToday = Pick<NonNullable<Parameters<typeof text>[0]>, "isOfToday">;

function descriptionOfHead(options: OfToday) {
  return paragraph({ isSearchable: false, ...options })
    .min(50)
    .max(160)
    .describe("For search results, 50 to 160 characters.");
}

/** The description that a search engine shows below the title of a page. */
export const metaDescription = descriptionOfHead({});

function head(options: OfToday) {
  return unsearchedGroup({
    title: text(options)
      .max(60)
      .regex(TYPESET, CARD_LETTERS)
      .describe("In the browser's tab and in search results."),
    description: descriptionOfHead(options),
  })
    .describe("What search results and the tab of the browser say of the page.")
    .meta({ title: "For search engines" });
}

/** The head of a page: title and description for search engines and the browser's tab. */
export const meta = head({});

/** The head of the page of a person, which says what the person does today. */
export const metaOfPerson = head({ isOfToday: true });

/** A claim with its figure. Product 2.8 lists the only figures about the firm. */
export const figure = z.strictObject({
  value: text({ isFigure: true }).describe("Such as 17% or 35+."),
  label: text().describe("What it counts."),
});

/** The kinds of figures. Each is drawn in its own way (app/ui/sections/claim-drawing.tsx). */
export const CLAIM_KINDS = ["count", "part", "growth", "multiple"] as const;

const counted = fieldset("How the figure is counted: said below it.", {
  base: paragraph()
    .max(160)
    .describe("What the figure is a share of, or what it is compared with."),
  period: paragraph().max(160).describe("From when to when."),
  source: paragraph().max(160).describe("Who counted, and who checked the count."),
  illustrative: flag({
    placeholder: {
      remedy:
        "write what the firm counts, for which period and by whose count, then remove `illustrative`",
    },
  })
    .optional()
    .describe("The figure only stands in for the firm's own; the page says so."),
});

/** A figure about the firm that a page shows large, with its drawing and how it is counted. */
export const claim = figure
  .extend({
    kind: choice(CLAIM_KINDS)
      .optional()
      .describe(
        "part: of a whole, drawn as a part of a ring. growth and multiple: drawn as two discs. Left out, it is a count.",
      ),
    counted: counted.optional(),
  })
  .refine(isDrawable, {
    path: ["value"],
    error: "begin with the number, for example 83% or 3.2x; a part is at most 100%",
  });

/** Whether the value has the number that its drawing shows. Values with unfilled tokens are not checked. */
function isDrawable({ value, kind = "count" }: { value: string; kind?: string | undefined }) {
  if (kind === "count" || hasUnfilledToken(value)) return true;
  const number = leadingNumber(value);
  if (kind === "part") return number > 0 && number <= 100;
  return number > 0;
}

/** A link with its words. */
export const labelledLink = z.strictObject({
  label: text().describe("The words of the link."),
  href: link().meta({ title: "Address" }).describe("A page of this site, such as /contact."),
});

/** The form of an address to which a redirect leads: a page of this site, or a whole address. */
export const REDIRECT_TARGET = /^(\/([^/?#%\s][^?#%\s]*)?|https:\/\/[^/\s]+\.[^\s]+)$/;
export const REDIRECT_TARGET_MESSAGE =
  "must be an address of this site, such as /contact, or a whole one that begins with https://";

/** The head of every inner page, its large heading and the sentence below the heading. */
export const opening = {
  meta,
  heading: heading()
    .regex(TYPESET, CARD_LETTERS)
    .describe("The large words at the top of the page."),
  lead: paragraph().describe(
    "The sentence beside or below the large words, before everything else.",
  ),
};

/** The opening of a page with a picture. */
export const banner = { ...opening, picture: picture() };

/** What happens after a form is sent, step by step. */
export const formSteps = z.array(
  z.strictObject({
    title: heading().describe("A few bold words beside the number."),
    text: paragraph().describe("What happens in the step."),
  }),
);

/** The page after a form that was sent without scripts: thanks, and ways onward. */
export const sentPage = unsearchedGroup({
  ...opening,
  links: z.array(labelledLink).min(1).describe("Buttons below the sentence; the first stands out."),
}).describe("The page after a form that was sent without JavaScript.");

/** The addresses below which the site keeps its files, or which belong to a program. */
export const RESERVED_FOLDERS: readonly string[] = [
  "admin",
  "artwork",
  "assets",
  "cards",
  "feeds",
  "forms",
  "icons",
  "photos",
  "uploads",
];
