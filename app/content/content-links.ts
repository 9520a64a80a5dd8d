import type { ContentProblem } from "./content-problem.ts";
import type { BodyNode } from "./body-node.ts";
import { allPages } from "#app/pages.ts";

/** Files that the build writes and that a text may link to. */
const FILES = ["/feeds/all.xml", "/feeds/insights.xml", "/feeds/blogs.xml"];

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
