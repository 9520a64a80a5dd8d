import type { ContentFault } from "../platform/site-definition.ts";
import type { BodyForms } from "./body-blocks.ts";
import type { EditorConfig } from "./editor-config.ts";
import type { EditorField } from "./editor-field.ts";
import { originalFile, translationOf } from "./translated-entries.ts";

/** Where the entries of the editor are: its collections, and the languages that their files exist in. */
export type EntryPlaces = Pick<EditorConfig, "collections" | "languages">;

/** The entries of the editor with all their fields. */
export interface EditorEntries extends EntryPlaces {
  /** The fields of the blocks of data in texts. */
  bodyForms: BodyForms;
}

/** An entry of the editor. */
interface EditorEntry {
  /** Its name with that of its collection. */
  name: string;
  /** The address of its form, below that of the editor. */
  address: string;
  fields: readonly EditorField[];
}

/** Where a fault is, in the words of the editor. */
export interface FaultPosition {
  /** Such as `Pages and files › Home`, or `Partners › x (German)`; for a file that the editor does not open its path. */
  entry: string;
  /** Such as `Footer › Columns, entry 3 › Label`. */
  field: string;
}

/** Names the entry and the field of a fault by the labels that the editor shows. */
export function faultPosition(
  { file, field }: Pick<ContentFault, "file" | "field">,
  entries: EditorEntries,
): FaultPosition {
  const entry = entryOf(file, entries);
  return entry
    ? { entry: entry.name, field: fieldName(field, entry.fields, entries.bodyForms) }
    : { entry: file, field };
}

/**
 * What to do about a fault, in words for a form. The remedies of files say how to write a field, which an empty field of a form
 * does not need: its control says whether to write or to choose.
 */
export function remedyInForm({ value, remedy }: Pick<ContentFault, "value" | "remedy">): string {
  return isEmpty(value) ? "fill in this field" : remedy;
}

/** Whether a fault is that of a field with nothing in it, not even an entry of a list. @param value as JSON */
export function isToFillIn(value: string): boolean {
  return isEmpty(value) || value === "[]";
}

/** Whether a fault is that of an empty field. @param value as JSON; `(missing)` for none */
function isEmpty(value: string): boolean {
  return value === '""' || value === "null" || value === "(missing)";
}

/** The value of a fault as a form shows it: a text, a number, yes or no. Undefined for groups and lists, which have no text. */
export function shownValue(value: string): string | undefined {
  return isEmpty(value) || /^[[{]/.test(value) ? undefined : value;
}

/** The address of the form for a file, below that of the editor. Undefined for a file that the editor does not open. */
export function entryAddress(file: string, entries: EntryPlaces): string | undefined {
  return entryOf(file, entries)?.address;
}

/** The name of the entry that a file is; the path of a file that the editor does not open. */
export function entryName(file: string, entries: EntryPlaces): string {
  return entryOf(file, entries)?.name ?? file;
}

/** @param file such as `content/leaders/x.yaml`, or `content/de/leaders/x.yaml` of a translation */
function entryOf(file: string, { collections, languages }: EntryPlaces): EditorEntry | undefined {
  const folder = translationOf(file, languages);
  const original = folder === undefined ? file : originalFile(file, folder);
  const entry = originalEntry(original, collections);
  if (!entry || folder === undefined) return entry;
  return { ...entry, name: `${entry.name} (${languageName(folder)})` };
}

/** The name of a language in English, such as `German`. */
function languageName(tag: string): string {
  return new Intl.DisplayNames(["en"], { type: "language" }).of(tag) ?? tag;
}

/** @param file such as `content/leaders/x.yaml` */
function originalEntry(
  file: string,
  collections: EntryPlaces["collections"],
): EditorEntry | undefined {
  for (const collection of collections) {
    const { label } = collection;
    const addressOfEntries = `#/collections/${collection.name}/entries/`;
    if ("files" in collection) {
      const single = collection.files.find((candidate) => candidate.file === file);
      if (!single) continue;
      const address = addressOfEntries + single.name;
      return { name: `${label} › ${single.label}`, address, fields: single.fields };
    }
    const { folder, extension, fields } = collection;
    const isInFolder = file.startsWith(`${folder}/`) && file.endsWith(`.${extension}`);
    if (!isInFolder) continue;
    const id = file.slice(folder.length + 1, -extension.length - 1);
    return { name: `${label} › ${id}`, address: addressOfEntries + id, fields };
  }
  return undefined;
}

/** A field of a block of data in a text, such as `body exhibit 1: rows[0].value`. */
const FIELD_OF_BLOCK = /^(?<text>\S+) (?<kind>[a-z][a-z ]*) (?<number>\d+): (?<path>.+)$/;

/**
 * A field by the labels on the way to it.
 *
 * @param path such as `footer.columns[2].label`, or `body exhibit 1: kind` for a part of a text
 */
function fieldName(path: string, fields: readonly EditorField[], forms: BodyForms): string {
  const { text, kind, number, path: inBlock } = FIELD_OF_BLOCK.exec(path)?.groups ?? {};
  if (text === undefined || inBlock === undefined) return labelsOnWay(path, fields);
  const known = kind === "exhibit" ? forms.exhibit : [];
  return `${labelsOnWay(text, fields)}, ${kind} ${number} › ${labelsOnWay(inBlock, known)}`;
}

function labelsOnWay(path: string, fields: readonly EditorField[]): string {
  const labels: string[] = [];
  let known = fields;
  for (const name of path.split(/[.[\]]+/).filter(Boolean)) {
    if (/^\d+$/.test(name)) {
      labels.push(`${labels.pop()}, entry ${Number(name) + 1}`);
      continue;
    }
    const field = known.find((candidate) => candidate.name === name);
    // Such as `(file)`, for the file as a whole.
    if (!field && labels.length === 0) return path;
    labels.push(field?.label ?? name);
    known = field?.fields ?? field?.types?.flatMap((type) => type.fields) ?? [];
  }
  return labels.join(" › ");
}
