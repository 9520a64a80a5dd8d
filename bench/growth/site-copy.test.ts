import { mkdir, readdir, readlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type TemporaryFolder, temporaryFolder } from "../site/temporary-folder.ts";
import { copyWithInsights } from "./site-copy.ts";

let project: TemporaryFolder;
beforeEach(async () => {
  project = temporaryFolder("test");
  for (const folder of ["articles", "blogs"]) {
    await mkdir(join(project.folder, "content/insights", folder), { recursive: true });
  }
  await mkdir(join(project.folder, "content/leaders"), { recursive: true });
  await mkdir(join(project.folder, "node_modules/react"), { recursive: true });
  await mkdir(join(project.folder, "node_modules/.cache/compressed"), { recursive: true });
  await mkdir(join(project.folder, "build"));
  await writeFile(join(project.folder, "content/leaders/ada.yaml"), "");
  await writeFile(join(project.folder, "content/insights/articles/authored.md"), "authored");
});
afterEach(() => project.remove());

it("has as many insights as asked for, the authored ones among them", async () => {
  const { folder, remove } = await copyWithInsights(project.folder, 7);
  const articles = await readdir(join(folder, "content/insights/articles"));
  const blogs = await readdir(join(folder, "content/insights/blogs"));
  remove();
  expect(articles).toContain("authored.md");
  expect(articles.length + blogs.length).toBe(7);
});

it("uses the project's packages, but nothing that former builds have kept", async () => {
  const { folder, remove } = await copyWithInsights(project.folder, 1);
  const [packages, top] = [await readdir(join(folder, "node_modules")), await readdir(folder)];
  const target = await readlink(join(folder, "node_modules/react"));
  remove();
  expect(packages).toEqual(["react"]);
  expect(target).toBe(join(project.folder, "node_modules/react"));
  expect(top).not.toContain("build");
});
