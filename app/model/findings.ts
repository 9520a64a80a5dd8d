import type { AttachmentKind } from "./attachment-types.ts";
import type { ContentProblem } from "./content-problem.ts";
import { type ContentSource, ORIGINAL } from "./content-source.ts";
import type { ReferenceMeaning } from "./fields/meaning.ts";
import type { SourceFile } from "./source-file.ts";
import type { TranslateReference } from "./translated-references.ts";

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
export type FilePosition = Pick<ContentProblem, "file" | "line">;

/** The text of a field and its place. */
export type FieldValue = FilePosition & { field: string; value: string };

/** A field that refers to an item. */
export type FoundReference = FieldValue & { meaning: ReferenceMeaning };

/** A field that names a photo. */
export type FoundPhoto = FieldValue & { isLogo: boolean };

/** A field that names an attached file. */
export type FoundAttachment = FieldValue & { accepts: AttachmentKind };

/** The versions that a preview reads instead of files with problems. */
export interface SourceReplacements {
  /** Earlier versions of files, by path below the content folder. The files themselves may have been deleted. */
  earlier: ReadonlyMap<string, SourceFile>;
  /** Files that are skipped as if they did not exist. */
  leftOut: ReadonlySet<string>;
}

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
  /** For a translation: the parts of files that refer to items that it lacks. Pages leave them out, which is no fault. */
  leftOutParts: ContentProblem[];
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
    leftOutParts: [],
  };
}
