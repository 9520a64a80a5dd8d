import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { inspectBody } from "./body.ts";
import { linkRemedy, type SitePages } from "./check-links.ts";
import { type Content, content, holdContent } from "./content.ts";
import { ContentError, type ContentProblem } from "./content-problem.ts";
import { readPages } from "./page-content.ts";
import { type HeldText, heldRemedy, heldText, isPreview } from "./publication.ts";
import { readContent } from "./read-content.ts";
import { type FieldValue, type Findings, noFindings } from "./reader.ts";
import { requirePhotos } from "./rules.ts";
import { CONTENT_SCHEMAS } from "./schemas/content-schemas.ts";
import { contentRoot } from "./source-file.ts";

/** What is wrong with a link. */
function linkProblems(
  link: FieldValue,
  pages: SitePages,
  held: readonly HeldText[],
  anchors?: ReadonlySet<string>,
): ContentProblem[] {
  const remedy = linkRemedy(link.value, pages, anchors);
  if (!remedy) return [];
  const path = link.value.replace(/[?#].*$/, "");
  const target = path.startsWith("/") ? heldText(held, path) : undefined;
  const { out = "" } = held.find(({ file }) => file === link.file) ?? {};
  // What is named may come out with the text that names it, or earlier.
  if (target && target.out <= out) return [];
  return [{ ...link, remedy: target ? heldRemedy(target) : remedy }];
}

/** Faults in the redirects: each leads from where no page is to a page, or away from the site. */
function redirectProblems({ moves, addresses, has }: SitePages): ContentProblem[] {
  const first = new Map(moves.toReversed().map((move) => [move.from, move]));
  return moves.flatMap((move) => {
    const { file, field, from, to } = move;
    const fault = (end: "from" | "to", remedy: string) => {
      const isListed = field.startsWith("redirects");
      return [{ file, field: isListed ? `${field}.${end}` : field, value: move[end], remedy }];
    };
    if (addresses.has(from)) return fault("from", "remove it: there is a page at this address");
    const same = first.get(from);
    // Two items of one id are told as that.
    if (same !== move && field !== "id")
      return fault("from", `remove it: ${same?.file} leads on from there already`);
    if (to.startsWith(content().site.url)) return fault("to", "leave out the address of this site");
    if (!to.startsWith("/") || has(to)) return [];
    const remedy = "lead to a page that exists, such as /contact: there is no page at this address";
    return fault("to", remedy);
  });
}

/** Files of content/ that nothing reads; not those that begin with a dot. */
function strayFiles({ read }: Findings): ContentProblem[] {
  const root = contentRoot();
  const names = [...Object.keys(CONTENT_SCHEMAS), "photos/*"].join(", ");
  const remedy = `nothing reads it here: remove it, or give it one of these names: ${names}, or that of a page in app/pages.ts`;
  return readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
    const file = `content/${path}`;
    const isKnown = read.has(file) || path.startsWith("photos/") || /(^|\/)\./.test(path);
    if (!entry.isFile() || isKnown) return [];
    return { file, field: "(file name)", value: entry.name, remedy };
  });
}

/**
 * Reads and checks everything in content/.
 *
 * @param sitePages gives the pages of what was read; receives the problems found so far, and adds to them
 * @throws ContentError that lists every fault, each once, in the order of files and lines
 */
export function checkContent(sitePages: (problems: ContentProblem[]) => SitePages): Content {
  const findings = noFindings();
  const { problems } = findings;
  const all = readContent(findings);
  holdContent(all);
  readPages(all, findings);
  problems.push(...strayFiles(findings));
  requirePhotos(findings.photos, problems);
  const pages = sitePages(problems);
  problems.push(...redirectProblems(pages));
  const held = isPreview() ? [] : all.held;
  const hasFault = (link: FieldValue) =>
    problems.some(({ file, field }) => file === link.file && field === link.field);
  const links = findings.links.filter((link) => !hasFault(link));
  problems.push(...links.flatMap((link) => linkProblems(link, pages, held)));
  for (const text of findings.texts) {
    const { problems: inText, links, ids } = inspectBody(text);
    problems.push(...inText, ...links.flatMap((link) => linkProblems(link, pages, held, ids)));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return all;
}
