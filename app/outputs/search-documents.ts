import { parseBody } from "#app/content/body.ts";
import { bodyText } from "#app/content/body-node.ts";
import { type Content, content } from "#app/content/content.ts";
import { authorName } from "#app/pages/cards.ts";
import type { PageKind, PageRecord } from "#app/pages.ts";
import type { SearchDocument } from "#app/search/index-file.ts";
import { indexedPages } from "#app/seo/sitemap.ts";

/** What a page of one kind is called in the results, and what it says besides its title and lead. */
interface Kind {
  label: (record: PageRecord) => string;
  words: (record: PageRecord, all: Content) => Words;
}

type Words = Pick<SearchDocument, "headings" | "texts">;

const HEADING_FIELDS = ["heading", "headline", "title"];
/** Fields that no page shows as they are. */
const HIDDEN_FIELDS = [
  "address",
  "datePosted",
  "href",
  "id",
  "meta",
  "order",
  "picture",
  "validThrough",
];

/** Every text of some fields of content, headings apart. */
function wordsOfFields(value: unknown, field = ""): Words {
  if (typeof value === "string") {
    return HEADING_FIELDS.includes(field)
      ? { headings: [value], texts: [] }
      : { headings: [], texts: [value] };
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

/**
 * The words of a Markdown text. Only its headings are parsed, because they are shown; to parse ten thousand whole
 * texts once more would cost a build eight seconds.
 */
function wordsOfMarkdown(markdown: string): Words {
  const lines = markdown.split("\n");
  const isHeading = (line: string) => /^#{2,3} /.test(line);
  const headings = parseBody(lines.filter(isHeading).join("\n\n"));
  const text = lines.filter((line) => !isHeading(line)).join("\n");
  return {
    headings: headings.map((heading) => bodyText([heading])),
    // Of a link its text counts, not its address.
    texts: [text.replace(/\]\([^)]*\)/g, "]")],
  };
}

const byId = new WeakMap<readonly unknown[], Map<string, unknown>>();

/** The item that a page is about; the items of a list are looked through once, however many pages there are. */
function found<T extends { id: string }>(items: readonly T[], { id, path }: PageRecord): T {
  const known = byId.get(items) ?? new Map(items.map((item) => [item.id, item]));
  byId.set(items, known);
  const item = known.get(id) as T | undefined;
  if (!item) throw new RangeError(`No content for ${path}`);
  return item;
}

/** What the pages that are no item of a collection are made of, by address. */
const FIXED: Readonly<Record<string, (all: Content) => unknown>> = {
  "/": ({ pages: { home } }) => ({ ...home, growthHero: undefined }),
  "/about": ({ pages }) => pages.about,
  "/contact": ({ pages }) => pages.contact,
  "/services": ({ pages }) => ({ ...pages.services, fallback: undefined }),
  "/industries": ({ pages }) => pages.industries,
  "/presentation": ({ pages, deck }) => [pages.presentation, deck],
  "/careers": ({ pages }) => pages.careers,
  "/leadership": ({ pages }) => pages.leadership,
  "/brochure": ({ brochure }) => brochure,
  "/feeds": ({ pages }) => pages.feeds,
};

function wordsOfFixed({ path }: PageRecord, all: Content): Words {
  const source = FIXED[path];
  if (!source) {
    throw new RangeError(
      `The search does not know what ${path} says: app/outputs/search-documents.ts`,
    );
  }
  return wordsOfFields(source(all));
}

function wordsOfInsight(record: PageRecord, { insights }: Content): Words {
  const insight = found(insights, record);
  const { headings, texts } = wordsOfMarkdown(insight.markdown);
  return { headings, texts: [...texts, insight.snippet, authorName(insight)] };
}

function insightLabel(record: PageRecord): string {
  const { type, category } = found(content().insights, record);
  return `${type === "blog" ? "Blog Post" : "Article"}, ${category}`;
}

const KINDS = {
  home: { label: () => "Page", words: wordsOfFixed },
  page: { label: () => "Page", words: wordsOfFixed },
  service: {
    label: () => "Service",
    words: (record, { growthServices, capabilities }) =>
      wordsOfFields(found<{ id: string }>([...growthServices, ...capabilities], record)),
  },
  industry: {
    label: () => "Industry",
    words: (record, { industries }) => wordsOfFields(found(industries, record)),
  },
  position: {
    label: () => "Open position",
    words: (record, { positions }) => wordsOfFields(found(positions, record)),
  },
  list: {
    label: () => "Page",
    words: (record, { pages }) =>
      wordsOfFields([
        found(pages["insight-lists"].lists, record),
        pages["coming-soon"].kinds.filter(({ id }) => id === record.id),
      ]),
  },
  insight: { label: insightLabel, words: wordsOfInsight },
  legal: {
    label: () => "Legal",
    words: (record, { legal }) => {
      const { markdown, lead } = found(legal, record);
      const { headings, texts } = wordsOfMarkdown(markdown);
      return { headings, texts: [lead, ...texts] };
    },
  },
} satisfies Record<PageKind, Kind>;

function pageDocument(record: PageRecord, all: Content): SearchDocument {
  const kind: Kind = KINDS[record.kind];
  const { headings, texts } = kind.words(record, all);
  return {
    label: kind.label(record),
    folder: `${record.canonical.replace(/\/[^/]*$/, "")}/`,
    title: record.name,
    path: record.canonical,
    lead: record.description,
    headings: [...new Set(headings)].filter((heading) => heading !== record.name),
    texts,
  };
}

/** The people have no pages of their own: they are found at their place on the common one. */
function leaderDocuments({ leaders }: Content): SearchDocument[] {
  return leaders.map(({ id, name, title, bio }) => ({
    label: "Leadership",
    folder: "/leadership#",
    title: name,
    path: `/leadership#${id}`,
    lead: title,
    headings: [],
    texts: [bio],
  }));
}

/** Everything that can be found, in the order in which pages come that match equally well. */
export function searchDocuments(): SearchDocument[] {
  const all = content();
  const records = indexedPages();
  return Object.keys(KINDS).flatMap((kind) => [
    ...records.filter((record) => record.kind === kind).map((record) => pageDocument(record, all)),
    ...(kind === "position" ? leaderDocuments(all) : []),
  ]);
}
