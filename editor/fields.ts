import { z } from "zod";
import { CHOICE, type EditorField, type EditorType, SINGLE_FILES } from "./sveltia-config.ts";

/** A schema as `z.toJSONSchema` gives it, with what the schemas of this site add by `.meta()`. */
interface JsonSchema
  extends Pick<
    z.core.JSONSchema.JSONSchema,
    | ("title" | "description" | "const" | "enum" | "required" | "minItems" | "maxItems" | "format")
    | ("minLength" | "maxLength" | "minimum" | "maximum" | "exclusiveMinimum")
  > {
  type?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  relation?: Relation;
  /** An expression, and what is said when it does not match. */
  rule?: { source: string; flags: string; message: string };
}

/** The text is the id of an item of `to`, a folder, chosen by what is `shown`; or one of the `values` of a file. */
type Relation = { to: string; shown: string } | { to: string; values: string };

/** Texts that are names rather than sentences: one line in the editor. */
const ONE_LINE =
  /(id|title|name|label|heading|headline|kicker|href|value|file|seed|city|region|street|code|phone|email|date|year|leader|author|service|path|more|locality|location|center|blue|red|yellow)$/i;

/**
 * The fields of the editor for a schema.
 *
 * @param file for messages
 * @throws TypeError, in words, for a form of schema that the editor has no field for
 */
export function fieldsOf(schema: z.ZodType, file: string): EditorField[] {
  // What JSON Schema cannot say is an empty schema there, which has no field.
  const options = { io: "input", unrepresentable: "any", override: addRule } as const;
  return objectFields(z.toJSONSchema(schema, options) as JsonSchema, file);
}

/** JSON Schema has no place for the flags of an expression, nor for what is said when it does not match. */
function addRule({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }) {
  const { checks = [] } = zodSchema._zod.def as { checks?: z.core.$ZodCheck[] };
  for (const { _zod } of checks) {
    const { pattern, error } = _zod.def as z.core.$ZodCheckRegexDef;
    if (!(pattern instanceof RegExp)) continue;
    if ("rule" in jsonSchema) throw new TypeError("The editor has one expression for each field");
    const message = error?.({ code: "custom", input: "", path: [] } as never);
    const { source, flags } = pattern;
    Object.assign(jsonSchema, { rule: { source, flags, message: String(message ?? "") } });
  }
}

function objectFields(schema: JsonSchema, at: string, without?: string): EditorField[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== without)
    .map(([name, property]) => {
      if (name === CHOICE)
        throw new TypeError(`${at}: the editor needs the name "${CHOICE}" itself`);
      return field(name, property, schema.required?.includes(name) ?? false, `${at}: ${name}`);
    });
}

function field(name: string, schema: JsonSchema, isRequired: boolean, at: string): EditorField {
  const { widget, ...rest } = typed(name, schema, at);
  // What may be empty may not be asked for; its default says that it stands in the file even then.
  const mayBeEmpty = isRequired ? emptyOf(schema) : undefined;
  return {
    name,
    label: schema.title ?? labelOf(name),
    widget,
    required: isRequired && mayBeEmpty === undefined,
    ...(schema.description && { hint: schema.description }),
    ...(mayBeEmpty !== undefined && { default: mayBeEmpty }),
    ...rest,
  };
}

type Typed = Partial<EditorField> & { widget: string };

function typed(name: string, schema: JsonSchema, at: string): Typed {
  if (schema.const !== undefined) {
    return { widget: "string", readonly: true, default: schema.const };
  }
  if (schema.enum) return { widget: "select", options: schema.enum.map(String) };
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return { widget: "object", ...choice(kinds, at) };
  if (schema.type === "string") return text(name, schema);
  if (schema.type === "boolean") return { widget: "boolean" };
  if (schema.type === "integer" || schema.type === "number") return number(schema);
  if (schema.type === "array") return list(name, schema, at);
  if (schema.type === "object" && schema.properties) {
    return { widget: "object", fields: objectFields(schema, at) };
  }
  const { additionalProperties } = schema;
  if (typeof additionalProperties === "object" && additionalProperties.type === "string") {
    return { widget: "keyvalue" };
  }
  const form = JSON.stringify(schema).slice(0, 200);
  throw new TypeError(`${at}: the editor has no field for a schema of this form: ${form}`);
}

function text(name: string, schema: JsonSchema): Typed {
  const { minLength: minlength = 0, maxLength: maxlength, relation, format, rule } = schema;
  if (relation) return { widget: "relation", ...referenced(relation) };
  if (format === "photo")
    return { widget: "image", accept: "image/jpeg,image/png,image/webp,image/avif" };
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const common = {
    // That a field may not be empty it says already.
    ...(minlength > 1 && { minlength }),
    ...(maxlength !== undefined && { maxlength }),
    ...(rule && { pattern: [new RegExp(rule.source, rule.flags), rule.message] }),
  };
  if (format === "email") return { widget: "string", type: "email", ...common };
  if (format === "uri") return { widget: "string", type: "url", ...common };
  const isShort = maxlength === undefined ? ONE_LINE.test(name) : maxlength <= 90;
  const isLine = isShort || rule !== undefined;
  return { widget: isLine ? "string" : "text", ...common };
}

function referenced(relation: Relation): Partial<EditorField> {
  const name = placeName(relation.to);
  return "values" in relation
    ? { collection: SINGLE_FILES, file: name, value_field: relation.values }
    : { collection: name, value_field: "id", display_fields: [relation.shown] };
}

function number({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): Typed {
  const min = typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : minimum;
  return {
    widget: "number",
    value_type: type === "integer" ? "int" : "float",
    // An integer of any size has the limits of the language, which tell an editor nothing.
    ...(Number.isInteger(min) && min !== Number.MIN_SAFE_INTEGER && { min: Number(min) }),
    ...(Number.isInteger(maximum) &&
      maximum !== Number.MAX_SAFE_INTEGER && { max: Number(maximum) }),
  };
}

function list(name: string, schema: JsonSchema, at: string): Typed {
  const { items, minItems: min, maxItems: max } = schema;
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const entry = typed(name, items ?? {}, `${at}, an entry`);
  if (entry.widget === "list") throw new TypeError(`${at}: the editor has no list of lists`);
  if (entry.widget === "object") {
    return { ...entry, widget: "list", collapsed: "auto", ...limits };
  }
  const hint = items?.description && { hint: items.description };
  const single = { name: "entry", label: "Entry", required: true, ...entry };
  return { widget: "list", field: single, ...limits, ...hint };
}

/** One of several kinds of an object. */
function choice(kinds: readonly JsonSchema[], at: string): Pick<EditorField, "types" | "typeKey"> {
  if (!kinds.every(({ properties }) => properties)) {
    throw new TypeError(
      `${at}: the editor has no field that is either an object or something else`,
    );
  }
  const [first = {}] = kinds;
  const tag = Object.keys(first.properties ?? {}).find((name) =>
    kinds.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
  const types = kinds.map((kind): EditorType => {
    const [firstName = ""] = Object.keys(kind.properties ?? {});
    const name = String(tag ? kind.properties?.[tag]?.const : (kind.title ?? firstName));
    const label = kind.title ?? labelOf(name);
    return { name, label, fields: objectFields(kind, `${at}, ${name}`, tag) };
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
