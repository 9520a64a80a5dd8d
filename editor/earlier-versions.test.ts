import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { EarlierVersions } from "./earlier-versions.ts";
import { answerVersions } from "./versions-page.ts";

let folder: string;
let content: string;
let versions: EarlierVersions;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "versions-"));
  content = join(folder, "content");
  mkdirSync(join(content, "leaders"), { recursive: true });
  writeFileSync(join(content, "site.yaml"), "name: First\n");
  writeFileSync(join(content, "leaders/ana.yaml"), "name: Ana\n");
  versions = new EarlierVersions(content);
  await versions.ready();
  return () => rmSync(folder, { recursive: true });
});

/** Saves a file, and waits until its earlier version is kept. @param text undefined deletes the file */
async function save(name: string, text: string | undefined): Promise<void> {
  const newest = async () => (await versions.list(`content/${name}`))[0]?.replaced;
  const before = await newest();
  const path = join(content, name);
  if (text === undefined) rmSync(path);
  else writeFileSync(path, text);
  versions.fileChanged(path);
  await expect.poll(newest).not.toBe(before);
}

/** The texts of the versions that are kept, the newest first. */
async function textsOf(file: string): Promise<string[]> {
  return (await versions.list(file)).map(({ text }) => text);
}

test("what a file held before each save is kept, outside of the content", async () => {
  await save("site.yaml", "name: Second\n");
  await save("site.yaml", "name: Third\n");
  expect(await textsOf("content/site.yaml")).toEqual(["name: Second\n", "name: First\n"]);
  expect(await textsOf("content/leaders/ana.yaml")).toEqual([]);
  // A program that is started later knows them.
  expect(await new EarlierVersions(content).list()).toHaveLength(2);
});

test("a version that is brought back can be undone, too", async () => {
  await save("site.yaml", "name: A mistake\n");
  const [first] = await versions.list("content/site.yaml");
  await versions.bringBack("content/site.yaml", first?.replaced ?? 0);
  expect(readFileSync(join(content, "site.yaml"), "utf8")).toBe("name: First\n");
  versions.fileChanged(join(content, "site.yaml"));
  await expect
    .poll(() => textsOf("content/site.yaml"))
    .toEqual(["name: A mistake\n", "name: First\n"]);
});

test("a deleted file comes back, and a file that is new has no earlier version", async () => {
  await save("leaders/ana.yaml", undefined);
  const [ana] = await versions.list();
  rmSync(join(content, "leaders"), { recursive: true });
  await versions.bringBack("content/leaders/ana.yaml", ana?.replaced ?? 0);
  expect(readFileSync(join(content, "leaders/ana.yaml"), "utf8")).toBe("name: Ana\n");
  expect(await versions.bringBack("content/../secret.yaml", 1)).toBeUndefined();
});

test("of each file at most 20 versions are kept", async () => {
  for (let count = 1; count <= 22; count += 1) await save("site.yaml", `name: ${count}\n`);
  await expect.poll(async () => (await textsOf("content/site.yaml")).length).toBe(20);
  expect((await textsOf("content/site.yaml"))[0]).toBe("name: 21\n");
});

test("the page shows what would change, and only the page itself brings a version back", async () => {
  const entries = { collections: [], languages: { original: "en", translations: [] } };
  const server = createServer((request, response) => {
    void answerVersions(request, response, versions, entries);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await save("site.yaml", "name: <b>Second</b>\n");
  const page = await (await fetch(address)).text();
  expect(page).toContain("Now: <del>name: &lt;b>Second&lt;/b></del>");
  expect(page).toContain("Before: <ins>name: First</ins>");
  const [, replaced = ""] = /name="replaced" value="(\d+)"/.exec(page) ?? [];
  const bringBack = async (site: string) => {
    const headers = { "Sec-Fetch-Site": site };
    const body = new URLSearchParams({ file: "content/site.yaml", replaced });
    return fetch(address, { method: "POST", headers, body });
  };
  expect((await bringBack("cross-site")).status).toBe(403);
  expect(readFileSync(join(content, "site.yaml"), "utf8")).toContain("Second");
  expect(await (await bringBack("same-origin")).text()).toContain("is again as it was before");
  expect(readFileSync(join(content, "site.yaml"), "utf8")).toBe("name: First\n");
});
