import { expect, test } from "vitest";
import { z } from "zod";
import { siteSchemas } from "#app/routes/site-content.ts";
import { CHOICE, type EditorField } from "./content-file.ts";
import { fieldsOf } from "./fields.ts";

/** Every property of a schema by its path. The path does not contain lists and kinds of objects. */
function schemaPaths(schema: z.core.JSONSchema.BaseSchema, path = ""): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, property]) => [
    `${path}${name}`,
    ...schemaPaths(property as typeof schema, `${path}${name}.`),
  ]);
  const others = [...(items ? [items] : []), ...anyOf, ...oneOf] as (typeof schema)[];
  return [...own, ...others.flatMap((other) => schemaPaths(other, path))];
}

/** The same for the editor's fields. */
function fieldPaths(fields: readonly EditorField[], path = ""): string[] {
  return fields.flatMap(({ name, fields: own = [], types = [], typeKey }) => [
    `${path}${name}`,
    ...fieldPaths(own, `${path}${name}.`),
    ...types.flatMap((type) => fieldPaths(type.fields, `${path}${name}.`)),
    ...(types.length > 0 && typeKey !== CHOICE ? [`${path}${name}.${typeKey}`] : []),
  ]);
}

const sorted = (paths: readonly string[]) => [...new Set(paths)].sort();

test.each(Object.entries(siteSchemas()))("every field of %s can be edited", (path, schema) => {
  const expected = schemaPaths(z.toJSONSchema(schema, { io: "input" }));
  expect(sorted(fieldPaths(fieldsOf(schema, path)))).toEqual(sorted(expected));
});

test.each([
  ["a list of lists", z.array(z.array(z.string()))],
  ["what only a program can judge", z.custom()],
  ["a text or several", z.union([z.string(), z.array(z.string())])],
  ["a text or an object", z.union([z.string(), z.strictObject({ a: z.string() })])],
  ["a moment", z.date()],
  ["numbers by name", z.record(z.string(), z.number())],
  [
    "a list of two different things",
    z.tuple([z.strictObject({ a: z.string() }), z.strictObject({ a: z.int() })]),
  ],
])("%s has no field, and the message names its place", (_name, form) => {
  const schema = z.strictObject({ outer: z.strictObject({ inner: form }) });
  expect(() => fieldsOf(schema, "a.yaml")).toThrow(/^a\.yaml: outer: inner.*: the editor has no /);
});
