import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  attachedFile,
  code,
  date,
  heading,
  link,
  paragraph,
  photoFile,
  place,
  text,
} from "#app/model/fields/building-blocks.ts";
import { referenceChoices } from "#app/model/reference-choices.ts";
import { WORDS_FILE } from "#app/model/words.ts";
import { siteSchemas } from "#app/routes/site-content.ts";
import { ENGLISH } from "../tests/set-up/editor-languages.ts";
import { fixtureContent } from "../tests/set-up/fixture-site.ts";
import { bodyBlocks } from "./body-blocks.ts";
import { bodyForms, editorConfig, fileForm } from "./editor-config.ts";
import { CHOICE, type EditorField } from "./editor-field.ts";
import { localEditor } from "./editor-settings.ts";
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

/** Every field of every form. */
const everyField = Object.entries(siteSchemas()).flatMap(([path, schema]) => {
  return allFields(fileForm(path, schema).fields);
});

test("the button of every list says what a single entry is called", () => {
  const lists = everyField.filter(({ widget }) => widget === "list");
  expect(lists.length).toBeGreaterThan(50);
  for (const { label, label_singular: entry } of lists) {
    expect([label, entry]).toEqual([label, expect.stringMatching(/./)]);
    expect(entry).not.toBe(label);
  }
  const methodology = lists.find(({ name }) => name === "methodology");
  expect(methodology?.label_singular).toBe("Step");
});

test("a folded block shows its heading, else the name in it, else its first text, whatever the fields are called", () => {
  const kinds = z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("a"), motto: text(), headline: heading() }),
    z.strictObject({ kind: z.literal("b"), saying: paragraph(), by: text({ isProperName: true }) }),
    z.strictObject({ kind: z.literal("c"), motto: text({ isSearchable: false }), note: text() }),
    z.strictObject({ kind: z.literal("d"), name: code(), title: link() }),
  ]);
  const [blocks] = fieldsOf(z.strictObject({ blocks: z.array(kinds) }), "a.yaml");
  const summaries = blocks?.types?.map(({ summary }) => summary);
  expect(summaries).toEqual(["{{headline}}", "{{by}}", "{{note}}", undefined]);
});

test("the items of a folder are called and sorted by what their fields mean, whatever the fields are called", () => {
  const folder = (schema: z.ZodType) => {
    const config = editorConfig({ "talks/*.yaml": schema }, localEditor("site"), ENGLISH, {});
    return config.collections[0];
  };
  const named = z.strictObject({ office: heading({ mayRepeat: true }), speaker: heading() });
  expect(folder(named)).toMatchObject({
    identifier_field: "speaker",
    sortable_fields: { fields: ["speaker"] },
  });
  const dated = named.extend({ changed: date().optional(), held: date() });
  expect(folder(dated)).toMatchObject({
    sortable_fields: { fields: ["held", "speaker"], default: { direction: "descending" } },
  });
  const ordered = dated.extend({ rank: place() });
  expect(folder(ordered)).toMatchObject({ sortable_fields: { fields: ["rank", "speaker"] } });
  expect(() => folder(z.strictObject({ name: text() }))).toThrow(/^talks\/\*\.yaml: no heading/);
});

test("a list whose label is no plural must say what an entry is called", () => {
  const schema = z.strictObject({ equipment: z.array(z.string()) });
  expect(() => fieldsOf(schema, "a.yaml")).toThrow(/say by \.meta\(\{ entry \}\) what an entry/);
  const named = z.strictObject({ equipment: z.array(z.string()).meta({ entry: "Tool" }) });
  expect(fieldsOf(named, "a.yaml")).toMatchObject([{ label_singular: "Tool" }]);
});

test("labels have words that people write: no abbreviations, no names of programs", () => {
  const labels = everyField.map(({ label }) => label);
  const wrong = labels.filter((label) => /\b(?:Nav|Href|Cv|Pdf|Ids?|Alt|Bio|Is)\b|_/.test(label));
  expect(wrong).toEqual([]);
});

test("every help text is a sentence, in the English of the site", () => {
  const hints = everyField.flatMap(({ hint }) => (typeof hint === "string" ? [hint] : []));
  expect(hints.length).toBeGreaterThan(200);
  expect(hints.filter((hint) => !/[.!?]$/.test(hint))).toEqual([]);
  expect(hints.filter((hint) => /colour|organis|`/i.test(hint))).toEqual([]);
});

test("a field that names an item of several folders offers the items of all of them", () => {
  const choices = referenceChoices();
  const ids = choices.insights?.map(({ value }) => value);
  expect(ids).toContain("give-growth-one-owner");
  expect(choices.insights?.length).toBe(
    globSync("insights/{articles,blogs}/*.md", { cwd: fixtureContent("structure") }).length,
  );
  const config = editorConfig(siteSchemas(), localEditor("site"), ENGLISH, choices);
  const fields = config.collections.flatMap((collection) => {
    const forms = "files" in collection ? collection.files : [collection];
    return forms.flatMap((form: { fields: readonly EditorField[] }) => allFields(form.fields));
  });
  expect(fields.filter(({ choicesOf }) => choicesOf)).toEqual([]);
  const ofInsights = fields.filter(({ options }) => options === choices.insights);
  expect(ofInsights.length).toBeGreaterThan(3);
  expect(fields.filter(({ widget, options }) => widget === "select" && !options)).toEqual([]);
  const related = fields.find(({ name }) => name === "related");
  expect(related?.field).toMatchObject({ widget: "select", options: choices.insights });
});
