import { z } from "zod";
import { CHOICE, type EditorField, type EditorType } from "./content-file.ts";

/** The collection of all that is one file. */
export const SINGLE_FILES = "single";

/** A schema as `z.toJSONSchema` gives it, with what the schemas of this site add by `.meta()`. */
interface JsonSchema
  extends Pick<
    z.core.JSONSchema.JSONSchema,
    | ("title" | "description" | "const" | "enum" | "required" | "minItems" | "maxItems" | "format")
    | ("minLength" | "maxLength" | "minimum" | "exclusiveMinimum")
  > {
  type?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: unknown;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  relation?: Relation;
  /** The source of an expression, and what is said when it does not match. */
  rule?: [source: string, message: string];
}

/** The text is the id of an item of `to`, a folder, chosen by what is `shown`; or one of the `values` of a file. */
type Relation = { to: string; shown: string } | { to: string; values: string };

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
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== without)
    .map(([name, property]) =>
      field(name, property, schema.required?.includes(name) ?? false, `${at}: ${name}`),
    );
}

function field(name: string, schema: JsonSchema, isRequired: boolean, at: string): EditorField {
  // What may be empty may not be asked for; its default says that it stands in the file even then.
  const mayBeEmpty = isRequired ? emptyOf(schema) : undefined;
  return {
    name,
    label: schema.title ?? labelOf(name),
    required: isRequired && mayBeEmpty === undefined,
    ...(schema.description && { hint: schema.description }),
    ...(mayBeEmpty !== undefined && { default: mayBeEmpty }),
    ...typed(name, schema, at),
  };
}

type Typed = Partial<EditorField> & { widget: string };

function typed(name: string, schema: JsonSchema, at: string): Typed {
  const { type, properties, additionalProperties } = schema;
  if (schema.const !== undefined) {
    return { widget: "string", readonly: true, default: schema.const };
  }
  if (schema.enum) return { widget: "select", options: schema.enum.map(String) };
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds?.every((kind) => kind.properties)) return { widget: "object", ...choice(kinds, at) };
  if (type === "string") return text(name, schema);
  if (type === "boolean") return { widget: "boolean" };
  if (type === "integer" || type === "number") return number(schema);
  if (type === "array") return list(name, schema, at);
  if (type === "object" && properties)
    return { widget: "object", fields: objectFields(schema, at) };
  if (Object(additionalProperties).type === "string") return { widget: "keyvalue" };
  return hasNoField(schema, at);
}

function hasNoField(schema: JsonSchema, at: string): never {
  const form = JSON.stringify(schema).slice(0, 200);
  throw new TypeError(`${at}: the editor has no field for a schema of this form: ${form}`);
}

function text(name: string, schema: JsonSchema): Typed {
  const { minLength = 0, maxLength, relation, format, rule } = schema;
  if (relation) return { widget: "relation", ...referenced(relation) };
  if (format === "photo")
    return { widget: "image", accept: "image/jpeg,image/png,image/webp,image/avif" };
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const isShort = maxLength === undefined ? ONE_LINE.test(name) : maxLength <= 90;
  const type = { email: "email", uri: "url" }[format ?? ""];
  return {
    widget: isShort || rule || type ? "string" : "text",
    ...(type && { type }),
    // That a field may not be empty it says already.
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(rule && { pattern: rule }),
  };
}

function referenced(relation: Relation): Partial<EditorField> {
  const name = placeName(relation.to);
  return "values" in relation
    ? { collection: SINGLE_FILES, file: name, value_field: relation.values }
    : { collection: name, value_field: "id", display_fields: [relation.shown] };
}

function number({ type, minimum, exclusiveMinimum }: JsonSchema): Typed {
  const min = exclusiveMinimum === undefined ? minimum : Number(exclusiveMinimum) + 1;
  return {
    widget: "number",
    value_type: type === "integer" ? "int" : "float",
    // An integer of any size has the limit of the language, which tells an editor nothing.
    ...(min !== undefined && min !== Number.MIN_SAFE_INTEGER && { min }),
  };
}

function list(name: string, schema: JsonSchema, at: string): Typed {
  const { items = {}, minItems: min, maxItems: max } = schema;
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const entry = typed(name, items, `${at}, an entry`);
  if (entry.widget === "list") return hasNoField(schema, at);
  if (entry.widget === "object") {
    return { ...entry, widget: "list", collapsed: "auto", ...limits };
  }
  const hint = items.description && { hint: items.description };
  const single = { name: "entry", label: "Entry", required: true, ...entry };
  return { widget: "list", field: single, ...limits, ...hint };
}

/** One of several kinds of an object. */
function choice(kinds: readonly JsonSchema[], at: string): Pick<EditorField, "types" | "typeKey"> {
  const [first] = kinds;
  const tag = Object.keys(first?.properties ?? {}).find((name) =>
    kinds.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
  const types = kinds.map((kind, index): EditorType => {
    const name = String(tag ? kind.properties?.[tag]?.const : (kind.title ?? index));
    return { name, label: labelOf(name), fields: objectFields(kind, `${at}, ${name}`, tag) };
  });
  return { types, typeKey: tag ?? CHOICE };
}

/** What stands in a file where a field that must be there is empty; undefined where it may not be. */
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
  const words = name
    .replaceAll("-", " ")
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
