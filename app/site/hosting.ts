import { FIGURES_PAGE, figuresSettings } from "#app/features/figures/figures-settings.ts";
import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import { content, contentIfSet } from "#app/model/content.ts";
import { isPreview } from "#app/model/publication.ts";
import namePosition from "#app/routes/careers/apply/name-position.ts?script";
import { NOT_FOUND, pageAt } from "#app/routes/page-index.ts";
import { pagesInOtherSpellings, siteRedirects } from "#app/routes/redirects.ts";
import { bootScriptOf } from "#app/ui/runtime/boot-script.ts";
import { siteAddress } from "../../hosting/address.ts";
import { contentTypeOf } from "../../hosting/content-types.ts";
import { type EditorSources, headersFor, hostingRules } from "../../hosting/hosting-rules.ts";
import { inEveryLanguage } from "./languages.ts";

/** The prefixes of the languages with a not-found page of their own. */
function prefixesWithNotFoundPage(): string[] {
  const prefixes = inEveryLanguage(() => (pageAt(NOT_FOUND) ? content().language.prefix : ""));
  return prefixes.filter((prefix) => prefix !== "");
}

/** What hosts must know about the site. `editor` has the sources of the editor, if the site has an editor. */
export function rules(
  editor?: EditorSources,
  redirects = siteRedirects(),
  pages = pagesInOtherSpellings(),
  languages = prefixesWithNotFoundPage(),
) {
  const figures = figuresSettings();
  const receiverPaths = figures ? [figures.address, siteAddress().basePath + FIGURES_PAGE] : [];
  const page = {
    formEndpoint: deliverySettings().address,
    receiverPaths,
    // The editor of the preview server asks before the content is loaded.
    inlineScripts: [bootScriptOf(contentIfSet()?.site.announcement !== undefined), namePosition],
  };
  const options = {
    ...siteAddress(),
    ...page,
    isPreview: isPreview(),
    editor,
    languages,
  };
  return hostingRules(options, redirects, pages);
}

/**
 * The headers of a file or a page. They are the same during development and on every host, also if the content has
 * problems.
 */
export function headersAt(path: string, editor?: EditorSources): Record<string, string> {
  const type = contentTypeOf(path) ?? "application/octet-stream";
  return { ...headersFor(path, rules(editor, [], [], [])), "Content-Type": type };
}
