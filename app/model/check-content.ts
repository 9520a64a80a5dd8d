import { statSync } from "node:fs";
import { basename, join, matchesGlob } from "node:path";
import type { WordSection } from "#app/words/word-section.ts";
import { inspectBody } from "./body.ts";
import { linkProblems, type SitePages } from "./check-links.ts";
import type { Content } from "./content.ts";
import { type ContentProblem, isAlreadyReported } from "./content-problem.ts";
import { BODY } from "./fields/field-leaves.ts";
import { type Language, translationFolderRemedy, translationFolders } from "./language.ts";
import { contentSchemas, type PageFile } from "./page-content.ts";
import { isPreview } from "./publication.ts";
import { ATTACHMENT_PATTERNS, type AttachmentFiles, attachmentRemedy } from "./read-attachments.ts";
import { type PhotoFiles, photoRemedy } from "./read-photos.ts";
import type { Findings, FoundAttachment, FoundPhoto } from "./reader.ts";
import type { SiteForms } from "./site-forms.ts";
import { contentFiles, contentRoot } from "./source-file.ts";

/** How the site uses the content. */
export interface ContentUse {
  /** The files of content/pages/. */
  pageFiles: readonly PageFile[];
  /** The sections of content/words.yaml. */
  wordSections: readonly WordSection[];
  forms: SiteForms;
  /** Returns the pages of the site, and adds their problems to the problems that were found before. */
  sitePages(content: Content, problems: ContentProblem[]): SitePages;
}

/**
 * Checks content that was read.
 *
 * @param findings what the reader found
 * @returns every problem, including those of the reader
 */
export function checkContent(
  content: Content,
  findings: Findings,
  use: ContentUse,
): ContentProblem[] {
  const { problems, links, markdownTexts, photos } = findings;
  if (findings.source.folder === "") problems.push(...strayFileProblems(content.language, use));
  problems.push(...photoProblems(photos, content.photos));
  problems.push(...attachmentProblems(findings.attachments, content.attachments));
  const pages = {
    ...use.sitePages(content, problems),
    originalAddresses: findings.originalAddresses,
  };
  for (const problem of redirectProblems(pages)) {
    // An item with several addresses has several redirects from an earlier id. A fault of that id is reported once.
    if (!isAlreadyReported(problem, problems)) problems.push(problem);
  }
  const unpublished = isPreview() ? [] : content.unpublished;
  for (const link of links) {
    if (isAlreadyReported(link, problems)) continue;
    problems.push(...linkProblems(link, pages, unpublished, pages.anchorsOfFile(link.file)));
  }
  for (const text of markdownTexts) {
    const body = inspectBody(text);
    problems.push(...body.problems, ...photoProblems(body.photos, content.photos));
    const anchors = text.field === BODY ? body.headingIds : pages.anchorsOfFile(text.file);
    for (const link of body.links) {
      problems.push(...linkProblems(link, pages, unpublished, anchors));
    }
  }
  return problems;
}

/** Problems of the photos that content names. */
function photoProblems(found: readonly FoundPhoto[], photos: PhotoFiles): ContentProblem[] {
  return found.flatMap(({ isLogo, ...photo }) => {
    const remedy = photoRemedy(photo.value, isLogo, photos);
    return remedy ? [{ ...photo, remedy }] : [];
  });
}

/** Problems of the files that content attaches. */
function attachmentProblems(
  found: readonly FoundAttachment[],
  attachments: AttachmentFiles,
): ContentProblem[] {
  return found.flatMap(({ accepts, ...named }) => {
    const remedy = attachmentRemedy(named.value, { file: named.file, accepts }, attachments);
    return remedy ? [{ ...named, remedy }] : [];
  });
}

/** Reports files in content/ that nothing reads, and translations without an original. */
function strayFileProblems(
  { tag }: Language,
  { pageFiles, wordSections, forms }: ContentUse,
): ContentProblem[] {
  const schemas = contentSchemas(pageFiles, wordSections, forms);
  const names = [...Object.keys(schemas), "photos/**", ...ATTACHMENT_PATTERNS];
  const folders = new Set(names.filter((name) => name.includes("/")).map(topFolder));
  const known = new Set(contentFiles(names));
  const problems = new Map<string, ContentProblem>();
  for (const path of contentFiles("**/*")) {
    if (known.has(path) || !isFile(path)) continue;
    const folder = topFolder(path);
    const isInOtherFolder = folder !== path && !folders.has(folder);
    const folderRemedy = isInOtherFolder ? translationFolderRemedy(folder, tag) : undefined;
    if (folderRemedy) {
      const file = `content/${folder}`;
      problems.set(file, { file, field: "(folder name)", value: folder, remedy: folderRemedy });
      continue;
    }
    const originalPath = path.slice(folder.length + 1);
    if (isInOtherFolder && known.has(originalPath)) continue;
    const isTranslation = names.some((name) => matchesGlob(path, `*/${name}`));
    const remedy = isTranslation
      ? `remove it, or add content/${originalPath}: a translation needs its original`
      : `nothing reads it here: remove it, or give it one of these names: ${names.join(", ")}, or that of another page in app/routes/registry.ts`;
    const file = `content/${path}`;
    problems.set(file, { file, field: "(file name)", value: basename(path), remedy });
  }
  return [...problems.values()];
}

/** @param path below the content folder */
function isFile(path: string): boolean {
  // A file that is not saved yet has no entry in the folder.
  return statSync(join(contentRoot(), path), { throwIfNoEntry: false })?.isFile() ?? true;
}

/** The first part of a path: a folder, or the file itself. */
function topFolder(path: string): string {
  return path.split("/", 1)[0] ?? path;
}

/** The remedy for a redirect to an address without a page. */
const NO_TARGET = "lead to a page that exists, such as /contact: there is no page at this address";

/**
 * Problems of the original's redirects to pages of a translation, such as `/de/about`: an address of an earlier site in that
 * language.
 */
export function translatedRedirectProblems(
  { redirects }: Content,
  translation: Content,
  { sitePages }: ContentUse,
): ContentProblem[] {
  const { prefix } = translation.language;
  const { has } = sitePages(translation, []);
  const wrong = redirects.filter(({ to }) => {
    return liesBelow(to, prefix) && !has(to.slice(prefix.length) || "/");
  });
  return wrong.map(({ file, field, to }) => {
    return { file, field: field.replace(/from$/, "to"), value: to, remedy: NO_TARGET };
  });
}

/** Whether an address is that of a folder, or lies below it. */
function liesBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The first page of a folder, or at its address. @param folder with a slash at its end */
function firstBelow(folder: string, addresses: ReadonlySet<string>): string | undefined {
  return [...addresses].find((address) => `${address}/`.startsWith(folder));
}

/**
 * Problems of redirects. A redirect must start at an address without a page, and lead to a page or to another site. Pages of
 * translations are checked with the translation.
 */
function redirectProblems({ redirects, addresses, has }: SitePages): ContentProblem[] {
  const translations = translationFolders();
  const firstByAddress = new Map(
    redirects.toReversed().map((redirect) => [redirect.from, redirect]),
  );
  return redirects.flatMap((redirect) => {
    const { file, field, from, to } = redirect;
    const problem = (end: "from" | "to", remedy: string) => [
      { file, field: field.replace(/from$/, end), value: redirect[end], remedy },
    ];
    if (addresses.has(from)) return problem("from", "remove it: there is a page at this address");
    const pageBelow = from.endsWith("/*") && firstBelow(from.slice(0, -"*".length), addresses);
    if (pageBelow) return problem("from", `name single addresses: there is the page ${pageBelow}`);
    const first = firstByAddress.get(from);
    // Two items with the same id are reported by another check.
    if (first && first !== redirect && field !== "id") {
      return problem("from", `remove it: ${first.file} redirects from there already`);
    }
    if (!to.startsWith("/") || has(to)) return [];
    const isTranslation = translations.some((folder) => liesBelow(to, `/${folder}`));
    return isTranslation ? [] : problem("to", NO_TARGET);
  });
}
