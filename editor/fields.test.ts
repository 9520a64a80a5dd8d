import { expect, test } from "vitest";
import { z } from "zod";
import { attachedFile, photoFile } from "#app/model/fields/building-blocks.ts";
import { WORDS_FILE } from "#app/model/words.ts";
import { siteSchemas } from "#app/routes/site-content.ts";
import { bodyBlocks } from "./body-blocks.ts";
import { bodyForms, fileForm } from "./editor-config.ts";
import { CHOICE, type EditorField } from "./editor-field.ts";
import { fieldsOf } from "./fields.ts";

/** Every property of a schema by its path. The path does not contain lists and kinds of objects. */
function schemaPaths(schema: z.core.JSONSchema.BaseSchema, path = ""): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const propertyPaths = Object.entries(properties).flatMap(([name, property]) => [
    `${path}${name}`,
    ...schemaPaths(property as typeof schema, `${path}${name}.`),
  ]);
  const partSchemas = [...(items ? [items] : []), ...anyOf, ...oneOf] as (typeof schema)[];
  return [...propertyPaths, ...partSchemas.flatMap((part) => schemaPaths(part, path))];
}

/** The same for the editor's fields. */
function fieldPaths(fields: readonly EditorField[], path = ""): string[] {
  return fields.flatMap(({ name, fields: innerFields = [], types = [], typeKey }) => [
    `${path}${name}`,
    ...fieldPaths(innerFields, `${path}${name}.`),
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

/** The paths of fields and of kinds of objects that have no help. */
function withoutHelp(fields: readonly EditorField[], path: string): string[] {
  return fields.flatMap(({ name, hint, fields: innerFields = [], types = [] }) => {
    const at = `${path}: ${name}`;
    const kinds = types.flatMap(({ name: kind, description, fields }) => [
      ...(description ? [] : [`${at}, ${kind}`]),
      ...withoutHelp(fields, `${at}, ${kind}`),
    ]);
    return [...(hint ? [] : [at]), ...withoutHelp(innerFields, at), ...kinds];
  });
}

test.each(Object.entries(siteSchemas()))("every field of %s has a help text", (path, schema) => {
  const { fields } = fileForm(path, schema);
  // In the words of the interface, the help of a section says where visitors read all of its words.
  const needing = path === WORDS_FILE ? fields.map((field) => ({ ...field, fields: [] })) : fields;
  const remedy = "say what visitors see where, with .describe(…) where the field is declared";
  expect(withoutHelp(needing, path), remedy).toEqual([]);
});

test.each(bodyBlocks(bodyForms()))("every field of $label in a text has a help text", (block) => {
  expect(withoutHelp(block.fields as EditorField[], block.label)).toEqual([]);
});

test("the dialogs of photos and files offer the formats that content takes, and no addresses of other sites", () => {
  const schema = z.strictObject({
    photo: photoFile(),
    captions: attachedFile("captions"),
    report: attachedFile("document"),
  });
  const [photo, captions, report] = fieldsOf(schema, "a.yaml");
  const [image] = bodyBlocks(bodyForms());
  expect(photo).toMatchObject({ widget: "image", choose_url: false });
  expect(photo?.accept).not.toContain("svg");
  expect(captions).toMatchObject({ widget: "file", choose_url: false, accept: ".vtt" });
  // The dialog lists every file of the folder.
  expect(captions?.media_folder).not.toBe(report?.media_folder);
  expect(image?.fields[0]).toMatchObject({ accept: photo?.accept, choose_url: false });
});

/** Every field, with those inside it. */
function allFields(fields: readonly EditorField[]): EditorField[] {
  return fields.flatMap((field) => {
    const { field: entry, fields: inner = [], types = [] } = field;
    const parts = [...(entry ? [entry] : []), ...inner, ...types.flatMap((type) => type.fields)];
    return [field, ...allFields(parts)];
  });
}

test("no field has the input for numbers, which deletes what stands before a comma", () => {
  const forms = Object.entries(siteSchemas()).map(
    ([path, schema]) => fileForm(path, schema).fields,
  );
  const fields = allFields([...forms.flat(), ...bodyForms().exhibit]);
  expect(fields.filter(({ isNumber }) => isNumber).length).toBeGreaterThan(5);
  expect(fields.filter(({ widget }) => widget === "number")).toEqual([]);
});
