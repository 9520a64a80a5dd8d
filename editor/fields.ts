import { z } from "zod";
import { CHOICE, type EditorField } from "./content-file.ts";

/** The collection of all that is one file. */
export const SINGLE_FILES = "single";

/** A schema as `z.toJSONSchema` gives it, with what the schemas of this site add by `.meta()`. */
interface JsonSchema
  extends Pick<
    z.core.JSONSchema.JSONSchema,
    | ("title" | "description" | "const" | "enum" | "required" | "minItems" | "maxItems" | "format")
    | ("minLength" | "maxLength" | "minimum")
  > {
  type?: string;
  additionalProperties?: unknown;
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  /** The text is the id of an item of `to`, a folder, chosen by what is `shown`; or one of the `values` of a file. */
  relation?: { to: string; shown: string } | { to: string; values: string };
  /** The source of an expression, and what is said when it does not match. */
  rule?: [source: string, message: string];
}

/** Texts that are names rather than sentences: one line in the editor. */
const ONE_LINE =
  /(id|title|name|label|heading|headline|kicker|href|value|file|seed|city|region|street|code|phone|email|date|year|leader|author|service|path|more|locality|location|center|blue|red|yellow)$/i;

/** The fields of the editor for the schema of a file. @throws TypeError, in words, for a form that it has no field for */
export function fieldsOf(schema: z.ZodType, file: string): EditorField[] {
  // What JSON Schema cannot say is an empty schema there, which has no field.
  const options = { io: "input", unrepresentable: "any", override: addRule } as const;
  return objectFields(z.toJSONSchema(schema, options) as JsonSchema, file);
}

/** JSON Schema has no place for what is said when an expression does not match. */
function addRule({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }) {
  const { checks = [] } = zodSchema._zod.def as { checks?: z.core.$ZodCheck[] };
  for (const { _zod } of checks) {
    const { pattern, error } = _zod.def as z.core.$ZodCheckRegexDef;
    const message = error?.({ code: "custom", input: "", path: [] } as never);
    if (pattern) Object.assign(jsonSchema, { rule: [pattern.source, String(message)] });
  }
}

function objectFields(schema: JsonSchema, at: string, without?: string): EditorField[] {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => name !== without);
  return properties.map(([name, property]) => {
    const isRequired = schema.required?.includes(name) ?? false;
    // What may be empty may not be asked for; its default says that it stands in the file even then.
    const empty = isRequired ? emptyOf(property) : undefined;
    return {
      name,
      label: property.title ?? labelOf(name),
      hint: property.description,
      required: isRequired && empty === undefined,
      default: empty,
      ...control(name, property, `${at}: ${name}`),
    };
  });
}

type Control = Partial<EditorField> & { widget: string };

/** What a field is filled in by; what is undefined does not stand in the editor's configuration. */
function control(name: string, schema: JsonSchema, at: string): Control {
  const { type, properties, items = {}, relation, format, rule, minLength = 0, maxLength } = schema;
  if (schema.const !== undefined)
    return { widget: "string", readonly: true, default: schema.const };
  if (schema.enum) return { widget: "select", options: schema.enum.map(String) };
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds?.every((kind) => kind.properties)) return { widget: "object", ...choice(kinds, at) };
  if (relation) {
    const to = placeName(relation.to);
    return "values" in relation
      ? { widget: "relation", collection: SINGLE_FILES, file: to, value_field: relation.values }
      : { widget: "relation", collection: to, value_field: "id", display_fields: [relation.shown] };
  }
  if (format === "photo")
    return { widget: "image", accept: "image/jpeg,image/png,image/webp,image/avif" };
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (type === "string") {
    const isShort = maxLength === undefined ? ONE_LINE.test(name) : maxLength <= 90;
    const kind = { email: "email", uri: "url" }[format ?? ""];
    return {
      widget: isShort || rule || kind ? "string" : "text",
      type: kind,
      pattern: rule,
      // That a field may not be empty it says already.
      minlength: minLength > 1 ? minLength : undefined,
      maxlength: maxLength,
    };
  }
  if (type === "boolean") return { widget: "boolean" };
  if (type === "integer") return { widget: "number", value_type: "int", min: schema.minimum };
  if (type === "number") return { widget: "number", value_type: "float", min: schema.minimum };
  if (type === "object" && properties)
    return { widget: "object", fields: objectFields(schema, at) };
  if (Object(schema.additionalProperties).type === "string") return { widget: "keyvalue" };
  const entry = type === "array" ? control(name, items, `${at}, an entry`) : undefined;
  if (!entry || entry.widget === "list") {
    const form = JSON.stringify(schema).slice(0, 200);
    throw new TypeError(`${at}: the editor has no field for a schema of this form: ${form}`);
  }
  const list = { widget: "list", min: schema.minItems, max: schema.maxItems };
  if (entry.widget === "object") return { ...entry, ...list, collapsed: "auto" };
  const single = { name: "entry", label: "Entry", required: true, ...entry };
  return { ...list, field: single, hint: items.description ?? schema.description };
}

/** One of several kinds of an object. */
function choice(kinds: readonly JsonSchema[], at: string) {
  const tag = Object.keys(kinds[0]?.properties ?? {}).find((name) =>
    kinds.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
  const types = kinds.map((kind, index) => {
    const name = String(tag ? kind.properties?.[tag]?.const : (kind.title ?? index));
    return { name, label: labelOf(name), fields: objectFields(kind, `${at}, ${name}`, tag) };
  });
  return { types, typeKey: tag ?? CHOICE };
}

/** What stands in a file where a required field is empty; undefined where it may not be. */
function emptyOf({ type, minItems = 0, minLength = 0, ...schema }: JsonSchema): unknown {
  if (type === "array" && minItems === 0) return [];
  const isFree = !(schema.enum ?? schema.const ?? schema.rule ?? schema.format);
  return type === "string" && minLength === 0 && isFree ? "" : undefined;
}

/** The name of a file or a folder in the editor, such as `insights-blogs` for `insights/blogs/*.md`. */
export function placeName(path: string): string {
  return path.replace(/(\/\*)?\.\w+$/, "").replaceAll("/", "-");
}

/** `navDescription` and `growth-services` as words: "Nav description", "Growth services". */
export function labelOf(name: string): string {
  const words = name.replaceAll("-", " ").replace(/(?<=[a-z])[A-Z]/g, " $&");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
