import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageFromTemplate } from "#app/commands/page-template.ts";
import { loadSitePreview, loadUnsavedSite, siteSchemas } from "#app/routes/site-content.ts";
import { contentProblems } from "../../tests/set-up/content-problems.ts";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";
import { withLines } from "./content-error.ts";
import { copiedTexts, lostAddresses, mentionsOfGoneItems } from "./uncommitted-texts.ts";

const schemas = siteSchemas();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureContent("structure"), folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  git("init", "--quiet");
  commitAll();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function git(...args: string[]): void {
  const author = ["-c", "user.name=A", "-c", "user.email=a@firm.example"];
  execFileSync("git", ["-C", folder, ...author, ...args]);
}

function commitAll(): void {
  git("add", "--all");
  git("commit", "--quiet", "-m", "A day");
}

test("texts of a copy that are not changed are named with the file that was copied, until they are committed", async () => {
  const original = "industries/manufacturing.yaml";
  cpSync(join(folder, original), join(folder, "industries/gates.yaml"));
  const found = withLines(await copiedTexts(schemas));
  expect(found.length).toBeGreaterThan(10);
  expect(found).toContainEqual(
    expect.objectContaining({
      file: "content/industries/gates.yaml",
      line: expect.any(Number),
      field: "intro",
      remedy: `write another text: this one is that of content/${original}`,
    }),
  );
  commitAll();
  expect(await copiedTexts(schemas)).toEqual([]);
});

test("a short entry of a list that was copied is named, and a word that any file may have is not", async () => {
  const copied = "services/growth/copied.yaml";
  const lines = ["title: Own title", "services:", "  - Organization design and decision rights"];
  writeFileSync(join(folder, copied), `${[...lines, "  - Pricing"].join("\n")}\n`);
  const found = await copiedTexts(schemas);
  expect(found.map(({ field }) => field)).toEqual(["services[0]"]);
});

test.each([
  ["services/growth/business-consulting.yaml", ["title", "methodology[0].title"]],
  ["positions/economist.yaml", ["title"]],
  ["leaders/tobias-renner.yaml", ["name"]],
  ["legal/terms.md", ["title"]],
])("the headings of a copy of %s are named, however short they are", async (original, headings) => {
  cpSync(join(folder, original), join(folder, original.replace(/(?=\.\w+$)/, "-2")));
  const fields = (await copiedTexts(schemas)).map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(headings));
  // Two partners may hold the same office.
  if (headings.includes("name")) expect(fields).not.toContain("title");
});

test("the drawing of a copy is named until it has another seed or another look", async () => {
  const write = (name: string, picture: string) => {
    writeFileSync(join(folder, `industries/${name}.yaml`), `title: ${name}\npicture: ${picture}\n`);
  };
  write("first", "{ says: grows together, scheme: green, seed: a }");
  commitAll();
  write("copy", "{ says: grows together, scheme: green, seed: a, alt: Circles }");
  expect(await copiedTexts(schemas)).toEqual([
    {
      file: "content/industries/copy.yaml",
      field: "picture.seed",
      value: "a",
      remedy: "this drawing is that of content/industries/first.yaml: write another seed",
    },
  ]);
  write("copy", "{ says: grows together, scheme: green, seed: b }");
  expect(await copiedTexts(schemas)).toEqual([]);
  write("copy", "{ says: grows together, scheme: violet, seed: a }");
  expect(await copiedTexts(schemas)).toEqual([]);
});

test("the drawing of a block in a copied page is named, whatever its field is called", async () => {
  mkdirSync(join(folder, "standalone"));
  const block = "{ kind: picture, picture: { family: rings, seed: a } }";
  const write = (name: string) => {
    writeFileSync(join(folder, `standalone/${name}.yaml`), `title: ${name}\nblocks: [${block}]\n`);
  };
  write("first");
  commitAll();
  write("second");
  const fields = (await copiedTexts(schemas)).map(({ field }) => field);
  expect(fields).toEqual(["blocks[0].picture.seed"]);
});

test("what two pages have from the same template is no copy, and other texts are", async () => {
  const { yaml } = pageFromTemplate("event", "/events/first");
  mkdirSync(join(folder, "standalone"), { recursive: true });
  const own = yaml.replace(
    /^lead: .*(?:\n .*)*/m,
    "lead: Who runs a plant should come, with a colleague.",
  );
  writeFileSync(join(folder, "standalone/first.yaml"), own);
  commitAll();
  writeFileSync(join(folder, "standalone/second.yaml"), own);
  const fields = (await copiedTexts(schemas)).map(({ field }) => field);
  expect(fields).toEqual(["title", "meta.description", "lead"]);
});

test("an editor names the texts of a copy before it is saved, and afterwards", async () => {
  const text = readFileSync(join(folder, "industries/manufacturing.yaml"), "utf8");
  const path = "industries/gates.yaml";
  const copy = { path, text: text.replace("Manufacturing", "Gates") };
  const intro = expect.objectContaining({
    file: `content/${path}`,
    field: "intro",
    remedy: "write another text: this one is that of content/industries/manufacturing.yaml",
  });
  expect((await loadUnsavedSite(copy)).hints).toContainEqual(intro);
  writeFileSync(join(folder, path), copy.text);
  expect((await loadSitePreview()).hints).toContainEqual(intro);
});

test("a paragraph of a copied blog is named with its line", async () => {
  const blog = "insights/blogs/the-sustainability-questionnaire-is-a-sales-document.md";
  const text = readFileSync(join(folder, blog), "utf8");
  const [paragraph = ""] = text.split(/\n\n/).filter((part) => /^[A-Z].{60}/.test(part));
  writeFileSync(
    join(folder, "insights/blogs/new.md"),
    `---\ntitle: New\n---\n\nMy own words.\n\n${paragraph}\n`,
  );
  expect(await copiedTexts(schemas)).toEqual([
    {
      file: "content/insights/blogs/new.md",
      line: 7,
      field: "body",
      value: paragraph,
      remedy: `write another text: this one is that of content/${blog}`,
    },
  ]);
});

test("an entry whose address has changed is named until something leads from the old address", async () => {
  const path = "insights/blogs/the-sustainability-questionnaire-is-a-sales-document.md";
  const text = readFileSync(join(folder, path), "utf8");
  const id = "the-sustainability-questionnaire-is-a-sales-document";
  expect(text).toContain(`\nid: ${id}\n`);
  const write = (head: string) => {
    const changed = text.replace(/^title:.*\nid:.*\n/m, `title: Another title\n${head}`);
    writeFileSync(join(folder, path), changed);
  };
  write(`id: ${id}\n`);
  expect(await lostAddresses(schemas)).toEqual([]);
  write("");
  expect(withLines(await lostAddresses(schemas))).toEqual([
    expect.objectContaining({
      file: `content/${path}`,
      value: id,
      remedy: expect.stringContaining(`needs the old id in its \`formerIds\``),
    }),
  ]);
  write(`formerIds: [${id}]\n`);
  expect(await lostAddresses(schemas)).toEqual([]);
  write("");
  const redirect = `redirects:\n  - from: /insights/blogs/${id}\n    to: /insights\n`;
  writeFileSync(join(folder, "redirects.yaml"), redirect);
  expect(await lostAddresses(schemas)).toEqual([]);
});

test("texts about the firm that name a deleted industry are named, in any case of its letters", async () => {
  expect(await mentionsOfGoneItems(schemas)).toEqual([]);
  rmSync(join(folder, "industries/manufacturing.yaml"));
  writeFileSync(
    join(folder, "pages/leadership.yaml"),
    readFileSync(join(folder, "pages/leadership.yaml"), "utf8").replace(
      /^heading: .*/m,
      "heading: We know manufacturing from inside",
    ),
  );
  const found = withLines(await mentionsOfGoneItems(schemas));
  expect(found).toContainEqual(
    expect.objectContaining({
      file: "content/pages/leadership.yaml",
      line: expect.any(Number),
      field: "heading",
      value: "We know manufacturing from inside",
      remedy: expect.stringContaining("content/industries/manufacturing.yaml is deleted"),
    }),
  );
  expect(found.filter(({ file }) => file.startsWith("content/insights/"))).toEqual([]);
  // A renamed file is no deleted item.
  writeFileSync(join(folder, "industries/factories.yaml"), "title: Manufacturing\n");
  expect(await mentionsOfGoneItems(schemas)).toEqual([]);
  rmSync(join(folder, "industries/factories.yaml"));
  commitAll();
  expect(await mentionsOfGoneItems(schemas)).toEqual([]);
});

test("texts about the firm that name a partner who has left are named", async () => {
  const file = join(folder, "leaders/tobias-renner.yaml");
  writeFileSync(file, `${readFileSync(file, "utf8")}state: former\n`);
  const found = await mentionsOfGoneItems(schemas);
  expect(found).toContainEqual(
    expect.objectContaining({
      file: "content/deck/deck.yaml",
      value: expect.stringContaining("Tobias Renner, Partner"),
      remedy: expect.stringContaining("this person is no partner any more"),
    }),
  );
});

test("of a partner who has left, the texts of the partner's own file are named until they are changed", async () => {
  const file = join(folder, "leaders/tobias-renner.yaml");
  const former = `${readFileSync(file, "utf8")}state: former\n`;
  writeFileSync(file, former);
  const ownTexts = async () => {
    const found = await mentionsOfGoneItems(schemas);
    return found.filter(({ file }) => file === "content/leaders/tobias-renner.yaml");
  };
  const fields = (await ownTexts()).map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining(["title", "meta.title", "meta.description", "bio", "biography[0]"]),
  );
  expect(fields).not.toContain("quote");
  expect((await ownTexts())[0]?.remedy).toContain("say what was");
  writeFileSync(file, former.replace(/^title:.*/m, "title: Led strategy until 2026"));
  expect((await ownTexts()).map(({ field }) => field)).not.toContain("title");
});

test("where the file of a partner is deleted, the messages say to keep it with its state", async () => {
  rmSync(join(folder, "leaders/tobias-renner.yaml"));
  const [mention] = await mentionsOfGoneItems(schemas);
  expect(mention?.remedy).toContain("`state: former`");
  const problems = await contentProblems();
  const references = problems.filter(({ value }) => value === "tobias-renner");
  expect(references.length).toBeGreaterThan(0);
  for (const { remedy } of references) expect(remedy).toContain("`state: former`");
});

test("a redirect may name what is gone", async () => {
  rmSync(join(folder, "industries/manufacturing.yaml"));
  writeFileSync(
    join(folder, "redirects.yaml"),
    "redirects:\n  - from: /industries/manufacturing\n    to: /industries\n",
  );
  const found = await mentionsOfGoneItems(schemas);
  expect(found.filter(({ file }) => file === "content/redirects.yaml")).toEqual([]);
});

test("without git nothing is found", async () => {
  rmSync(join(folder, ".git"), { recursive: true });
  expect([await copiedTexts(schemas), await mentionsOfGoneItems(schemas)]).toEqual([[], []]);
});
