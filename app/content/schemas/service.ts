import { z } from "zod";
import { caseStudy, meta, picture, text, title } from "./shared.ts";

/** content/services/growth/*.yaml: the six services of the main navigation. */
export const growthService = z.strictObject({
  id: text,
  title,
  /** Its place in lists, counted from 1. */
  order: z.int().positive(),
  /** One line of at most 80 characters for the navigation panel. */
  navDescription: text.max(80),
  meta,
  /** One or two sentences: the lead of the page. */
  description: text,
  picture,
  benefits: z.array(text).min(4).max(6),
  /** The steps of the work, in order. */
  methodology: z
    .array(z.strictObject({ title: text, text }))
    .min(4)
    .max(5),
  /** What can be bought, one line each. */
  services: z.array(text).min(5).max(7),
  caseStudies: z.array(caseStudy).length(2),
});
export type GrowthService = z.infer<typeof growthService>;

/** content/services/capabilities/*.yaml: the six services of the overview. */
export const capability = z.strictObject({
  id: text,
  title,
  order: z.int().positive(),
  meta,
  /** One or two sentences for cards and the lead of the page. */
  description: text,
  /** What the service comprises, one line each. */
  details: z.array(text).min(5).max(7),
  /** Two to four paragraphs. */
  fullDescription: z.array(text).min(2).max(4),
  picture,
});
export type Capability = z.infer<typeof capability>;
