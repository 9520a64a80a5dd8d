import { type BodyNode, parseBody } from "./body.ts";
import { type Content, content, type Move } from "./content.ts";
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

/** Faults in the redirects: each leads from where no page is to a page, or away from the site. */
function redirectProblems(
  moves: readonly Move[],
  addresses: ReadonlySet<string>,
): ContentProblem[] {
  const first = new Map(moves.toReversed().map((move) => [move.from, move]));
  return moves.flatMap((move) => {
    const { file, field, from, to } = move;
    const fault = (value: string, remedy: string) => [{ file, field, value, remedy }];
    if (addresses.has(from)) return fault(from, "remove it: there is a page at this address");
    const same = first.get(from);
    if (same !== move) return fault(from, `remove it: ${same?.file} leads on from there already`);
    if (to.startsWith(content().site.url)) return fault(to, "leave out the address of this site");
    if (!to.startsWith("/") || addresses.has(to)) return [];
    const next = first.get(to)?.to;
    const page =
      next && next !== to && next !== from ? next : "a page that exists, such as /contact";
    return fault(to, `lead to ${page}: there is no page at this address`);
  });
}

/**
 * Reads and checks everything in content/.
 *
 * @param addresses gives every address of the site, files such as feeds included, for the links in texts;
 *   called once the rest is sound
 * @param moves gives every redirect of the content
 * @throws ContentError that lists every fault
 */
export function checkContent(
  addresses: () => ReadonlySet<string>,
  moves: () => readonly Move[],
): Content {
  const all = content();
  const problems = pageProblems();
  if (problems.length === 0) {
    const paths = addresses();
    problems.push(...redirectProblems(moves(), paths));
    problems.push(...[...all.insights, ...all.legal].flatMap((text) => bodyProblems(text, paths)));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return all;
}
