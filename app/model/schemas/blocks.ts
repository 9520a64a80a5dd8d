import { z } from "zod";
import { heading, markdown, paragraph, reference, text } from "../fields/building-blocks.ts";
import { picture } from "../fields/picture-fields.ts";
import { downloads } from "./attachments.ts";
import { caseStudy } from "./collections.ts";
import { exhibit } from "./exhibit.ts";
import { claim, fieldset, labelledLink } from "./shared.ts";

/** The most entries of a list in a block. A longer list needs a page of its own. */
const MAX_ENTRIES = 12;

/** Sentences, each with a title or without. */
const entries = z
  .array(
    z.strictObject({
      title: heading().max(60).optional().describe("A few bold words before the sentence."),
      text: paragraph().describe("A sentence or two."),
    }),
  )
  .min(1)
  .max(MAX_ENTRIES);

const facingList = z.strictObject({
  heading: heading().max(60).describe("What stands above the list."),
  entries: entries.describe("The points of the list."),
});

/** The heading of a block, which also gives the block its id for links. */
const blockHeading = heading()
  .max(90)
  .describe("The heading of the section. A link to the section ends with # and its words.");

const textBlock = z
  .strictObject({
    kind: z.literal("text"),
    heading: blockHeading.optional(),
    text: markdown().describe("In Markdown, such as the text of a blog."),
  })
  .meta({ title: "Text" })
  .describe("Paragraphs, lists, tables and quotations beside a heading.");

const pictureBlock = z
  .strictObject({
    kind: z.literal("picture"),
    picture: picture().describe("It stands as wide as the page."),
    caption: paragraph().max(200).optional().describe("A sentence below the picture."),
  })
  .meta({ title: "Picture" })
  .describe("A photo or a drawing as wide as the page, with a caption.");

const figuresBlock = z
  .strictObject({
    kind: z.literal("figures"),
    heading: blockHeading,
    figures: z.array(claim).min(1).max(MAX_ENTRIES).describe("Up to twelve, three in a row."),
    link: labelledLink.optional().describe("A link below the figures."),
  })
  .meta({ title: "Figures" })
  .describe("Large figures, each with what it counts.");

const facingListsBlock = z
  .strictObject({
    kind: z.literal("facing-lists"),
    first: facingList.describe("The list on the side where reading begins."),
    second: facingList.describe("The list beside it."),
  })
  .meta({ title: "Facing lists" })
  .describe("Two lists side by side, such as challenges and answers.");

const stepsBlock = z
  .strictObject({
    kind: z.literal("steps"),
    heading: blockHeading,
    steps: entries.describe("Each gets a number."),
  })
  .meta({ title: "Numbered steps" })
  .describe("What happens in which order, such as a program.");

const exhibitBlock = z
  .strictObject({
    kind: z.literal("exhibit"),
    heading: blockHeading,
    text: paragraph().optional().describe("What the reader sees in the chart, beside it."),
    exhibit: exhibit.describe("The chart: its message, its kind and its figures."),
  })
  .meta({ title: "Exhibit" })
  .describe("A chart with its message.");

const casesBlock = z
  .strictObject({
    kind: z.literal("cases"),
    heading: blockHeading.optional().describe("Left out, it is the heading of service pages."),
    cases: z.array(caseStudy).min(1).max(4).describe("Up to four, two in a row."),
  })
  .meta({ title: "Cases" })
  .describe("Case studies on colored panels.");

const quoteBlock = z
  .strictObject({
    kind: z.literal("quote"),
    text: paragraph().max(280).describe("Without quotation marks."),
    name: text({ isProperName: true }).max(60).describe("Who says it."),
    role: text().max(80).optional().describe("Such as Managing Director, and the organization."),
    picture: picture().optional().describe("A portrait."),
  })
  .meta({ title: "Quotation" })
  .describe("A sentence in large type, and who says it.");

const partnersBlock = z
  .strictObject({
    kind: z.literal("partners"),
    heading: blockHeading,
    partners: z
      .array(reference("partners"))
      .min(1)
      .max(MAX_ENTRIES)
      .describe("Each with portrait and office; leads to the page of the partner."),
  })
  .meta({ title: "Partners" })
  .describe("Partners with portrait and office.");

const insightsBlock = z
  .strictObject({
    kind: z.literal("insights"),
    heading: blockHeading,
    lead: paragraph().max(200).optional().describe("A sentence beside the heading."),
    chosen: z
      .array(reference("insights", { mayBeUnpublished: true }))
      .min(1)
      .max(MAX_ENTRIES)
      .optional()
      .meta({ title: "Chosen texts" })
      .describe("Articles and blogs, in this order."),
    category: reference("categories")
      .optional()
      .describe("Instead of a choice: the newest six of this category."),
  })
  .refine(({ chosen, category }) => (chosen === undefined) !== (category === undefined), {
    path: ["chosen"],
    error: "write either `chosen` with ids, or `category`: a block has one of the two",
  })
  .meta({ title: "Articles and blogs" })
  .describe("Cards of texts: those that you choose, or the newest of a category.");

const cardsBlock = z
  .strictObject({
    kind: z.literal("cards"),
    heading: blockHeading,
    lead: paragraph().max(200).optional().describe("A sentence beside the heading."),
    cards: z
      .array(
        z.strictObject({
          title: heading().max(60).describe("The heading of the card."),
          text: paragraph().max(200).describe("What the visitor finds there."),
          href: labelledLink.shape.href,
          picture: picture().describe("The picture of the card."),
        }),
      )
      .min(1)
      .max(MAX_ENTRIES)
      .describe("Up to twelve, three in a row."),
  })
  .meta({ title: "Cards" })
  .describe("Cards with a picture, each of which leads to a page.");

const documentsBlock = z
  .strictObject({
    kind: z.literal("documents"),
    heading: blockHeading,
    files: downloads.max(MAX_ENTRIES).optional(),
    documents: z
      .array(labelledLink)
      .min(1)
      .max(MAX_ENTRIES)
      .optional()
      .describe("Pages that a visitor can take along, such as /brochure."),
  })
  .refine(({ files, documents }) => files !== undefined || documents !== undefined, {
    path: ["files"],
    error: "name files to download, or pages under `documents`",
  })
  .meta({ title: "Documents" })
  .describe("What a visitor can take along: rows that lead to files and pages.");

const questionsBlock = z
  .strictObject({
    kind: z.literal("questions"),
    heading: blockHeading,
    questions: z
      .array(
        z.strictObject({
          question: heading().max(160).describe("As a visitor would ask it."),
          answer: markdown().describe("In Markdown."),
        }),
      )
      .min(1)
      .max(24)
      .describe("Questions with their answers, all open to read."),
  })
  .meta({ title: "Questions and answers" })
  .describe("What visitors ask often. Search engines get the questions, too.");

const contactFormBlock = z
  .strictObject({
    kind: z.literal("contact-form"),
    heading: blockHeading,
    text: paragraph().optional().describe("What the form is for, such as a registration."),
    subject: text()
      .max(80)
      .optional()
      .describe("Stands in the field for the subject already, such as Registration."),
  })
  .meta({ title: "Contact form" })
  .describe("The form of the contact page. A page has one form.");

const newsletterFormBlock = z
  .strictObject({ kind: z.literal("newsletter-form") })
  .meta({ title: "Newsletter" })
  .describe("The sign-up for the newsletter, where the site has one. A page has one form.");

const closingBlock = z
  .strictObject({
    kind: z.literal("closing"),
    heading: blockHeading,
    text: paragraph().optional().describe("A sentence below it."),
    link: fieldset("The button.", labelledLink.shape),
  })
  .meta({ title: "Closing call" })
  .describe("The end of a page: a sentence and a button. It takes the place of the footer's.");

/** A section of a standalone page. */
export const block = z.discriminatedUnion("kind", [
  textBlock,
  pictureBlock,
  figuresBlock,
  facingListsBlock,
  stepsBlock,
  exhibitBlock,
  casesBlock,
  quoteBlock,
  partnersBlock,
  insightsBlock,
  cardsBlock,
  documentsBlock,
  questionsBlock,
  contactFormBlock,
  newsletterFormBlock,
  closingBlock,
]);
export type Block = z.infer<typeof block>;
export type BlockKind = Block["kind"];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

/** The kinds of which a page has at most one: together they are the forms. */
const FORM_KINDS: readonly BlockKind[] = ["contact-form", "newsletter-form"];

function isForm({ kind }: Block): boolean {
  return FORM_KINDS.includes(kind);
}

/** The sections of a page in their order, with at most one form, and with the closing call at the end. */
export const blocks = z
  .array(block)
  .min(1)
  .superRefine((list, { addIssue }) => {
    const report = (index: number, message: string) => {
      addIssue({ code: "custom", path: [index, "kind"], input: list[index]?.kind, message });
    };
    const firstForm = list.findIndex(isForm);
    for (const [index, entry] of list.entries()) {
      if (isForm(entry) && index !== firstForm) report(index, "remove it: a page has one form");
      if (entry.kind === "closing" && index < list.length - 1) {
        report(index, "move it to the end: the closing call is the last block");
      }
    }
  })
  .describe("The sections of the page, in their order.");
