import { readdirSync } from "node:fs";
import { contentRoot } from "./source-file.ts";

/** A language of the site. */
export interface Language {
  /** A language tag, such as `en-US` or `de`. */
  tag: string;
  /** The beginning of its addresses, such as `/de`. Empty for the default language. */
  prefix: string;
  direction: "ltr" | "rtl";
  /** The script that it is written in, such as `Latn` or `Arab` (ISO 15924). */
  script: string;
  /** Its name in the language itself, such as `Deutsch`; with the region only if the site has two regions of it. */
  name: string;
  /** Language and region for social cards, such as `de_DE`. Undefined for a language without a country. */
  locale: string | undefined;
}

/** The tag of the default language (the field `language` of the schema of site.yaml). */
export const ORIGINAL_TAG = "en-us";

/** A folder of a translation: a tag of two or three letters, perhaps with a script or a region. */
const TRANSLATION_FOLDER = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/;

/** The folders in content/ with translations, such as `de`, sorted. */
export function translationFolders(): string[] {
  const entries = readdirSync(contentRoot(), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && isKnownLanguage(entry.name))
    .map(({ name }) => name)
    .sort();
}

/**
 * Why no translation can stand in a folder of content/.
 *
 * @param defaultTag the language tag of the default language
 * @returns what to do; undefined if the name is right
 */
export function translationFolderRemedy(folder: string, defaultTag: string): string | undefined {
  const tag = folder.toLowerCase().replaceAll("_", "-");
  if (!isKnownLanguage(tag)) {
    return "remove it, or call it by the tag of a language, such as de or pt-br";
  }
  if (tag !== folder) return `call the folder ${tag}: in lower case, with hyphens`;
  if (tag !== defaultTag.toLowerCase()) return undefined;
  return "move its files to content/ itself: this is the default language";
}

/** The path of the original of a file: `content/leaders/x.yaml` for `content/de/leaders/x.yaml`, and for itself. */
export function originalPath(path: string): string {
  const [root, folder = "", ...rest] = path.split("/");
  return isKnownLanguage(folder) ? [root, ...rest].join("/") : path;
}

/** The language tag of the texts in a file of content/, such as `de` for `content/de/site.yaml`. */
export function languageOfFile(path: string): string {
  const [, folder = ""] = path.split("/");
  return isKnownLanguage(folder) ? folder : ORIGINAL_TAG;
}

/** Whether a language has this tag, in lower case. */
function isKnownLanguage(tag: string): boolean {
  if (!TRANSLATION_FOLDER.test(tag)) return false;
  // A cache, because the names of languages are slow to load, and every text of a translation needs this answer.
  const isKnown = knownLanguages.get(tag) ?? hasName(tag);
  knownLanguages.set(tag, isKnown);
  return isKnown;
}

const knownLanguages = new Map<string, boolean>();

function hasName(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag);
    const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
    return names.of(language) !== undefined;
  } catch {
    // The parts of the tag have no meaning.
    return false;
  }
}

/** The default language of the site, by its tag in any case. */
export function defaultLanguage(tag: string): Language {
  return { ...language(tag), prefix: "" };
}

/**
 * The language of a folder of content/.
 *
 * @throws RangeError if the name of the folder is no language tag
 */
export function languageOfFolder(folder: string): Language {
  return { ...language(folder), prefix: `/${folder}` };
}

function language(name: string): Omit<Language, "prefix"> {
  const locale = new Intl.Locale(name);
  const { language, region, script = "Latn" } = locale.maximize();
  const tag = locale.toString();
  return {
    tag,
    direction: directionOf(locale),
    script,
    name: nameOf(locale),
    locale: /^[A-Z]{2}$/.test(region ?? "") ? `${language}_${region}` : undefined,
  };
}

function nameOf(locale: Intl.Locale): string {
  const tag = locale.toString();
  const tagsOfSite = [ORIGINAL_TAG, ...translationFolders()];
  const ofLanguage = tagsOfSite.filter((other) => {
    return new Intl.Locale(other).language === locale.language;
  });
  // The script says which letters it has: there are two Chinese languages for readers.
  const { language, script } = locale;
  const withoutRegion = script ? `${language}-${script}` : language;
  const named = ofLanguage.length > 1 ? tag : withoutRegion;
  return new Intl.DisplayNames([tag], { type: "language" }).of(named) ?? tag;
}

/** The direction in which a language is written. */
function directionOf(locale: Intl.Locale): "ltr" | "rtl" {
  // TypeScript does not know this method yet (https://tc39.es/ecma402/#sec-intl.locale.prototype.gettextinfo).
  const { direction } = (locale as unknown as TextInfoLocale).getTextInfo();
  return direction;
}

interface TextInfoLocale {
  getTextInfo(): { direction: "ltr" | "rtl" };
}
