import { z } from "zod";
import { caseStudy, meta, picture, text, title } from "./shared.ts";

/** content/industries/*.yaml. The counts are the specification's (section 9). */
export const industry = z.strictObject({
  id: text,
  title,
  order: z.int().positive(),
  /** One line of at most 80 characters for the navigation panel. */
  navDescription: text.max(80),
  meta,
  /** One or two sentences for cards and the lead of the page. */
  description: text,
  /** One paragraph that opens the page. */
  intro: text,
  picture,
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
