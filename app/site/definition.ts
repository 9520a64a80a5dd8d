import { createElement } from "react";
import { usedPictures } from "#app/features/artwork/pictures.ts";
import { type Content, memoizeOnContent, setContent, withContent } from "#app/model/content.ts";
import { recordUses, watchTexts } from "#app/model/recorded-uses.ts";
import { allPages, NOT_FOUND, pageAt } from "#app/routes/page-index.ts";
import { PageWords } from "#app/routes/page-words.tsx";
import { pagesInOtherSpellings, siteRedirects } from "#app/routes/redirects.ts";
import { SiteDocument } from "#app/routes/site-document.tsx";
import { varyingPartOf } from "#app/routes/views.ts";
import { VARYING_PART_MARK } from "#app/ui/frame/varying-part.tsx";
import { siteAddress } from "../../hosting/address.ts";
import {
  findPageMeant,
  findQueryRedirect,
  findRedirect,
  locationOf,
} from "../../hosting/redirects.ts";
import { setBuiltFiles } from "../../platform/built-files.ts";
import type {
  BuiltFiles,
  PageToPrint,
  SiteDefinition,
  StoredTexts,
} from "../../platform/site-definition.ts";
import { fileAt } from "./files.ts";
import { addressOf, inEveryLanguage, resolveAddress } from "./languages.ts";
import { textReader } from "./stored-texts.ts";

/** The site as the renderer in platform/ sees it. It is made from the content that `setContent` was given. */
export const site: SiteDefinition = {
  startScript: "app/ui/runtime/start.ts",
  islandScript: "app/ui/runtime/hydrate-islands.tsx",
  addresses: () => inEveryLanguage(() => allPages().map(({ path }) => addressOf(path))).flat(),
  within: (address, render) => withContent(resolveAddress(address).content, render),
  document(address, assets) {
    const { content, path } = resolveAddress(address);
    return withContent(content, () => {
      const page = pageAt(path);
      return page && createElement(SiteDocument, { page, assets });
    });
  },
  sharedDocument(address, assets) {
    const { content, path } = resolveAddress(address);
    return withContent(content, () => {
      const page = pageAt(path);
      const varyingPart = page && varyingPartOf(page);
      // On a site of several languages the links to the other languages vary, too.
      if (!varyingPart || page.languages.length > 0) return undefined;
      return {
        key: page.canonical,
        document: createElement(SiteDocument, { page, assets, isShared: true }),
        varyingPart: createElement(PageWords, { assets }, varyingPart),
        mark: VARYING_PART_MARK,
      };
    });
  },
  ownText(address) {
    const { content, path } = resolveAddress(address);
    const file = withContent(content, () => pageAt(path)?.file);
    const insight = file === undefined ? undefined : insightsByFile(content).get(file);
    if (!insight) return undefined;
    return {
      name: insight.file,
      // It is read from a file.
      get text() {
        return insight.markdown;
      },
    };
  },
  async record(address, render) {
    const { result, uses } = recordUses(() => site.within(address, render));
    return { result: await result, texts: [...uses.texts], assets: [...uses.pictures] };
  },
  notFoundFor(address) {
    const { content } = resolveAddress(address);
    return withContent(content, () => (pageAt(NOT_FOUND) ? addressOf(NOT_FOUND) : NOT_FOUND));
  },
  usedAssets: () => [...usedPictures],
  file: fileAt,
  redirectOf(address, query) {
    const redirect =
      findPageMeant(address, pagesInOtherSpellings()) ??
      findQueryRedirect(address, query.slice("?".length), siteRedirects()) ??
      findRedirect(address, siteRedirects());
    const keptQuery = redirect?.query === undefined ? query : "";
    return redirect && locationOf(redirect, siteAddress().basePath, keptQuery);
  },
};

const insightsByFile = memoizeOnContent(({ insights }) => {
  return new Map(insights.map((insight) => [insight.file, insight]));
});

/**
 * Renders pages from content that another process has read and checked.
 *
 * @param data the content as JSON
 * @param texts the texts of its insights, if the data lacks them
 */
export function openSite(
  data: string,
  builtFiles: BuiltFiles,
  texts?: StoredTexts,
): SiteDefinition {
  const content: Content = JSON.parse(data);
  watchTexts(content, texts && textReader(texts));
  setContent(content);
  setBuiltFiles(builtFiles);
  return site;
}

/** The pages that a build also prints as PDFs. */
export function printedPages(): PageToPrint[] {
  const printed = () => {
    return allPages().filter(({ kind, path, canonical }) => kind.isPrinted && path === canonical);
  };
  const toPrint = () =>
    printed().map(({ kind, path }) => ({
      address: addressOf(path),
      title: kind.printedTitle?.(),
    }));
  return inEveryLanguage(toPrint).flat();
}
