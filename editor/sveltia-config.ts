/* The configuration of Sveltia CMS (https://sveltiacms.app), as far as this site's own programs read it. */

/** One field of the editor. */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  /** A value that new entries begin with. */
  default?: unknown;
  /** Of an object, or of every entry of a list. */
  fields?: readonly EditorField[];
  /** Of a list of single values. */
  field?: EditorField;
  /** The kinds of an object, or of the entries of a list; `typeKey` names the property that tells them apart. */
  types?: readonly EditorType[];
  typeKey?: string;
  /** Of a relation: the collection whose items are chosen from. */
  collection?: string;
  [option: string]: unknown;
}

/** One of several kinds of an object. */
export type EditorType = Pick<Place, "name" | "label" | "fields">;

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
  /** The field that an item is called by. */
  identifier_field?: string;
  [option: string]: unknown;
}

export interface EditorConfig {
  collections: readonly (Place | { name: string; label: string; files: readonly Place[] })[];
  [option: string]: unknown;
}

/** What a file holds. */
export interface FileForm {
  fields: readonly EditorField[];
  extension: "md" | "yaml";
}

/** The collection of all that is one file. */
export const SINGLE_FILES = "single";

/**
 * In the editor, what kind an object is where its own properties tell: a picture with `file` is a photo. The editor
 * needs a property of its own for that, which stands in no file.
 */
export const CHOICE = "choice";

/** Every file of the editor, or folder of files. */
export function placesOf({ collections }: EditorConfig): readonly Place[] {
  return collections.flatMap((one) => ("files" in one ? (one.files as Place[]) : [one as Place]));
}

/** The form of every place, by the name of its format. */
export function fileForms(config: EditorConfig): ReadonlyMap<string, FileForm> {
  return new Map(
    placesOf(config).map(({ format, fields, extension, file = "" }) => [
      format,
      { fields, extension: extension ?? (file.endsWith(".md") ? "md" : "yaml") },
    ]),
  );
}

/** The collections whose items others find by their ids. */
export function referencedPlaces(config: EditorConfig): readonly Place[] {
  const places = placesOf(config);
  const names = places.flatMap(({ fields }) => everyField(fields)).map((one) => one.collection);
  return places.filter(({ name }) => names.includes(name));
}

/** A list of fields with all those inside them. */
function everyField(fields: readonly EditorField[]): readonly EditorField[] {
  return fields.flatMap((one) => {
    const { field, fields: own = [], types = [] } = one;
    const inside = [...own, ...(field ? [field] : []), ...types.flatMap((type) => type.fields)];
    return [one, ...everyField(inside)];
  });
}
