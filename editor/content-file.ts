import { parse, stringify } from "yaml";
import { BODY } from "#app/model/fields/body-field.ts";
import { isPlainName, isPlainText } from "#app/model/yaml/plain-yaml.ts";
import { splitFrontMatter } from "#app/model/yaml/yaml-fields.ts";
import { readBody, writeBody } from "./body-markdown.ts";
import { convertObject } from "./convert-fields.ts";
import { type Fields, type FileForm, isObject } from "./editor-field.ts";

/* The format of every file in content/. The editor and `npm run content -- --format` read and write it. */

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
  if (extension === "yaml") return yaml;
  const text = writeBody(String(body));
  return `---\n${yaml}---\n${text && `\n${text}\n`}`;
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
