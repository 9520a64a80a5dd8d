import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { renderCaddyfile } from "./caddy.ts";
import { hostingRules } from "./hosting-rules.ts";
import { renderNginx } from "./nginx.ts";
import { redirectFor } from "./redirects.ts";

const url = "https://www.example.com";
const rules = hostingRules({ basePath: "", url, inlineScript: "a()" });

describe("redirects", () => {
  it.each([
    ["/apply", "/careers/apply"],
    ["/feeds/.xml", "/404"],
    ["/insights/none", "/insights"],
    ["/insights/articles/none", "/insights"],
    ["/insights/blogs/none", "/insights"],
    ["/blogs/none", "/insights"],
    ["/industries/none", "/industries"],
    ["/insights/", undefined],
    ["/insights/a/b", undefined],
    ["/insights/.env", undefined],
    ["/services/none", undefined],
    ["/feeds/x.xml", undefined],
  ])("lead %s to %s", (path, to) => {
    expect(redirectFor(path, rules.redirects)?.to).toBe(to);
  });

  it("never lead to another redirect", () => {
    for (const { to } of rules.redirects) {
      expect(redirectFor(to, rules.redirects)).toBeUndefined();
    }
  });
});

it("tell search engines to keep nothing of a preview, whoever serves it", () => {
  for (const render of [renderNginx, renderCaddyfile, JSON.stringify]) {
    expect(render(rules)).not.toContain("X-Robots-Tag");
    const preview = hostingRules({ basePath: "", url, inlineScript: "a()", isPreview: true });
    expect(render(preview)).toMatch(/x.robots.tag.*noindex/is);
  }
});

const code = (text: string) => `\`${text}\``;
const table = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
const headerRows = Object.entries({ "/*": rules.everyAnswer, ...rules.headers }).flatMap(
  ([path, headers]) =>
    Object.entries(headers).map(([name, value]) =>
      [path, name, value.replace(/sha256-[^']+/, "sha256-…")].map(code),
    ),
);
const redirectRows = rules.redirects.map((row) => [code(row.from), code(row.to), `${row.status}`]);
it.each([
  ["headers", table(["Files", "Header", "Value"], ["---", "---", "---"], ...headerRows)],
  ["redirects", table(["From", "To", "Status"], ["---", "---", "---"], ...redirectRows)],
])("docs/deploying.md tells other hosts exactly the %s of the rules", async (_name, expected) => {
  // When this fails, put the table that it prints into the document.
  expect(await readFile("docs/deploying.md", "utf8")).toContain(expected);
});
