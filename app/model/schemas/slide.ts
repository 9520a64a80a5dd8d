import { z } from "zod";
import { choice, heading, paragraph, reference, text } from "../fields/building-blocks.ts";
import { picture } from "../fields/picture-fields.ts";
import { exhibit } from "./exhibit.ts";
import { figure } from "./shared.ts";

const CASE_PARTS = ["Challenge", "Solution", "Results", "Testimonial"] as const;

/** What the points of a slide may stand beside. */
const BESIDE_POINTS = ["figures", "leaders", "picture", "exhibit"] as const;

const slideExhibit = exhibit.refine(({ rows }) => rows.length <= 4, {
  path: ["rows"],
  error: "give at most 4 rows: a slide has no room for more",
});

const caseParts = z
  .array(z.strictObject({ title: choice(CASE_PARTS, "heading"), text: paragraph().max(220) }))
  .refine(
    (parts) => parts.map(({ title }) => title).join() === CASE_PARTS.join(),
    `must be ${CASE_PARTS.join(", ")}, in this order`,
  );

/** A type of slide, with what every slide has. */
function slideOf<Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) {
  return z.strictObject({
    type: z.literal(type),
    title: heading(),
    notes: paragraph({ isSearchable: false })
      .max(600)
      .optional()
      .describe("What the speaker says: below the slide in PowerPoint."),
    ...fields,
  });
}

/** The slides by their type. A slide is a poster: its texts are short. */
export const slide = z.discriminatedUnion("type", [
  slideOf("title", {
    subtitle: text(),
    date: text().describe("As shown, for example April 2025."),
  }),
  slideOf("content", {
    points: z.array(text().max(90)).min(2).max(5),
    figures: z.array(figure).min(1).max(3).optional().describe("Up to three claims, set large."),
    leaders: z
      .array(reference("leaders"))
      .min(1)
      .max(5)
      .optional()
      .describe("A portrait above each point."),
    picture: picture().optional(),
    exhibit: slideExhibit.optional(),
  }).refine((slide) => BESIDE_POINTS.filter((field) => slide[field]).length <= 1, {
    path: ["points"],
    error: "put one thing beside them: figures, leaders, picture or exhibit",
  }),
  slideOf("capability-overview", { capabilities: z.array(text()).min(1).max(9) }),
  slideOf("capability-detail", {
    description: paragraph().max(160),
    services: z.array(text().max(60)).min(3).max(5),
    valueProposition: paragraph().max(140),
    picture: picture(),
  }),
  slideOf("case-study", { sections: caseParts }),
  slideOf("contact", { contactInfo: z.array(text()).min(1) }),
]);
export type Slide = z.infer<typeof slide>;
export type SlideType = Slide["type"];
