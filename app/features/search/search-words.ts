import type { z } from "zod";
import { withExhibitTexts } from "#app/features/exhibits/exhibit-text.ts";
import { parseBody } from "#app/model/body/body.ts";
import { type BodyNode, bodyText } from "#app/model/body/body-node.ts";
import { type Leaf, leavesOf } from "#app/model/fields/field-leaves.ts";
import type { ReferenceMeaning } from "#app/model/fields/meaning.ts";
import type { PageWords } from "#app/model/page-record.ts";
import { itemsOf, type NamedContent, nameOf } from "#app/model/references.ts";

/**
 * The words of some fields that the search finds, by their schema.
 *
 * @param content the content with the items to which the fields refer; the search finds the titles of these items
 */
export function wordsOfFields(schema: z.ZodType, value: unknown, content: NamedContent): PageWords {
  const words: PageWords = { headings: [], texts: [] };
  for (const leaf of leavesOf(schema, value)) {
    const search = leaf.meaning?.search ?? "none";
    if (search === "heading") words.headings.push(shownText(leaf, content));
    if (search === "text") words.texts.push(shownText(leaf, content));
  }
  return words;
}

/** The words of a field on its page. */
function shownText({ value, meaning }: Leaf, content: NamedContent): string {
  const text = String(value);
  switch (meaning?.kind) {
    case "reference":
      return meaning.by === "title" ? text : nameOfItem(text, meaning, content);
    case "markdown":
      // The search does not compare quotation marks, so the language of the file does not matter.
      return bodyText(parseBody(text, "content/"));
    default:
      return text;
  }
}

/** The name of an item. Empty if the site leaves the item out. */
function nameOfItem(id: string, { to }: ReferenceMeaning, content: NamedContent): string {
  const item = itemsOf(to, content).find((item) => item.id === id);
  return item ? nameOf(item) : "";
}

/** The words of a Markdown text, with its file, and `more` words of its page. */
export function wordsOfMarkdown(markdown: string, file: string, ...more: string[]): PageWords {
  const body = withExhibitTexts(parseBody(markdown, file));
  const isHeading = (node: BodyNode) => typeof node !== "string" && /^h[23]$/.test(node.tag);
  return {
    headings: body.filter(isHeading).map((heading) => bodyText([heading])),
    texts: [...more, bodyText(body.filter((node) => !isHeading(node)))],
  };
}
