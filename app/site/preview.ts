import {
  contentOfLanguages,
  setContent,
  withContent,
  withOriginalContent,
} from "#app/model/content.ts";
import { ContentError } from "#app/model/content-error.ts";
import { type ContentProblem, describeValue } from "#app/model/content-problem.ts";
import { originalPath } from "#app/model/language.ts";
import { pageFilePath } from "#app/model/page-content.ts";
import { allPages, HOME, pageAt } from "#app/routes/page-index.ts";
import type { RoutePage } from "#app/routes/page-kind.ts";
import {
  loadSitePreview,
  loadUnsavedSite as loadUnsavedContent,
} from "#app/routes/site-content.ts";
import type {
  ContentFault,
  SitePreview,
  UnsavedFile,
  UnsavedPreview,
} from "../../platform/site-definition.ts";
import { site } from "./definition.ts";
import { addressOf } from "./languages.ts";

/**
 * Reads and checks content/ for a preview, and renders from the content that can be shown. There is no site if a page
 * lacks a part.
 */
export async function loadSite(): Promise<SitePreview> {
  try {
    const { content, problems, hints } = await loadSitePreview();
    setContent(content);
    return { faults: problems.map(faultOf), hints: hints.map(faultOf), site };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { faults: error.problems.map(faultOf), hints: [], site: undefined };
  }
}

/** The same as if a file had been saved. What `loadSite` has read is still rendered elsewhere. */
export async function loadUnsavedSite(file: UnsavedFile): Promise<UnsavedPreview> {
  const { content, problems, hints, isShown } = await loadUnsavedContent(file);
  const inContent = <Result>(render: () => Result) => withOriginalContent(content, render);
  return {
    faults: problems.map(faultOf),
    hints: hints.map(faultOf),
    site: {
      ...site,
      within: (address, render) => inContent(() => site.within(address, render)),
      document: (address, assets) => inContent(() => site.document(address, assets)),
      notFoundFor: (address) => inContent(() => site.notFoundFor(address)),
      file: (address) => inContent(() => site.file(address)),
      redirectOf: (address, query) => inContent(() => site.redirectOf(address, query)),
    },
    address: isShown ? inContent(() => addressShowing(`content/${file.path}`)) : undefined,
  };
}

/**
 * The address of a page that shows a content file: the page of an item, a page with the words of the file, or the home page.
 * Undefined if a translation has no page for it.
 */
function addressShowing(file: string): string | undefined {
  const original = originalPath(file);
  const folder = original === file ? "" : file.split("/")[1];
  const content = contentOfLanguages().find(({ language }) => language.prefix.slice(1) === folder);
  if (!content) return undefined;
  return withContent(content, () => {
    const page = pageOfFile(original);
    return page && addressOf(page.path);
  });
}

/** The page that shows a content file of the default language. @param original such as `content/leaders/x.yaml` */
function pageOfFile(original: string): RoutePage | undefined {
  const isOriginal = (path = "") => originalPath(path) === original;
  const hasWords = ({ kind }: RoutePage) =>
    kind.files.some((pageFile) => original === `content/${pageFilePath(pageFile)}`);
  const pages = allPages().filter(({ path, canonical }) => path === canonical);
  return (
    pages.find((page) => isOriginal(page.file)) ??
    pages.find(hasWords) ??
    pages.find((page) => page.sources?.some(isOriginal)) ??
    pageAt(HOME)
  );
}

/** Converts a problem to the form in which the preview and the editor show it. */
function faultOf({ value, ...problem }: ContentProblem): ContentFault {
  return { ...problem, value: describeValue(value) };
}
