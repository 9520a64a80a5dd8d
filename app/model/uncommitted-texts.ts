import { matchesGlob } from "node:path";
import type { z } from "zod";
import { changedPaths, newPaths } from "./content-history.ts";
import type { ContentProblem } from "./content-problem.ts";
import { BODY } from "./fields/body-field.ts";
import { COLLECTIONS } from "./fields/collection-names.ts";
import { fieldsAt, type Leaf, leavesOf } from "./fields/field-leaves.ts";
import { type FieldMeaning, tellsItemsApart } from "./fields/meaning.ts";
import { idOf, itemName } from "./items.ts";
import { lineAt } from "./line-at.ts";
import type { Item } from "./publication.ts";
import { formerIdAdvice, KEEP_FILE_OF_PARTNER } from "./references.ts";
import { isPartner } from "./schemas/collections.ts";
import type { RedirectFields } from "./schemas/redirects.ts";
import {
  contentFiles,
  contentRoot,
  isFirstWritten,
  readCommittedSource,
  readSource,
  type SourceFile,
} from "./source-file.ts";
import { templateTexts } from "./template-sentences.ts";
import { WORDS_FILE } from "./words.ts";

/*
 * What a copied, deleted or changed file may have left behind since the last commit. Without git nothing is found.
 */

/** The schemas of the files in content/, by their paths; `*` stands for any name. */
type Schemas = Readonly<Record<string, z.ZodType>>;

/**
 * Characters. Two files have a text of this length in common only if one was copied from the other. What the shipped files
 * share, such as "Bangalore, India", has 16 at most.
 */
const SHORTEST_COPY = 24;

/** A text of a file: of a field, or a paragraph of the Markdown below the fields. */
interface WrittenText {
  field: string;
  /** Left out for a field, whose line follows from its name. */
  line?: number;
  value: string;
}

/** A text or a drawing that a copy may have kept. */
interface KeptPart extends WrittenText {
  /** The same for the same part of another file. */
  key: string;
}

/**
 * Texts and drawings of new files that an earlier file of the same folder has, too: somebody copied that file and has not
 * changed them yet. A file that is being written for the first time is new. What stands in a template of pages was not copied
 * from another page.
 */
export async function copiedTexts(schemas: Schemas): Promise<ContentProblem[]> {
  const added = new Set(await newPaths(contentRoot()));
  const ofTemplates = new Set<unknown>(templateTexts(schemas));
  return foldersOf(schemas).flatMap(({ pattern, schema }) => {
    const paths = contentFiles(pattern);
    const newFiles = paths.filter((path) => added.has(path) || isFirstWritten(path));
    if (newFiles.length === 0) return [];
    const earlierFiles = paths.filter((path) => !newFiles.includes(path));
    const texts = filesOfParts(earlierFiles, (path) => keptTexts(readTexts(path, schema)));
    const drawings = filesOfParts(earlierFiles, (path) => drawingsIn(path, schema));
    return newFiles.flatMap((path) => {
      const { file } = readSource(path, []);
      const ownTexts = keptTexts(readTexts(path, schema)).filter(({ value }) => {
        return !ofTemplates.has(value);
      });
      const copies = [
        ...copiesOf(ownTexts, texts, remedyForText),
        ...copiesOf(drawingsIn(path, schema), drawings, remedyForDrawing),
      ];
      return copies.map((copy) => ({ file, ...copy }));
    });
  });
}

/** @param origin the file that was copied */
function remedyForText(origin: string): string {
  return `write another text: this one is that of ${origin}`;
}

/** @param origin the file that was copied */
function remedyForDrawing(origin: string): string {
  return `this drawing is that of ${origin}: write another seed`;
}

/** The files of parts that a copy may have kept, by the keys of the parts. */
function filesOfParts(
  paths: readonly string[],
  partsIn: (path: string) => readonly KeptPart[],
): Map<string, string> {
  const files = new Map<string, string>();
  for (const path of paths) {
    const { file } = readSource(path, []);
    for (const { key } of partsIn(path)) files.set(key, file);
  }
  return files;
}

/**
 * The parts that another file has, too.
 *
 * @param origins the files of parts that may have been copied, by the keys of the parts
 * @param remedyFor what to do about a part of a file
 */
function copiesOf(
  parts: readonly KeptPart[],
  origins: ReadonlyMap<string, string>,
  remedyFor: (origin: string) => string,
): Omit<ContentProblem, "file">[] {
  return parts.flatMap(({ key, ...part }) => {
    const origin = origins.get(key);
    return origin === undefined ? [] : [{ ...part, remedy: remedyFor(origin) }];
  });
}

/** The texts of a file that a copy may have kept: the long ones, and headings of any length, which tell two files apart. */
function keptTexts({ texts, meanings }: FileTexts): KeptPart[] {
  return texts.flatMap((text): KeptPart[] => {
    const { field, value } = text;
    if (value.length >= SHORTEST_COPY) return [{ ...text, key: value }];
    return tellsItemsApart(meanings.get(field)) ? [{ ...text, key: `${field}: ${value}` }] : [];
  });
}

/** The drawings of a file with a seed of their own. Without a seed the id of an item gives its drawing. */
function drawingsIn(path: string, schema: z.ZodType): KeptPart[] {
  const { yaml } = readSource(path, []);
  const leaves = leavesOf(schema, yaml.value);
  const seeds = leaves.filter(({ meaning }) => meaning?.kind === "seed");
  return seeds.map(({ path: field, value }) => {
    const isBeside = (leaf: Leaf) => groupOf(leaf.path) === groupOf(field);
    const look = leaves.filter((leaf) => isBeside(leaf) && leaf.meaning?.kind === "choice");
    const choices = look.map((leaf) => String(leaf.value));
    return { field, value: String(value), key: JSON.stringify([value, ...choices.sort()]) };
  });
}

/** The path of the group that a field stands in. Empty for a field of the file itself. */
function groupOf(field: string): string {
  return field.slice(0, field.lastIndexOf("."));
}

const [PARTNERS] = COLLECTIONS.partners.files;

/** The field of items whose addresses follow from their ids. */
const FORMER_IDS = "formerIds" satisfies keyof Item;

/** The former addresses of the site. */
const REDIRECTS_FILE = "redirects.yaml";

/** What may name anything that is gone: insights, legal texts, the words of the interface, and a redirect from its address. */
const MAY_NAME_GONE_ITEMS: readonly string[] = ["insights/", "legal/", WORDS_FILE, REDIRECTS_FILE];

/** Whether a file is about the firm and what it offers. @param path below the content folder */
function isAboutFirm(path: string): boolean {
  return !MAY_NAME_GONE_ITEMS.some((fileOrFolder) => path.startsWith(fileOrFolder));
}

/**
 * Texts about the firm that name an item whose file was deleted, or a partner who has left. Links and references to them are
 * faults of their own.
 */
export async function mentionsOfGoneItems(schemas: Schemas): Promise<ContentProblem[]> {
  const changed = await changedPaths(contentRoot());
  const found = await Promise.all(changed.map((path) => goneItem(path, schemas)));
  const items = found.filter((item) => item !== undefined);
  if (items.length === 0) return [];
  const mentions = Object.entries(schemas).flatMap(([pattern, schema]) => {
    const searched = contentFiles(pattern).filter(isAboutFirm);
    return searched.flatMap((path) => mentionsIn(path, schema, items));
  });
  return [...mentions, ...items.flatMap(({ textsOfToday }) => textsOfToday)];
}

function mentionsIn(path: string, schema: z.ZodType, items: readonly GoneItem[]): ContentProblem[] {
  const { file, texts } = readTexts(path, schema);
  return items.flatMap(({ name, origin, reason }) => {
    if (file === origin) return [];
    const expression = wholeWords(name);
    const remedy = `say something else if this is about “${name}”: ${reason}`;
    const mentions = texts.filter(({ value }) => expression.test(value));
    return mentions.map((text) => ({ file, ...text, remedy }));
  });
}

/**
 * Items whose address has changed since the last commit, while nothing leads from the old one to the new one. A draft had no
 * address.
 */
export async function lostAddresses(schemas: Schemas): Promise<ContentProblem[]> {
  const changed = await changedPaths(contentRoot());
  const { redirects }: Partial<RedirectFields> = Object(readSource(REDIRECTS_FILE, []).yaml.value);
  const found = await Promise.all(changed.map((path) => lostId(path, schemas)));
  return found
    .filter((lost) => lost !== undefined)
    .filter(({ id }) => !redirects?.some(({ from }) => from.endsWith(`/${id}`)))
    .map(({ file, id }) => ({ file, field: "id", value: id, remedy: formerIdAdvice(id) }));
}

/** The id that an item had in the last commit, and that its file does not know any more. */
async function lostId(
  path: string,
  schemas: Schemas,
): Promise<{ file: string; id: string } | undefined> {
  const folder = folderOf(path, schemas);
  const { file, yaml } = readSource(path, []);
  const isNamedById = folder && fieldsAt(folder.schema, yaml.value, [])?.known.includes(FORMER_IDS);
  if (!isNamedById || yaml.value === undefined) return undefined;
  const before: Item = Object((await readCommittedSource(path))?.yaml.value);
  const now: Item = Object(yaml.value);
  const id = idOf(before);
  const isKnown = id === idOf(now) || now.formerIds?.includes(id);
  return id === "" || before.draft || isKnown ? undefined : { file, id };
}

/** Matches some words in any case of their letters, but not as a part of longer words. */
function wholeWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, "iu");
}

/** An item that was deleted since the last commit, or a partner who has left since. */
interface GoneItem {
  name: string;
  /** The file that was deleted or changed. */
  origin: string;
  reason: string;
  /** The texts of a partner who has left that still say what this person does today. */
  textsOfToday: readonly ContentProblem[];
}

/** The item of a file that was changed or deleted. Undefined if it is still there, and if nobody knows what it was called. */
async function goneItem(path: string, schemas: Schemas): Promise<GoneItem | undefined> {
  const folder = folderOf(path, schemas);
  if (!folder) return undefined;
  const now = readSource(path, []);
  const isDeleted = now.text === "";
  // Only a partner can leave while the file stays.
  if (!isDeleted && folder.pattern !== PARTNERS) return undefined;
  const before = await readCommittedSource(path);
  const name = before ? nameInFile(before) : "";
  if (!before || name === "") return undefined;
  if (isDeleted) return deletedItem(name, before.file, folder.pattern);
  const hasLeft = isPartner(Object(before.yaml.value)) && !isPartner(Object(now.yaml.value));
  if (!hasLeft) return undefined;
  const { file } = before;
  const reason = `${file} says that this person is no partner any more`;
  const textsOfToday = unchangedTexts(path, folder.schema, before);
  return { name, origin: file, reason, textsOfToday };
}

/** The item of a file that is gone. Undefined if the file was only renamed. @param pattern of the files of the folder */
function deletedItem(name: string, file: string, pattern: string): GoneItem | undefined {
  const isRenamed = contentFiles(pattern).some((other) => {
    return nameInFile(readSource(other, [])) === name;
  });
  if (isRenamed) return undefined;
  const advice = pattern === PARTNERS ? ` (${KEEP_FILE_OF_PARTNER})` : "";
  return { name, origin: file, reason: `${file} is deleted${advice}`, textsOfToday: [] };
}

/** The texts about a partner that are those of the last commit, in which this person was a partner. */
function unchangedTexts(path: string, schema: z.ZodType, before: SourceFile): ContentProblem[] {
  const earlier = new Set(leavesOf(schema, before.yaml.value).map(({ value }) => value));
  const { file, texts, meanings } = readTexts(path, schema);
  const unchanged = texts.filter(({ field, value }) => {
    const meaning = meanings.get(field);
    return meaning?.kind === "text" && meaning.isOfToday && earlier.has(value);
  });
  const remedy = "say what was, and not what is: this was written while this person was a partner";
  return unchanged.map((text) => ({ file, ...text, remedy }));
}

/** The name or the title of the item of a file. Empty if the file has neither. */
function nameInFile({ yaml }: SourceFile): string {
  return String(itemName(Object(yaml.value)) ?? "");
}

/** The folder of items to which a file belongs: the pattern of its files, with their schema. Undefined for any other file. */
function folderOf(path: string, schemas: Schemas) {
  return foldersOf(schemas).find(({ pattern }) => matchesGlob(path, pattern));
}

/** The folders of items: the pattern of their files, with their schema. */
function foldersOf(schemas: Schemas) {
  const folders = Object.entries(schemas).map(([pattern, schema]) => ({ pattern, schema }));
  return folders.filter(({ pattern }) => pattern.includes("*"));
}

interface FileTexts {
  file: string;
  texts: WrittenText[];
  /** What the fields mean, by their paths. */
  meanings: ReadonlyMap<string, FieldMeaning | undefined>;
}

function readTexts(path: string, schema: z.ZodType): FileTexts {
  const { file, yaml, body } = readSource(path, []);
  const paragraphs = Array.from(
    body.text.matchAll(/\S(?:.|\n(?!\s*\n))*/g),
    ({ index, 0: value }) => {
      return { field: BODY, line: body.line + lineAt(body.text, index) - 1, value };
    },
  );
  const leaves = leavesOf(schema, yaml.value);
  return {
    file,
    texts: [...leaves.flatMap(textOf), ...paragraphs],
    meanings: new Map(leaves.map(({ path, meaning }) => [path, meaning])),
  };
}

/** The words of a field. Empty for a field with another meaning, such as a link or an id. */
function textOf({ path: field, value, meaning }: Leaf): WrittenText[] {
  const isText = meaning?.kind === "text" || meaning?.kind === "markdown";
  return isText && typeof value === "string" ? [{ field, value }] : [];
}
