import { z } from "zod";
import {
  country,
  day,
  draft,
  fieldset,
  type Identity,
  meta,
  naming,
  notBefore,
  order,
  portrait,
  text,
} from "./shared.ts";

/** content/leaders/*.yaml: the partners; they are also the authors of insights. */
export const leader = z.strictObject({
  id: naming.id.describe("The author's id in texts. Left out, it is made from the name."),
  name: naming.title.describe("The person's name."),
  title: text.describe("The office held, for example Managing Partner."),
  order,
  bio: text.describe("Two to four sentences."),
  picture: portrait.optional(),
});
export type Leader = z.infer<typeof leader> & Identity;

/** content/positions/*.yaml: the open positions. */
export const position = z
  .strictObject({
    ...naming,
    draft,
    order,
    meta,
    location: text.describe("As shown, for example San Francisco, CA."),
    address: fieldset("The same for search engines.", { locality: text, region: text, country }),
    type: text.describe("As shown, for example Full-time, Part-time or Internship."),
    description: text.describe("One or two sentences for the card."),
    about: text.describe("A paragraph about the work."),
    responsibilities: z.array(text).min(1),
    requirements: z.array(text).min(1),
    salary: fieldset("What it pays: whole amounts in a currency such as USD.", {
      currency: text.regex(/^[A-Z]{3}$/, "must be a three-letter currency code such as USD"),
      from: z.int().positive(),
      to: z.int().positive(),
      per: z.enum(["year", "month", "hour"]),
    })
      .refine(({ from, to }) => from <= to, "must go from the lower amount to the higher")
      .optional(),
    datePosted: day.describe("The day on which the position is opened; before it, no list has it."),
    validThrough: day.describe("The last day to apply; after it, no list has the position."),
  })
  .superRefine(notBefore("datePosted", "validThrough"));
export type Position = z.infer<typeof position> & Identity;
