import { siteHref } from "#app/base/site-href.ts";

/** The address of a file that each language of the site has, for the language of the page, such as its search index. */
export function localFile(path: string): string {
  return siteHref((document.documentElement.dataset.prefix ?? "") + path);
}
