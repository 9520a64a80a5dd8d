import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { renderCaddyfile } from "./caddy.ts";
import { hostingRules } from "./host-files.ts";
import { renderNginx } from "./nginx.ts";
import { redirectFor } from "./redirects.ts";

const siteUrl = "https://www.example.com";
const rules = hostingRules({ basePath: "", siteUrl, inlineScript: "a()" });

describe("redirects", () => {
  it.each<[path: string, always: string | undefined, withoutFile: string | undefined]>([
    ["/apply", "/careers/apply", undefined],
    ["/insights/none", undefined, "/insights"],
    ["/insights/articles/none", undefined, "/insights"],
    ["/insights/blogs/none", undefined, "/insights"],
    ["/blogs/none", undefined, "/insights"],
    ["/industries/none", undefined, "/industries"],
    ["/insights/", undefined, undefined],
    ["/insights/a/b", undefined, undefined],
    ["/services/none", undefined, undefined],
    ["/feeds/x.xml", undefined, undefined],
  ])("lead %s always to %s, without a file to %s", (path, always, withoutFile) => {
    expect(redirectFor(path, "always", rules.redirects)?.to).toBe(always);
    expect(redirectFor(path, "no-file", rules.redirects)?.to).toBe(withoutFile);
  });

  it("never lead to another redirect", () => {
    for (const { to } of rules.redirects) {
      expect(redirectFor(to, "always", rules.redirects)).toBeUndefined();
      expect(redirectFor(to, "no-file", rules.redirects)).toBeUndefined();
    }
  });
});

it("tell search engines to keep nothing of a preview, whoever serves it", () => {
  for (const render of [renderNginx, renderCaddyfile, JSON.stringify]) {
    expect(render(rules)).not.toContain("X-Robots-Tag");
    const preview = hostingRules({ basePath: "", siteUrl, inlineScript: "a()", isPreview: true });
    expect(render(preview)).toMatch(/x.robots.tag.*noindex/is);
  }
});

const code = (text: string) => `\`${text}\``;
const table = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
const headerRows = [{ path: "/*", headers: rules.everyAnswer }, ...rules.headers].flatMap(
  ({ path, headers }) =>
    Object.entries(headers).map(([name, value]) =>
      [path, name, value.replace(/sha256-[^']+/, "sha256-…")].map(code),
    ),
);
const redirectRows = rules.redirects.map(({ from, to, status, when }) => [
  code(from),
  code(to),
  String(status),
  when === "always" ? "always" : "where there is no such file",
]);
it.each([
  ["headers", table(["Files", "Header", "Value"], ["---", "---", "---"], ...headerRows)],
  [
    "redirects",
    table(["From", "To", "Status", "When"], ["---", "---", "---", "---"], ...redirectRows),
  ],
])("docs/deploying.md tells other hosts exactly the %s of the rules", async (_name, expected) => {
  // When this fails, put the table that it prints into the document.
  expect(await readFile("docs/deploying.md", "utf8")).toContain(expected);
});
