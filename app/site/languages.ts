import { localPath } from "#app/base/local-path.ts";
import { type Content, content, contentOfLanguages, withContent } from "#app/model/content.ts";
import { HOME } from "#app/routes/page-index.ts";

/** Runs something in every language of the site, the default language first. @returns the results */
export function inEveryLanguage<Result>(run: () => Result): Result[] {
  return contentOfLanguages().map((content) => withContent(content, run));
}

/** The address of a page or a file in the language that is rendered. */
export function addressOf(path: string): string {
  return localPath(path, content().language.prefix);
}

/** The language of an address, and the address without the prefix of the language. */
export function resolveAddress(address: string): { content: Content; path: string } {
  const [original, ...translations] = contentOfLanguages();
  const content = translations.find(({ language: { prefix } }) => {
    return address === prefix || address.startsWith(`${prefix}/`);
  });
  if (!content) return { content: original, path: address };
  return { content, path: address.slice(content.language.prefix.length) || HOME };
}
