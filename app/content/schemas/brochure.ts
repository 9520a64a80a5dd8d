import { z } from "zod";
import { meta, text } from "./shared.ts";

const entry = z.strictObject({ title: text, text });

/** content/brochure/brochure.yaml (specification, section 2: Brochure). A sheet of paper holds only so much. */
export const brochure = z.strictObject({
  meta,
  heading: text,
  lead: text,
  cover: z.strictObject({
    title: text,
    subtitle: text,
    year: text.describe("As printed on the cover, for example 2024."),
  }),
  about: z.strictObject({
    heading: text,
    paragraphs: z.array(text).min(1).max(3),
    approachHeading: text,
    approach: z.array(entry).min(1).max(5),
  }),
  services: z
    .strictObject({ heading: text, items: z.array(entry) })
    .describe("Each is called as one of the site, whose picture it bears."),
  industries: z.strictObject({ heading: text, items: z.array(entry) }),
  contact: z.strictObject({ heading: text, text }),
});
export type Brochure = z.infer<typeof brochure>;
