import { parse, stringify } from "yaml";
import { isPlainName, isPlainText } from "#app/model/plain-yaml.ts";
import { splitFrontMatter } from "#app/model/yaml-fields.ts";

/* The format of every file in content/. The editor and `npm run content -- --format` read and write it. */

/** A field of the editor, in the terms of Sveltia CMS (https://sveltiacms.app). */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  default?: unknown;
  /**
   * Of a site in several languages: whether each has a text of its own here (`true`), or all have the same groups and
   * entries (`duplicate`).
   */
  i18n?: true | "duplicate" | undefined;
  /** Of an object, or of every entry of a list. */
  fields?: readonly EditorField[];
  /** Of a list of single values. */
  field?: EditorField;
  /** The kinds of an object, or of the entries of a list. `typeKey` is the name of the discriminator. */
  types?: readonly FieldType[];
  typeKey?: string;
  [option: string]: unknown;
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

export interface FileForm {
  fields: readonly EditorField[];
  extension: "md" | "yaml";
}

/**
 * The editor's own discriminator, for an object whose kind follows from its other properties: a picture with `file` is
 * a photo.
 */
export const CHOICE = "choice";

/** The field of the editor for the Markdown below the fields of a file. */
export const BODY = "body";

/**
 * The prefix of a photo's address on the site. The editor needs the address; files have only the name after the prefix.
 */
const PHOTOS = "/photos/";

/** The same for a file that content attaches. */
export const ATTACHMENTS_PREFIX = "/downloads/";

export type Fields = Readonly<Record<string, unknown>>;
type Target = "editor" | "file";

/**
 * What the editor shows of a file.
 *
 * @throws Error, in words, if the file is not YAML
 */
export function readContentFile(text: string, form: FileForm): Fields {
  if (form.extension === "yaml") return editorValue(parseYaml(text), "", form);
  const { yaml = "", body } = splitFrontMatter(text);
  return editorValue(parseYaml(yaml), body, form);
}

/**
 * What the editor shows of a file that has been parsed.
 *
 * @param written the fields as written in the file
 * @param body the Markdown below them; empty for a file of fields alone
 */
export function editorValue(
  written: Fields,
  body: string,
  { fields, extension }: FileForm,
): Fields {
  const value = convertObject(written, fields, "editor");
  return extension === "md" ? { ...value, [BODY]: readBody(body) } : value;
}

function parseYaml(yaml: string): Fields {
  const value: unknown = parse(yaml);
  if (!isObject(value)) throw new Error("It does not begin with fields");
  return value;
}

/** What Sveltia CMS adds to the entries of lists while a form is open. A save leaves it out, but a preview gets it. */
const EDITOR_KEY = /^__sc_/;

/** The values of a form without what the editor itself has added. */
export function withoutEditorKeys(value: Fields): Fields {
  return withoutKeys(value) as Fields;
}

function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (!isObject(value)) return value;
  const contentFields = Object.entries(value).filter(([name]) => !EDITOR_KEY.test(name));
  return Object.fromEntries(contentFields.map(([name, part]) => [name, withoutKeys(part)]));
}

/**
 * Writes the file for the editor's fields: in the order of the schema, each text in a single line.
 *
 * @param before the text of the file so far. Names that no schema orders, such as those of the figures, keep its order.
 */
export function writeContentFile(value: Fields, form: FileForm, before?: string): string {
  const { fields, extension } = form;
  const ordered = before === undefined ? value : inOrderOf(readContentFile(before, form), value);
  const { [BODY]: body = "", ...front } = ordered;
  const written = convertObject(front, fields, "file");
  const yaml = writeFields(written);
  return extension === "md" ? `---\n${yaml}---\n\n${writeBody(String(body))}\n` : yaml;
}

/**
 * Values with their names in the order of a file; new names follow. Sveltia CMS passes the values of a form through
 * Immutable.js, which forgets the order of more than eight names.
 */
function inOrderOf(before: Fields, value: Fields): Fields {
  const known = Object.keys(before).filter((name) => Object.hasOwn(value, name));
  const names = new Set([...known, ...Object.keys(value)]);
  const entries = Array.from(names, (name) => {
    const part = value[name];
    const partBefore = before[name];
    const isOrdered = isObject(part) && isObject(partBefore);
    return [name, isOrdered ? inOrderOf(partBefore, part) : part];
  });
  return Object.fromEntries(entries);
}

/**
 * Writes fields as YAML. The library is slow if a check writes ten thousand files. It writes only the fields that need
 * it: lists, and texts that may need quotes.
 */
function writeFields(fields: Fields): string {
  const entries = Object.entries(fields);
  if (entries.length === 0) return stringify(fields);
  return entries.map(([name, value]) => writeField(name, value)).join("");
}

function writeField(name: string, value: unknown): string {
  if (isPlainName(name)) {
    if (isPlainText(value)) return `${name}: ${value}\n`;
    if (isObjectOfPlainTexts(value)) {
      const lines = Object.entries(value).map(([part, text]) => `  ${part}: ${text}\n`);
      return `${name}:\n${lines.join("")}`;
    }
  }
  return stringify({ [name]: value }, { lineWidth: 0, aliasDuplicateObjects: false });
}

function isObjectOfPlainTexts(value: unknown): value is Fields {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 && entries.every(([name, text]) => isPlainName(name) && isPlainText(text))
  );
}

/** Converts a value for the editor or for a file. Undefined if a file does not contain the value. */
function convert(value: unknown, field: EditorField, target: Target): unknown {
  const isOptional = !field.required && field.default === undefined;
  if (target === "file" && isOptional && isEmpty(value)) return undefined;
  if (Array.isArray(value)) {
    const entryField = field.field ?? { ...field, required: true };
    return value.map((entry) => convert(entry, entryField, target));
  }
  if (typeof value === "string") return convertText(value, field, target);
  if (!isObject(value)) return value;
  if (field.fields) return convertObject(value, field.fields, target);
  return convertKind(value, field, target);
}

/** A text; of a field for a photo or an attached file, its name or its address. */
function convertText(value: string, { widget }: EditorField, target: Target): string {
  if (widget === "image") return convertFileName(value, PHOTOS, target);
  if (widget === "file") return convertFileName(value, ATTACHMENTS_PREFIX, target);
  return value;
}

function convertFileName(value: string, prefix: string, target: Target): string {
  if (target === "file") return value.replace(prefix, "");
  return value === "" ? "" : prefix + value;
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

/** Converts each field: first the known fields in their order, then all others. */
function convertObject(value: Fields, fields: readonly EditorField[], target: Target): Fields {
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

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Asterisks around emphasized words: `*so*`. Asterisks inside words and before list items are excluded. */
const EMPHASIS = /(?<![*\w\\])\*(?![\s*])([^*\n_]+?)(?<![\s\\])\*(?![*\w])/g;

/** A thematic break between empty lines. Without the empty lines the line above would be a heading. */
const THEMATIC_BREAK = /(?<=^|\n\n)(?:---+|___+)(?=\n\n|$)/g;

/** Matches the beginning of a picture with a file name, up to that name. */
const PICTURE_BY_NAME = /(!\[[^\]]*\]\()(?!\/|[a-z]+:)/g;

/** Matches the beginning of a picture with an address on the site, up to the file name. */
const PICTURE_BY_ADDRESS = /(!\[[^\]]*\]\()\/photos\//g;

/** Converts a text for the editor: pictures get their address on the site. */
function readBody(markdown: string): string {
  return outsideFences(markdown, (text) => text.replace(PICTURE_BY_NAME, `$1${PHOTOS}`));
}

/** Converts a text for the file: pictures get their file name, and syntax with several spellings gets one spelling. */
function writeBody(markdown: string): string {
  return outsideFences(markdown, (text) =>
    text.replace(PICTURE_BY_ADDRESS, "$1").replace(EMPHASIS, "_$1_").replace(THEMATIC_BREAK, "***"),
  );
}

/** Changes a text outside of fenced blocks, because these contain no Markdown. */
function outsideFences(markdown: string, change: (text: string) => string): string {
  // Every second part is a fenced block.
  const parts = markdown.trim().split(/(^```[\s\S]*?^```$)/gm);
  return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join("");
}
