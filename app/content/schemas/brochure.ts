import { z } from "zod";
import { meta, text } from "./shared.ts";

const entry = z.strictObject({ title: text, text });

/** content/brochure/brochure.yaml (specification, section 2: Brochure). */
export const brochure = z.strictObject({
  meta,
  heading: text,
  lead: text,
  cover: z.strictObject({ title: text, subtitle: text, year: z.literal("2024") }),
  about: z.strictObject({
    heading: z.literal("About Us"),
    paragraphs: z.array(text).min(2).max(3),
    approachHeading: text,
    approach: z.array(entry).min(4).max(5),
  }),
  services: z.strictObject({ heading: text, items: z.array(entry).length(6) }),
  industries: z.strictObject({ heading: text, items: z.array(entry).length(4) }),
  contact: z.strictObject({ heading: text, text }),
});
export type Brochure = z.infer<typeof brochure>;
