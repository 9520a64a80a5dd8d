import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { renderCaddyfile } from "./caddy.ts";
import { headersFor, hostingRules } from "./hosting-rules.ts";
import { renderNginx } from "./nginx.ts";

const url = "https://www.example.com";
const rules = hostingRules({ basePath: "", url, inlineScripts: ["a()"] });

it("forbid search engines to index a preview, on every host", () => {
  const preview = hostingRules({ basePath: "", url, inlineScripts: ["a()"], isPreview: true });
  expect(headersFor("/about", rules)).not.toHaveProperty("X-Robots-Tag");
  expect(headersFor("/about", preview)).toHaveProperty("X-Robots-Tag", "noindex");
  for (const render of [renderNginx, renderCaddyfile]) {
    const marks = (of: typeof rules) => render(of).match(/noindex/g)?.length ?? 0;
    expect(marks(preview)).toBeGreaterThan(marks(rules));
  }
});

it("let visitors keep a file to download, and search engines find the page that offers it", () => {
  expect(headersFor("/downloads/report.epub", rules)).toMatchObject({
    "Content-Disposition": "attachment",
    "X-Robots-Tag": "noindex",
  });
  expect(headersFor("/downloads", rules)).not.toHaveProperty("Content-Disposition");
});

it("let players of other sites play a recording", () => {
  const headers = headersFor("/media/episode-1.mp3", rules);
  expect(headers["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
  expect(headers).not.toHaveProperty("Content-Disposition");
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
it("docs/hosts.md lists exactly the headers of the rules for other hosts", async () => {
  const expected = table(["Files", "Header", "Value"], ["---", "---", "---"], ...headerRows);
  // If this test fails, copy the table from its output into the document.
  expect(await readFile("docs/hosts.md", "utf8")).toContain(expected);
});
