import { z } from "zod";
import { paragraph } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";

/** content/pages/presentation.yaml */
export const presentationContent = pageContent(
  "presentation",
  z
    .strictObject({
      lead: paragraph().describe("The sentence between the heading and the slides."),
    })
    .meta({ title: "Presentation: page" }),
);
