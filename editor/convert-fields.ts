import { CHOICE, type EditorField, type Fields, type FieldType, isObject } from "./editor-field.ts";
import { ATTACHMENTS_ADDRESS, PHOTOS_ADDRESS } from "./file-addresses.ts";

/** What a value is converted for. */
type Target = "editor" | "file";

/** Converts a value for the editor or for a file. Undefined if a file does not contain the value. */
function convert(value: unknown, field: EditorField, target: Target): unknown {
  const isOptional = !field.required && field.default === undefined;
  if (target === "file" && isOptional && isEmpty(value)) return undefined;
  if (Array.isArray(value)) {
    const entryField = field.field ?? { ...field, required: true };
    return value.map((entry) => convert(entry, entryField, target));
  }
  if (field.isNumber) return target === "editor" ? shownNumber(value) : writtenNumber(value);
  if (typeof value === "string") return convertText(value, field, target);
  if (!isObject(value)) return value;
  if (field.fields) return convertObject(value, field.fields, target);
  return convertKind(value, field, target);
}

/** A number as a text. Any other value stays, so that the check of the content names it. */
function shownNumber(value: unknown): unknown {
  return typeof value === "number" ? String(value) : value;
}

/** The most digits that a number of JavaScript keeps. */
const MOST_DIGITS = 15;

/** The number that a text is. A text that is no number, such as `62,5`, stays as it was typed: the check then names it. */
function writtenNumber(value: unknown): unknown {
  const text = String(value).trim();
  const isNumber = /^-?\d+(\.\d+)?$/.test(text) && text.replace(/\D/g, "").length <= MOST_DIGITS;
  return isNumber ? Number(text) : value;
}

/** A text; of a field for a photo or an attached file, its name or its address. */
function convertText(value: string, { widget }: EditorField, target: Target): string {
  if (widget === "image") return convertFileName(value, PHOTOS_ADDRESS, target);
  if (widget === "file") return convertFileName(value, ATTACHMENTS_ADDRESS, target);
  return value;
}

function convertFileName(value: string, folder: string, target: Target): string {
  if (target === "file") return value.replace(`${folder}/`, "");
  return value === "" ? "" : `${folder}/${value}`;
}

/** An object of one of several kinds. */
function convertKind(value: Fields, field: EditorField, target: Target): Fields {
  const { types = [], typeKey = "type" } = field;
  const hasKindProperty = typeKey !== CHOICE;
  const named = types.find(({ name }) => name === value[typeKey]);
  const type = named ?? (hasKindProperty ? undefined : kindOf(value, types));
  if (!type) return value;
  const { [typeKey]: _kind, ...rest } = value;
  const converted = convertObject(rest, type.fields, target);
  // In a file the kind follows from the other fields.
  return target === "file" && !hasKindProperty ? converted : { [typeKey]: type.name, ...converted };
}

/** The kind of an object by its fields. A translation has only some of them. */
function kindOf(value: Fields, types: readonly FieldType[]): FieldType | undefined {
  return types.find((type) => fits(value, type)) ?? types.find((type) => knows(value, type));
}

/** Whether a kind knows every field of an object. */
function knows(value: Fields, { fields }: FieldType): boolean {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => fields.some((field) => field.name === name));
}

/** Whether an object has every required field of a kind. */
function fits(value: Fields, { fields }: FieldType): boolean {
  return fields.every(({ required, name }) => !required || Object.hasOwn(value, name));
}

/** Converts the values of an object: first the known fields in their order, then all others. */
export function convertObject(
  value: Fields,
  fields: readonly EditorField[],
  target: Target,
): Fields {
  const converted: Record<string, unknown> = {};
  for (const field of fields) {
    const part = convert(value[field.name], field, target);
    if (part !== undefined) converted[field.name] = part;
  }
  const known = new Set(fields.map(({ name }) => name));
  for (const [name, part] of Object.entries(value)) {
    if (!known.has(name) && part !== undefined) converted[name] = part;
  }
  return converted;
}

/** Whether a value is the editor's value of an empty optional field. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
