import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { median } from "../statistics.ts";

/** What a built site weighs, in bytes as they lie on disk; "Sent" is what travels (brotli). */
export interface BuildWeight {
  files: number;
  /** Files that a visitor can open: pages under all of their addresses. */
  pages: number;
  /** The median of all articles. */
  articlePage: number;
  articlePageSent: number;
  /** The first page of the list of all insights. */
  listPage: number;
  listPageSent: number;
  /** All modules together. */
  scripts: number;
  /** All feeds together. */
  feeds: number;
  searchIndex: number;
  searchIndexSent: number;
}

const ARTICLE_PAGE = /^insights\/articles\/[^/]+\/index\.html$/;

/**
 * Weighs the parts of a built site that might grow with its content.
 *
 * @param client the built site
 * @throws Error when a part is not where it should be
 */
export async function weighBuild(client: string): Promise<BuildWeight> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const sizeOf = async (path: string) => (await stat(join(client, path))).size;
  const sizes = (paths: readonly string[]) => Promise.all(paths.map(sizeOf));
  const sum = async (pattern: RegExp) => {
    const found = files.filter((path) => pattern.test(path));
    if (found.length === 0) throw new Error(`The build has no file like ${pattern}`);
    return (await sizes(found)).reduce((total, bytes) => total + bytes, 0);
  };
  const articles = files.filter((path) => ARTICLE_PAGE.test(path));
  return {
    files: files.length,
    pages: files.filter((path) => path.endsWith(".html")).length,
    articlePage: median(await sizes(articles)),
    articlePageSent: median(await sizes(articles.map((path) => `${path}.br`))),
    listPage: await sizeOf("insights/index.html"),
    listPageSent: await sizeOf("insights/index.html.br"),
    scripts: await sum(/^assets\/.*\.js$/),
    feeds: await sum(/^feeds\/[^/]+\.xml$/),
    searchIndex: await sizeOf("search-index.json"),
    searchIndexSent: await sizeOf("search-index.json.br"),
  };
}
