import { posix } from "node:path";
import { z } from "zod";
import { ATTACHMENT_TYPES, type AttachmentKind } from "#app/model/attachment-types.ts";
import { COLLECTIONS, type Collection } from "#app/model/fields/collection-names.ts";
import type { FieldMeaning } from "#app/model/fields/meaning.ts";
import { DOWNLOADS_FOLDER } from "#app/model/read-attachments.ts";
import { PHOTO_WIDGET } from "./body-blocks.ts";
import { CHOICE, type EditorField } from "./editor-field.ts";
import { ATTACHMENTS_ADDRESS } from "./file-addresses.ts";

/** The collection of the editor for single files. */
export const SINGLE_FILES = "single";

/** A schema as `z.toJSONSchema` gives it, with the metadata of the building blocks (app/model/fields). */
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
  field?: FieldMeaning;
  /** What a single entry of a list is called. */
  entry?: string;
  /** The source of a regular expression, and the message for a text that does not match. */
  rule?: [source: string, message: string];
}

/**
 * The fields of the editor for the schema of a file.
 *
 * @param file the name of the schema in messages
 * @throws TypeError, in words, for a schema for which the editor has no field
 */
export function fieldsOf(schema: z.ZodType, file: string): EditorField[] {
  // JSON Schema represents what it cannot express by an empty schema, which gets no field.
  const options = { io: "input", unrepresentable: "any", override: addRule } as const;
  return objectFields(z.toJSONSchema(schema, options) as JsonSchema, file);
}

/** Adds the message for a text that does not match an expression, because JSON Schema cannot express it. */
function addRule({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }) {
  const { checks = [] } = zodSchema._zod.def as { checks?: z.core.$ZodCheck[] };
  for (const { _zod } of checks) {
    const { pattern, error } = _zod.def as z.core.$ZodCheckRegexDef;
    const message = error?.({ code: "custom", input: "", path: [] } as never);
    if (pattern) Object.assign(jsonSchema, { rule: [pattern.source, String(message)] });
  }
}

/** The fields of an object, without its discriminator `without`. */
function objectFields(schema: JsonSchema, at: string, without?: string): EditorField[] {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => name !== without);
  return properties.map(([name, property]) => {
    const isRequired = schema.required?.includes(name) ?? false;
    // A text or a list that may be empty is not required. Its default value still writes it into the file.
    const empty = isRequired ? emptyValue(property) : undefined;
    const label = property.title ?? labelOf(name);
    const options = control(property, `${at}: ${name}`);
    return {
      name,
      label,
      label_singular: options.widget === "list" ? entryLabel(property, label, at) : undefined,
      hint: property.description,
      required: isRequired && empty === undefined,
      default: empty,
      i18n: sharing(property, options),
      ...options,
    };
  });
}

type Control = Partial<EditorField> & { widget: string };

/**
 * How the languages of the site share a field: each has a text of its own, or all have the same groups and entries, with
 * texts of their own inside. Undefined for a field whose value every language inherits.
 */
function sharing(
  schema: JsonSchema,
  { fields, field, types, widget }: Control,
): EditorField["i18n"] {
  const parts = [...(fields ?? []), ...(types ?? []).flatMap((type) => type.fields)];
  if (parts.some(({ i18n }) => i18n !== undefined)) return "duplicate";
  if (widget === "list") return field?.i18n;
  const meaning = Object(schema.additionalProperties).field ?? schema.field;
  const isText = meaning?.kind === "text" || meaning?.kind === "markdown";
  return isText && meaning.isTranslatable ? true : undefined;
}

/** The widget of a field with its options; an option that is undefined is left out of the editor's configuration. */
function control(schema: JsonSchema, at: string): Control {
  if (schema.const !== undefined) {
    return { widget: "string", readonly: true, default: schema.const };
  }
  if (schema.enum) return { widget: "select", options: schema.enum.map(String) };
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds?.every((kind) => kind.properties)) {
    return { widget: "object", ...kindsControl(kinds, at) };
  }
  switch (schema.type) {
    case "string":
      return stringControl(schema);
    case "boolean":
      return { widget: "boolean" };
    case "integer":
      if (schema.minimum !== 1) throw noControl(schema, at);
      return numberControl([`^${WHOLE_FROM_ONE}$`, "write a whole number, at least 1, such as 3"]);
    case "number":
      return numberControl([
        `^${NUMBER}$`,
        "write digits alone, decimals after a point, such as 62.5",
      ]);
    case "array":
      return listControl(schema, at);
    case "object":
      if (schema.properties) return { widget: "object", fields: objectFields(schema, at) };
      if (Object(schema.additionalProperties).type === "string") return { widget: "keyvalue" };
      throw noControl(schema, at);
    default:
      throw noControl(schema, at);
  }
}

/** The texts of numbers as the sources of regular expressions. */
const WHOLE_FROM_ONE = "\\s*[1-9]\\d*\\s*";
const NUMBER = "\\s*-?\\d+(\\.\\d+)?\\s*";

/**
 * A number is typed as a text: Sveltia CMS's own input for numbers deletes what is before a comma, so 62,5 becomes 5.
 *
 * @param pattern the rule for the text, and what to write instead
 */
function numberControl(pattern: [source: string, message: string]): Control {
  return { widget: "string", isNumber: true, pattern };
}

function noControl(schema: JsonSchema, at: string): TypeError {
  const form = JSON.stringify(schema).slice(0, 200);
  return new TypeError(`${at}: the editor has no field for a schema of this form: ${form}`);
}

function stringControl(schema: JsonSchema): Control {
  const { field } = schema;
  switch (field?.kind) {
    case "reference":
      return relation(field);
    case "photo":
      // A logo may be a drawing, which the widget for photos does not take.
      if (field.isLogo) return plainControl(schema);
      return PHOTO_WIDGET;
    case "attachment":
      return attachmentControl(field.accepts);
    case "color":
      return { widget: "color", allowInput: true };
    case "date-time":
      return { widget: "datetime", format: "YYYY-MM-DD HH:mm" };
    case "date":
      return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    default:
      return plainControl(schema);
  }
}

/**
 * A choice among the attached files of a kind. The dialog lists every file of its folder, whatever the field takes, so
 * each kind but documents has a folder of its own.
 */
function attachmentControl(kind: AttachmentKind): Control {
  const folder = kind === "document" ? "" : kind;
  return {
    widget: "file",
    accept: acceptedExtensions(kind),
    choose_url: false,
    media_folder: `/content/${posix.join(DOWNLOADS_FOLDER, folder)}`,
    public_folder: posix.join(ATTACHMENTS_ADDRESS, folder),
  };
}

/** The extensions of the files that a field takes, as the attribute `accept` of a file input. */
function acceptedExtensions(kind: AttachmentKind): string {
  const types = Object.entries(ATTACHMENT_TYPES).filter(([, type]) => type.kind === kind);
  return types.map(([extension]) => `.${extension}`).join(",");
}

/**
 * A choice among the items of a collection. Sveltia CMS cannot join the folders of a collection with several. The field then offers
 * the items that the content has when the editor is loaded (editor-config.ts).
 */
function relation({ to, by }: Extract<FieldMeaning, { kind: "reference" }>): Control {
  const { files, shown, list }: Collection = COLLECTIONS[to];
  const [file = "", ...moreFiles] = files;
  if (moreFiles.length > 0) return { widget: "select", options: [], choicesOf: to };
  if (list) {
    return {
      widget: "relation",
      collection: SINGLE_FILES,
      file: placeName(file),
      value_field: `${list}.*`,
    };
  }
  return {
    widget: "relation",
    collection: placeName(file),
    value_field: by === "title" ? shown : "id",
    display_fields: [shown],
  };
}

/** The types of text inputs, by the format of a JSON Schema. */
const INPUT_TYPES: Readonly<Record<string, string>> = { email: "email", uri: "url" };

function plainControl(schema: JsonSchema): Control {
  const { field, format, rule, minLength = 0, maxLength } = schema;
  const isLong =
    field?.kind === "markdown" || (field?.kind === "text" && field.lines === "several");
  return {
    // Only a field with a single line shows validation messages.
    widget: isLong && !rule ? "text" : "string",
    type: format && INPUT_TYPES[format],
    pattern: rule,
    // The editor itself reports an empty required field.
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
  };
}

function listControl(schema: JsonSchema, at: string): Control {
  const { items = {}, minItems, maxItems } = schema;
  const entry = control(items, `${at}, an entry`);
  if (entry.widget === "list") throw noControl(schema, at);
  const list = { widget: "list", min: minItems, max: maxItems };
  if (entry.widget === "object") return { ...entry, ...list, collapsed: "auto" };
  const i18n = sharing(items, entry);
  const single = { name: "entry", label: "Entry", required: true, i18n, ...entry };
  return { ...list, field: single, hint: items.description ?? schema.description };
}

/** The kinds of an object. They differ in a discriminator, or in their fields. */
function kindsControl(kinds: readonly JsonSchema[], at: string) {
  const tag = Object.keys(kinds[0]?.properties ?? {}).find((name) =>
    kinds.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
  const types = kinds.map((kind, index) => {
    // Sveltia CMS refuses a name with blanks.
    const title = kind.title?.replace(/\W+/g, "-");
    const name = String(tag ? kind.properties?.[tag]?.const : (title ?? index));
    const fields = objectFields(kind, `${at}, ${name}`, tag);
    return {
      name,
      label: kind.title ?? labelOf(name),
      description: kind.description,
      summary: summaryOf(kind),
      fields,
    };
  });
  return { types, typeKey: tag ?? CHOICE };
}

/**
 * What the editor shows of a folded object: its heading, else the name in it, else its first text. Undefined for an object
 * without a text that pages show.
 */
function summaryOf({ properties = {} }: JsonSchema): string | undefined {
  const texts = Object.entries(properties).flatMap(([name, { field }]) => {
    return field?.kind === "text" && field.search !== "none" ? [{ name, meaning: field }] : [];
  });
  const heading = texts.find(({ meaning }) => meaning.search === "heading");
  const properName = texts.find(({ meaning }) => meaning.isProperName);
  const telling = heading ?? properName ?? texts[0];
  return telling && `{{${telling.name}}}`;
}

/** The value in a file of an empty required field. Undefined if the field must not be empty. */
function emptyValue(schema: JsonSchema): unknown {
  const { type, minItems = 0, minLength = 0 } = schema;
  if (type === "array" && minItems === 0) return [];
  const isRestricted = schema.enum ?? schema.const ?? schema.rule ?? schema.format;
  return type === "string" && minLength === 0 && !isRestricted ? "" : undefined;
}

/** The name of a file or a folder in the editor, such as `insights-blogs` for `insights/blogs/*.md`. */
export function placeName(path: string): string {
  return path.replace(/(\/\*)?\.\w+$/, "").replaceAll("/", "-");
}

/** Words that are not spelled as their names in files, in small letters. */
const SPELLINGS: Readonly<Record<string, string>> = {
  alt: "alternative text",
  cv: "CV",
  email: "e-mail",
  hubspot: "HubSpot",
  id: "ID",
  ids: "IDs",
  linkedin: "LinkedIn",
  "news letters": "newsletters",
  pdf: "PDF",
  "power point": "PowerPoint",
  utm: "UTM",
};

/** `fullDescription`, `isCancelled` and `growth-services` as words: "Full description", "Cancelled", "Growth services". */
export function labelOf(name: string): string {
  const words = name
    .replace(/[-_]/g, " ")
    .replace(/(?<=[a-z])[A-Z]/g, " $&")
    .toLowerCase()
    .replace(/^is (?=.)/, "")
    .replace(MISSPELLED, (word) => SPELLINGS[word] ?? word);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const MISSPELLED = new RegExp(`\\b(?:${Object.keys(SPELLINGS).join("|")})\\b`, "g");

/**
 * What the editor calls a single entry of a list, such as "Step" for "Steps".
 *
 * @throws TypeError for a label that is no plural, if the schema does not say it
 */
function entryLabel({ entry }: JsonSchema, label: string, at: string): string {
  const singular = entry ?? singularOf(label);
  if (singular !== undefined) return singular;
  throw new TypeError(`${at}: say by .meta({ entry }) what an entry of "${label}" is called`);
}

/** A label in the singular, such as "Case study" for "Case studies". Undefined if it is no plural. */
export function singularOf(label: string): string | undefined {
  if (!/[^su]s$/.test(label)) return undefined;
  if (label.endsWith("ies")) return label.replace(/ies$/, "y");
  return label.replace(/(?<=ss)es$|s$/, "");
}
