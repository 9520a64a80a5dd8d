import { z } from "zod";
import { country, day, meta, order, text, title } from "./shared.ts";

/** content/leaders/*.yaml: four profiles; they are also the authors of insights. */
export const leader = z.strictObject({
  /** The slug of the name. */
  id: text,
  name: title,
  /** The office held, for example `Managing Partner`. */
  title: text,
  order,
  /** Two to four sentences. */
  bio: text,
});
export type Leader = z.infer<typeof leader>;

/** content/positions/*.yaml: the four open positions. */
export const position = z.strictObject({
  id: text,
  title,
  order,
  meta,
  /** As shown, for example `San Francisco, CA`. */
  location: text,
  /** The same place for structured data. */
  address: z.strictObject({ locality: text, region: text, country }),
  type: z.literal("Full-time"),
  /** One or two sentences for the card. */
  description: text,
  /** A paragraph about the work. */
  about: text,
  responsibilities: z.array(text).min(4).max(6),
  requirements: z.array(text).min(3).max(6),
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
  /** The day the position was opened and the last day to apply. */
  datePosted: day,
  validThrough: day,
});
export type Position = z.infer<typeof position>;
