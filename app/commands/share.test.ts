import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environmentWithoutFixture } from "../../tests/set-up/fixture-site.ts";
import { copyProject, linkPackages } from "../../tests/set-up/project-copy.ts";
import { pageFromTemplate } from "./page-template.ts";
import { newShareName, removeEndedShares, shareReport } from "./shared-builds.ts";

let copy = "";
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "share-"));
  copyProject(copy, "empty");
  linkPackages(copy);
  const draft = pageFromTemplate("event", "/page-to-come");
  mkdirSync(join(copy, "content/standalone"));
  writeFileSync(join(copy, "content", draft.path), draft.yaml);
  const site = join(copy, "content/site.yaml");
  const settings = readFileSync(site, "utf8");
  writeFileSync(site, settings.replace("band: Preview.", "band: Preview & draft."));
});
afterAll(() => rmSync(copy, { recursive: true }));

function share(...args: string[]) {
  const environment = { ...environmentWithoutFixture(), SITE_URL: "https://previews.example.com" };
  return spawnSync(process.execPath, ["app/commands/share.ts", ...args], {
    cwd: copy,
    env: environment,
    encoding: "utf8",
  });
}

test("a shared build has the drafts, an address that nobody guesses, and a last day, and search engines keep out", () => {
  const { status, stdout, stderr } = share("--days", "3");
  expect(status, stderr).toBe(0);
  const [, until = "", name = ""] =
    /Shared until (\S+): https:\/\/previews\.example\.com\/(\S+)\/\n/.exec(stdout) ?? [];
  expect(name).toMatch(new RegExp(`^preview-${until}-[0-9a-f]{32}$`));
  expect(readdirSync(join(copy, "shared"))).toEqual([name]);
  const html = readFileSync(join(copy, "shared", name, "page-to-come/index.html"), "utf8");
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(/Preview &amp; draft\. Until \w+ \d+, \d{4}\./);
  expect(html).toContain(`href="/${name}/search"`);
  expect(existsSync(join(copy, "dist"))).toBe(false);
});

test("an address that nobody has set is called a placeholder, with the remedy", () => {
  const share = { until: "2026-12-12", address: "https://a.example/b", path: "shared/b" };
  expect(shareReport({ ...share, isPlaceholder: false })).not.toContain("placeholder");
  expect(shareReport({ ...share, isPlaceholder: true })).toMatch(
    /is a placeholder.*SITE_URL=.*site\.env/s,
  );
});

test("a wrong number of days is refused in words", () => {
  for (const days of ["0", "91", "two"]) {
    const { status, stderr } = share("--days", days);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining("--days must"),
    });
  }
});

test("builds whose last day has passed are removed, and nothing else", async () => {
  const folder = join(copy, "ended");
  const names = ["2026-11-22", "2026-11-23", "2026-11-24"].map(newShareName);
  for (const name of [...names, "of-the-host"]) mkdirSync(join(folder, name), { recursive: true });
  expect(await removeEndedShares(folder, "2026-11-23")).toEqual(names.slice(0, 1));
  expect(readdirSync(folder).sort()).toEqual([...names.slice(1), "of-the-host"].sort());
  expect(await removeEndedShares(join(copy, "none"), "2026-11-23")).toEqual([]);
});
