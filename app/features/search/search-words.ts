import type { z } from "zod";
import { withExhibitTexts } from "#app/features/exhibits/exhibit-text.ts";
import { parseBody } from "#app/model/body.ts";
import { type BodyNode, bodyText } from "#app/model/body-node.ts";
import { type Leaf, leavesOf } from "#app/model/fields/field-leaves.ts";
import type { ReferenceMeaning } from "#app/model/fields/meaning.ts";
import type { PageWords } from "#app/model/page-record.ts";
import { itemsOf, type NamedContent, nameOf } from "#app/model/references.ts";

/**
 * The words of some fields, as their schema says that the search finds them.
 *
 * @param content holds the items that the fields name: they are found by the words by which the page calls them
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

/** What a page shows of a field. */
function shownText({ value, meaning }: Leaf, content: NamedContent): string {
  const text = String(value);
  switch (meaning?.kind) {
    case "reference":
      return meaning.by === "title" ? text : nameOfItem(text, meaning, content);
    case "markdown":
      return bodyText(parseBody(text));
    default:
      return text;
  }
}

/** What an item is called; empty where the site leaves the item out. */
function nameOfItem(id: string, { to }: ReferenceMeaning, content: NamedContent): string {
  const item = itemsOf(to, content).find((item) => item.id === id);
  return item ? nameOf(item) : "";
}

/** The words of a Markdown text, by its file, and `more` that its page says. */
export function wordsOfMarkdown(markdown: string, file: string, ...more: string[]): PageWords {
  const body = withExhibitTexts(parseBody(markdown, file));
  const isHeading = (node: BodyNode) => typeof node !== "string" && /^h[23]$/.test(node.tag);
  return {
    headings: body.filter(isHeading).map((heading) => bodyText([heading])),
    texts: [...more, bodyText(body.filter((node) => !isHeading(node)))],
  };
}
