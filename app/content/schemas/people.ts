import { z } from "zod";
import { day, meta, text, title } from "./shared.ts";

/** content/leaders/*.yaml: four profiles; they are also the authors of insights. */
export const leader = z.strictObject({
  /** The slug of the name. */
  id: text,
  name: title,
  /** The office held, for example `Managing Partner`. */
  title: text,
  order: z.int().positive(),
  /** Two to four sentences. */
  bio: text,
});
export type Leader = z.infer<typeof leader>;

/** content/positions/*.yaml: the four open positions. */
export const position = z.strictObject({
  id: text,
  title,
  order: z.int().positive(),
  meta,
  /** As shown, for example `San Francisco, CA`. */
  location: text,
  /** The same place for structured data; `country` is an ISO 3166-1 alpha-2 code. */
  address: z.strictObject({
    locality: text,
    region: text,
    country: z.string().regex(/^[A-Z]{2}$/, "must be a two-letter country code such as US"),
  }),
  type: z.literal("Full-time"),
  /** One or two sentences for the card. */
  description: text,
  /** A paragraph about the work. */
  about: text,
  responsibilities: z.array(text).min(4).max(6),
  requirements: z.array(text).min(3).max(6),
  /** The day the position was opened and the last day to apply. */
  datePosted: day,
  validThrough: day,
});
export type Position = z.infer<typeof position>;
