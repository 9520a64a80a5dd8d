import { type BodyNode, parseBody } from "./body.ts";
import { type Content, content, type Move } from "./content.ts";
import { ContentError, type ContentProblem } from "./content-problem.ts";
import { pageProblems } from "./page-content.ts";
import { type HeldText, heldRemedy, heldText, isPreview } from "./publication.ts";

function linksOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [node.href ?? "", ...linksOf(node.children)],
  );
}

/** Faults in a text: Markdown that the site does not render, links to pages that do not exist. */
function bodyProblems(
  { file, markdown, out = "" }: { file: string; markdown: string; out?: string },
  addresses: ReadonlySet<string>,
  held: readonly HeldText[],
): ContentProblem[] {
  try {
    return linksOf(parseBody(markdown, file))
      .filter((href) => href.startsWith("/"))
      .flatMap((value) => {
        const address = decodeURI(value.replace(/[?#].*$/, ""));
        const target = heldText(held, address);
        // What is named may come out with the text that names it, or earlier.
        if (addresses.has(address) || (target && target.out <= out)) return [];
        const unknown = "link to a page that exists, such as /contact, or mend the address";
        return { file, field: "body", value, remedy: target ? heldRemedy(target) : unknown };
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

/** Entries of the brochure that bear the name of no service or industry of the site. */
function brochureProblems({ brochure, held, ...all }: Content): ContentProblem[] {
  const topics = {
    services: [...all.growthServices, ...all.capabilities],
    industries: all.industries,
  };
  return Object.entries(topics).flatMap(([kind, shown]) => {
    const { items } = brochure[kind as keyof typeof topics];
    return items.flatMap(({ title: value }, index) => {
      const target = heldText(held, value);
      if (shown.some(({ title }) => title === value) || (target && isPreview())) return [];
      const names = `name one of: ${shown.map(({ title }) => title).join(", ")}`;
      const remedy = target ? heldRemedy(target) : names;
      return {
        file: "content/brochure/brochure.yaml",
        field: `${kind}.items[${index}].title`,
        value,
        remedy,
      };
    });
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
  const problems = [...pageProblems(), ...brochureProblems(all)];
  if (problems.length === 0) {
    const paths = addresses();
    problems.push(...redirectProblems(moves(), paths));
    const held = isPreview() ? [] : all.held;
    const texts = [...all.insights, ...all.legal, ...held];
    problems.push(...texts.flatMap((text) => bodyProblems(text, paths, held)));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return all;
}
