import { cpSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { contentProblems } from "../../tests/set-up/content-problems.ts";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";

/** What is wrong with a redirect. @param from where it begins @param to where it leads */
async function faultsOf(from: string, to = "/about"): Promise<string[]> {
  const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
  onTestFinished(() => folder.remove());
  onTestFinished(() => void vi.unstubAllEnvs());
  cpSync(fixtureContent("structure"), folder.path, { recursive: true });
  const redirects = JSON.stringify([{ from, to }]);
  writeFileSync(join(folder.path, "redirects.yaml"), `redirects: ${redirects}\n`);
  vi.stubEnv("CONTENT_DIR", folder.path);
  const problems = await contentProblems();
  return problems.map(({ field, remedy }) => `${field} | ${remedy}`);
}

test.each(["/old", "/old/*", "/a/b.c/*", "/index.php?page=about", "/?p=12", "/about?old=1"])(
  "a redirect may begin at %s",
  async (from) => {
    expect(await faultsOf(from)).toEqual([]);
  },
);

test.each([
  ["/insights/*", /name single addresses: there is the page \/insights/],
  ["/about/*", /name single addresses: there is the page \/about$/],
  ["/about", /remove it: there is a page/],
  ["/*", /must be an address such as/],
  ["/old*", /must be an address such as/],
  ["/old/*/more", /must be an address such as/],
  ["/old?page", /must be an address such as/],
  ["/old?page=a&b=c", /must be an address such as/],
  ["/old?page=%C3%A9", /must be an address such as/],
  ["/old/*?page=1", /must be an address such as/],
])("a redirect from %s is refused in words", async (from, words) => {
  expect(await faultsOf(from)).toEqual([expect.stringMatching(words)]);
});

test("of a redirect with two faults both are reported", async () => {
  expect(await faultsOf("/contact", "/abot")).toEqual([
    expect.stringContaining("redirects[0].from | remove it: there is a page"),
    expect.stringContaining("redirects[0].to | lead to a page that exists"),
  ]);
});
