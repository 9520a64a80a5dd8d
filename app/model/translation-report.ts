import type { z } from "zod";
import { mapInParallel } from "#app/base/map-in-parallel.ts";
import { changedSince, type LastCommits, lastCommits, textInCommit } from "./content-history.ts";
import { translationIn } from "./content-source.ts";
import { TOKEN } from "./content-tokens.ts";
import { BODY } from "./fields/body-field.ts";
import { bodyLeaves, type Leaf, leavesOf } from "./fields/field-leaves.ts";
import { type Language, languageOfFolder, translationFolders } from "./language.ts";
import type { CONTENT_SCHEMAS } from "./schemas/content-schemas.ts";
import { contentFiles, contentRoot, readSource } from "./source-file.ts";
import { parseFields, splitFrontMatter } from "./yaml/yaml-fields.ts";

/** What a translation lacks in a file, or has from an earlier original. */
export interface TranslationGap {
  /** The file of the translation, such as `content/de/site.yaml`. */
  file: string;
  /**
   * `no file`: the translation has no such file. `missing`: the text is that of the original. `out of date`: the original
   * has changed since the file of the translation was committed.
   */
  state: "no file" | "missing" | "out of date";
  /** A field such as `lead` or `links[1].label`, or a group of fields with the number of its texts. */
  field: string;
  /** The number of texts; 0 for a file. */
  texts: number;
  /**
   * Whether a missing file is one of the items of a folder, such as a service. A language may have some of them. Each legal page
   * is a page of its own.
   */
  isItem?: boolean;
}

/** What a translation lacks, and what is out of date in it. */
export interface TranslationReport {
  language: Language;
  /** The folder of the translation below the project's folder, such as `content/de`. */
  folder: string;
  /** In the order of the files' paths. */
  gaps: readonly TranslationGap[];
  /** False without git and in a shallow clone: what is out of date is then unknown. */
  isHistoryKnown: boolean;
  /** The number of texts to translate in the files that the translation has. */
  texts: number;
  /** The files with long texts that are letter for letter those of the original. */
  copies: readonly CopiedTexts[];
}

/** The texts of a translated file that nobody has translated yet. */
export interface CopiedTexts {
  /** The file of the translation, such as `content/de/site.yaml`. */
  file: string;
  fields: readonly string[];
}

const LEGAL_PAGES: keyof typeof CONTENT_SCHEMAS = "legal/*.md";

/** A shorter text can be the same in two languages: a name, a term. */
const SHORTEST_COPY = 40;

/** The texts of a file by the paths of their fields. */
type Texts = ReadonlyMap<string, string>;

/** A file of a translation, with its original. */
interface TranslatedFile {
  /** Below content/, such as `site.yaml`. */
  path: string;
  /** Of the original. */
  schema: z.ZodType;
  /** Of the translation, such as `content/de/site.yaml`. */
  file: string;
  isItem: boolean;
}

/**
 * Compares every translation of the content with its original.
 *
 * @param schemas of the files in content/, by their paths; `*` stands for any name
 * @returns a report for each translation, sorted by folder
 */
export async function translationReports(
  schemas: Readonly<Record<string, z.ZodType>>,
): Promise<TranslationReport[]> {
  const folders = translationFolders();
  if (folders.length === 0) return [];
  const history = await readHistory();
  const originals = Object.entries(schemas).flatMap(([pattern, schema]) => {
    const isItem = pattern.includes("*") && pattern !== LEGAL_PAGES;
    return contentFiles(pattern).map((path) => ({ path, schema, isItem }));
  });
  originals.sort((a, b) => a.path.localeCompare(b.path));
  return mapInParallel(folders, async (folder) => {
    const files = await mapInParallel(originals, (original) => {
      const file = `content/${folder}/${original.path}`;
      return compareFile({ ...original, file }, folder, history);
    });
    return {
      language: languageOfFolder(folder),
      folder: `content/${folder}`,
      gaps: files.flatMap(({ gaps }) => gaps),
      isHistoryKnown: history !== undefined,
      texts: files.reduce((sum, { texts }) => sum + texts, 0),
      copies: files.flatMap(({ copies }) => copies),
    };
  });
}

/** What git knows about the files. */
interface History {
  commits: LastCommits;
  /** Whether a file of content/ may differ from an earlier commit. */
  mayDiffer: (path: string, commit: string) => Promise<boolean>;
}

/** @returns undefined where no history is known */
async function readHistory(): Promise<History | undefined> {
  const commits = await lastCommits(contentRoot());
  if (!commits) return undefined;
  // One question for each commit: git would answer a question for each file by a process of its own.
  const changes = new Map<string, Promise<ReadonlySet<string>>>();
  const mayDiffer = async (path: string, commit: string) => {
    // Git lists no file that was never committed.
    if (!commits.has(path)) return true;
    const changed = changes.get(commit) ?? changedSince(commit, contentRoot());
    changes.set(commit, changed);
    return (await changed).has(path);
  };
  return { commits, mayDiffer };
}

async function compareFile(
  translated: TranslatedFile,
  folder: string,
  history: History | undefined,
): Promise<Pick<TranslationReport, "gaps" | "texts" | "copies">> {
  const { path, schema, file, isItem } = translated;
  const original = readSource(path, []);
  const originalTexts = textsOf(schema, original.yaml.value, original.body.text);
  if (originalTexts.size === 0) return { gaps: [], texts: 0, copies: [] };
  const source = translationIn(folder);
  if (!source.has(path)) {
    const gap: TranslationGap = { file, state: "no file", field: "", texts: 0, isItem };
    return { gaps: [gap], texts: 0, copies: [] };
  }
  const { yaml, body, isInherited } = source.read(path, []);
  const texts = textsOf(schema, yaml.value, body.text);
  const ownBody = readSource(`${folder}/${path}`, []).body.text;
  const isMissing = (field: string) => {
    return field === BODY ? ownBody === "" : isInherited?.(field) === true;
  };
  const missing = [...texts.keys()].filter(isMissing);
  const gaps: TranslationGap[] = grouped(missing, texts).map((group) => {
    return { file, state: "missing", ...group };
  });
  const copied = [...texts].filter(([field, text]) => {
    const isSame = text.length >= SHORTEST_COPY && text === originalTexts.get(field);
    return isSame && !isMissing(field);
  });
  const copies = copied.length === 0 ? [] : [{ file, fields: copied.map(([field]) => field) }];
  const found = { gaps, texts: texts.size, copies };
  const commit = history?.commits.get(`${folder}/${path}`);
  if (commit === undefined || !(await history?.mayDiffer(path, commit))) return found;
  const earlier = textsOfFile(schema, path, await textInCommit(commit, path, contentRoot()));
  const changed = changedFields(earlier, originalTexts).filter((field) => !isMissing(field));
  for (const group of grouped(changed, originalTexts)) {
    gaps.push({ file, state: "out of date", ...group });
  }
  return found;
}

/** The fields whose text has changed, and those that were added or removed. */
function changedFields(earlier: Texts, now: Texts): string[] {
  const fields = new Set([...now.keys(), ...earlier.keys()]);
  return [...fields].filter((field) => earlier.get(field) !== now.get(field));
}

/** The translatable texts of a file. */
function textsOfFile(schema: z.ZodType, path: string, text: string): Texts {
  const parts = path.endsWith(".md") ? splitFrontMatter(text) : { yaml: text, body: "" };
  const { value } = parseFields(parts.yaml ?? "", 1, () => {});
  return textsOf(schema, value, parts.body.trim());
}

function textsOf(schema: z.ZodType, fields: unknown, body: string): Texts {
  const texts = new Map<string, string>();
  for (const { path, value, meaning } of [...leavesOf(schema, fields), ...bodyLeaves(body)]) {
    if (isTranslatable(value, meaning)) texts.set(path, value);
  }
  return texts;
}

/** Words, and figures that languages write differently: 3,200 is 3.200 in German. */
const DIFFERS_BY_LANGUAGE = /\p{L}|\d[.,]\d/u;

/**
 * Whether a field is to be translated. A token such as `{phone}`, names, addresses, and figures such as 17% are the same in
 * every language.
 */
function isTranslatable(value: unknown, meaning: Leaf["meaning"]): value is string {
  if (typeof value !== "string" || !meaning?.isTranslatable) return false;
  if (meaning.kind !== "text" && meaning.kind !== "markdown") return false;
  if (meaning.kind === "text" && meaning.isProperName) return false;
  return DIFFERS_BY_LANGUAGE.test(value.replaceAll(new RegExp(TOKEN, "g"), ""));
}

/** The names of fields. A group all of whose texts are among them stands for its fields, with their number. */
function grouped(
  fields: readonly string[],
  texts: Texts,
): Pick<TranslationGap, "field" | "texts">[] {
  const byGroup = Map.groupBy(fields, groupOf);
  const total = Map.groupBy(texts.keys(), groupOf);
  return [...byGroup].flatMap(([group, members]) => {
    const isWhole = members.length > 1 && members.length === total.get(group)?.length;
    if (!isWhole) return members.map((field) => ({ field, texts: 1 }));
    return [{ field: `${group} (${members.length} texts)`, texts: members.length }];
  });
}

/** The first part of a path such as `hero.messages[0].title`. */
function groupOf(field: string): string {
  return /^[^.[]*/.exec(field)?.[0] ?? field;
}
