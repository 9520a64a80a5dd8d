import type { ContentProblem } from "./content-problem.ts";
import type { BodyNode } from "./body-node.ts";

function linksOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [...(node.href ? [node.href] : []), ...linksOf(node.children)],
  );
}

/**
 * A problem for each link of a text that leads to no page of the site.
 *
 * @param known every address of the site, files such as feeds included
 */
export function linkProblems(
  file: string,
  body: readonly BodyNode[],
  known: ReadonlySet<string>,
): ContentProblem[] {
  return linksOf(body)
    .filter((href) => href.startsWith("/"))
    .filter((href) => !known.has(decodeURI(href.replace(/[?#].*$/, ""))))
    .map((value) => ({
      file,
      field: "body",
      value,
      remedy: "link to a page that exists, such as /contact, or mend the address",
    }));
}
