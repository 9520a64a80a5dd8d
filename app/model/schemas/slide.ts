import { z } from "zod";
import { heading, paragraph, reference, text } from "../fields/building-blocks.ts";
import { picture } from "../fields/picture-fields.ts";
import { exhibit } from "./exhibit.ts";
import { figure } from "./shared.ts";

/** What the points of a slide may stand beside. */
const BESIDE_POINTS = ["figures", "leaders", "picture", "exhibit"] as const;

const slideExhibit = exhibit.refine(({ rows }) => rows.length <= 4, {
  path: ["rows"],
  error: "give at most 4 rows: a slide has no room for more",
});

const caseParts = z
  .array(
    z.strictObject({
      title: heading().max(24).describe("Above the part, such as Challenge; each another."),
      text: paragraph().max(220).describe("One to three short sentences."),
    }),
  )
  .length(4)
  .refine((parts) => new Set(parts.map(({ title }) => title)).size === parts.length, {
    error: "give each part another title",
  })
  .describe("Four parts: challenge, solution, results, testimonial.");

/**
 * A type of slide, with what every slide has.
 *
 * @param help what it looks like, for editors who choose among the types
 */
function slideOf<Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  help: string,
  fields: Fields,
) {
  const schema = z.strictObject({
    type: z.literal(type),
    title: heading().describe("The large words of the slide; its name in the list of slides."),
    notes: paragraph({ isSearchable: false })
      .max(600)
      .optional()
      .describe("What the speaker says: below the slide in PowerPoint."),
    ...fields,
  });
  return schema.describe(help);
}

/** The slides by their type. A slide is a poster: its texts are short. */
export const slide = z.discriminatedUnion("type", [
  slideOf("title", "The first slide: large circles, a title and a date.", {
    subtitle: text().describe("The line below the title."),
    date: text().describe("As shown, for example April 2025."),
  }),
  slideOf(
    "content",
    "Two to five points, alone or beside figures, portraits, a picture or a chart.",
    {
      points: z
        .array(text().max(90))
        .min(2)
        .max(5)
        .describe("Two to five lines. With leaders, one line for each portrait."),
      figures: z.array(figure).min(1).max(3).optional().describe("Up to three claims, set large."),
      leaders: z
        .array(reference("partners"))
        .min(1)
        .max(5)
        .optional()
        .describe("A portrait above each point."),
      picture: picture().optional(),
      exhibit: slideExhibit.optional().describe("A chart beside the points, with at most 4 rows."),
    },
  ).refine((slide) => BESIDE_POINTS.filter((field) => slide[field]).length <= 1, {
    path: ["points"],
    error: "put one thing beside them: figures, leaders, picture or exhibit",
  }),
  slideOf("capability-overview", "A title above tiles with a name each.", {
    capabilities: z.array(text()).min(1).max(9).describe("A tile for each, at most nine."),
  }),
  slideOf(
    "capability-detail",
    "A capability: sentence, list, picture, and what the client has from it.",
    {
      description: paragraph().max(160).describe("A sentence below the title: what it is about."),
      services: z.array(text().max(60)).min(3).max(5).describe("Three to five lines of a list."),
      valueProposition: paragraph()
        .max(140)
        .describe("The sentence at the foot of the slide: what the client has from it."),
      picture: picture(),
    },
  ),
  slideOf("case-study", "A case in four parts, from the challenge to what the client says.", {
    sections: caseParts,
  }),
  slideOf("contact", "The last slide: whom to write to and where.", {
    contactInfo: z
      .array(text())
      .min(1)
      .meta({ entry: "Line" })
      .describe("A line each. An e-mail address, a telephone number or the site becomes a link."),
  }),
]);
export type Slide = z.infer<typeof slide>;
export type SlideType = Slide["type"];
