import { z } from "zod";
import type { StoredKind } from "#app/base/stored-values.ts";
import { heading, id, markdown, paragraph, standIns } from "../fields/building-blocks.ts";
import { fieldset, itemTitle, meta, RESERVED_FOLDERS } from "./shared.ts";

/** A text about each value that the browser stores. The compiler requires a text for each kind. */
type StoredWords = Record<StoredKind, ReturnType<typeof paragraph>>;
const stored: StoredWords = {
  draft: paragraph().describe("What a visitor has typed into a form, kept until it is sent."),
  sent: paragraph().describe("That a form was sent, kept while the page says so."),
  toast: paragraph().describe("A notice that is carried over to the next page, for seconds."),
  reloaded: paragraph().describe("That a page was loaded again, because a part had not arrived."),
  attribution: paragraph().describe(
    "Where the visitor came from. Shown with the setting ATTRIBUTION=on alone.",
  ),
  search: paragraph().describe("That a visitor switched off the / key, which opens the search."),
  announcement: paragraph().describe(
    "That a visitor closed the announcement. Shown where the site has one.",
  ),
  scheme: paragraph().describe("That a visitor chose day or night in place of the system's."),
};

/** The id of the page on privacy. What this page must say depends on the settings of the site (legal-texts.ts). */
export const PRIVACY_PAGE = "privacy";

/** Front matter of content/legal/*.md; the Markdown below it is the text of the page. */
export const legalFrontMatter = z
  .strictObject({
    id: id()
      .refine((name) => !RESERVED_FOLDERS.includes(name), {
        error: `must not be one of these, which the site needs: ${RESERVED_FOLDERS.join(", ")}`,
      })
      .describe(
        "The address of the page: privacy, terms, cookies, or that of a further page, such as imprint.",
      ),
    title: itemTitle().describe("The heading of the page, and its name in the footer."),
    meta,
    forms: fieldset("For the page on privacy: its second section, one of these texts.", {
      heading: heading().describe("Above the text, and in the list of contents of the page."),
      simulated: markdown().describe("Where nothing is sent."),
      received: markdown().describe("Where this site's own server takes it."),
      endpoint: markdown().describe("Where another server takes it."),
      attribution: markdown().describe(
        "What follows with the setting ATTRIBUTION=on: that the form says where its visitor came from.",
      ),
    }).optional(),
    programs: fieldset(
      "For the page on privacy: what follows where the settings pass enquiries on to another program.",
      {
        webhook: markdown().describe("With WEBHOOK_URL: a program of the firm's own.").optional(),
        slack: markdown().describe("With SLACK_WEBHOOK_URL.").optional(),
        hubspot: markdown().describe("With HUBSPOT_FORM_URL.").optional(),
      },
    ).optional(),
    newsletter: fieldset("For the page on privacy: a section where the site has a newsletter.", {
      heading: heading().describe("Above the text, and in the list of contents of the page."),
      text: markdown().describe("Which data a sign-up stores, how long, and how a reader leaves."),
    }).optional(),
    figures: fieldset("Where visits are counted (FIGURES=on): a section in place of another.", {
      replaces: heading().describe("The heading of that other section, as it stands in the text."),
      heading: heading().describe("The heading that takes its place."),
      text: markdown().describe("What is counted, and for how many months: {figuresMonths}."),
    }).optional(),
    lead: paragraph().describe("One sentence that says what the page settles."),
    standIns: standIns(
      ["text"],
      "have a lawyer of the firm check the text, then remove the word from `standIns`",
    ),
    stored: fieldset("For the page on cookies: what is kept in the browser, in words.", {
      heading: heading().describe("Above the list, below the text of the page."),
      items: z
        .strictObject(stored)
        .describe("The list: the name under which the browser keeps it, then these words."),
    }).optional(),
  })
  .meta({ title: "Legal texts" })
  .refine(({ id, forms }) => id !== PRIVACY_PAGE || forms, {
    path: ["forms"],
    message: "say what becomes of what visitors send, in the words for each kind of delivery",
  });
export type LegalFrontMatter = z.infer<typeof legalFrontMatter>;
