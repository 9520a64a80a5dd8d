import { parse, stringify } from "yaml";
import { splitFrontMatter } from "#app/model/yaml-fields.ts";

/* The format of every file in content/. The editor and `npm run content -- --format` read and write it. */

/** A field of the editor, in the terms of Sveltia CMS (https://sveltiacms.app). */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  default?: unknown;
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
interface FieldType {
  name: string;
  label: string;
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

/** Writes the file for the editor's fields: in the order of the schema, each text in a single line. */
export function writeContentFile(value: Fields, { fields, extension }: FileForm): string {
  const { [BODY]: body = "", ...front } = value;
  const written = convertObject(front, fields, "file");
  const yaml = writeFields(written);
  return extension === "md" ? `---\n${yaml}---\n\n${writeBody(String(body))}\n` : yaml;
}

/** A text that YAML contains as it is, without quotes: words of plain letters, or a date. */
const PLAIN_TEXT = /^(?:[A-Za-z][\w ,.;'’()?!/-]*|\d{4}-\d\d-\d\d)(?<! )$/;

/** Words that YAML does not read as a text. */
const YAML_CONSTANT = /^(?:null|true|false)$/i;

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
  if (isPlainText(name)) {
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
  return entries.length > 0 && entries.flat().every(isPlainText);
}

function isPlainText(value: unknown): boolean {
  return typeof value === "string" && PLAIN_TEXT.test(value) && !YAML_CONSTANT.test(value);
}

/** Converts a value for the editor or for a file. Undefined if a file does not contain the value. */
function convert(value: unknown, field: EditorField, target: Target): unknown {
  const isOptional = !field.required && field.default === undefined;
  if (target === "file" && isOptional && isEmpty(value)) return undefined;
  if (Array.isArray(value)) {
    const entryField = field.field ?? { ...field, required: true };
    return value.map((entry) => convert(entry, entryField, target));
  }
  if (field.widget === "image" && typeof value === "string") return convertPhoto(value, target);
  if (!isObject(value)) return value;
  if (field.fields) return convertObject(value, field.fields, target);
  return convertKind(value, field, target);
}

/** The name of a photo's file, or its address. */
function convertPhoto(value: string, target: Target): string {
  if (target === "file") return value.replace(PHOTOS, "");
  return value === "" ? "" : PHOTOS + value;
}

/** An object of one of several kinds. */
function convertKind(value: Fields, field: EditorField, target: Target): Fields {
  const { types = [], typeKey = "type" } = field;
  const hasKindProperty = typeKey !== CHOICE;
  const named = types.find(({ name }) => name === value[typeKey]);
  const type = named ?? (hasKindProperty ? undefined : types.find((type) => fits(value, type)));
  if (!type) return value;
  const { [typeKey]: _kind, ...rest } = value;
  const converted = convertObject(rest, type.fields, target);
  // In a file the kind follows from the other fields.
  return target === "file" && !hasKindProperty ? converted : { [typeKey]: type.name, ...converted };
}

/** Whether an object has every required field of a kind. */
function fits(value: Fields, { fields }: FieldType): boolean {
  return fields.every(({ required, name }) => !required || Object.hasOwn(value, name));
}

/** Converts each field: first the known fields in their order, then all others. */
function convertObject(value: Fields, fields: readonly EditorField[], target: Target): Fields {
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(value)]);
  const converted: Record<string, unknown> = {};
  for (const name of names) {
    const field = fields.find((field) => field.name === name);
    const part = field ? convert(value[name], field, target) : value[name];
    if (part !== undefined) converted[name] = part;
  }
  return converted;
}

/** Whether a value is the editor's value of an empty optional field. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

function isObject(value: unknown): value is Fields {
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
