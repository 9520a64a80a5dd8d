import { z } from "zod";
import { day, draft, type Identity, meta, naming, picture, text, title } from "./shared.ts";

/** Front matter of content/insights/{articles,blogs}/*.md; the Markdown below it is the body. */
export const insightFrontMatter = z.strictObject({
  ...naming,
  category: text
    .describe("One of the categories that content/site.yaml lists.")
    .meta({ relation: { to: "site.yaml", values: "categories.*" } }),
  draft,
  /** The day of publication; until then only a preview shows it. */
  date: day,
  /** The day of the last change that a reader would notice. */
  updated: day.optional(),
  author: text
    .describe("The partner who wrote it.")
    .meta({ relation: { to: "leaders/*.yaml", shown: "name" } }),
  /** One or two sentences for cards and lists. */
  snippet: text.min(80).max(220),
  /** For search engines; 50 to 160 characters. */
  description: meta.shape.description,
  picture,
});
export type InsightFrontMatter = z.infer<typeof insightFrontMatter> & Identity;

/** What becomes of what visitors send, in Markdown: the page shows the words for how the build delivers its forms. */
const formsSection = z.strictObject({
  heading: text,
  /** Nothing is sent. */
  simulated: text,
  /** This project's own receiver takes it. */
  received: text,
  /** Another receiver takes it. */
  endpoint: text,
});

/** Front matter of content/legal/*.md; the Markdown below it is the text of the page. */
export const legalFrontMatter = z
  .strictObject({
    /** The address of the page. */
    id: z.enum(["privacy", "terms", "cookies"]),
    title,
    meta,
    /** For the page on privacy: its first section. */
    forms: formsSection.optional(),
    /** One sentence that says what the page settles. */
    lead: text,
    /** For the page on cookies: what is kept in the browser, in words, by the names in app/browser/storage.ts. */
    stored: z.strictObject({ heading: text, items: z.record(z.string(), text) }).optional(),
  })
  .refine(({ id, forms }) => id !== "privacy" || forms, {
    path: ["forms"],
    message: "say what becomes of what visitors send, in the words for each kind of delivery",
  });
export type LegalFrontMatter = z.infer<typeof legalFrontMatter>;
