import type { ContentProblem } from "#app/collections/content-problem.ts";
import { FEED_TYPES, feedPath } from "#app/feeds/feed-data.ts";
import type { BodyNode } from "#app/lib/body-node.ts";
import { allPages } from "./pages.ts";

/** Files that the build writes and that a text may link to. */
const FILES = FEED_TYPES.map(feedPath);

let known: Set<string> | undefined;

function linksOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [...(node.href ? [node.href] : []), ...linksOf(node.children)],
  );
}

/** A problem for each link of a text that leads to no page of the site. */
export function linkProblems(file: string, body: readonly BodyNode[]): ContentProblem[] {
  known ??= new Set([...allPages().map(({ path }) => path), ...FILES]);
  return linksOf(body)
    .filter((href) => href.startsWith("/"))
    .filter((href) => !known?.has(decodeURI(href.replace(/[?#].*$/, ""))))
    .map((value) => ({
      file,
      field: "body",
      value,
      remedy: "link to a page that exists, such as /contact, or mend the address",
    }));
}
