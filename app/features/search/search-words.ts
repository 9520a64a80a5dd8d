import { type BodyNode, bodyText, parseBody } from "#app/model/body.ts";
import type { PageWords } from "#app/model/page-record.ts";

/** Fields that a page does not show, or not as they are. */
const HIDDEN_FIELDS =
  `address closed datePosted fallback file formerIds growthHero href id kind meta noPositions notes
  order picture sent validThrough`.split(/\s+/);

/** Every text of some fields of content, headings apart. */
export function wordsOfFields(value: unknown, field = ""): PageWords {
  if (typeof value === "string") {
    const isHeading = ["heading", "headline", "title"].includes(field);
    return { headings: isHeading ? [value] : [], texts: isHeading ? [] : [value] };
  }
  if (typeof value !== "object" || value === null) return { headings: [], texts: [] };
  const parts = Object.entries(value)
    .filter(([name]) => !HIDDEN_FIELDS.includes(name))
    .map(([name, part]) => wordsOfFields(part, Array.isArray(value) ? field : name));
  return {
    headings: parts.flatMap(({ headings }) => headings),
    texts: parts.flatMap(({ texts }) => texts),
  };
}

/** The words of a Markdown text, by its file, and `more` that its page says. */
export function wordsOfMarkdown(markdown: string, file: string, ...more: string[]): PageWords {
  const body = parseBody(markdown, file);
  const isHeading = (node: BodyNode) => typeof node !== "string" && /^h[23]$/.test(node.tag);
  return {
    headings: body.filter(isHeading).map((heading) => bodyText([heading])),
    texts: [...more, bodyText(body.filter((node) => !isHeading(node)))],
  };
}
