import { parse, stringify } from "yaml";
import { CHOICE, type EditorField, type FileForm } from "./sveltia-config.ts";

/* The form of every file in content/: the editor reads and writes by it, and `npm run content -- --format` too. */

type Fields = Readonly<Record<string, unknown>>;

/** The field of the editor for the Markdown below the fields of a file. */
export const BODY = "body";

/** What stands between two lines of `---` at the top of a Markdown file. */
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Photos in fields and texts are named from here; the editor wants their address on the site. */
const PHOTOS = "/photos/";

/**
 * What the editor shows of a file.
 *
 * @throws Error, in words, when the file is not YAML
 */
export function readContentFile(text: string, { fields, extension }: FileForm): Fields {
  const { front, yaml } = splitFile(text, extension);
  if (yaml === undefined) throw new Error("It does not begin with fields between two lines of ---");
  const value: unknown = parse(yaml);
  if (!isObject(value)) throw new Error("It holds no fields");
  return {
    ...convertObject(value, fields, read),
    ...(extension === "md" && { [BODY]: readBody(text.slice(front.length)) }),
  };
}

/** The YAML of a file and what it stands in; undefined where Markdown has none. */
export function splitFile(text: string, extension: FileForm["extension"]) {
  const parts = extension === "md" ? (FRONT_MATTER.exec(text) ?? []) : ["", text];
  const [front = "", yaml] = parts;
  return { front, yaml };
}

/** The file for what the editor holds: the fields in the order of the schema, one line for each text. */
export function writeContentFile(value: Fields, { fields, extension }: FileForm): string {
  const { [BODY]: body, ...front } = value;
  const holdsText = extension === "md";
  const written = convertObject(holdsText ? front : value, fields, write);
  const yaml = stringify(written, { lineWidth: 0, aliasDuplicateObjects: false });
  return holdsText ? `---\n${yaml}---\n\n${writeBody(String(body ?? ""))}\n` : yaml;
}

type Convert = (value: unknown, field: EditorField) => unknown;

function read(value: unknown, field: EditorField): unknown {
  if (field.widget === "image" && typeof value === "string" && value !== "") return PHOTOS + value;
  return convertParts(value, field, read);
}

function write(value: unknown, field: EditorField): unknown {
  if (!field.required && field.default === undefined && isNothing(value)) return undefined;
  if (field.widget === "image" && typeof value === "string" && value.startsWith(PHOTOS)) {
    return value.slice(PHOTOS.length);
  }
  return convertParts(value, field, write);
}

function convertParts(value: unknown, field: EditorField, convert: Convert): unknown {
  if (Array.isArray(value)) return value.map((entry) => convertPart(entry, field, convert));
  return convertPart(value, field, convert);
}

function convertPart(value: unknown, field: EditorField, convert: Convert): unknown {
  if (field.field) return convert(value, field.field);
  if (!isObject(value)) return value;
  if (!field.types) return field.fields ? convertObject(value, field.fields, convert) : value;
  const { typeKey = "type" } = field;
  const type = typeOf(value, field);
  if (!type) return value;
  const { [typeKey]: kind, ...rest } = value;
  const parts = convertObject(rest, type.fields, convert);
  if (typeKey !== CHOICE) return { [typeKey]: kind, ...parts };
  return convert === read ? { [CHOICE]: type.name, ...parts } : parts;
}

/** The kind of an object: what it says itself, else the one whose required fields it has. */
function typeOf(value: Fields, { types = [], typeKey = "type" }: EditorField) {
  const name = value[typeKey];
  if (typeof name === "string") return types.find((type) => type.name === name);
  if (typeKey !== CHOICE) return undefined;
  return types.find(({ fields }) =>
    fields.every((field) => !field.required || Object.hasOwn(value, field.name)),
  );
}

/** Converts each field; in the order of the fields, what is none of them last. */
function convertObject(value: Fields, fields: readonly EditorField[], convert: Convert): Fields {
  const known = fields
    .filter(({ name }) => Object.hasOwn(value, name))
    .map((field) => [field.name, convert(value[field.name], field)] as const)
    .filter(([, converted]) => converted !== undefined);
  const names = new Set(fields.map(({ name }) => name));
  const others = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries([...known, ...others]);
}

/** What the editor has for an optional field that nobody filled in. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isNothing);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Blocks whose inside is no Markdown: ```exhibit and the like. */
const FENCED = /^```[\s\S]*?^```$/gm;

/** Marks around a stressed word or sentence: `*so*`. Asterisks inside words and at the head of lists are none. */
const STRESS = /(?<![*\w\\])\*(?![\s*])([^*\n_]+?)(?<![\s\\])\*(?![*\w])/g;

/** A rule, between empty lines: otherwise the line above were a heading. */
const RULE = /(?<=^|\n\n)(?:---+|___+)(?=\n\n|$)/g;

const PICTURE = /(!\[[^\]]*\]\()(?!\/|[a-z]+:)/g;
const SITE_PICTURE = new RegExp(`(!\\[[^\\]]*\\]\\()${PHOTOS}`, "g");

/** The text for the editor: pictures by their address on the site. */
function readBody(markdown: string): string {
  return outsideFences(markdown.trim(), (text) => text.replace(PICTURE, `$1${PHOTOS}`));
}

/** The text for the file: pictures by their name, and one way of writing what Markdown can write in several. */
function writeBody(markdown: string): string {
  return outsideFences(markdown.trim(), (text) =>
    text.replace(SITE_PICTURE, "$1").replace(STRESS, "_$1_").replace(RULE, "***"),
  );
}

function outsideFences(markdown: string, change: (text: string) => string): string {
  const fences = markdown.match(FENCED) ?? [];
  return markdown
    .split(FENCED)
    .map((text, index) => change(text) + (fences[index] ?? ""))
    .join("");
}
