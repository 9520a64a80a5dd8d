import { expect, test } from "vitest";
import { pictureFile } from "#app/features/artwork/picture-files.ts";
import { siteSchemas } from "#app/routes/site-content.ts";
import { artworkOf, exhibitSign } from "./choice-drawings.ts";
import { bodyForms, fileForm } from "./editor-config.ts";
import type { EditorField, FieldType } from "./editor-field.ts";
import { drawingOf } from "./kind-drawings.ts";

/** The fields whose choices look like something, apart from the kinds of objects. */
const SEEN_CHOICES = ["says", "family", "scheme", "hair", "extra", "object"];

function everyField(fields: readonly EditorField[]): EditorField[] {
  return fields.flatMap((field) => [
    field,
    ...everyField(field.fields ?? []),
    ...(field.types ?? []).flatMap((kind) => everyField(kind.fields)),
  ]);
}

const forms = Object.entries(siteSchemas()).map(([path, schema]) => fileForm(path, schema).fields);
const fields = everyField([...forms.flat(), ...bodyForms().exhibit]);

/** The lists of kinds, each once. */
const lists = new Map(
  fields.flatMap(({ types = [] }): [string, readonly FieldType[]][] => {
    return types.length > 0 ? [[types.map(({ name }) => name).join(", "), types]] : [];
  }),
);

test.each([...lists])(
  "each of the kinds %s has a drawing that no other of them has",
  (_names, kinds) => {
    const drawings = kinds.map(({ name }) => JSON.stringify(drawingOf(name)));
    expect(drawings).not.toContain(undefined);
    expect(new Set(drawings).size).toBe(kinds.length);
  },
);

/** The choices of the fields of a name, each once. */
function choicesOf(name: string): string[] {
  const options = fields.flatMap((field) => (field.name === name ? (field.options ?? []) : []));
  return [...new Set(options as string[])];
}

test.each(SEEN_CHOICES)("each choice of %s is drawn as the site draws it", async (name) => {
  const choices = choicesOf(name).filter((choice) => choice !== "none");
  expect(choices.length).toBeGreaterThan(2);
  for (const choice of choices) {
    expect(String(await pictureFile(`/${artworkOf(choice)}`)), choice).toContain("<svg");
  }
});

test("each kind of an exhibit has a sign of its own", () => {
  const kinds = bodyForms().exhibit.find(({ name }) => name === "kind")?.options as string[];
  const signs = kinds.map((kind) => JSON.stringify(exhibitSign(kind)));
  expect(signs).not.toContain(undefined);
  expect(new Set(signs).size).toBe(kinds.length);
});
