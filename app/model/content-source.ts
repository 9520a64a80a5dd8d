import type { ContentProblem } from "./content-problem.ts";
import {
  contentFiles,
  hasContentFile,
  readSource,
  type SourceFile,
  type UnlikeList,
} from "./source-file.ts";

/** Where the files of the content come from: the files of the default language, or a translation over them. */
export interface ContentSource {
  /** The folder of a translation below content/, such as `de`. Empty for the default language. */
  readonly folder: string;
  /** Whether the source itself has a file, by its path. */
  has(path: string): boolean;
  /** The paths of files, below the content folder or the folder of the translation, that match a pattern. */
  files(pattern: string): string[];
  /**
   * Reads a file by its path.
   *
   * @param problems receives every fault of the file's encoding and form
   */
  read(path: string, problems: ContentProblem[]): SourceFile;
}

/** The files of the default language. */
export const ORIGINAL: ContentSource = {
  folder: "",
  has: hasContentFile,
  files: contentFiles,
  read: readSource,
};

/**
 * The files of a translation. A field that a file leaves out has the value of the original. The files of a folder are
 * those that the translation has; the other files may be missing, and are then read from the original.
 *
 * @param folder below content/, such as `de`
 */
export function translationIn(folder: string): ContentSource {
  const translated = new Set(contentFiles(`${folder}/**/*.{yaml,md}`));
  return {
    folder,
    has: (path) => translated.has(`${folder}/${path}`),
    files: (pattern) => {
      const paths = contentFiles(`${folder}/${pattern}`);
      // The check of the original reports a file without an original. Nothing else about it can be judged.
      return paths.map((path) => path.slice(folder.length + 1)).filter(hasContentFile);
    },
    read(path, problems) {
      // Faults of the original are reported with the default language.
      const original = readSource(path, []);
      const translatedPath = `${folder}/${path}`;
      if (!translated.has(translatedPath)) return { ...original, isInherited: () => true };
      const translation = readSource(translatedPath, problems);
      const { value, lineOf } = translation.yaml;
      const merged = mergeTranslation(original.yaml.value, value);
      const body = translation.body.text === "" ? original.body : translation.body;
      const isInherited = (field: string) => valueAt(value, field) === undefined;
      const unlikeLists = listsOfOtherLength(original.yaml.value, value);
      return { ...translation, yaml: { value: merged, lineOf }, body, isInherited, unlikeLists };
    },
  };
}

/**
 * The fields of an original with those of its translation over them. Lists of objects are joined entry by entry if both
 * have the same length. Any other list stands for the whole list.
 */
export function mergeTranslation(original: unknown, translation: unknown): unknown {
  if (translation === undefined) return original;
  if (isFields(original) && isFields(translation)) {
    const names = new Set([...Object.keys(original), ...Object.keys(translation)]);
    const fields = Array.from(names, (name) => {
      return [name, mergeTranslation(original[name], translation[name])];
    });
    return Object.fromEntries(fields);
  }
  if (isListOfFields(original) && isListOfFields(translation)) {
    if (original.length !== translation.length) return translation;
    return translation.map((entry, index) => mergeTranslation(original[index], entry));
  }
  return translation;
}

/** The lists of objects that inherit nothing, because they have another number of entries than the original's. */
function listsOfOtherLength(original: unknown, translation: unknown, path = ""): UnlikeList[] {
  if (isFields(original) && isFields(translation)) {
    return Object.entries(translation).flatMap(([name, value]) => {
      return listsOfOtherLength(original[name], value, path === "" ? name : `${path}.${name}`);
    });
  }
  if (!isListOfFields(original) || !isListOfFields(translation)) return [];
  const originalEntries = original.length;
  const entries = translation.length;
  if (originalEntries !== entries) return [{ path, entries, originalEntries }];
  return translation.flatMap((entry, index) => {
    return listsOfOtherLength(original[index], entry, `${path}[${index}]`);
  });
}

/** The value of a field such as `links[1].href`. Undefined if there is none. */
export function valueAt(fields: unknown, path: string): unknown {
  const names = path.match(/[^.[\]]+/g) ?? [];
  return names.reduce<unknown>((value, name) => Object(value)[name], fields);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOfFields(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.every(isFields);
}
