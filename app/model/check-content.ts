import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { unescape as decoded } from "node:querystring";
import { redirectsOf } from "../../hosting/redirects.ts";
import { inspectBody } from "./body.ts";
import { type Content, holdContent, type Move } from "./content.ts";
import { ContentError, type ContentProblem, nearest } from "./content-problem.ts";
import { contentSchemas, readPages } from "./page-content.ts";
import { type HeldText, heldRemedy, heldText, isPreview } from "./publication.ts";
import { readContent } from "./read-content.ts";
import { type FieldValue, noFindings } from "./reader.ts";
import { contentFiles, contentRoot } from "./source-file.ts";

/** The pages of the site, as far as they are known while the content may have faults. */
export interface SitePages {
  /** Their addresses, and those of other files that texts may link to; decoded. */
  addresses: ReadonlySet<string>;
  /** False only where there is no page for certain. */
  has(path: string): boolean;
  /** The ids of a page, which links can end in; undefined where they are not known. */
  anchors(path: string): Anchors;
  moves: readonly Move[];
}
type Anchors = ReadonlySet<string> | undefined;

/** Reads and checks all content; `sitePages` adds to the problems found so far. @throws ContentError with every fault */
export function checkContent(sitePages: (problems: ContentProblem[]) => SitePages): Content {
  const findings = noFindings();
  const { problems, links, texts } = findings;
  const all = holdContent(readContent(findings));
  readPages(all, findings);
  problems.push(...strayFiles());
  const pages = sitePages(problems);
  problems.push(...redirectProblems(pages));
  const held = isPreview() ? [] : all.held;
  for (const link of links) {
    const isTold = problems.some((one) => one.file === link.file && one.field === link.field);
    if (!isTold) problems.push(...linkProblems(link, pages, held));
  }
  for (const text of texts) {
    const { problems: inText, links, ids } = inspectBody(text);
    problems.push(...inText, ...links.flatMap((link) => linkProblems(link, pages, held, ids)));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return all;
}

/** Files of content/ that nothing reads. */
function strayFiles(): ContentProblem[] {
  const names = [...Object.keys(contentSchemas()), "photos/**"];
  const remedy = `nothing reads it here: remove it, or give it one of these names: ${names.join(", ")}, or that of another page in app/routes/registry.ts`;
  const known = new Set(contentFiles(names));
  return contentFiles("**/*")
    .filter((path) => !known.has(path) && statSync(join(contentRoot(), path)).isFile())
    .map((path) => `content/${path}`)
    .map((file) => ({ file, field: "(file name)", value: basename(file), remedy }));
}

/** Faults in the redirects: each leads from where no page is to a page, or away from the site. */
function redirectProblems({ moves, addresses, has }: SitePages): ContentProblem[] {
  const first = new Map(moves.toReversed().map((move) => [move.from, move]));
  return moves.flatMap((move) => {
    const { file, field, from, to } = move;
    const fault = (end: "from" | "to", remedy: string) => {
      return [{ file, field: field.replace(/from$/, end), value: move[end], remedy }];
    };
    if (addresses.has(from)) return fault("from", "remove it: there is a page at this address");
    const same = first.get(from);
    // Two items of one id are told as that.
    if (same !== move && field !== "id")
      return fault("from", `remove it: ${same?.file} leads on from there already`);
    if (!to.startsWith("/") || has(to)) return [];
    const remedy = "lead to a page that exists, such as /contact: there is no page at this address";
    return fault("to", remedy);
  });
}

/** What is wrong with a link; `anchors` are the ids of the text in which it stands. */
function linkProblems(link: FieldValue, pages: SitePages, held: HeldText[], anchors?: Anchors) {
  const remedy = linkRemedy(link.value, pages, anchors);
  if (!remedy) return [];
  const path = link.value.replace(/[?#].*$/, "");
  const target = path.startsWith("/") ? heldText(held, path) : undefined;
  const { out = "" } = held.find(({ file }) => file === link.file) ?? {};
  // What is named may come out with the text that names it, or earlier.
  if (target && target.out <= out) return [];
  return [{ ...link, remedy: target ? heldRemedy(target) : remedy }];
}

/** A whole address, of a page elsewhere, of a mailbox or of a telephone. */
const WHOLE =
  /^(https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/.*)?|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d-]+)$/i;

/** What to do about an address as it is written, e.g. `/about#story`, `https://example.com`; undefined when it is sound. */
function linkRemedy(href: string, pages: SitePages, anchors: Anchors): string | undefined {
  if (href.startsWith("#")) return anchorRemedy(href, anchors);
  if (/^\/(?!\/)/.test(href)) return pageRemedy(href, pages);
  if (WHOLE.test(href)) return undefined;
  if (/^[^\s@/:]+@[^\s@/]+$/.test(href)) return `write mailto:${href}`;
  const page = `/${href.replace(/^(\.{0,2}\/)+/, "")}`;
  if (pages.addresses.has(page.replace(/[?#].*$/, "")))
    return `write ${page}, with a slash before it`;
  if (/^(https?:|[\w-]+(\.[\w-]+)+|\/\/)/i.test(href))
    return "write the whole address, beginning with https://";
  return "link to a page such as /contact, or to an address that begins with https://, mailto: or tel:";
}

function pageRemedy(href: string, pages: SitePages): string | undefined {
  const [, encoded = "", hash] = /^([^?#]*)[^#]*(#.*)?$/.exec(href) ?? [];
  const path = decoded(encoded);
  if (pages.has(path)) return hash ? anchorRemedy(hash, pages.anchors(path)) : undefined;
  const moved = redirectsOf(pages.moves).find(({ from }) => from === path);
  if (moved) return `link to ${moved.to}, where this address leads on to`;
  const plain = path.replace(/(\/index)?(\.html)?\/?$/, "");
  const meant = nearest(plain, pages.addresses);
  return `link to a page that exists${meant ? `; did you mean ${meant}?` : ", such as /contact"}`;
}

function anchorRemedy(hash: string, anchors: Anchors): string | undefined {
  const id = decoded(hash.slice(1));
  if (!anchors || id === "top" || anchors.has(id)) return undefined;
  if (anchors.size === 0) return "remove the part after #: the page has no headings to link to";
  const meant = nearest(id, anchors);
  const others = [...anchors].map((anchor) => `#${anchor}`).join(", ");
  return `there is no such part of the page; ${meant ? `did you mean #${meant}?` : `it has ${others}`}`;
}
