import { z } from "zod";
import { exhibit } from "./exhibit.ts";
import {
  country,
  day,
  draft,
  fieldset,
  type Identity,
  meta,
  naming,
  notBefore,
  order,
  partner,
  picture,
  portrait,
  text,
} from "./shared.ts";

const texts = z.array(text).min(1);

/** content/leaders/*.yaml: the partners; they are also the authors of insights. */
export const leader = z.strictObject({
  id: naming.id.describe("The author's id in texts. Left out, it is made from the name."),
  name: naming.title.describe("The person's name."),
  title: text.describe("The office held, for example Managing Partner."),
  order,
  bio: text.describe("Two to four sentences."),
  picture: portrait.optional(),
});
export type Leader = z.infer<typeof leader> & Identity;

/** Front matter of content/insights/{articles,blogs}/*.md; the Markdown below it is the body. */
export const insight = z
  .strictObject({
    ...naming,
    category: text
      .describe("One of the categories that content/site.yaml lists.")
      .meta({ relation: { to: "site.yaml", values: "categories.*" } }),
    draft,
    date: day.describe("The day of publication; until then only a preview shows it."),
    updated: day.optional().describe("The day of the last change that a reader would notice."),
    author: partner.describe("The partner who wrote it."),
    snippet: text.min(80).max(220).describe("One or two sentences for cards and lists."),
    description: meta.shape.description,
    picture,
  })
  .superRefine(notBefore("date", "updated"));

/** content/positions/*.yaml: the open positions. */
export const position = z
  .strictObject({
    ...naming,
    draft,
    order,
    meta,
    location: text.describe("As shown, for example San Francisco, CA."),
    address: fieldset("The same for search engines.", { locality: text, region: text, country }),
    type: text.describe("As shown, for example Full-time, Part-time or Internship."),
    description: text.describe("One or two sentences for the card."),
    about: text.describe("A paragraph about the work."),
    responsibilities: texts,
    requirements: texts,
    salary: fieldset("What it pays: whole amounts in a currency such as USD.", {
      currency: text.regex(/^[A-Z]{3}$/, "must be a three-letter currency code such as USD"),
      from: z.int().min(1),
      to: z.int().min(1),
      per: z.enum(["year", "month", "hour"]),
    })
      .refine(({ from, to }) => from <= to, "must go from the lower amount to the higher")
      .optional(),
    datePosted: day.describe("The day on which the position is opened; before it, no list has it."),
    validThrough: day.describe("The last day to apply; after it, no list has the position."),
  })
  .superRefine(notBefore("datePosted", "validThrough"));
export type Position = z.infer<typeof position> & Identity;

const navDescription = text.max(80).describe("One line for the menu.");

const methodology = z
  .array(z.strictObject({ title: text, text }))
  .min(1)
  .describe("The steps of the work, in order");

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
