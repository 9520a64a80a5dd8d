import { expect, test } from "vitest";
import { z } from "zod";
import { siteSchemas } from "#app/routes/site-content.ts";
import { text } from "./building-blocks.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

const SINGLE_VALUES = ["string", "number", "integer", "boolean"];

/** The paths of single values in a schema without a meaning. */
function fieldsWithoutMeaning(schema: z.ZodType): string[] {
  return unmarkedPaths(z.toJSONSchema(schema, { io: "input" }), "");
}

function unmarkedPaths(schema: JsonSchema, path: string): string[] {
  const { type, properties = {}, items, anyOf = [], oneOf = [], additionalProperties } = schema;
  // A fixed value is a discriminator and needs no meaning.
  const isSingle = SINGLE_VALUES.includes(String(type)) && schema.const === undefined;
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    unmarkedPaths(field as JsonSchema, `${path}.${name}`),
  );
  const parts = [...[items].flat(), ...anyOf, ...oneOf, additionalProperties];
  const inParts = parts.flatMap((part) =>
    typeof part === "object" ? unmarkedPaths(part as JsonSchema, path) : [],
  );
  return [...(isSingle && !("field" in schema) ? [path] : []), ...fields, ...inParts];
}

test.each(Object.entries(siteSchemas()))("every field of %s has a meaning", (_path, schema) => {
  expect(fieldsWithoutMeaning(schema)).toEqual([]);
});

test("a field without a meaning is reported", () => {
  const schema = z.strictObject({
    title: text(),
    links: z.array(z.strictObject({ to: z.string() })),
  });
  expect(fieldsWithoutMeaning(schema)).toEqual([".links.to"]);
});
