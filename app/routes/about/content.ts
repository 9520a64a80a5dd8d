import { z } from "zod";
import {
  heading,
  paragraph,
  reference,
  standIns,
  text,
} from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { banner, figure, labelledLink } from "#app/model/schemas/shared.ts";

/** content/pages/about.yaml */
export const aboutContent = pageContent(
  "about",
  z.strictObject({
    ...banner,
    story: z.strictObject({ heading: heading(), paragraphs: z.array(paragraph()).min(1) }),
    founder: z.strictObject({ leader: reference("leaders"), caption: text() }).optional(),
    values: z.strictObject({
      heading: heading(),
      lead: paragraph(),
      items: z.array(z.strictObject({ title: heading(), text: paragraph() })),
    }),
    claims: z.strictObject({ heading: heading(), figures: z.array(figure).min(1) }),
    closing: z.strictObject({ heading: heading(), text: paragraph(), link: labelledLink }),
    standIns: standIns(
      ["story", "values"],
      "tell what is true of the firm, then remove the word from `standIns`",
    ),
  }),
);
