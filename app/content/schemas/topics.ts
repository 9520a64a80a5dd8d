import { z } from "zod";
import { exhibit } from "./exhibit.ts";
import { draft, fieldset, meta, naming, order, partner, picture, text } from "./shared.ts";

/** What every service and industry has. */
const topic = {
  ...naming,
  draft,
  order,
  meta,
  description: text.describe("One or two sentences for cards and the lead of the page."),
  picture,
  leader: partner.optional().describe("The partner who leads this work."),
  related: z.array(text).max(2).optional().describe("Ids of insights worth reading with it"),
};

const texts = z.array(text).min(1);

const step = z.strictObject({ title: text, text });
const methodology = z.array(step).min(1).describe("The steps of the work, in order");

const navDescription = text.max(80).describe("One line for the menu.");

const caseStudy = z.strictObject({
  title: text,
  facts: fieldset("The strip above the story", {
    sector: text.max(30),
    size: text.max(40).describe("How large the client is, in its own terms"),
    duration: text.max(20),
    figure: z.strictObject({ value: text.max(12), label: text.max(60) }),
    illustrative: z.boolean().optional().describe("Until the client has cleared the figures"),
  }).optional(),
  description: text,
  exhibit: exhibit.optional().describe("Where its text argues with numbers: their chart"),
});
export type CaseStudy = z.infer<typeof caseStudy>;
const caseStudies = z.array(caseStudy);

/** content/services/growth/*.yaml: the services of the main navigation. */
export const growthService = z.strictObject({
  ...topic,
  navDescription,
  benefits: texts,
  methodology,
  /** What can be bought, one line each. */
  services: texts,
  caseStudies,
});

/** content/services/capabilities/*.yaml: the services of the overview. */
export const capability = z.strictObject({
  ...topic,
  details: texts.describe("What the service comprises, one line each."),
  fullDescription: texts.describe("The page's text; each entry is a paragraph."),
  methodology,
  caseStudies,
});

const solution = text.regex(/^[^:]+: .+/, "must be written 'Name: description'");

/** content/industries/*.yaml */
export const industry = z.strictObject({
  ...topic,
  navDescription,
  intro: text.describe("One paragraph that opens the page."),
  focus: texts,
  challenges: texts,
  solutions: z.array(solution).min(1).describe("Each a name and a description after a colon."),
  expertise: text.describe("One paragraph: what the firm knows of this industry."),
  caseStudies,
  trends: texts,
  services: z.array(text).optional().describe("Ids of services that its clients ask for most"),
});
