import { bodyText, parseBody } from "#app/content/body.ts";

/** What a page says that is not in its title and lead, for the search. */
export interface PageWords {
  headings: string[];
  texts: string[];
}

const HEADING_FIELDS = ["heading", "headline", "title"];
/** Fields that a page does not show, or not as they are. */
const HIDDEN_FIELDS =
  `address closed datePosted fallback file formerIds growthHero href id kind meta noPositions notes
  order picture sent validThrough`.split(/\s+/);

/** Every text of some fields of content, headings apart. */
export function wordsOfFields(value: unknown, field = ""): PageWords {
  if (typeof value === "string") {
    const isHeading = HEADING_FIELDS.includes(field);
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

/** Exhibits, drawings and small print within a text. */
const FENCED = /^```[\s\S]*?^```$/gm;

/**
 * The words of a Markdown text. Only its headings and its blocks of data are parsed, because the one are shown and the
 * other hold more than words; to parse ten thousand whole texts once more would cost a build eight seconds.
 *
 * @param file names the drawings of the text
 * @param more that its page says
 */
export function wordsOfMarkdown(markdown: string, file: string, ...more: string[]): PageWords {
  const fenced = markdown.match(FENCED) ?? [];
  const lines = markdown.replace(FENCED, "").split("\n");
  const isHeading = (line: string) => /^#{2,3} /.test(line);
  const headings = parseBody(lines.filter(isHeading).join("\n\n"));
  const text = lines.filter((line) => !isHeading(line)).join("\n");
  return {
    headings: headings.map((heading) => bodyText([heading])),
    texts: [
      ...more,
      // Of a link its text counts, not its address; of a picture its caption too.
      text.replace(/\]\([^\s)]*(?: "([^"]*)")?\)/g, "] $1"),
      ...(fenced.length > 0 ? [bodyText(parseBody(fenced.join("\n\n"), file))] : []),
    ],
  };
}
