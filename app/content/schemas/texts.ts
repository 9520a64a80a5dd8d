import { z } from "zod";
import type { StoredKind } from "#app/browser/storage.ts";
import {
  day,
  draft,
  fieldset,
  meta,
  naming,
  notBefore,
  partner,
  picture,
  text,
  title,
} from "./shared.ts";

/** Front matter of content/insights/{articles,blogs}/*.md; the Markdown below it is the body. */
export const insightFrontMatter = z
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

/** What the browser keeps, by its names there: the compiler asks for words about each. */
type Stored = Record<StoredKind, typeof text>;
const stored: Stored = { draft: text, toast: text, reloaded: text, search: text, scheme: text };

/** Front matter of content/legal/*.md; the Markdown below it is the text of the page. */
export const legalFrontMatter = z
  .strictObject({
    id: z.enum(["privacy", "terms", "cookies"]).describe("The address of the page."),
    title,
    meta,
    forms: fieldset("For the page on privacy: its second section, one of these texts.", {
      heading: text,
      simulated: text.describe("Where nothing is sent."),
      received: text.describe("Where this site's own server takes it."),
      endpoint: text.describe("Where another server takes it."),
    }).optional(),
    lead: text.describe("One sentence that says what the page settles."),
    stored: fieldset("For the page on cookies: what is kept in the browser, in words.", {
      heading: text,
      items: z.strictObject(stored),
    }).optional(),
  })
  .refine(({ id, forms }) => id !== "privacy" || forms, {
    path: ["forms"],
    message: "say what becomes of what visitors send, in the words for each kind of delivery",
  });
export type LegalFrontMatter = z.infer<typeof legalFrontMatter>;
