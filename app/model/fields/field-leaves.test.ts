import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { schemaOfFile } from "#app/model/schemas/content-schemas.ts";
import { readSource } from "#app/model/source-file.ts";
import { fixtureContent } from "../../../tests/set-up/fixture-site.ts";
import {
  choice,
  code,
  count,
  date,
  flag,
  heading,
  id,
  link,
  markdown,
  paragraph,
  reference,
  text,
  unsearchedGroup,
} from "./building-blocks.ts";
import { bodyLeaves, type Leaf, leavesOf } from "./field-leaves.ts";
import { picture } from "./picture-fields.ts";

/** Each leaf as `path: kind, search = value`. */
function describeLeaves(schema: z.ZodType, value: unknown): string[] {
  return leavesOf(schema, value).map(({ path, value, meaning }) => {
    return `${path}: ${meaning?.kind}, ${meaning?.search} = ${value}`;
  });
}

test("values are found within objects, lists, records and optional fields", () => {
  const schema = z.strictObject({
    title: heading(),
    links: z.array(z.strictObject({ label: text(), href: link() })).optional(),
    figures: z.record(z.string(), text()),
    author: reference("leaders").nullable().default("nobody"),
    steps: z.array(z.array(paragraph())),
    day: date().max(10).describe("The day."),
    isNew: flag().optional(),
    more: text().optional(),
  });
  const value = {
    title: "A",
    links: [{ label: "B", href: "/b" }],
    figures: { growth: "17%" },
    author: "mara",
    steps: [["C", "D"]],
    day: "2026-01-02",
    isNew: true,
  };
  expect(describeLeaves(schema, value)).toEqual([
    "title: text, heading = A",
    "links[0].label: text, text = B",
    "links[0].href: link, none = /b",
    "figures.growth: text, text = 17%",
    "author: reference, text = mara",
    "steps[0][0]: text, text = C",
    "steps[0][1]: text, text = D",
    "day: date, none = 2026-01-02",
    "isNew: flag, none = true",
  ]);
});

const shape = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("a"), name: text(), first: code() }),
  z.strictObject({ kind: z.literal("b"), name: heading(), second: code() }),
]);

test.each<[string, unknown, string[]]>([
  [
    "the one that is valid",
    { kind: "b", name: "N", second: "S" },
    ["kind: undefined, undefined = b", "name: text, heading = N", "second: text, none = S"],
  ],
  [
    "the one of the same kind, though it lacks a field",
    { kind: "b", name: "N", first: "S" },
    ["kind: undefined, undefined = b", "name: text, heading = N"],
  ],
  [
    "the one with the same fields, though its kind is unknown",
    { kind: "c", name: "N", first: "S" },
    ["kind: undefined, undefined = c", "name: text, text = N", "first: text, none = S"],
  ],
  ["none that has no field of the value", { other: "N" }, []],
  ["none for a text", "N", []],
])("of the kinds of an object it takes %s", (_which, value, expected) => {
  expect(describeLeaves(shape, value)).toEqual(expected);
});

test("a drawing and a photo have different leaves, and the search finds neither", () => {
  const schema = z.strictObject({ picture: picture().optional() });
  expect(describeLeaves(schema, { picture: { file: "a.jpg", alt: "A" } })).toEqual([
    "picture.file: photo, none = a.jpg",
    "picture.alt: text, none = A",
  ]);
  expect(describeLeaves(schema, { picture: { family: "rings" } })).toEqual([
    "picture.family: choice, none = rings",
  ]);
  expect(describeLeaves(schema, { picture: { file: "a.jpg" } })).toEqual([
    "picture.file: photo, none = a.jpg",
  ]);
});

test("the search finds nothing in a group that pages do not show", () => {
  const schema = z.strictObject({
    meta: unsearchedGroup({ parts: z.array(heading()) }).optional(),
  });
  expect(describeLeaves(schema, { meta: { parts: ["A"] } })).toEqual([
    "meta.parts[0]: text, none = A",
  ]);
});

test("a value that the schema does not know, or expects in another form, is skipped", () => {
  const schema = z.strictObject({
    title: heading(),
    links: z.array(link()),
    meta: z.strictObject({}),
  });
  const value = { title: { a: "b" }, links: "/a", meta: ["x"], more: "c", note: null };
  expect(describeLeaves(schema, value)).toEqual([]);
  expect(describeLeaves(schema, undefined)).toEqual([]);
});

test("a schema keeps its meaning when conditions and hints are added", () => {
  const [leaf] = leavesOf(
    z.strictObject({
      phone: code({ placeholder: { pattern: /555/, remedy: "write your number" } })
        .regex(/^\+/)
        .max(20)
        .describe("A number.")
        .optional(),
    }),
    { phone: "+1 555" },
  );
  expect(leaf?.meaning).toMatchObject({
    isTranslatable: false,
    placeholder: { remedy: "write your number" },
  });
});

test("texts and Markdown are translatable, but not addresses, ids, choices, dates, references and photos", () => {
  const schema = z.strictObject({
    meta: unsearchedGroup({ title: text(), description: paragraph() }),
    id: id(),
    title: heading(),
    firm: text({ isTranslatable: false }),
    notes: paragraph({ isSearchable: false }),
    author: reference("leaders"),
    date: date(),
    picture: picture(),
    links: z.array(z.strictObject({ label: text(), href: link() })),
    currency: code(),
    family: choice(["rings", "bars"]),
    parts: z.array(z.strictObject({ title: heading() })),
    privacy: markdown(),
    isNew: flag(),
    order: count(),
  });
  const fields = {
    meta: { title: "A", description: "B" },
    id: "a",
    title: "A",
    firm: "Firm",
    notes: "C",
    author: "mara",
    date: "2026-01-02",
    picture: { file: "hall.jpg", alt: "A hall" },
    links: [{ label: "D", href: "/d" }],
    currency: "USD",
    family: "rings",
    parts: [{ title: "Challenge" }, { title: "Results" }],
    privacy: "**E**",
    isNew: true,
    order: 1,
  };
  expect(translatablePaths([...leavesOf(schema, fields), ...bodyLeaves("## F")])).toEqual([
    "meta.title",
    "meta.description",
    "title",
    "notes",
    "picture.alt",
    "links[0].label",
    "parts[0].title",
    "parts[1].title",
    "privacy",
    "body",
  ]);
});

test("the title, the texts, the words of the photo and the Markdown of an article are translatable", () => {
  vi.stubEnv("CONTENT_DIR", fixtureContent("full"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const path = "insights/articles/every-form.md";
  const { yaml, body } = readSource(path, []);
  const leaves = leavesOf(schemaOfFile(`content/${path}`), yaml.value);
  expect(translatablePaths([...leaves, ...bodyLeaves(body.text)])).toEqual([
    "title",
    "snippet",
    "description",
    "picture.alt",
    "body",
  ]);
  expect(bodyLeaves("")).toEqual([]);
});

function translatablePaths(leaves: readonly Leaf[]): string[] {
  return leaves.filter(({ meaning }) => meaning?.isTranslatable).map(({ path }) => path);
}
