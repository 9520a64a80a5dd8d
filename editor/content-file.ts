import { parse, stringify } from "yaml";
import { splitFrontMatter } from "#app/model/yaml-fields.ts";

/* The form of every file in content/: the editor reads and writes by it, and `npm run content -- --format` too. */

/** One field of the editor, as Sveltia CMS has it (https://sveltiacms.app). */
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
  /** The kinds of an object, or of the entries of a list; `typeKey` names the property that tells them apart. */
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

/** The editor's own property for the kind of an object that its other ones tell: a picture with `file` is a photo. */
export const CHOICE = "choice";

/** The field of the editor for the Markdown below the fields of a file. */
export const BODY = "body";

/** Files name photos by what follows this; the editor wants their address on the site. */
const PHOTOS = "/photos/";

export type Fields = Readonly<Record<string, unknown>>;
type Target = "editor" | "file";

/**
 * What the editor shows of a file.
 *
 * @throws Error, in words, when the file is not YAML
 */
export function readContentFile(text: string, form: FileForm): Fields {
  if (form.extension === "yaml") return editorValue(parseYaml(text), "", form);
  const { yaml = "", body } = splitFrontMatter(text);
  return editorValue(parseYaml(yaml), body, form);
}

/**
 * What the editor shows of a file that has been parsed.
 *
 * @param written the fields as they stand in the file
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

/** The file for what the editor holds: the fields in the order of the schema, one line for each text. */
export function writeContentFile(value: Fields, { fields, extension }: FileForm): string {
  const { [BODY]: body = "", ...front } = value;
  const written = convertObject(front, fields, "file");
  const yaml = stringify(written, { lineWidth: 0, aliasDuplicateObjects: false });
  return extension === "md" ? `---\n${yaml}---\n\n${writeBody(String(body))}\n` : yaml;
}

/** A value as the editor has it, or as it stands in a file: undefined where it stands in no file. */
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
  // In a file the other fields alone tell the kind.
  return target === "file" && !hasKindProperty ? converted : { [typeKey]: type.name, ...converted };
}

/** Whether an object has every required field of a kind. */
function fits(value: Fields, { fields }: FieldType): boolean {
  return fields.every(({ required, name }) => !required || Object.hasOwn(value, name));
}

/** Converts each field: first the known fields in their order, then every other one. */
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

/** Whether a value is what the editor has for an optional field that nobody filled in. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Asterisks around stressed words: `*so*`. Asterisks inside words and at the head of lists are no such marks. */
const EMPHASIS = /(?<![*\w\\])\*(?![\s*])([^*\n_]+?)(?<![\s\\])\*(?![*\w])/g;

/** A thematic break between empty lines: without those the line above would be a heading. */
const THEMATIC_BREAK = /(?<=^|\n\n)(?:---+|___+)(?=\n\n|$)/g;

/** A picture by the name of its file, up to that name. */
const PICTURE_BY_NAME = /(!\[[^\]]*\]\()(?!\/|[a-z]+:)/g;

/** A picture by its address on the site, up to the name of its file. */
const PICTURE_BY_ADDRESS = /(!\[[^\]]*\]\()\/photos\//g;

/** The text for the editor: pictures by their address on the site. */
function readBody(markdown: string): string {
  return outsideFences(markdown, (text) => text.replace(PICTURE_BY_NAME, `$1${PHOTOS}`));
}

/** The text for the file: pictures by their name, and one way of writing what Markdown can write in several. */
function writeBody(markdown: string): string {
  return outsideFences(markdown, (text) =>
    text.replace(PICTURE_BY_ADDRESS, "$1").replace(EMPHASIS, "_$1_").replace(THEMATIC_BREAK, "***"),
  );
}

/** Changes a text, but for fenced blocks, whose inside is no Markdown. */
function outsideFences(markdown: string, change: (text: string) => string): string {
  // Every second part is a fenced block.
  const parts = markdown.trim().split(/(^```[\s\S]*?^```$)/gm);
  return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join("");
}
