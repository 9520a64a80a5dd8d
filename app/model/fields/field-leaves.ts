import { z } from "zod";
import { BODY } from "./body-field.ts";
import { markdown } from "./building-blocks.ts";
import { type FieldMeaning, innerSchema, meaningOf } from "./meaning.ts";

/** A single value of the content: a text, a number, a yes or no. */
export interface Leaf {
  /** The path of the field, such as `caseStudies[1].title`. */
  path: string;
  value: unknown;
  /** The meaning that its schema declares. Undefined if the schema declares none. */
  meaning: FieldMeaning | undefined;
}

/**
 * Every single value in some content with its meaning, in the order of the content.
 *
 * The content need not be valid. A value that the schema does not know, or expects in another form, has no leaf.
 */
export function leavesOf(schema: z.core.$ZodType, value: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  collect(schema, value, { path: "", isSearchable: true }, leaves);
  return leaves;
}

/** Whether a problem is one of the Markdown below the fields, or of a block in it, such as `body exhibit 2: unit`. */
export function isInBody(field: string): boolean {
  return field === BODY || isInBlock(field);
}

/** Whether a problem is one of a block of data in the Markdown below the fields, such as `body exhibit 2: unit`. */
export function isInBlock(field: string): boolean {
  return field.startsWith(`${BODY} `);
}

const bodyMeaning = meaningOf(markdown());

/** The Markdown below the fields of a file, as a leaf. Empty if the file has no Markdown. */
export function bodyLeaves(body: string): Leaf[] {
  return body === "" ? [] : [{ path: BODY, value: body, meaning: bodyMeaning }];
}

interface Position {
  path: string;
  /** False within a group that the search skips. */
  isSearchable: boolean;
}

function collect(
  schema: z.core.$ZodType,
  value: unknown,
  position: Position,
  leaves: Leaf[],
): void {
  if (value === undefined || value === null) return;
  const form = unwrapped(schema);
  const meaning = meaningOf(schema);
  const isSearchable = position.isSearchable && meaning?.search !== "none";
  if (form instanceof z.core.$ZodUnion) {
    const option = matchingOption(form._zod.def.options, value);
    if (option) collect(option, value, { ...position, isSearchable }, leaves);
    return;
  }
  const parts = partsOf(form, value, position.path);
  if (parts) {
    for (const part of parts) {
      collect(part.schema, part.value, { path: part.path, isSearchable }, leaves);
    }
    return;
  }
  if (typeof value === "object") return;
  const isHidden = meaning !== undefined && !position.isSearchable;
  leaves.push({
    path: position.path,
    value,
    meaning: isHidden ? { ...meaning, search: "none" } : meaning,
  });
}

interface Part {
  schema: z.core.$ZodType;
  value: unknown;
  path: string;
}

/** The parts of an object, a record or a list. Undefined if the schema describes a single value. */
function partsOf(form: z.core.$ZodType, value: unknown, path: string): Part[] | undefined {
  if (form instanceof z.core.$ZodObject) {
    const shape = shapeOf(form);
    return fieldsOf(value).flatMap(([name, part]) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return schema ? [{ schema, value: part, path: joined(path, name) }] : [];
    });
  }
  if (form instanceof z.core.$ZodRecord) {
    const { valueType } = form._zod.def;
    return fieldsOf(value).map(([name, part]) => {
      return { schema: valueType, value: part, path: joined(path, name) };
    });
  }
  if (form instanceof z.core.$ZodArray) {
    const { element } = form._zod.def;
    const entries: unknown[] = Array.isArray(value) ? value : [];
    return entries.map((entry, index) => {
      return { schema: element, value: entry, path: `${path}[${index}]` };
    });
  }
  return undefined;
}

/**
 * The fields of an object in some content, which need not be valid.
 *
 * @param path of the object
 * @returns the names that its schema knows, and those that it has; undefined if the schema describes no object there
 */
export function fieldsAt(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): { known: string[]; written: string[] } | undefined {
  const form = unwrapped(schema);
  if (form instanceof z.core.$ZodUnion) {
    const option = matchingOption(form._zod.def.options, value);
    return option && fieldsAt(option, value, path);
  }
  const [name, ...rest] = path;
  if (name === undefined) {
    if (!(form instanceof z.core.$ZodObject)) return undefined;
    return { known: Object.keys(shapeOf(form)), written: Object.keys(Object(value)) };
  }
  const part = partsOf(form, value, "")?.find(({ path }) => path === joinedPart(name));
  return part && fieldsAt(part.schema, part.value, rest);
}

/** The path of a part of an object or a list below it. */
function joinedPart(name: PropertyKey): string {
  return typeof name === "number" ? `[${name}]` : String(name);
}

function joined(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

function fieldsOf(value: unknown): [string, unknown][] {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? Object.entries(value) : [];
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = innerSchema(schema);
  return inner ? unwrapped(inner) : schema;
}

/** The option of a union that fits a value best. The value need not be valid. */
function matchingOption(options: readonly z.core.$ZodType[], value: unknown) {
  const valid = options.find((option) => z.safeParse(option, value).success);
  if (valid) return valid;
  const ofSameKind = options.find((option) => hasKindOf(option, value));
  if (ofSameKind) return ofSameKind;
  const [closest] = options.toSorted((a, b) => knownFields(b, value) - knownFields(a, value));
  return closest && knownFields(closest, value) > 0 ? closest : undefined;
}

/** The number of fields of a value that the schema of an object knows. */
function knownFields(option: z.core.$ZodType, value: unknown): number {
  const shape = shapeOf(option);
  return fieldsOf(value).filter(([name]) => Object.hasOwn(shape, name)).length;
}

/** Whether the discriminator has the value that this kind of object requires. */
function hasKindOf(option: z.core.$ZodType, value: unknown): boolean {
  const fields = Object.entries(shapeOf(option));
  return fields.some(([name, field]) => {
    return field instanceof z.core.$ZodLiteral && z.safeParse(field, Object(value)[name]).success;
  });
}

/** The fields of an object schema. Empty for any other schema. */
function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape {
  const form = unwrapped(schema);
  return form instanceof z.core.$ZodObject ? form._zod.def.shape : {};
}
