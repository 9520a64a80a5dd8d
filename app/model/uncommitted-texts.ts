import { matchesGlob } from "node:path";
import type { z } from "zod";
import { changedPaths, newPaths } from "./content-history.ts";
import type { ContentProblem } from "./content-problem.ts";
import { BODY, fieldsAt, type Leaf, leavesOf } from "./fields/field-leaves.ts";
import type { DrawingField } from "./fields/picture-fields.ts";
import { idOf } from "./items.ts";
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

/** A text that a copy may have kept. */
interface KeptText extends WrittenText {
  /** The same for the same text of another file. */
  key: string;
}

/**
 * Texts of new files, one that is being written for the first time among them, that stand in an earlier file of the same folder, too: somebody copied that file and has not changed
 * them yet. The drawing of a copy is such a text, too. What stands in a template of pages was not copied from another page.
 */
export async function copiedTexts(schemas: Schemas): Promise<ContentProblem[]> {
  const added = new Set(await newPaths(contentRoot()));
  const ofTemplates = new Set<unknown>(templateTexts(schemas));
  return foldersOf(schemas).flatMap(({ pattern, schema }) => {
    const paths = contentFiles(pattern);
    const newFiles = paths.filter((path) => added.has(path) || isFirstWritten(path));
    if (newFiles.length === 0) return [];
    const earlierFiles = paths.filter((path) => !newFiles.includes(path));
    const texts = filesOfTexts(earlierFiles, schema);
    const drawings = filesOfDrawings(earlierFiles);
    return newFiles.flatMap((path) => {
      const copies = copiesIn(path, schema, texts).filter(({ value }) => !ofTemplates.has(value));
      return [...copies, ...copiedDrawing(path, drawings)];
    });
  });
}

/** The files of texts that a copy may have kept, by the keys of the texts. */
function filesOfTexts(paths: readonly string[], schema: z.ZodType): Map<string, string> {
  const files = new Map<string, string>();
  for (const path of paths) {
    const { file, texts } = readKeptTexts(path, schema);
    for (const { key } of texts) files.set(key, file);
  }
  return files;
}

/**
 * The texts of a file that a copy may have kept: the long ones, and headings of any length, which tell two files apart. Two
 * partners may hold the same office.
 */
function readKeptTexts(path: string, schema: z.ZodType): { file: string; texts: KeptText[] } {
  const { file, texts, headings } = readTexts(path, schema);
  const isPerson = headings.has("name");
  const kept = texts.flatMap((text): KeptText[] => {
    const { field, value } = text;
    if (value.length >= SHORTEST_COPY) return [{ ...text, key: value }];
    const isOffice = isPerson && field === "title";
    return headings.has(field) && !isOffice ? [{ ...text, key: `${field}: ${value}` }] : [];
  });
  return { file, texts: kept };
}

/** @param origins the files of texts that may have been copied, by the keys of the texts */
function copiesIn(
  path: string,
  schema: z.ZodType,
  origins: ReadonlyMap<string, string>,
): ContentProblem[] {
  const { file, texts } = readKeptTexts(path, schema);
  return texts.flatMap(({ key, ...text }) => {
    const origin = origins.get(key);
    if (origin === undefined) return [];
    return [{ file, ...text, remedy: `write another text: this one is that of ${origin}` }];
  });
}

/** The drawing of an item with a seed of its own. Without a seed the id of the item gives its drawing. */
function drawingOf(path: string): { file: string; seed: string; key: string } | undefined {
  const { file, yaml } = readSource(path, []);
  const { picture }: { picture?: Partial<DrawingField> } = Object(yaml.value);
  const { seed, alt, ...look } = Object(picture) as Partial<DrawingField>;
  if (seed === undefined) return undefined;
  return { file, seed, key: JSON.stringify([seed, look]) };
}

/** The files of drawings with a seed, by the keys of the drawings. */
function filesOfDrawings(paths: readonly string[]): Map<string, string> {
  const drawings = paths.map(drawingOf).filter((drawing) => drawing !== undefined);
  return new Map(drawings.map(({ key, file }) => [key, file]));
}

/** @param origins the files of drawings that may have been copied, by their keys */
function copiedDrawing(path: string, origins: ReadonlyMap<string, string>): ContentProblem[] {
  const drawing = drawingOf(path);
  const origin = drawing && origins.get(drawing.key);
  if (!drawing || origin === undefined) return [];
  const remedy = `this drawing is that of ${origin}: write another seed`;
  return [{ file: drawing.file, field: "picture.seed", value: drawing.seed, remedy }];
}

const PARTNERS = "leaders/*.yaml";

/** The fields of a partner that say what the partner does today. */
const ABOUT_PARTNER = /^(?:title$|meta\.|bio$|biography\[)/;

/**
 * The files about the firm and what it offers. Insights and legal texts may name anything, and a redirect names what is gone.
 */
const ABOUT_FIRM = /^(?!insights\/|legal\/|words\.yaml|redirects\.yaml)/;

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
    const searched = contentFiles(pattern).filter((path) => ABOUT_FIRM.test(path));
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
  const { redirects }: Partial<RedirectFields> = Object(
    readSource("redirects.yaml", []).yaml.value,
  );
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
  const isNamedById =
    folder && fieldsAt(folder.schema, yaml.value, [])?.known.includes("formerIds");
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

/** The item of a file that was changed or deleted. Undefined if it is still there. */
async function goneItem(path: string, schemas: Schemas): Promise<GoneItem | undefined> {
  const folder = folderOf(path, schemas);
  if (!folder) return undefined;
  const now = readSource(path, []);
  const isDeleted = now.text === "";
  // Only a partner can leave while the file stays.
  if (!isDeleted && folder.pattern !== PARTNERS) return undefined;
  const before = await readCommittedSource(path);
  const name = before ? itemName(before) : "";
  if (!before || name === "") return undefined;
  const { file } = before;
  if (isDeleted) {
    // A file that was renamed is no deleted item.
    const hasOtherFile = contentFiles(folder.pattern).some((other) => {
      return itemName(readSource(other, [])) === name;
    });
    const advice = folder.pattern === PARTNERS ? ` (${KEEP_FILE_OF_PARTNER})` : "";
    const reason = `${file} is deleted${advice}`;
    return hasOtherFile ? undefined : { name, origin: file, reason, textsOfToday: [] };
  }
  const hasLeft = isPartner(Object(before.yaml.value)) && !isPartner(Object(now.yaml.value));
  if (!hasLeft) return undefined;
  const reason = `${file} says that this person is no partner any more`;
  const textsOfToday = unchangedTexts(path, folder.schema, before);
  return { name, origin: file, reason, textsOfToday };
}

/** The texts about a partner that are those of the last commit, in which this person was a partner. */
function unchangedTexts(path: string, schema: z.ZodType, before: SourceFile): ContentProblem[] {
  const earlier = new Set(leavesOf(schema, before.yaml.value).map(({ value }) => value));
  const { file, texts } = readTexts(path, schema);
  const unchanged = texts.filter(({ field, value }) => {
    return ABOUT_PARTNER.test(field) && earlier.has(value);
  });
  const remedy = "say what was, and not what is: this was written while this person was a partner";
  return unchanged.map((text) => ({ file, ...text, remedy }));
}

/** The name or the title of an item. Empty if it has neither. */
function itemName({ yaml }: SourceFile): string {
  const { name, title }: Partial<Item> = Object(yaml.value);
  return String(name ?? title ?? "");
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
  /** The fields that are headings. */
  headings: ReadonlySet<string>;
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
  const headings = leaves.filter(({ meaning }) => meaning?.search === "heading");
  return {
    file,
    texts: [...leaves.flatMap(textOf), ...paragraphs],
    headings: new Set(headings.map(({ path }) => path)),
  };
}

/** The words of a field. Empty for a field with another meaning, such as a link or an id. */
function textOf({ path: field, value, meaning }: Leaf): WrittenText[] {
  const isText = meaning?.kind === "text" || meaning?.kind === "markdown";
  return isText && typeof value === "string" ? [{ field, value }] : [];
}
