import { z } from "zod";
import { exhibit } from "./exhibit.ts";
import { figure, meta, picture, text } from "./shared.ts";

const caseStudyPart = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title), text: text.max(220) });

/** The slides by their type. A slide is a poster: its texts are short. */
const slide = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("title"),
    title: text,
    subtitle: text,
    date: text.describe("As shown, for example April 2025."),
  }),
  z.strictObject({
    type: z.literal("content"),
    title: text,
    points: z.array(text.max(90)).min(2).max(5),
    figures: z.array(figure).min(1).max(3).optional().describe("Up to three claims, set large."),
    leaders: z
      .array(text.meta({ relation: { to: "leaders/*.yaml", shown: "name" } }))
      .min(1)
      .max(5)
      .optional()
      .describe("A portrait above each point."),
    picture: picture.optional(),
    exhibit: exhibit
      .refine(({ rows }) => rows.length <= 4, {
        path: ["rows"],
        error: "give at most 4 rows: a slide has no room for more",
      })
      .optional(),
  }),
  z.strictObject({
    type: z.literal("capability-overview"),
    title: text,
    capabilities: z.array(text).min(1).max(9),
  }),
  z.strictObject({
    type: z.literal("capability-detail"),
    title: text,
    description: text.max(160),
    services: z.array(text.max(60)).min(3).max(5),
    valueProposition: text.max(140),
    picture,
  }),
  z.strictObject({
    type: z.literal("case-study"),
    title: text,
    sections: z.tuple([
      caseStudyPart("Challenge"),
      caseStudyPart("Solution"),
      caseStudyPart("Results"),
      caseStudyPart("Testimonial"),
    ]),
  }),
  z.strictObject({
    type: z.literal("contact"),
    title: text,
    contactInfo: z.array(text).min(1),
  }),
]);
export type Slide = z.infer<typeof slide>;
export type SlideType = Slide["type"];

/** content/deck/deck.yaml */
export const deck = z.strictObject({
  meta,
  heading: text,
  slides: z.array(slide).min(1),
});
export type Deck = z.infer<typeof deck>;
