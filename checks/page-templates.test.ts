import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { siteSchemas } from "#app/routes/site-content.ts";
import { pageFromTemplate, templateNames } from "../app/commands/page-template.ts";
import { formatFaults } from "../editor/format-content.ts";
import { buildVariant, fixtureContent } from "../tests/set-up/fixture-site.ts";
import { readBuiltSite } from "./built/built-site.ts";
import { PAGE_CHECKS } from "./page-checks.ts";

/** Two pages of each template, because an editor copies a template more than once. */
const PAGES = templateNames().flatMap((name) => [
  { name, address: `/${name}s/the-first-${name}` },
  { name, address: `/the-second-${name}` },
]);

// The folder is inside the project, so that the build finds the packages.
const folder = mkdtempSync(join("node_modules", ".page-templates-"));
const content = join(folder, "content");
beforeAll(() => {
  cpSync(fixtureContent("empty"), content, { recursive: true });
  // A template is listed in the first column of the footer.
  const site = join(content, "site.yaml");
  const column = "columns:\n    - heading: Read\n      links: [{ label: Home, href: / }]";
  writeFileSync(site, readFileSync(site, "utf8").replace("columns: []", column));
  vi.stubEnv("CONTENT_DIR", content);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** Runs `npm run new-page` on the copy of the content. */
function newPage(...args: string[]) {
  const program = ["app/commands/new-standalone-page.ts", ...args];
  return spawnSync(process.execPath, program, { encoding: "utf8", env: process.env });
}

test("the command makes a draft at the address, and never writes over a page", () => {
  const { stdout: list } = newPage();
  expect(list).toContain("npm run new-page -- event /events/first\n");
  expect(list).toContain("npm run new-page -- blank /first\n");
  const { stdout } = newPage("event", "/events/autumn-talk");
  expect(stdout).toContain(
    "content/standalone/events-autumn-talk.yaml is a draft at /events/autumn-talk",
  );
  const file = join(content, "standalone/events-autumn-talk.yaml");
  const yaml = readFileSync(file, "utf8");
  expect(yaml).toMatch(/^title: Autumn talk\naddress: \/events\/autumn-talk\ndraft: true\n/);
  expect(yaml).toContain("Registration for Autumn talk");
  const again = newPage("event", "/events/autumn-talk");
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining("is there already") });
  rmSync(file);
});

test("a blank page has its head, its opening and a text, and nothing else to remove", () => {
  const { path, yaml } = pageFromTemplate("blank", "/events");
  expect(path).toBe("standalone/events.yaml");
  expect(parse(yaml)).toEqual({
    title: "Events",
    address: "/events",
    draft: true,
    meta: { title: "Events", description: expect.stringMatching(/^Events: .{40,}/) },
    lead: expect.any(String),
    blocks: [{ kind: "text", heading: expect.any(String), text: expect.any(String) }],
  });
});

test.each([
  [
    "invitation",
    "/events/dinner",
    'There is no template "invitation": use one of blank, campaign, event',
  ],
  ["event", "events/dinner", 'The address "events/dinner" must be an address such as /imprint'],
])("%s at %s is refused in words", (template, address, words) => {
  const { status, stderr } = newPage(template, address);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(words) });
});

test("copies of each template are sound, have the editor's format, and pass every check of a built site", async () => {
  for (const { name, address } of PAGES) {
    const { path, yaml } = pageFromTemplate(name, address);
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), yaml.replace("draft: true\n", ""));
  }
  const faults = formatFaults(siteSchemas());
  expect(faults.filter((fault) => fault.includes("standalone"))).toEqual([]);
  await buildVariant({ CONTENT_DIR: content }, folder);
  const site = readBuiltSite(folder);
  const addresses = site.pages.map(({ address }) => address);
  for (const { address } of PAGES) expect(addresses).toContain(address);
  const found = Object.entries(PAGE_CHECKS).map(([name, find]) => [name, find(site)]);
  expect(found).toEqual(Object.keys(PAGE_CHECKS).map((name) => [name, []]));
});
