import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawingPath } from "#app/content/pictures.ts";
import { writeDrawings } from "./drawings.ts";

let client: string;

const address = (seed: string) =>
  drawingPath({ family: "bars", scheme: "sky", format: "card", seed });

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "drawings-"));
  mkdirSync(join(client, "about"));
});

afterEach(() => rmSync(client, { recursive: true, force: true }));

test("every drawing that a page or its data names is written once, under a sub-path too", async () => {
  writeFileSync(
    join(client, "index.html"),
    `<img src="${address("a")}"><img src="${address("a")}">`,
  );
  writeFileSync(join(client, "about", "index.html"), `<img src="/site${address("b")}">`);
  writeFileSync(join(client, "about.data"), `["src","${address("c")}"]`);
  expect((await writeDrawings(client)).written).toBe(3);
  for (const seed of ["a", "b", "c"]) {
    expect(readFileSync(join(client, address(seed)), "utf8")).toMatch(/^<svg .*<\/svg>\s*$/s);
  }
  expect(readdirSync(client).sort()).toEqual(["about", "about.data", "artwork", "index.html"]);
});

test("an address that stands for no drawing stops the build and names the page", async () => {
  const wrong = address("a").replace("bars", "bubbles");
  writeFileSync(join(client, "about", "index.html"), `<img src="${wrong}">`);
  await expect(writeDrawings(client)).rejects.toThrow(`about/index.html names ${wrong}`);
});
