import type { z } from "zod";
import { typographic } from "#app/base/typography.ts";
import { isolated } from "#app/words/isolate.ts";
import type { AttachmentKind } from "./attachment-types.ts";
import { type ContentProblem, oneOf } from "./content-problem.ts";
import { type ContentSource, ORIGINAL } from "./content-source.ts";
import { TOKEN } from "./content-tokens.ts";
import { BODY, bodyLeaves, type Leaf, leavesOf } from "./fields/field-leaves.ts";
import type { ReferenceMeaning } from "./fields/meaning.ts";
import { ORIGINAL_TAG } from "./language.ts";
import { CONTENT_SCHEMAS } from "./schemas/content-schemas.ts";
import { lineAt, type SourceFile } from "./source-file.ts";
import { type TranslateReference, translateReferences } from "./translated-references.ts";
import { validate } from "./validate.ts";

/** A content file: its fields and the Markdown below them. */
export interface Entry<Fields> {
  /** Below the repository, such as `content/leaders/x.yaml`. */
  file: string;
  /** If the file has a problem, any field may be missing. Then only further checks may use them. */
  fields: Fields;
  isValid: boolean;
  /** The problems that the file shows by itself. */
  problems: readonly ContentProblem[];
  /** Empty for YAML files. */
  body: string;
}

/** A file, and a line if it is known. */
type FilePosition = Pick<ContentProblem, "file" | "line">;

/** The text of a field and its place. */
export type FieldValue = FilePosition & { field: string; value: string };

/** A field that refers to an item. */
export type FoundReference = FieldValue & { meaning: ReferenceMeaning };

/** A field that names a photo. */
export type FoundPhoto = FieldValue & { isLogo: boolean };

/** The versions that a preview reads instead of files with problems. */
export interface SourceReplacements {
  /** Earlier versions of files, by path below the content folder. The files themselves may have been deleted. */
  earlier: ReadonlyMap<string, SourceFile>;
  /** Files that are skipped as if they did not exist. */
  leftOut: ReadonlySet<string>;
}

/** A field that names an attached file. */
export type FoundAttachment = FieldValue & { accepts: AttachmentKind };

/** What the reader has found in the files. */
export interface Findings {
  problems: ContentProblem[];
  /** Fields with an address. */
  links: FieldValue[];
  /** Fields and bodies in Markdown. */
  markdownTexts: FieldValue[];
  references: FoundReference[];
  photos: FoundPhoto[];
  attachments: FoundAttachment[];
  /** Files with problems that may hide an item. Another file may refer to an item in them. */
  uncertainFiles: Set<string>;
  /** The files that were read, by path below the content folder. */
  sources: Map<string, SourceFile>;
  /** The paths of files that do not match their schema. */
  invalidPaths: Set<string>;
  replacements: SourceReplacements;
  /** Where the files come from. */
  source: ContentSource;
  /** For a translation: the ids of the original's items by their files, such as `content/leaders/x.yaml`. */
  originalIds: ReadonlyMap<string, string>;
  /** For a translation: the decoded addresses of the default language. */
  originalAddresses?: ReadonlySet<string> | undefined;
  /** For a translation: gives inherited references their values in it. */
  translateReference?: TranslateReference | undefined;
}

const NO_REPLACEMENTS: SourceReplacements = { earlier: new Map(), leftOut: new Set() };

/** Findings before anything was read. */
export function noFindings({
  replacements = NO_REPLACEMENTS,
  source = ORIGINAL,
  originalIds = new Map<string, string>(),
  originalAddresses,
  translateReference,
}: Partial<
  Pick<
    Findings,
    "replacements" | "source" | "originalIds" | "originalAddresses" | "translateReference"
  >
> = {}): Findings {
  return {
    problems: [],
    links: [],
    markdownTexts: [],
    references: [],
    photos: [],
    attachments: [],
    uncertainFiles: new Set(),
    sources: new Map(),
    invalidPaths: new Set(),
    replacements,
    source,
    originalIds,
    originalAddresses,
    translateReference,
  };
}

type Path = keyof typeof CONTENT_SCHEMAS;
type Fields<At extends Path> = z.output<(typeof CONTENT_SCHEMAS)[At]>;

/**
 * Matches a token such as `{firm}` with the full stop after it, or an HTML entity, except `\&amp;`, and `&amp;` within
 * code.
 */
const TOKEN_OR_ENTITY = new RegExp(
  `${TOKEN.source}(\\.?)|${/(?<!\\|\B`)&(?:#\d+|#x[\da-f]+|[a-z]{2,31}\d*);/.source}`,
  "gi",
);

/** Markdown that plain text never contains: a bold word, a link, a heading, a fenced block. */
const MARKDOWN_SIGNS = /\*\*\S|\[[^\]]+\]\([^)\s]+\)|^#{2,} |^```/m;

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
  const { problems, links, markdownTexts, references, photos, attachments } = findings;
  const { uncertainFiles, replacements, source: contentSource } = findings;

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
    const source = replacements.earlier.get(path) ?? contentSource.read(path, problems);
    const { file, yaml, body } = source;
    findings.sources.set(path, source);
    const isReadable = problems.slice(countBefore).every(({ field }) => field === BODY);
    if (!isReadable) uncertainFiles.add(file);
    const exactFields = isExact ? undefined : markdownFields(schema, yaml.value);
    const { isInherited } = source;
    const filled = mapTexts(yaml.value, (text, field) => {
      const filledText = fill(text, { file, field });
      if (!exactFields || exactFields.has(field)) return filledText;
      const isOriginal = contentSource.folder === "" || isInherited?.(field);
      return typographic(filledText, isOriginal ? ORIGINAL_TAG : contentSource.folder);
    });
    const { translateReference } = findings;
    const removed =
      isInherited && translateReference
        ? translateReferences(schema, filled, isInherited, translateReference)
        : new Map<string, string[]>();
    for (const leaf of leavesOf(schema, filled)) {
      // An inherited reference may name an item that the translation lacks. Everything else was checked in the original.
      const isChecked = leaf.meaning?.kind === "reference" || !isInherited?.(leaf.path);
      if (isChecked) note(leaf, { file });
    }
    const valid = validate(file, { ...yaml, value: filled }, schema, problems);
    if (valid === undefined) findings.invalidPaths.add(path);
    for (const problem of problems.slice(countBefore)) {
      const names = removed.get(problem.field)?.join(", ");
      if (names) problem.remedy += `: translate what the original names here: ${names}`;
    }
    const { line } = body;
    const filledBody = fill(body.text, { file, field: BODY, line });
    for (const leaf of bodyLeaves(filledBody)) note(leaf, { file, line });
    return {
      file,
      fields: valid ?? (Object(filled) as z.output<T>),
      isValid: valid !== undefined,
      problems: problems.slice(countBefore),
      body: filledBody,
    };
  }

  /** Collects the checks that a value needs beyond its schema. */
  function note({ path: field, value, meaning }: Leaf, position: FilePosition): void {
    if (typeof value !== "string") return;
    switch (meaning?.kind) {
      case "text":
        if (MARKDOWN_SIGNS.test(value)) {
          problems.push({
            ...position,
            field,
            value,
            remedy: "write plain words: there is no Markdown in this field",
          });
        }
        break;
      case "link":
        links.push({ ...position, field, value });
        break;
      case "markdown":
        markdownTexts.push({ ...position, field, value });
        break;
      case "reference":
        references.push({ ...position, field, value, meaning });
        break;
      case "photo":
        photos.push({ ...position, field, value, isLogo: meaning.isLogo });
        break;
      case "attachment":
        attachments.push({ ...position, field, value, accepts: meaning.accepts });
        break;
    }
  }

  /** Replaces the tokens of a text. Reports HTML entities, because pages would show them as written. */
  function fill(text: string, { line, ...position }: Omit<FieldValue, "value">): string {
    const report = (index: number, value: string, remedy: string) => {
      const lineInFile = line && line + lineAt(text, index) - 1;
      problems.push({ ...position, line: lineInFile, value, remedy });
    };
    return text.replace(
      TOKEN_OR_ENTITY,
      (match, name: string | undefined, fullStop: string, index: number) => {
        if (name === undefined) {
          report(index, match, entityRemedy(match));
          return match;
        }
        const token = `{${name}}`;
        if (!tokens) return token + fullStop;
        if (!Object.hasOwn(tokens, name)) {
          if (isExact) return match;
          report(index, token, tokenRemedy(token, Object.keys(tokens)));
          return match;
        }
        const words = String(tokens[name] ?? token);
        // "Ltd." at the end of a sentence gets no second full stop.
        return isolated(words, text) + (words.endsWith(".") ? "" : fullStop);
      },
    );
  }

  return { readFile, readFolder, readFolderAs, readAs };
}

/** The paths of fields in Markdown. Its straight quotation marks can be part of an element; body.ts sets the others. */
function markdownFields(schema: z.ZodType, value: unknown): ReadonlySet<string> {
  const leaves = leavesOf(schema, value).filter(({ meaning }) => meaning?.kind === "markdown");
  return new Set(leaves.map(({ path }) => path));
}

function entityRemedy(entity: string): string {
  const character = entity === "&nbsp;" ? "a space" : "the character itself";
  return `write ${character}: ${entity} is shown as it stands`;
}

function tokenRemedy(token: string, known: readonly string[]): string {
  if (known.length === 0) return "write the words: there are no names";
  return oneOf(
    token,
    known.map((name) => `{${name}}`),
  );
}

/** Returns the replacement of a text; `field` is its path. */
type Replace = (text: string, field: string) => string;

/** Replaces every text in a value. */
export function mapTexts(value: unknown, replace: Replace, field = ""): unknown {
  if (typeof value === "string") return replace(value, field);
  if (Array.isArray(value)) {
    return value.map((entry, index) => mapTexts(entry, replace, `${field}[${index}]`));
  }
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, part]) => {
    return [name, mapTexts(part, replace, field === "" ? name : `${field}.${name}`)];
  });
  return Object.fromEntries(entries);
}
