import { z } from "zod";
import { heading, paragraph, text, unsearchedGroup } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { banner, meta } from "#app/model/schemas/shared.ts";

/** content/pages/services.yaml */
export const servicesContent = pageContent(
  "services",
  z.strictObject({
    ...banner,
    growthHeading: text().describe("Above the cards of the growth services, the second part."),
    growthLead: paragraph().describe("The sentence beside it."),
    fallback: unsearchedGroup({
      meta,
      heading: heading().describe("The large words in place of those of the not-found page."),
      lead: paragraph().describe("The sentence beside them, above the cards of capabilities."),
      industriesHeading: text().describe("Above the cards of industries, which follow."),
    }).describe("What a visitor sees at the address of a service that does not exist."),
  }),
);
