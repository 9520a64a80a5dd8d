import type { CollectionName } from "#app/model/fields/collection-names.ts";

/** A field of the editor, in the terms of Sveltia CMS (https://sveltiacms.app). */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  default?: unknown;
  /**
   * Of a site in several languages: whether each has a text of its own here (`true`), or all have the same groups and
   * entries (`duplicate`).
   */
  i18n?: true | "duplicate" | undefined;
  /** Of a text whose value in files is a number (convert-fields.ts). Sveltia CMS does not know the option. */
  isNumber?: true;
  /** Of a select whose options are the items of a collection. The configuration has the options in its place. */
  choicesOf?: CollectionName;
  /** Of an object, or of every entry of a list. */
  fields?: readonly EditorField[];
  /** Of a list of single values. */
  field?: EditorField;
  /** The kinds of an object, or of the entries of a list. `typeKey` is the name of the discriminator. */
  types?: readonly FieldType[];
  typeKey?: string;
  [option: string]: unknown;
}

/** The fields inside a field, each changed. */
export function changedParts(
  { field, fields, types }: EditorField,
  change: (part: EditorField) => EditorField,
): Partial<EditorField> {
  return {
    ...(field && { field: change(field) }),
    ...(fields && { fields: fields.map(change) }),
    ...(types && {
      types: types.map((type) => ({ ...type, fields: type.fields.map(change) })),
    }),
  };
}

/** A kind of an object with its fields. */
export interface FieldType {
  name: string;
  label: string;
  /** What the kind is, in one line. */
  description?: string | undefined;
  /** What the editor shows of a folded object of this kind, such as `{{heading}}`. */
  summary?: string | undefined;
  fields: readonly EditorField[];
}

/** The form for a file of content. */
export interface FileForm {
  fields: readonly EditorField[];
  extension: "md" | "yaml";
}

/**
 * The editor's own discriminator, for an object whose kind follows from its other properties: a picture with `file` is
 * a photo.
 */
export const CHOICE = "choice";

/** The values of the fields of a file or of an object, by name. */
export type Fields = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
