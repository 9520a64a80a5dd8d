import { readContentFile, writeContentFile } from "./content-file.ts";
import { type EditorField, type Fields, type FileForm, isObject } from "./editor-field.ts";

/**
 * The file of a translation as a save writes it: only what the translation has of its own. A field that is empty, or
 * that equals the original and was not written so far, stays inherited. A file without a change keeps its text, comments included.
 *
 * @param value the values of the form in the language of the translation
 * @param original the values of the form in the default language
 * @param written the text of the file so far; undefined for a new file
 */
export function writeTranslation(
  value: Fields,
  original: Fields,
  written: string | undefined,
  form: FileForm,
): string {
  const before = written === undefined ? {} : readContentFile(written, form);
  const fieldsToWrite = (fields: Fields) => {
    return translatedFields(fields, original, before, form.fields) ?? {};
  };
  const translation = fieldsToWrite(value);
  const isChanged = written === undefined || sorted(translation) !== sorted(fieldsToWrite(before));
  return isChanged ? writeContentFile(translation, form, written) : written;
}

/** Fields as JSON, in an order that does not depend on how they were read. */
function sorted(fields: Fields): string {
  return JSON.stringify(fields, (_name, value) => {
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
  });
}

/** The fields that a translation has of its own. Undefined if it has none. */
function translatedFields(
  value: Fields,
  original: Fields,
  before: Fields,
  fields: readonly EditorField[],
): Fields | undefined {
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const field = fields.find((field) => field.name === name);
    const translated = translatedValue(part, original[name], before[name], field);
    return translated === undefined ? [] : [[name, translated]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function translatedValue(
  value: unknown,
  original: unknown,
  before: unknown,
  field: EditorField | undefined,
): unknown {
  if (value === undefined || value === null || value === "") return undefined;
  if (Array.isArray(value)) return translatedList(value, original, before, field);
  if (isObject(value)) return translatedObject(value, fieldsIn(original), fieldsIn(before), field);
  return before === undefined && value === original ? undefined : value;
}

/** A list of objects keeps the places of its entries: a translation is laid over the original entry by entry. */
function translatedList(
  value: readonly unknown[],
  original: unknown,
  before: unknown,
  field: EditorField | undefined,
): unknown {
  if (value.every((entry) => entry === "")) return undefined;
  const originalEntries: readonly unknown[] = Array.isArray(original) ? original : [];
  const isSameList = value.length === originalEntries.length;
  if (!value.every(isObject)) {
    const isInherited = before === undefined && isSameList && value.every(isIn(originalEntries));
    return isInherited ? undefined : value;
  }
  // A list with fewer or more entries stands for the whole list.
  if (!isSameList) return value;
  const entriesBefore: readonly unknown[] = Array.isArray(before) ? before : [];
  const entries = value.map((entry, index) => {
    return translatedObject(
      entry,
      fieldsIn(originalEntries[index]),
      fieldsIn(entriesBefore[index]),
      field,
    );
  });
  if (entries.every((entry) => entry === undefined)) return undefined;
  return entries.map((entry, index) => entry ?? kindAlone(value[index] ?? {}, field));
}

function isIn(list: readonly unknown[]): (entry: unknown, index: number) => boolean {
  return (entry, index) => entry === list[index];
}

/** An object with its kind. Undefined if it has nothing but a kind. */
function translatedObject(
  value: Fields,
  original: Fields,
  before: Fields,
  field: EditorField | undefined,
): Fields | undefined {
  const { types, typeKey = "type" } = field ?? {};
  const type = types?.find(({ name }) => name === value[typeKey]);
  const parts = withoutKind(value, field);
  const translated = translatedFields(parts, original, before, type?.fields ?? field?.fields ?? []);
  return translated && { ...kindAlone(value, field), ...translated };
}

/** The property that names the kind of an object. Empty for an object without kinds. */
function kindAlone(value: Fields, field: EditorField | undefined): Fields {
  const { types, typeKey = "type" } = field ?? {};
  return types && value[typeKey] !== undefined ? { [typeKey]: value[typeKey] } : {};
}

function withoutKind(value: Fields, field: EditorField | undefined): Fields {
  const { types, typeKey = "type" } = field ?? {};
  return Object.fromEntries(Object.entries(value).filter(([name]) => !types || name !== typeKey));
}

function fieldsIn(value: unknown): Fields {
  return isObject(value) ? value : {};
}
