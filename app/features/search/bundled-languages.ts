import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { translationFolders } from "#app/model/language.ts";
import { contentRoot } from "#app/model/source-file.ts";

/** The names of languages in the packages `@orama/stemmers` and `@orama/stopwords`, by their tags. English has rules of its own. */
const NAMES: Readonly<Record<string, string>> = {
  ar: "arabic",
  bg: "bulgarian",
  da: "danish",
  de: "german",
  el: "greek",
  es: "spanish",
  fi: "finnish",
  fr: "french",
  ga: "irish",
  hi: "indian",
  hu: "hungarian",
  hy: "armenian",
  id: "indonesian",
  it: "italian",
  lt: "lithuanian",
  nb: "norwegian",
  ne: "nepali",
  nl: "dutch",
  nn: "norwegian",
  no: "norwegian",
  pt: "portuguese",
  ro: "romanian",
  ru: "russian",
  sa: "sanskrit",
  sr: "serbian",
  sv: "swedish",
  ta: "tamil",
  tr: "turkish",
  uk: "ukrainian",
};

const TABLE = "virtual:search-languages";
const LANGUAGE = "virtual:search-language/";

/**
 * `import packages from "virtual:search-languages"` gives the rules of languages for the search. The scripts for the browser
 * have those of the site alone, in a file for each language.
 */
export function bundledSearchLanguages(): Plugin {
  return {
    name: "bundled-search-languages",
    resolveId: (id) => (id === TABLE || id.startsWith(LANGUAGE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${TABLE}`) {
        const isForBrowser = this.environment.name === "client";
        return tableOf(isForBrowser ? languagesOfSite() : Object.keys(NAMES));
      }
      if (!id.startsWith(`\0${LANGUAGE}`)) return undefined;
      const name = NAMES[id.slice(LANGUAGE.length + 1)];
      return `export { stemmer } from "@orama/stemmers/${name}";
export { stopwords } from "@orama/stopwords/${name}";`;
    },
  };
}

function tableOf(languages: readonly string[]): string {
  const entries = languages
    .filter((language) => language in NAMES)
    .map((language) => `${language}: () => import("${LANGUAGE}${language}")`);
  return `export default { ${entries.join(", ")} };`;
}

/** The languages of the content, without their regions. */
export function languagesOfSite(): string[] {
  const site = parse(readFileSync(join(contentRoot(), "site.yaml"), "utf8"));
  const tags = [site.language, ...translationFolders()];
  return [...new Set(tags.map((tag) => new Intl.Locale(tag).language))];
}
