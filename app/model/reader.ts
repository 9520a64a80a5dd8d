import type { z } from "zod";
import { typographic } from "#app/base/typography.ts";
import type { ContentProblem } from "./content-problem.ts";
import { valueAt } from "./content-source.ts";
import { BODY } from "./fields/body-field.ts";
import { bodyLeaves, type Leaf, leavesOf } from "./fields/field-leaves.ts";
import { figureRemedy } from "./figure-format.ts";
import { fillTokens } from "./fill-tokens.ts";
import type { Entry, FilePosition, Findings } from "./findings.ts";
import { ORIGINAL_TAG, originalPath } from "./language.ts";
import { mapTexts } from "./map-texts.ts";
import { CONTENT_SCHEMAS } from "./schemas/content-schemas.ts";
import { pathInContent, readSource, type SourceFile } from "./source-file.ts";
import {
  noneRemoved,
  type RemovedReferences,
  translateReferences,
} from "./translated-references.ts";
import { validate } from "./validate.ts";

type Path = keyof typeof CONTENT_SCHEMAS;
type Fields<At extends Path> = z.output<(typeof CONTENT_SCHEMAS)[At]>;

/** Markdown that plain text never contains: a bold word, a link, a heading, a fenced block. */
const MARKDOWN_SIGNS = /\*\*\S|\[[^\]]+\]\([^)\s]+\)|^#{2,} |^```/m;

/** How a reader treats the texts of files. */
export interface ReaderOptions {
  /**
   * Keeps straight quotation marks, and the names in braces that are no tokens: the schema says which names a text has.
   * False when left out.
   */
  isExact?: boolean;
}

/**
 * Reads, fills and validates files.
 *
 * @param tokens the values of tokens such as `{firm}` and `{phone}`; undefined if they are not known
 * @param findings receives every problem, and everything that can be checked only after all files are read
 */
export function createReader(
  tokens: Readonly<Record<string, unknown>> | undefined,
  findings: Findings,
  { isExact = false }: ReaderOptions = {},
) {
  const { problems, replacements, source: contentSource } = findings;
  const fillRules = { values: tokens, allowsUnknown: isExact };

  /** Reads a single file by its path below the content folder. */
  function readFile<At extends Path>(path: At): Entry<Fields<At>> {
    return readAs(path, CONTENT_SCHEMAS[path]) as Entry<Fields<At>>;
  }

  /** Reads every file of a folder in the order of their names. `pattern` is, for example, `leaders/*.yaml`. */
  function readFolder<At extends Path>(pattern: At): Entry<Fields<At>>[] {
    return readFolderAs(pattern, CONTENT_SCHEMAS[pattern]) as Entry<Fields<At>>[];
  }

  /** Reads every file of a folder, in the order of their names, and validates it with another schema. */
  function readFolderAs<T extends z.ZodType>(pattern: string, schema: T): Entry<z.output<T>>[] {
    const paths = new Set([...contentSource.files(pattern), ...earlierFilesIn(pattern)]);
    const shownPaths = [...paths].filter((path) => !replacements.leftOut.has(path)).sort();
    return shownPaths.map((path) => readAs(path, schema));
  }

  /** The paths of the earlier versions in a folder, those of deleted files included. */
  function earlierFilesIn(pattern: string): string[] {
    const [folder = "", extension = ""] = pattern.split("*");
    return [...replacements.earlier.keys()].filter(
      (path) => path.startsWith(folder) && path.endsWith(extension),
    );
  }

  /** Reads a file by its path below the content folder and validates it with another schema. */
  function readAs<T extends z.ZodType>(path: string, schema: T): Entry<z.output<T>> {
    const countBefore = problems.length;
    const source = readSourceAt(path);
    const { file, yaml } = source;
    const filled = fillFields(source, schema);
    const removed = translateInherited(filled, schema, source.isInherited);
    noteFields(source, filled, schema);
    const valid = validate(file, { ...yaml, value: filled }, schema, problems, source.isInherited);
    if (valid === undefined) findings.invalidPaths.add(path);
    nameRemoved(problems.slice(countBefore), removed.entries);
    nameUnlikeLists(problems, countBefore, source, filled);
    // A page without a file of its own does not exist in the translation.
    if (contentSource.has(path)) noteLeftOut(source.file, removed);
    const body = readBody(source);
    return {
      file,
      fields: valid ?? (Object(filled) as z.output<T>),
      isValid: valid !== undefined,
      problems: problems.slice(countBefore),
      body,
    };
  }

  /** Notes what is to be checked in the fields later, beside their schema. */
  function noteFields(source: SourceFile, fields: unknown, schema: z.ZodType): void {
    const { file, isInherited } = source;
    for (const leaf of leavesOf(schema, fields)) {
      // An inherited reference may name an item that the translation lacks. Everything else was checked in the original.
      const isChecked = leaf.meaning?.kind === "reference" || !isInherited?.(leaf.path);
      if (!isChecked) continue;
      note(leaf, { file }, findings);
      noteFigure(leaf, source);
    }
  }

  /**
   * Reports a figure that is not written as its language writes numbers. That of a token is reported where it stands. One that is
   * the same as in the original is still to be translated, which is no fault.
   */
  function noteFigure({ path: field, meaning }: Leaf, { file, yaml }: SourceFile): void {
    if (meaning?.kind !== "text" || !meaning.isFigure) return;
    const value = valueAt(yaml.value, field);
    const original = contentSource.folder === "" ? undefined : originalOf(file);
    if (original && valueAt(original.yaml.value, field) === value) return;
    const remedy = figureRemedy(String(value), contentSource.folder || ORIGINAL_TAG);
    if (remedy !== undefined) problems.push({ file, field, value, remedy });
  }

  /** The body of a file with the values of its tokens. Notes what is to be checked in it later. */
  function readBody({ file, body: { text, line } }: SourceFile): string {
    const body = fillTokens(text, { file, field: BODY, line }, fillRules, problems);
    for (const leaf of bodyLeaves(body)) note(leaf, { file, line }, findings);
    return body;
  }

  /** The file at a path, or its earlier version. A file whose fields cannot be read may hide an item. */
  function readSourceAt(path: string): SourceFile {
    const countBefore = problems.length;
    const source = replacements.earlier.get(path) ?? contentSource.read(path, problems);
    findings.sources.set(path, source);
    const isReadable = problems.slice(countBefore).every(({ field }) => field === BODY);
    if (!isReadable) findings.uncertainFiles.add(source.file);
    return source;
  }

  /** The fields of a file with the values of its tokens, and with typographic quotation marks. */
  function fillFields({ file, yaml, isInherited }: SourceFile, schema: z.ZodType): unknown {
    const markdown = markdownFields(schema, yaml.value);
    return mapTexts(yaml.value, (text, field) => {
      const filled = fillTokens(text, { file, field }, fillRules, problems);
      if (isExact || markdown.has(field)) return filled;
      const isOriginal = contentSource.folder === "" || isInherited?.(field);
      return typographic(filled, isOriginal ? ORIGINAL_TAG : contentSource.folder);
    });
  }

  /** Gives the inherited references of a translation their values in it. @returns what was removed, by list */
  function translateInherited(
    fields: unknown,
    schema: z.ZodType,
    isInherited: SourceFile["isInherited"],
  ): RemovedReferences {
    const { translateReference } = findings;
    const isTranslated = isInherited !== undefined && translateReference !== undefined;
    if (!isTranslated) return noneRemoved();
    return translateReferences(schema, fields, isInherited, translateReference);
  }

  /** Notes the groups and the lists that a translation loses because they refer to items that it lacks. */
  function noteLeftOut(file: string, { groups, entries, emptiedLists }: RemovedReferences): void {
    const ofLists = emptiedLists.map((path) => [path, entries.get(path)?.join(", ")] as const);
    for (const [field, value] of [...groups, ...ofLists]) {
      const remedy = `this part is left out: translate ${value}, to which the original refers, or name an item of this language here`;
      findings.leftOutParts.push({ file, field, value, remedy });
    }
  }

  return { readFile, readFolder, readFolderAs, readAs };
}

/**
 * Adds to the problems of lists what the translation has lost from them.
 *
 * @param removed the removed names, by the paths of the lists
 */
function nameRemoved(
  problems: readonly ContentProblem[],
  removed: ReadonlyMap<string, string[]>,
): void {
  for (const problem of problems) {
    const names = removed.get(problem.field)?.join(", ");
    if (names) problem.remedy += `: translate what the original names here: ${names}`;
  }
}

/**
 * Puts one problem in the place of all fields that a list of a translation lacks because it has another number of entries than
 * the original's.
 *
 * @param start the index of the first problem of the file
 * @param fields of the file, with what they inherit
 */
function nameUnlikeLists(
  problems: ContentProblem[],
  start: number,
  { file, unlikeLists = [] }: SourceFile,
  fields: unknown,
): void {
  for (const { path, entries, originalEntries } of unlikeLists) {
    const ofFile = problems.splice(start);
    const isLacking = ({ field }: ContentProblem) => {
      return field.startsWith(`${path}[`) && valueAt(fields, field) === undefined;
    };
    problems.push(...ofFile.filter((problem) => !isLacking(problem)));
    if (!ofFile.some(isLacking)) continue;
    const remedy = `the original has ${originalEntries} entries here, and this list has ${entries}: keep them all, in their order, so that an entry has what it leaves out from the original; or write every field of each entry`;
    problems.push({ file, field: path, value: entries, remedy });
  }
}

/** Collects the checks that a value needs beyond its schema. @param findings receives them */
function note(
  { path: field, value, meaning }: Leaf,
  position: FilePosition,
  findings: Findings,
): void {
  if (typeof value !== "string") return;
  const found = { ...position, field, value };
  switch (meaning?.kind) {
    case "text":
      if (MARKDOWN_SIGNS.test(value)) {
        const remedy = "write plain words: there is no Markdown in this field";
        findings.problems.push({ ...found, remedy });
      }
      break;
    case "link":
      findings.links.push(found);
      break;
    case "markdown":
      findings.markdownTexts.push(found);
      break;
    case "reference":
      findings.references.push({ ...found, meaning });
      break;
    case "photo":
      findings.photos.push({ ...found, isLogo: meaning.isLogo });
      break;
    case "attachment":
      findings.attachments.push({ ...found, accepts: meaning.accepts });
      break;
  }
}

/** The original of a translated file. */
function originalOf(file: string): SourceFile {
  return readSource(pathInContent(originalPath(file)), []);
}

/** The paths of fields in Markdown. Its straight quotation marks can be part of an element; body.ts sets the others. */
function markdownFields(schema: z.ZodType, value: unknown): ReadonlySet<string> {
  const leaves = leavesOf(schema, value).filter(({ meaning }) => meaning?.kind === "markdown");
  return new Set(leaves.map(({ path }) => path));
}
