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
  types?: readonly { name: string; label: string; fields: readonly EditorField[] }[];
  typeKey?: string;
  [option: string]: unknown;
}

export interface FileForm {
  fields: readonly EditorField[];
  extension: "md" | "yaml";
}

/** The editor's own property for the kind of an object that its other ones tell: a picture with `file` is a photo. */
export const CHOICE = "choice";

/** The field of the editor for the Markdown below the fields of a file. */
export const BODY = "body";

/** Photos in fields and texts are named from here; the editor wants their address on the site. */
const PHOTOS = "/photos/";

type Fields = Readonly<Record<string, unknown>>;
type Target = "editor" | "file";

/** What the editor shows of a file. @throws Error, in words, when the file is not YAML */
export function readContentFile(text: string, { fields, extension }: FileForm): Fields {
  const { yaml, body } = extension === "md" ? splitFrontMatter(text) : { yaml: text };
  const value: unknown = parse(yaml ?? "");
  if (!isObject(value)) throw new Error("It does not begin with fields");
  const shown = convertObject(value, fields, "editor");
  return body === undefined ? shown : { ...shown, [BODY]: readBody(body) };
}

/** The file for what the editor holds: the fields in the order of the schema, one line for each text. */
export function writeContentFile(value: Fields, { fields, extension }: FileForm): string {
  const { [BODY]: body = "", ...front } = value;
  const written = convertObject(front, fields, "file");
  const yaml = stringify(written, { lineWidth: 0, aliasDuplicateObjects: false });
  return extension === "md" ? `---\n${yaml}---\n\n${writeBody(String(body))}\n` : yaml;
}

/** A value as the editor has it, or as it stands in a file: undefined where it stands in none. */
function convert(value: unknown, field: EditorField, target: Target): unknown {
  const isOptional = !field.required && field.default === undefined;
  if (target === "file" && isOptional && isNothing(value)) return undefined;
  const entry = field.field ?? { ...field, required: true };
  if (Array.isArray(value)) return value.map((one) => convert(one, entry, target));
  if (field.widget === "image" && typeof value === "string")
    return target === "editor" ? value && PHOTOS + value : value.replace(PHOTOS, "");
  if (!isObject(value)) return value;
  if (field.fields) return convertObject(value, field.fields, target);
  const { types = [], typeKey = "type" } = field;
  // The kind of an object: what it says itself, else the one whose required fields it has.
  const has = ({ required, name }: EditorField) => !required || Object.hasOwn(value, name);
  const type =
    types.find(({ name }) => name === value[typeKey]) ??
    (typeKey === CHOICE ? types.find(({ fields }) => fields.every(has)) : undefined);
  if (!type) return value;
  const { [typeKey]: _kind, ...rest } = value;
  const parts = convertObject(rest, type.fields, target);
  return typeKey === CHOICE && target === "file" ? parts : { [typeKey]: type.name, ...parts };
}

/** Converts each field; in the order of the fields, what is none of them last. */
function convertObject(value: Fields, fields: readonly EditorField[], target: Target): Fields {
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(value)]);
  const parts = [...names].flatMap((name) => {
    const field = fields.find((one) => one.name === name);
    const part = field ? convert(value[name], field, target) : value[name];
    return part === undefined ? [] : [[name, part]];
  });
  return Object.fromEntries(parts);
}

/** What the editor has for an optional field that nobody filled in. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isNothing);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Marks around a stressed word or sentence: `*so*`. Asterisks inside words and at the head of lists are none. */
const STRESS = /(?<![*\w\\])\*(?![\s*])([^*\n_]+?)(?<![\s\\])\*(?![*\w])/g;

/** A rule, between empty lines: otherwise the line above were a heading. */
const RULE = /(?<=^|\n\n)(?:---+|___+)(?=\n\n|$)/g;

/** The text for the editor: pictures by their address on the site. */
const readBody = (markdown: string) =>
  outsideFences(markdown, (text) => text.replace(/(!\[[^\]]*\]\()(?!\/|[a-z]+:)/g, `$1${PHOTOS}`));

/** The text for the file: pictures by their name, and one way of writing what Markdown can write in several. */
const writeBody = (markdown: string) =>
  outsideFences(markdown, (text) =>
    text
      .replace(/(!\[[^\]]*\]\()\/photos\//g, "$1")
      .replace(STRESS, "_$1_")
      .replace(RULE, "***"),
  );

/** Changes a text, but for blocks whose inside is no Markdown: ```exhibit and the like. */
function outsideFences(markdown: string, change: (text: string) => string): string {
  return markdown
    .trim()
    .split(/(^```[\s\S]*?^```$)/gm)
    .map((text, index) => (index % 2 === 0 ? change(text) : text))
    .join("");
}
