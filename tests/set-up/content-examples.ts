import { parse } from "yaml";
import { z } from "zod";
import { writeContentFile } from "../../editor/content-file.ts";
import { convertObject } from "../../editor/convert-fields.ts";
import { fileForm, type Schemas } from "../../editor/editor-config.ts";
import type { EditorField, Fields } from "../../editor/editor-field.ts";

/** An example of fields in a document: the lines between "```yaml" and "```". */
export interface Example {
  /** Its first line in the document, counted from 1. */
  line: number;
  yaml: string;
}

export function examplesIn(document: string): Example[] {
  return Array.from(document.matchAll(/^```yaml\n([\s\S]*?)^```$/gm), (match) => {
    const line = document.slice(0, match.index).split("\n").length + 1;
    return { line, yaml: match[1] ?? "" };
  });
}

/**
 * What the editor writes of the fields of an example: of fields of a file, or of entries of a list.
 *
 * @param schemas of the files in content/, by their paths
 * @returns the lines for each file, or each list, that has these fields; none if the content has no such fields
 * @throws YAMLParseError if the example is no YAML
 */
export function asTheEditorWrites({ yaml }: Example, schemas: Schemas): string[] {
  const value: unknown = parse(yaml);
  return Object.entries(schemas).flatMap(([path, schema]) => {
    const { fields } = fileForm(path, schema);
    if (Array.isArray(value)) return writtenEntries(value, fields);
    return acceptsFields(schema, Object(value)) ? [written(Object(value), fields)] : [];
  });
}

function written(value: Fields, fields: readonly EditorField[]): string {
  const form = { fields, extension: "yaml" } as const;
  return writeContentFile(convertObject(value, fields, "editor"), form);
}

function acceptsFields(schema: z.ZodType, value: Fields): boolean {
  if (!(schema instanceof z.ZodObject)) return false;
  return Object.entries(value).every(([name, part]) => {
    const field: z.ZodType | undefined = schema.shape[name];
    return field?.safeParse(part).success;
  });
}

/** The entries as each list that knows their fields would have them, without the name of the list. */
function writtenEntries(entries: readonly Fields[], fields: readonly EditorField[]): string[] {
  const lists = listsOf(fields).filter((list) => entries.every((entry) => knowsEntry(list, entry)));
  return lists.map((list) => {
    const [, ...lines] = written({ [list.name]: entries }, [list]).split("\n");
    return lines.join("\n");
  });
}

/** The fields with a list, at any depth. */
function listsOf(fields: readonly EditorField[]): EditorField[] {
  return fields.flatMap((field) => {
    const inner = [...(field.fields ?? []), ...(field.types ?? []).flatMap((type) => type.fields)];
    return [...(field.widget === "list" ? [field] : []), ...listsOf(inner)];
  });
}

function knowsEntry({ fields = [], types = [], typeKey }: EditorField, entry: Fields): boolean {
  const names = Object.keys(entry).filter((name) => name !== typeKey);
  const forms = [fields, ...types.map((type) => type.fields)];
  return forms.some((form) => names.every((name) => form.some((field) => field.name === name)));
}
