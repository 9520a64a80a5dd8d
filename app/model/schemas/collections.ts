import { z } from "zod";
import {
  choice,
  code,
  count,
  date,
  email,
  heading,
  paragraph,
  reference,
  standIns,
  text,
  unsearchedGroup,
  webAddress,
} from "../fields/building-blocks.ts";
import { picture, portrait } from "../fields/picture-fields.ts";
import { audio, downloads, event, video } from "./attachments.ts";
import { exhibit } from "./exhibit.ts";
import { PLAN_ANSWERS } from "./plan-answers.ts";
import {
  country,
  draft,
  fieldset,
  type HasIdAndFile,
  illustrative,
  itemTitle,
  meta,
  metaDescription,
  metaOfPerson,
  naming,
  notBefore,
  order,
} from "./shared.ts";

const paragraphs = z.array(paragraph()).min(1);

/** content/leaders/*.yaml: the partners, who are also the authors of insights. */
export const leader = z
  .strictObject({
    id: naming.id.describe("The author's id in texts. Left out, it is made from the name."),
    name: itemTitle({ isProperName: true }).describe("The person's name."),
    title: heading({ mayRepeat: true, isOfToday: true }).describe(
      "The office held, for example Managing Partner.",
    ),
    formerIds: naming.formerIds,
    order,
    meta: metaOfPerson,
    bio: paragraph({ isOfToday: true })
      .meta({ title: "Short biography" })
      .describe("Two to four sentences, for the page of all partners."),
    biography: z
      .array(paragraph({ isOfToday: true }))
      .min(1)
      .optional()
      .meta({ entry: "Paragraph" })
      .describe(
        "For the partner's page; each entry is a paragraph. Left out, the short biography stands there.",
      ),
    quote: paragraph()
      .max(140)
      .optional()
      .describe("A sentence that the person says, without quotation marks."),
    picture: portrait().optional(),
    state: choice(["active", "former", "guest"])
      .optional()
      .describe(
        "former: has left; guest: writes here and is no partner. Both keep their page and their texts, and stand in no list. Left out: active.",
      ),
    email: email().optional().describe("An address that the partner's page shows."),
    profiles: z
      .array(
        z.strictObject({
          label: text({ isProperName: true }).describe("Such as LinkedIn or ORCID."),
          href: webAddress()
            .meta({ title: "Address" })
            .describe("The person's own page there, a whole address with https://."),
        }),
      )
      .optional()
      .describe("The person elsewhere; the partner's page links there."),
    languages: z
      .array(text())
      .optional()
      .describe("What the person speaks, such as English; a line on the partner's page."),
    standIns: standIns(
      ["person", "portrait"],
      "give this place to a partner of the firm, with a portrait that shows the partner, then remove the word from `standIns`",
    ),
  })
  .meta({ title: "Partners" });
export type Leader = z.infer<typeof leader> & HasIdAndFile;

/** Whether a person is a partner today, and not one who has left or a guest who writes. */
export function isPartner({ state = "active" }: Pick<Leader, "state">): boolean {
  return state === "active";
}

/** Front matter of content/insights/<list>/*.md; the Markdown below it is the body. */
export const insight = z
  .strictObject({
    ...naming,
    category: reference("categories").describe(
      "One of the categories that content/site.yaml lists.",
    ),
    draft,
    date: date().describe("The day of publication; until then only a preview shows it."),
    updated: date().optional().describe("The day of the last change that a reader would notice."),
    author: reference("leaders").describe("The partner who wrote it."),
    snippet: paragraph().min(80).max(220).describe("One or two sentences for cards and lists."),
    description: metaDescription,
    picture: picture(),
    downloads: downloads.optional(),
    audio: audio.optional(),
    video: video.optional(),
    event: event.optional(),
  })
  .superRefine(notBefore("date", "updated"));

/** content/positions/*.yaml: the open positions. */
export const position = z
  .strictObject({
    ...naming,
    draft,
    order,
    meta,
    location: text({ isProperName: true }).describe("As shown, for example San Francisco, CA."),
    address: unsearchedGroup({
      locality: text({ isProperName: true }).describe("The city."),
      region: text({ isProperName: true })
        .optional()
        .describe("The state or the county, where addresses of the country name it."),
      country,
    }).describe("The same for search engines."),
    type: text().describe("As shown, for example Full-time, Part-time or Internship."),
    picture: picture().optional(),
    leader: reference("partners", { mayBeUnpublished: true })
      .optional()
      .describe("The partner who reads the applications."),
    description: paragraph().describe("One or two sentences for the card."),
    about: paragraph().describe("A paragraph about the work."),
    responsibilities: paragraphs.describe("What the person does, one line each."),
    requirements: paragraphs.describe("What the person brings, one line each."),
    salary: fieldset("What it pays: whole amounts in a currency such as USD.", {
      currency: code()
        .regex(/^[A-Z]{3}$/, "must be a three-letter currency code such as USD")
        .describe("Three letters, such as USD."),
      from: count().describe("The lower amount."),
      to: count().describe("The higher amount."),
      per: choice(["year", "month", "hour"]).describe("What the amounts are paid for."),
    })
      .refine(({ from, to }) => from <= to, "must go from the lower amount to the higher")
      .optional(),
    datePosted: date().describe(
      "The day on which the position is opened; before it, no list has it.",
    ),
    validThrough: date().describe("The last day to apply; after it, no list has the position."),
    standIns: standIns(
      ["position"],
      "describe a position that the firm wants to fill, then remove the word from `standIns`",
    ),
  })
  .superRefine(notBefore("datePosted", "validThrough"));
export type Position = z.infer<typeof position> & HasIdAndFile;

const navDescription = text()
  .max(80)
  .meta({ title: "Description in the menu" })
  .describe("One line below the title, in the panel of the menu.");

const methodology = z
  .array(
    z.strictObject({
      title: heading().describe("The name of the step."),
      text: paragraph().describe("What happens in it."),
    }),
  )
  .min(1)
  .meta({ entry: "Step" })
  .describe("The steps of the work, in order.");

/** The answers to the three questions of content/pages/plan-check.yaml. */
function planAnswers() {
  return code().regex(PLAN_ANSWERS, "write three answers, such as 1 3 1");
}

/** A case study of a service, an industry or a standalone page. */
export const caseStudy = z.strictObject({
  title: heading().describe("What the client reached, as a sentence."),
  before: planAnswers()
    .optional()
    .describe(
      "How its plans agreed at the start: the answers to the three questions of plan-check.yaml, such as 1 3 1.",
    ),
  after: planAnswers().optional().describe("How they agreed at the end, such as 1 1 1."),
  facts: fieldset("The strip above the story.", {
    sector: text().max(30).describe("Such as Furniture; stands first in the strip."),
    size: text().max(40).describe("How large the client is, in its own terms."),
    duration: text().max(20).describe("Such as 7 months."),
    figure: fieldset("The one figure of the case, in large type.", {
      value: text({ isFigure: true }).max(12).describe("Such as 96% or 2.6 points."),
      label: text().max(60).describe("What it counts."),
    }),
    illustrative: illustrative("Until the client has cleared the figures."),
  }).optional(),
  description: paragraph().describe("The story: what was wrong, what was done, what came of it."),
  quote: fieldset("What the client says, with the client's consent.", {
    text: paragraph().max(280).describe("Without quotation marks."),
    name: text({ isProperName: true }).max(60).describe("Who says it."),
    role: text().max(80).optional().describe("Such as Managing Director, and the company."),
  }).optional(),
  exhibit: exhibit.optional().describe("Where its text argues with numbers: their chart."),
});
export type CaseStudy = z.infer<typeof caseStudy>;

/** The fields of every service and industry. */
const topic = {
  ...naming,
  draft,
  order,
  meta,
  description: paragraph().describe("One or two sentences for cards and the lead of the page."),
  picture: picture(),
  leader: reference("partners", { mayBeUnpublished: true })
    .optional()
    .describe("The partner who leads this work."),
  related: z
    .array(reference("insights", { mayBeUnpublished: true }))
    .max(2)
    .optional()
    .meta({ entry: "Text" })
    .describe("Articles and blogs worth reading with it."),
};
const caseStudies = z.array(caseStudy).describe("What was done for clients, two in a row.");

/** content/services/growth/*.yaml: the services of the main navigation. */
export const growthService = z
  .strictObject({
    ...topic,
    navDescription,
    benefits: paragraphs.describe("What the client gains, one line each."),
    methodology,
    services: paragraphs.describe("What clients can buy, one line each."),
    caseStudies,
  })
  .meta({ title: "Growth services" });

/** content/services/capabilities/*.yaml: the services of the overview. */
export const capability = z.strictObject({
  ...topic,
  details: paragraphs.describe("What the service comprises, one line each."),
  fullDescription: paragraphs
    .meta({ entry: "Paragraph" })
    .describe("The page's text; each entry is a paragraph."),
  methodology,
  caseStudies,
});

/** Matches what an industry offers, and captures its name and its description. */
export const SOLUTION = /^([^:]+): (.+)/s;

const solution = paragraph().regex(SOLUTION, "must be written 'Name: description'");

/** content/industries/*.yaml */
export const industry = z.strictObject({
  ...topic,
  navDescription,
  intro: paragraph().describe("One paragraph that opens the page."),
  focus: paragraphs.meta({ entry: "Line" }).describe("What the work is about here, one line each."),
  challenges: paragraphs.describe("What companies of this industry struggle with, one line each."),
  solutions: z.array(solution).min(1).describe("Each a name and a description after a colon."),
  expertise: paragraph().describe("One paragraph: what the firm knows of this industry."),
  caseStudies,
  trends: paragraphs.describe("What changes in the industry, one line each."),
  services: z
    .array(reference("services", { mayBeUnpublished: true }))
    .optional()
    .describe("The services that its clients ask for most."),
});
