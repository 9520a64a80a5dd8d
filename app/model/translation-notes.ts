import type { z } from "zod";
import type { ContentProblem } from "./content-problem.ts";
import { type ContentSource, translationIn, valueAt } from "./content-source.ts";
import { TOKEN } from "./content-tokens.ts";
import { BODY } from "./fields/body-field.ts";
import { bodyLeaves, type Leaf, leavesOf } from "./fields/field-leaves.ts";
import { translationFolders } from "./language.ts";
import { pluralFields } from "./plural-problems.ts";
import { readSource, type SourceFile, type UnlikeList } from "./source-file.ts";

/**
 * What translations may lack: names in braces that a text of the original has, and entries of lists. These are hints and no
 * faults, because a text can say "we" for the firm, and a language may need fewer sentences.
 *
 * @param schemas of the files in content/, by their paths; `*` stands for any name
 */
export function translationNotes(schemas: Readonly<Record<string, z.ZodType>>): ContentProblem[] {
  const sources = translationFolders().map(translationIn);
  return sources.flatMap((source) =>
    Object.entries(schemas).flatMap(([pattern, schema]) => {
      return source.files(pattern).flatMap((path) => notesOfFile(path, schema, source));
    }),
  );
}

/** A file, and the single values of its fields. */
interface FileLeaves {
  source: SourceFile;
  leaves: readonly Leaf[];
}

function notesOfFile(
  path: string,
  schema: z.ZodType,
  translationSource: ContentSource,
): ContentProblem[] {
  const original = leavesOfFile(readSource(path, []), schema);
  const translation = leavesOfFile(translationSource.read(path, []), schema);
  const unlike = unlikeLists(original, translation);
  // A form of a text for a kind of number can do without the number: "one result".
  const plurals = pluralFields(schema, original.source.yaml.value, "").map(({ field }) => field);
  const isCompared = ({ path: field }: Leaf) => {
    const isInList = unlike.some((list) => field.startsWith(`${list.path}[`));
    return !isInList && !plurals.some((plural) => field.startsWith(`${plural}.`));
  };
  return [
    ...lostNames(original.leaves.filter(isCompared), translation),
    ...shorterLists(unlike, original, translation),
  ];
}

function leavesOfFile(source: SourceFile, schema: z.ZodType): FileLeaves {
  const leaves = [...leavesOf(schema, source.yaml.value), ...bodyLeaves(source.body.text)];
  return { source, leaves };
}

/** A note for each name in braces that a text of the original has, and its translation lacks. */
function lostNames(original: readonly Leaf[], { source, leaves }: FileLeaves): ContentProblem[] {
  const texts = new Map(leaves.map(({ path, value }) => [path, value]));
  return original.flatMap(({ path: field, value }) => {
    const translated = texts.get(field);
    if (translated === undefined) return [];
    const kept = namesIn(translated);
    const lost = [...namesIn(value)].filter((name) => !kept.has(name));
    const line = field === BODY ? source.body.line : undefined;
    return lost.map((name) => {
      const remedy = `write {${name}} where it is to stand: the original has it here`;
      return { file: source.file, line, field, value: translated, remedy };
    });
  });
}

function namesIn(value: unknown): Set<string> {
  if (typeof value !== "string") return new Set();
  const names = value.matchAll(new RegExp(TOKEN, "gi"));
  return new Set(Array.from(names, ([, name = ""]) => name));
}

/** The outermost lists of an original that have another number of entries in the translation. */
function unlikeLists(original: FileLeaves, translation: FileLeaves): UnlikeList[] {
  const found = new Map<string, UnlikeList>();
  for (const path of new Set(original.leaves.flatMap((leaf) => listsAround(leaf.path)))) {
    const isInner = [...found.keys()].some((outer) => path.startsWith(`${outer}[`));
    if (isInner) continue;
    const originalEntries = lengthOf(valueAt(original.source.yaml.value, path));
    const entries = lengthOf(valueAt(translation.source.yaml.value, path));
    if (entries !== originalEntries) found.set(path, { path, entries, originalEntries });
  }
  return [...found.values()];
}

/** The lists in which a field stands, the outermost first: `columns` and `columns[0].links` of `columns[0].links[1].label`. */
function listsAround(field: string): string[] {
  return Array.from(field.matchAll(/\[\d+\]/g), ({ index }) => field.slice(0, index));
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/**
 * A note for each list that is shorter than the original's. Entries that name an item or a page do not count, because the
 * language may lack it.
 */
function shorterLists(
  unlike: readonly UnlikeList[],
  original: FileLeaves,
  translation: FileLeaves,
): ContentProblem[] {
  const { file } = translation.source;
  const shorter = unlike.filter(({ path, entries, originalEntries }) => {
    if (entries >= originalEntries) return false;
    return textEntries(path, translation) < textEntries(path, original);
  });
  return shorter.map(({ path: field, entries, originalEntries }) => {
    const remedy = `the original has ${originalEntries} entries, this list ${entries}: add what is missing, if this language needs it`;
    return { file, field, value: entries, remedy };
  });
}

/** The number of entries of a list that hold words of a page, and neither name an item nor lead to a page. */
function textEntries(list: string, { leaves }: FileLeaves): number {
  const ofList = leaves.filter(({ path }) => path.startsWith(`${list}[`));
  const byEntry = Map.groupBy(ofList, ({ path }) => path.slice(0, path.indexOf("]", list.length)));
  return [...byEntry.values()].filter((ofEntry) => {
    const hasWords = ofEntry.some(({ meaning }) => {
      return meaning?.isTranslatable && meaning.search !== "none";
    });
    const leads = ofEntry.some(({ meaning }) => {
      return meaning?.kind === "reference" || meaning?.kind === "link";
    });
    return hasWords && !leads;
  }).length;
}
