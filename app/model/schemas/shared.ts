import { z } from "zod";
import { TYPESET } from "#app/base/typography.ts";
import { FAMILIES } from "#app/features/artwork/draw-picture.ts";
import { EXTRAS, HAIR_STYLES } from "#app/features/artwork/draw-portrait.ts";
import { SCHEMES } from "#app/features/artwork/inks.ts";

/** A non-empty line or paragraph without white space at its ends. */
export const text = z
  .string()
  .min(1, "write a text")
  .refine((value) => value === value.trim(), "must not begin or end with white space");

/** Fields that belong together, with what the editor says of them. */
export const fieldset = <Fields extends z.ZodRawShape>(hint: string, fields: Fields) =>
  z.strictObject(fields).describe(hint);

/** A title, with any punctuation: an address can be made from it, a social card can show it. */
export const title = text
  .normalize("NFC")
  .max(60)
  .regex(
    TYPESET,
    "may hold Latin letters, digits and punctuation only, so that a card can show it",
  );

const id = text.regex(
  /^[a-z0-9°&]+(-[a-z0-9°&]+)*$/,
  "may hold small letters, digits and single hyphens only, such as ask-before-you-publish",
);

/** What the address of an item is made of. */
export const naming = {
  title: title.describe("The heading of the page. Any punctuation is fine. At most 60 characters."),
  id: id
    .optional()
    .describe("The last part of the address, which then stays. Left out, it follows the title."),
  formerIds: z.array(id).optional().describe("Earlier ids: they lead on to the one of today."),
};

/** The id that an item was given, or that was made for it; its file, such as `content/positions/economist.yaml`. */
export type Identity = Record<"id" | "file", string>;

/** Shown in a preview only, until the line is removed. */
export const draft = z.boolean().optional().describe("Not published yet: only a preview shows it");

export const order = z.int().min(1).describe("The place in lists, counted from 1.");

export const day = text
  .regex(/^\d{4}-\d{2}-\d{2}$/, "must be a date written YYYY-MM-DD, for example 2025-03-18")
  .refine(
    (value) => new Date(Date.parse(`${value}T00:00Z`) || 0).toISOString().startsWith(value),
    "mend the day or the month: the calendar has no such day",
  )
  .meta({ format: "date" });

/** Checks that of two days among some fields the second does not come first. */
export function notBefore(first: string, second: string) {
  return (fields: object, { addIssue }: z.core.$RefinementCtx) => {
    const { [first]: from = "", [second]: input = from } = fields as Record<string, string>;
    const message = `write a day that is not before \`${first}: ${from}\``;
    if (input < from) addIssue({ code: "custom", path: [second], input, message });
  };
}

/** ISO 3166-1 alpha-2. */
export const country = text
  .regex(/^[A-Z]{2}$/, "must be a two-letter country code such as US")
  .describe("Two letters, such as US.");

/** The id of a partner. */
export const partner = text.meta({ relation: { to: "leaders/*.yaml", shown: "name" } });

const photo = z.strictObject({
  file: text.meta({ format: "photo" }).describe("A file in content/photos/."),
  alt: text.describe("What the photo shows, for people who cannot see it."),
});
export type PhotoField = z.infer<typeof photo>;

const drawing = z.strictObject({
  family: z.enum(FAMILIES).describe("The kind of drawing."),
  scheme: z.enum(SCHEMES).optional().describe("Its colours."),
  seed: text.optional().describe("Any word: another one gives another drawing of the same kind."),
  alt: z.string().optional().describe("What it shows; empty where it is mere decoration."),
});

const likeness = z.strictObject({
  hair: z.enum(HAIR_STYLES),
  extra: z.enum(EXTRAS).describe("What the person wears."),
  scheme: z.enum(SCHEMES).describe("The colour behind the person."),
});

/** What is drawn, or a photo in its place. */
const drawnOrPhoto = <Drawn extends z.ZodObject>(drawn: Drawn) =>
  z.union([drawn.meta({ title: "Drawing" }), photo.meta({ title: "Photo" })]);

export const picture = drawnOrPhoto(drawing);
export type PictureField = z.infer<typeof picture>;

export const portrait = drawnOrPhoto(likeness).describe("Left out, it is drawn after the name.");

/** The head of a page: what a search engine and a browser tab show. */
export const meta = z
  .strictObject({
    title: text.max(60).describe("In the browser's tab and in search results."),
    description: text.min(50).max(160).describe("For search results, 50 to 160 characters."),
  })
  .meta({ title: "For search engines" });

/** A claim with its figure. Product 2.8 lists the only figures about the firm. */
export const figure = z.strictObject({
  value: text.describe("Such as 17% or 35+."),
  label: text.describe("What it counts."),
});

export const link = z.strictObject({
  label: text,
  href: text.meta({ title: "Address" }).describe("A page of this site, such as /contact."),
});

/** The head, the large heading and the one sentence under it of every inner page. */
export const opening = { meta, heading: text, lead: text };
/** The same with a wide picture. */
export const banner = { ...opening, picture };
/** The page after a form that was sent without scripts: thanks, and ways onward. */
export const sentPage = fieldset("The page after a form that was sent without JavaScript.", {
  ...opening,
  links: z.array(link).min(1),
});
