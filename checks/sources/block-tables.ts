import { z } from "zod";
import { block } from "#app/model/schemas/blocks.ts";
import { standalonePage } from "#app/model/schemas/standalone.ts";

/** A schema as `z.toJSONSchema` gives it. */
interface JsonSchema {
  description?: string;
  const?: unknown;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  maxItems?: number;
  oneOf?: readonly JsonSchema[];
}

/** A document whose tables of the fields of standalone pages are those of the schema. */
export function withBlockTables(document: string): string {
  return [pageTable(), blockTable()].reduce((text, table) => {
    const [head = ""] = table.split("\n");
    const rows = new RegExp(`^${RegExp.escape(head)}\n(?:\\|.*(?:\n|$))*`, "m");
    if (!rows.test(text))
      throw new RangeError(`The document has no table that begins with ${head}`);
    return text.replace(rows, () => `${table}\n`);
  }, document);
}

/** The fields of a standalone page, each with its hint. */
function pageTable(): string {
  const { properties = {}, required = [] } = jsonSchema(standalonePage);
  const rows = Object.entries(properties).map(([name, field]) => {
    return `| ${markedName(name, required)}${partsOf(field)} | ${field.description ?? ""} |`;
  });
  return ["| field | what it is |", "| --- | --- |", ...rows].join("\n");
}

/** The kinds of blocks with their fields. */
function blockTable(): string {
  const { oneOf: kinds = [] } = jsonSchema(block);
  const rows = kinds.map((schema) => {
    const { kind, ...properties } = schema.properties ?? {};
    const fields = fieldsOf({ ...schema, properties }) || "none";
    return `| \`${kind?.const}\` | ${schema.description} | ${fields} |`;
  });
  return ["| `kind` | what it shows | fields |", "| --- | --- | --- |", ...rows].join("\n");
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}

/** The names of the fields, each with the fields inside its group or an entry of its list. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema): string {
  const names = Object.entries(properties).map(([name, schema]) => {
    return `${markedName(name, required)}${partsOf(schema)}`;
  });
  return names.join(", ");
}

/** A name, with a question mark if the field may be left out. */
function markedName(name: string, required: readonly string[]): string {
  return required.includes(name) ? `\`${name}\`` : `\`${name}\`?`;
}

function partsOf({ items, maxItems, ...group }: JsonSchema): string {
  const inner = fieldsOf(items ?? group);
  if (!items) return inner === "" ? "" : ` (${inner})`;
  const list = maxItems === undefined ? "a list" : `a list of at most ${maxItems}`;
  return inner === "" ? ` (${list})` : ` (${list}: ${inner})`;
}
