import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it, vi } from "vitest";
import { hosts } from "../tests/hosting/hosts.ts";
import { addressOf, publishFixture, readBuiltSite } from "../tests/hosting/made-up-site.ts";
import { decoded, rawRequest } from "../tests/hosting/raw-request.ts";
import { compressFolder } from "./compress.ts";
import { newBuildFolder, publishBuild } from "./publish.ts";

const scratch = await mkdtemp(join(tmpdir(), "publish-"));
afterAll(() => rm(scratch, { recursive: true }));
const newFolder = () => mkdtemp(join(scratch, "dist-"));

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Publishes a site with the given files, by path. */
async function publish(dist: string, files: Record<string, string>): Promise<void> {
  const build = await newBuildFolder(dist);
  await writeFiles(join(build, "site"), files);
  await publishBuild(build, dist);
}

it.each(hosts.filter(({ isInstalled }) => isInstalled))(
  "$name serves each of ten new builds from the next request on",
  async (host) => {
    const dist = await newFolder();
    await publishFixture(dist, "", " of build 0");
    const site = await readBuiltSite(dist, join(dist, "unused"));
    const running = await host.start(site, await mkdtemp(join(scratch, "host-")));
    const addresses = site.files.filter((file) => file !== "/404.html").slice(0, 20);
    const seen = new Set<string>();
    let isDone = false;
    const poll = async (encoding: string) => {
      for (let index = 0; !isDone; index += 1) {
        const file = addresses[index % addresses.length] ?? "";
        const headers = { "accept-encoding": encoding };
        const answer = await rawRequest(running.port, encodeURI(addressOf(file)), { headers });
        expect(answer.status, file).toBe(200);
        const text = decoded(answer).toString();
        if (!file.endsWith(".html")) continue;
        const builds = [...text.matchAll(/of build (\d+)/g)].map(([, build = ""]) => build);
        expect([builds.length, new Set(builds).size], file).toEqual([2, 1]);
        seen.add(builds[0] ?? "");
      }
    };
    const polls = Promise.all(["br", "gzip", "identity"].map(poll));
    for (let build = 1; build <= 10; build += 1) {
      await publishFixture(dist, "", ` of build ${build}`);
    }
    await vi.waitFor(() => expect(seen).toContain("10"), 60_000);
    isDone = true;
    await polls;
    expect(seen.size).toBeGreaterThan(5);
    await running.stop();
  },
  120_000,
);

it("keeps files with a hash in their name for a day, and lists them", async () => {
  const dist = await newFolder();
  await publish(dist, { "index.html": "1", "old.html": "1", "assets/a-1.js": "a" });
  await publish(dist, { "index.html": "2", "assets/a-2.js": "a" });
  await publish(dist, { "index.html": "3", "assets/a-2.js": "a" });
  expect((await readdir(join(dist, "site/assets"))).sort()).toEqual(["a-1.js", "a-2.js"]);
  expect(await readdir(join(dist, "site"))).not.toContain("old.html");
  const list = join(dist, "hosting/kept.json");
  expect(Object.keys(JSON.parse(await readFile(list, "utf8")))).toEqual(["assets/a-1.js"]);
  const yesterday = Date.now() - 25 * 3_600_000;
  await writeFile(list, JSON.stringify({ "assets/a-1.js": yesterday }));
  await publish(dist, { "index.html": "4", "assets/a-2.js": "a" });
  expect(await readdir(join(dist, "site/assets"))).toEqual(["a-2.js"]);
});

it("keeps the five newest builds, and removes older builds and unfinished builds of ended processes", async () => {
  const dist = await newFolder();
  const builds = join(dist, "builds");
  for (const name of ["1000", "2000", "3000", "4000", "5000", "unfinished-1000-a"]) {
    await mkdir(join(builds, name, "site"), { recursive: true });
  }
  await symlink("builds/5000", join(dist, "current"));
  const underWay = await newBuildFolder(dist);
  await publish(dist, { "index.html": "new" });
  const [current, ...others] = (await readdir(builds)).sort();
  expect(others).toEqual(["2000", "3000", "4000", "5000", basename(underWay)]);
  expect(Date.now() - Number(current)).toBeLessThan(60_000);
});

it("replaces folders, which a copy of dist/ has instead of links", async () => {
  const dist = await newFolder();
  await writeFiles(dist, { "site/assets/a-1.js": "a", "site/old.html": "1", "hosting/x": "x" });
  await publish(dist, { "index.html": "new" });
  expect((await readdir(dist)).sort()).toEqual(["builds", "current", "hosting", "site"]);
  expect((await readdir(join(dist, "site"))).sort()).toEqual(["assets", "index.html"]);
  expect(await readdir(join(dist, "hosting"))).toEqual(["kept.json"]);
  await publish(dist, { "index.html": "newer" });
  expect(await readFile(join(dist, "site/index.html"), "utf8")).toBe("newer");
});

it("keeps the published build if a new build is interrupted", async () => {
  const dist = await newFolder();
  await publish(dist, { "index.html": "whole" });
  await newBuildFolder(dist);
  expect(await readFile(join(dist, "site/index.html"), "utf8")).toBe("whole");
});

it("writes both compressed files of all texts, also in folders with a dot, but none that would be larger", async () => {
  const folder = await newFolder();
  const text = "a page of words and words ".repeat(100);
  const texts = {
    "index.html": text,
    "assets/a.js": text,
    ".well-known/security.txt": text,
    "large.json": text.repeat(3_000),
  };
  await writeFiles(folder, { ...texts, "card.png": text, "tiny.txt": "a" });
  await compressFolder(folder);
  for (const [file, content] of Object.entries(texts)) {
    const path = join(folder, file);
    expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(content);
    expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(content);
  }
  const names = (await readdir(folder)).filter((name) => /card|tiny/.test(name));
  expect(names.sort()).toEqual(["card.png", "tiny.txt"]);
});
