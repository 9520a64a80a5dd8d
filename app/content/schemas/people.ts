import { z } from "zod";
import { country, day, draft, type Identity, meta, naming, order, text } from "./shared.ts";

/** content/leaders/*.yaml: the partners; they are also the authors of insights. */
export const leader = z.strictObject({
  id: naming.id.describe(
    "The author's id in articles and blogs. Left out, it is made from the name.",
  ),
  name: naming.title.describe("The person's name."),
  /** The office held, for example `Managing Partner`. */
  title: text,
  order,
  /** Two to four sentences. */
  bio: text,
});
export type Leader = z.infer<typeof leader> & Identity;

/** content/positions/*.yaml: the open positions. */
export const position = z.strictObject({
  ...naming,
  draft,
  order,
  meta,
  /** As shown, for example `San Francisco, CA`. */
  location: text,
  /** The same place for structured data. */
  address: z.strictObject({ locality: text, region: text, country }),
  type: text.describe("As shown, for example Full-time, Part-time or Internship."),
  /** One or two sentences for the card. */
  description: text,
  /** A paragraph about the work. */
  about: text,
  responsibilities: z.array(text).min(1),
  requirements: z.array(text).min(1),
  /** What it pays, where the firm says so: whole amounts in a currency such as `USD`. */
  salary: z
    .strictObject({
      currency: z.string().regex(/^[A-Z]{3}$/, "must be a three-letter currency code such as USD"),
      from: z.int().positive(),
      to: z.int().positive(),
      per: z.enum(["year", "month", "hour"]),
    })
    .refine(({ from, to }) => from <= to, "must go from the lower amount to the higher")
    .optional(),
  /** The day the position is opened and the last day to apply; before and after, no list has it. */
  datePosted: day,
  validThrough: day,
});
export type Position = z.infer<typeof position> & Identity;
