import { z } from "zod";
import { caseStudy, meta, order, picture, text, title } from "./shared.ts";

/** What every service and industry has. */
const topic = {
  /** The slug of the title. */
  id: text,
  title,
  order,
  meta,
  /** One or two sentences for cards and the lead of the page. */
  description: text,
  picture,
};

/** One line for the navigation panel. */
const navDescription = text.max(80);

/** content/services/growth/*.yaml: the six services of the main navigation. */
export const growthService = z.strictObject({
  ...topic,
  navDescription,
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
  ...topic,
  /** What the service comprises, one line each. */
  details: z.array(text).min(5).max(7),
  /** Two to four paragraphs. */
  fullDescription: z.array(text).min(2).max(4),
});
export type Capability = z.infer<typeof capability>;

/** content/industries/*.yaml. The counts are the specification's (section 9). */
export const industry = z.strictObject({
  ...topic,
  navDescription,
  /** One paragraph that opens the page. */
  intro: text,
  focus: z.array(text).length(4),
  challenges: z.array(text).length(5),
  /** Each "Name: description". */
  solutions: z.array(text.regex(/^[^:]+: .+/, "must be written 'Name: description'")).length(5),
  /** One paragraph: what the firm knows of this industry. */
  expertise: text,
  caseStudies: z.array(caseStudy).length(2),
  trends: z.array(text).length(5),
});
export type Industry = z.infer<typeof industry>;
