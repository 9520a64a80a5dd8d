import { z } from "zod";
import { hasUnfilledToken } from "../content-tokens.ts";
import { heading, paragraph, reference, text } from "../fields/building-blocks.ts";
import { fieldset, meta } from "./shared.ts";
import { slide } from "./slide.ts";
import { slideFit } from "./slide-fit.ts";

/**
 * A slide. Its content must fit a 16:9 frame, in the designed size or in smaller display type (product 13.3). Slides
 * with unknown tokens are not measured.
 */
const fittingSlide = slide.refine(
  (slide) => hasUnfilledToken(slide) || slideFit(slide) !== undefined,
  {
    path: ["title"],
    error:
      "shorten the title or the other texts, or make two slides of it: they do not fit on a slide, even in its smallest type",
  },
);

/** content/deck/deck.yaml */
export const deck = z
  .strictObject({
    meta,
    heading: heading().describe("The large words above the slides on /presentation."),
    slides: z
      .array(fittingSlide)
      .min(1)
      .describe("In their order, on /presentation, in its PDF and in PowerPoint."),
  })
  .meta({ title: "Presentation: slides" });
export type Deck = z.infer<typeof deck>;

const entry = z.strictObject({
  title: heading().describe("A few bold words, beside the number of the step."),
  text: paragraph().describe("What happens in the step."),
});

/** Items of a collection by title, each with the brochure's text about it. */
function topics(collection: "services" | "industries") {
  const items = z.array(
    z.strictObject({
      title: reference(collection, { byTitle: true }).describe(
        "Exactly the title that it has on the site; the sheet takes its picture from there.",
      ),
      text: paragraph().describe("Two or three sentences below the title."),
    }),
  );
  return z.strictObject({
    heading: heading().describe("The large words at the top of the sheet."),
    items: items.describe("In their order. More than fit go on to a further sheet."),
  });
}

/** content/brochure/brochure.yaml (product 14.1). The limits are what fits on a sheet of paper. */
export const brochure = z
  .strictObject({
    meta,
    heading: heading().describe("The large words at the top of /brochure; not printed."),
    lead: paragraph().describe("The sentence below them; not printed."),
    cover: fieldset("The first sheet.", {
      title: heading().describe("The largest words of the brochure."),
      subtitle: text().describe("The line below them."),
      year: text().describe("As printed on the cover, for example 2024."),
    }),
    about: fieldset("The second sheet. Its picture is that of the page about the firm.", {
      heading: heading().describe("The large words at the top of the sheet."),
      paragraphs: z.array(paragraph()).min(1).max(3).describe("The left column, one to three."),
      approachHeading: text().describe("Above the steps in the right column."),
      approach: z
        .array(entry)
        .min(1)
        .max(5)
        .meta({ entry: "Step" })
        .describe("The steps; each gets a number."),
    }),
    services: topics("services").describe(
      "The sheets of services. Each is called as on the site, whose picture it bears.",
    ),
    industries: topics("industries").describe(
      "The sheets of industries. Each is called as on the site, whose picture it bears.",
    ),
    contact: fieldset(
      "The last sheet. E-mail, telephone and offices below it come from the firm's file.",
      {
        heading: heading().describe("The large words of the sheet."),
        text: paragraph().describe("The sentence below them: what to do now."),
      },
    ),
  })
  .meta({ title: "Brochure" });
