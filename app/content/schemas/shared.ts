import { z } from "zod";
import { FAMILIES } from "#app/artwork/draw-picture.ts";
import { SCHEMES } from "#app/artwork/inks.ts";

/** A non-empty line or paragraph without white space at its ends. */
export const text = z
  .string()
  .min(1, "must not be empty")
  .refine((value) => value === value.trim(), "must not begin or end with white space");

/** A title whose slug is a readable address: letters, digits, spaces, hyphens, `&` and `°` only. */
export const title = text.regex(
  /^[\p{L}\p{N} &°-]+$/u,
  "may hold only letters, digits, spaces, hyphens and & (its address is made from it)",
);

/** The place of an item in lists, counted from 1. */
export const order = z.int().min(1);

/** `YYYY-MM-DD`, a day that exists. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "must be a date written YYYY-MM-DD, for example 2025-03-18")
  .refine((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, "is not a day of the calendar");

/** ISO 3166-1 alpha-2. */
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, "must be a two-letter country code such as US");

/** A picture: either drawn (`family`, with an optional `seed` and `scheme`) or a photo (`file` and `alt`). */
export const picture = z.union([
  z.strictObject({
    family: z.enum(FAMILIES),
    scheme: z.enum(SCHEMES).optional(),
    /** Another seed gives another drawing; without one the item's id is the seed. */
    seed: text.optional(),
    /** Empty or left out where the drawing is decorative. */
    alt: z.string().optional(),
  }),
  z.strictObject({
    /** A path below content/photos/. */
    file: text,
    alt: text,
  }),
]);
export type PictureField = z.infer<typeof picture>;

/** The head of a page: what a search engine and a browser tab show. */
export const meta = z.strictObject({
  title: text.max(60, "must be at most 60 characters, so that search results show it whole"),
  description: text
    .min(50, "must be at least 50 characters")
    .max(160, "must be at most 160 characters, so that search results show it whole"),
});

export const caseStudy = z.strictObject({ title: text, description: text });

/** A claim with its figure. The only figures are those of the specification (section 9). */
export const figure = z.strictObject({ value: text, label: text });

/** A link to a page of the site. */
export const link = z.strictObject({ label: text, href: text });

/** The head, the large heading and the one sentence under it of every inner page. */
export const opening = { meta, heading: text, lead: text };
/** The same with a wide picture. */
export const banner = { ...opening, picture };
