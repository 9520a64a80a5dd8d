import { type BodyNode, parseBody } from "./body.ts";
import { type Content, content } from "./content.ts";
import { ContentError, type ContentProblem } from "./content-problem.ts";
import { pageProblems } from "./page-content.ts";

function linksOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [node.href ?? "", ...linksOf(node.children)],
  );
}

/** Faults in a text: Markdown that the site does not render, links to pages that do not exist. */
function bodyProblems(
  { file, markdown }: { file: string; markdown: string },
  addresses: ReadonlySet<string>,
): ContentProblem[] {
  try {
    return linksOf(parseBody(markdown, file))
      .filter((href) => href.startsWith("/"))
      .filter((href) => !addresses.has(decodeURI(href.replace(/[?#].*$/, ""))))
      .map((value) => {
        const remedy = "link to a page that exists, such as /contact, or mend the address";
        return { file, field: "body", value, remedy };
      });
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/**
 * Reads and checks everything in content/.
 *
 * @param addresses gives every address of the site, files such as feeds included, for the links in texts;
 *   called once the rest is sound
 * @throws ContentError that lists every fault
 */
export function checkContent(addresses: () => ReadonlySet<string>): Content {
  const all = content();
  const problems = pageProblems();
  if (problems.length === 0) {
    const paths = addresses();
    problems.push(...[...all.insights, ...all.legal].flatMap((text) => bodyProblems(text, paths)));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return all;
}
