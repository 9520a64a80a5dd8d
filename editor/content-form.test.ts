import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { meta } from "#app/model/schemas/shared.ts";
import { siteSchemas } from "#app/routes/site-content.ts";
import { ENGLISH } from "../tests/set-up/editor-languages.ts";
import { fixtureContent } from "../tests/set-up/fixture-site.ts";
import { readContentFile, writeContentFile } from "./content-file.ts";
import { editorConfig, fileForm } from "./editor-config.ts";
import { CHOICE } from "./editor-field.ts";
import { localEditor } from "./editor-settings.ts";
import { formatFaults } from "./format-content.ts";

const content = fixtureContent("structure");

test("the editor can open every file of the content", () => {
  const known = Object.keys(siteSchemas()).flatMap((path) => globSync(path, { cwd: content }));
  const all = globSync("**/*.{md,yaml,yml}", { cwd: content });
  expect(all.filter((file) => !known.includes(file))).toEqual([]);
});

test("every file of the content has the editor's format", () => {
  expect(formatFaults(siteSchemas())).toEqual([]);
});

test("every kind of object has a name that the editor takes", () => {
  const config = JSON.stringify(editorConfig(siteSchemas(), localEditor("site"), ENGLISH, {}));
  const names: string[] = [];
  JSON.parse(config, (key, value) => {
    if (key === "types") names.push(...value.map(({ name }: { name: string }) => name));
    return value;
  });
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !/^[\w-]+$/.test(name))).toEqual([]);
});

/** A discriminator is chosen, not written. */
const KINDS = ["type", CHOICE];

/** The same value with its nth text changed. Undefined if it has fewer texts. */
function withTextChanged(value: unknown, nth: number) {
  let count = 0;
  const change = (part: unknown): unknown => {
    if (typeof part === "string" && part !== "") return count++ === nth ? `${part} changed` : part;
    if (Array.isArray(part)) return part.map(change);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, own]) => [key, KINDS.includes(key) ? own : change(own)]),
    );
  };
  const changed = change(value);
  return count > nth ? (changed as Record<string, unknown>) : undefined;
}

const files = Object.entries(siteSchemas()).flatMap(([pattern, schema]) =>
  globSync(pattern, { cwd: content }).map((file) => ({ file, form: fileForm(pattern, schema) })),
);
test.each(files)("a changed text in $file changes only that line", ({ file, form }) => {
  const source = readFileSync(join(content, file), "utf8");
  const value = readContentFile(source, form);
  const before = source.split("\n");
  expect(writeContentFile(value, form)).toBe(source);
  for (let nth = 0; ; nth += 1) {
    const changed = withTextChanged(value, nth);
    if (!changed) break;
    const after = writeContentFile(changed, form).split("\n");
    expect(after.length).toBe(before.length);
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
  }
});

test("--format rewrites files, and reports comments that would be lost", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  const texts = {
    "a.yaml": "description: >-\n  B\ntitle: A\n",
    "b.yaml": "title: A # why\ndescription: B\n",
    "c.yaml": "title: A\ndescription: B\n",
    "d.yaml": "title: A: B\n",
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const schemas = { "*.yaml": meta };
  vi.stubEnv("CONTENT_DIR", folder);
  expect(formatFaults(schemas)[0]).toMatch(/^content.a.yaml:1 is not as the editor/);
  const left = formatFaults(schemas, true);
  expect(readFileSync(join(folder, "a.yaml"), "utf8")).toBe(texts["c.yaml"]);
  const remedy = "content/b.yaml:1 holds a comment, which the editor would lose: take it out";
  expect(left).toEqual([remedy]);
  expect(formatFaults(schemas)).toEqual(left);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
