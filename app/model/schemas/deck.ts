import { z } from "zod";
import { hasUnfilledToken } from "../content-tokens.ts";
import { heading, paragraph, reference, text } from "../fields/building-blocks.ts";
import { meta } from "./shared.ts";
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
  .strictObject({ meta, heading: heading(), slides: z.array(fittingSlide).min(1) })
  .meta({ title: "Presentation: slides" });
export type Deck = z.infer<typeof deck>;

const entry = z.strictObject({ title: heading(), text: paragraph() });

/** Items of a collection by title, each with the brochure's text about it. */
function topics(collection: "services" | "industries") {
  const items = z.array(
    z.strictObject({ title: reference(collection, { byTitle: true }), text: paragraph() }),
  );
  return z.strictObject({ heading: heading(), items });
}

/** content/brochure/brochure.yaml (product 14.1). The limits are what fits on a sheet of paper. */
export const brochure = z
  .strictObject({
    meta,
    heading: heading(),
    lead: paragraph(),
    cover: z.strictObject({
      title: heading(),
      subtitle: text(),
      year: text().describe("As printed on the cover, for example 2024."),
    }),
    about: z.strictObject({
      heading: heading(),
      paragraphs: z.array(paragraph()).min(1).max(3),
      approachHeading: text(),
      approach: z.array(entry).min(1).max(5),
    }),
    services: topics("services").describe(
      "Each is called as one of the site, whose picture it bears.",
    ),
    industries: topics("industries"),
    contact: z.strictObject({ heading: heading(), text: paragraph() }),
  })
  .meta({ title: "Brochure" });
