import { matchesGlob } from "node:path";
import { changedPaths, newPaths } from "./content-history.ts";
import type { ContentProblem } from "./content-problem.ts";
import { BODY } from "./fields/field-leaves.ts";
import { lineAt } from "./line-at.ts";
import type { Item } from "./publication.ts";
import { isPartner } from "./schemas/collections.ts";
import {
  contentFiles,
  contentRoot,
  readCommittedSource,
  readSource,
  type SourceFile,
} from "./source-file.ts";

/*
 * What a copied or deleted file may have left behind since the last commit. Without git nothing is found.
 */

/** Two files have words of this length in common only if one was copied from the other. An id has no blanks. */
const COPIED_WORDS = /^(?=.{40})\S+\s/;

/** A text of a file: of a field, or a paragraph of the Markdown below the fields. */
interface WrittenText {
  field: string;
  /** Left out for a field, whose line follows from its name. */
  line?: number;
  value: string;
}

/**
 * Texts of new files that stand in an earlier file of the same folder, too: somebody copied that file and has not changed
 * them yet.
 *
 * @param patterns of the files in content/, such as `industries/*.yaml`
 */
export async function copiedTexts(patterns: readonly string[]): Promise<ContentProblem[]> {
  const added = new Set(await newPaths(contentRoot()));
  return [...added].sort().flatMap((path) => {
    const pattern = folderPattern(path, patterns);
    if (pattern === undefined) return [];
    const earlierPaths = contentFiles(pattern).filter((earlier) => !added.has(earlier));
    const earlierTexts = new Map<string, string>();
    for (const { file, texts } of earlierPaths.map(readTexts)) {
      for (const { value } of texts) earlierTexts.set(value, file);
    }
    const { file, texts } = readTexts(path);
    return texts.flatMap(({ value, ...place }) => {
      const origin = earlierTexts.get(value);
      if (origin === undefined || !COPIED_WORDS.test(value)) return [];
      return [
        { file, ...place, value, remedy: `write another text: this one is that of ${origin}` },
      ];
    });
  });
}

const PARTNERS = "leaders/*.yaml";

/** The files that say what the firm offers. Insights and legal texts may name anything. */
const SPOKEN_OF_FIRM = /^(?!insights\/|legal\/|words\.yaml)/;

/**
 * Texts about the firm that name an item whose file was deleted, or a partner who has left. Links and references to them are
 * faults of their own.
 *
 * @param patterns of the files in content/, such as `industries/*.yaml`
 */
export async function namesOfLeft(patterns: readonly string[]): Promise<ContentProblem[]> {
  const changed = await changedPaths(contentRoot());
  const found = changed.map((path) => {
    const pattern = folderPattern(path, patterns);
    return pattern === undefined ? undefined : leftName(path, pattern);
  });
  const names = (await Promise.all(found)).filter((name) => name !== undefined);
  if (names.length === 0) return [];
  const searched = contentFiles([...patterns]).filter((path) => SPOKEN_OF_FIRM.test(path));
  return searched.map(readTexts).flatMap(({ file, texts }) =>
    texts.flatMap((text) =>
      names.flatMap(({ name, expression, origin, reason }) => {
        if (file === origin || !expression.test(text.value)) return [];
        const remedy = `say something else if this is about “${name}”: ${reason}`;
        return [{ file, ...text, remedy }];
      }),
    ),
  );
}

interface LeftName {
  name: string;
  /** The name in any case of its letters, as words of their own. */
  expression: RegExp;
  /** The file that was deleted or changed. */
  origin: string;
  reason: string;
}

/**
 * The name of an item that has left since the last commit. Undefined if the item has not left.
 *
 * @param path of a changed or deleted file
 */
async function leftName(path: string, pattern: string): Promise<LeftName | undefined> {
  const now = readSource(path, []);
  const isDeleted = now.text === "";
  if (!isDeleted && pattern !== PARTNERS) return undefined;
  const before = await readCommittedSource(path);
  const name = before && itemName(before);
  if (!before || !name) return undefined;
  const hasLeft = isPartner(Object(before.yaml.value)) && !isPartner(Object(now.yaml.value));
  if (isDeleted ? isNameOfAnother(name, pattern) : !hasLeft) return undefined;
  const { file } = before;
  const words = RegExp.escape(name);
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "iu");
  const reason = isDeleted ? `${file} is deleted` : `by ${file}, that is no partner any more`;
  return { name, expression, origin: file, reason };
}

function itemName({ yaml }: SourceFile): string {
  const { name, title }: Partial<Item> = Object(yaml.value);
  return String(name ?? title ?? "");
}

/** Whether a file of the folder has the name, for example because the deleted file was renamed. */
function isNameOfAnother(name: string, pattern: string): boolean {
  return contentFiles(pattern).some((path) => itemName(readSource(path, [])) === name);
}

/** The pattern of the folder of items to which a file belongs. Undefined for any other file. */
function folderPattern(path: string, patterns: readonly string[]): string | undefined {
  return patterns.find((pattern) => pattern.includes("*") && matchesGlob(path, pattern));
}

function readTexts(path: string): { file: string; texts: WrittenText[] } {
  const { file, yaml, body } = readSource(path, []);
  const paragraphs = Array.from(
    body.text.matchAll(/\S(?:.|\n(?!\s*\n))*/g),
    ({ index, 0: value }) => {
      return { field: BODY, line: body.line + lineAt(body.text, index) - 1, value };
    },
  );
  return { file, texts: [...textsIn(yaml.value, ""), ...paragraphs] };
}

/** The texts in the fields of a file, at any depth. */
function textsIn(value: unknown, field: string): WrittenText[] {
  if (typeof value === "string") return [{ field, value }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => textsIn(entry, `${field}[${index}]`));
  }
  return Object.entries(Object(value)).flatMap(([name, part]) =>
    textsIn(part, field === "" ? name : `${field}.${name}`),
  );
}
