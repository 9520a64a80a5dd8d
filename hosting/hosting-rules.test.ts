import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { renderCaddyfile } from "./caddy.ts";
import { hostingRules } from "./hosting-rules.ts";
import { renderNginx } from "./nginx.ts";

const url = "https://www.example.com";
const rules = hostingRules({ basePath: "", url, inlineScript: "a()" });

it("forbid search engines to index a preview, on every host", () => {
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
it("docs/deploying.md lists exactly the headers of the rules for other hosts", async () => {
  const expected = table(["Files", "Header", "Value"], ["---", "---", "---"], ...headerRows);
  // If this test fails, copy the table from its output into the document.
  expect(await readFile("docs/deploying.md", "utf8")).toContain(expected);
});
