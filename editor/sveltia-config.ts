/** A file of the editor, or all files of a folder. */
export interface Place {
  name: string;
  label: string;
  fields: readonly EditorField[];
  /** Of the file's form; the browser registers how each is read and written. */
  format: string;
  file?: string;
  folder?: string;
  extension?: FileForm["extension"];
  identifier_field?: string;
  slug?: string;
  summary?: string;
  create?: boolean;
  delete?: boolean;
  sortable_fields?: unknown;
}

/** Files that the editor lists together. */
interface Group {
  name: string;
  label: string;
  files: readonly Place[];
}

/** The configuration of Sveltia CMS, as far as this site needs it. */
export interface EditorConfig {
  collections: readonly (Place | Group)[];
  [option: string]: unknown;
}

/** What a file holds. */
export interface FileForm {
  fields: readonly EditorField[];
  extension: "md" | "yaml";
}

/** The configuration without what only this site's own programs read. */
export function forSveltia<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(forSveltia) as Part;
  if (typeof part !== "object" || part === null || part instanceof RegExp) return part;
  const entries = Object.entries(part).filter(([name]) => name !== "loose");
  return Object.fromEntries(entries.map(([name, value]) => [name, forSveltia(value)])) as Part;
}

/** The form of every file of the editor, by the name of its format. */
export function fileForms({ collections }: EditorConfig): ReadonlyMap<string, FileForm> {
  const places = collections.flatMap((one) => ("files" in one ? one.files : [one]));
  return new Map(
    places.map(({ format, fields, extension, file = "" }) => [
      format,
      { fields, extension: extension ?? (file.endsWith(".md") ? "md" : "yaml") },
    ]),
  );
}

/** One field of the editor, in the terms of Sveltia CMS, as far as the schemas of this site need them. */
export interface EditorField {
  name: string;
  label: string;
  widget: Widget;
  required: boolean;
  hint?: string;
  /** A value that new entries begin with. */
  default?: unknown;
  readonly?: boolean;
  /** What a text must match, and what is said when it does not. */
  pattern?: readonly [RegExp, string];
  minlength?: number;
  maxlength?: number;
  /** Of numbers, and of how many entries a list has. */
  min?: number;
  max?: number;
  /** Of a line of text: `email` or `url`; of a moment: `date`. */
  type?: string;
  format?: string;
  value_type?: string;
  options?: readonly string[];
  /** Of an object, or of every entry of a list. */
  fields?: readonly EditorField[];
  /** Of a list of single values. */
  field?: EditorField;
  /** The kinds of an object, or of the entries of a list; `typeKey` names the property that tells them apart. */
  types?: readonly EditorType[];
  typeKey?: string;
  collapsed?: "auto";
  collection?: string;
  file?: string;
  value_field?: string;
  display_fields?: readonly string[];
  accept?: string;
  buttons?: readonly string[];
  editor_components?: readonly string[];
  /** A line in the editor, numbers or a list of them in the file. Sveltia CMS is not told. */
  loose?: { isList: boolean };
}

/** The collection of all that is one file. */
export const SINGLE_FILES = "single";

/** One of several kinds of an object. */
export interface EditorType {
  name: string;
  label: string;
  fields: readonly EditorField[];
}

type Widget =
  | "boolean"
  | "datetime"
  | "image"
  | "keyvalue"
  | "list"
  | "markdown"
  | "number"
  | "object"
  | "relation"
  | "select"
  | "string"
  | "text";

/**
 * In the editor, what kind an object is where its own properties tell: a picture with `file` is a photo. The editor
 * needs a property of its own for that, which stands in no file.
 */
export const CHOICE = "choice";
