import type { BodyNode } from "./body-node.ts";
import { slugOf } from "#app/lib/slug.ts";
import { BodyError, parseBody } from "./body.ts";
import { ContentError, type ContentProblem } from "./content-problem.ts";
import type { Reader } from "./reader.ts";
import { requirePhoto, requireReference, requireSlugIds, requireUnique } from "./rules.ts";
import { type InsightFrontMatter, insightFrontMatter } from "./schemas/insight.ts";

export type InsightType = "article" | "blog";

/** An article or a blog. Its text is parsed on demand (`insightBody`), so that an index of thousands stays small. */
export interface Insight extends InsightFrontMatter {
  type: InsightType;
  file: string;
  /** The text as Markdown; empty for an insight without content. */
  markdown: string;
}

const FOLDERS = { article: "insights/articles", blog: "insights/blogs" } as const;

const newestFirst = (a: Insight, b: Insight) =>
  b.date.localeCompare(a.date) || a.id.localeCompare(b.id);

/**
 * Reads all articles and blogs.
 *
 * @param authors ids of the leaders
 * @returns both kinds merged, newest first (of one day: by id)
 */
export function loadInsights(
  reader: Reader,
  authors: readonly string[],
  problems: ContentProblem[],
): Insight[] {
  const types: InsightType[] = ["article", "blog"];
  const entries = types.flatMap((type) =>
    reader.all(FOLDERS[type], ".md", insightFrontMatter).map((entry) => ({ ...entry, type })),
  );
  requireSlugIds(entries, (fields) => fields.title, slugOf, problems);
  // Both kinds share the addresses /insights/{id}, so an id is unique across them.
  requireUnique(entries, "id", (fields) => fields.id, problems);
  for (const { fields, file } of entries) {
    const where = { file, field: "author", folder: "content/leaders/" };
    requireReference(fields.author, authors, where, problems);
    requirePhoto(fields.picture, file, "picture", problems);
  }
  return entries
    .map(({ fields, body, file, type }) => ({ ...fields, type, file, markdown: body }))
    .sort(newestFirst);
}

/**
 * The text of an insight as a tree.
 *
 * @throws ContentError when the Markdown holds something that the site does not render
 */
export function insightBody(insight: Pick<Insight, "file" | "markdown">): BodyNode[] {
  try {
    return parseBody(insight.markdown);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    const { value, remedy } = error;
    throw new ContentError([{ file: insight.file, field: "body", value, remedy }]);
  }
}
