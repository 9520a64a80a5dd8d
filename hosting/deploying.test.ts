import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { hostingRules } from "./hosting-rules.ts";

const code = (text: string) => `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`);
  return lines.join("");
}

const { headers, redirects } = hostingRules({
  basePath: "",
  siteUrl: "https://www.example.com",
  scriptHashes: ["sha256-…"],
});
const headerRows = headers.flatMap((rule) =>
  Object.entries(rule.headers).map((header) => [rule.path, ...header].map(code)),
);
const redirectRows = redirects.map(({ from, to, status, when }) => [
  code(from),
  code(to),
  String(status),
  when === "always" ? "always" : "where there is no such file",
]);

it.each([
  ["headers", table(["Files", "Header", "Value"], headerRows)],
  ["redirects", table(["From", "To", "Status", "When"], redirectRows)],
])("docs/deploying.md tells other hosts exactly the %s of the rules", async (_name, expected) => {
  // When this fails, put the table that it prints into the document.
  expect(await readFile("docs/deploying.md", "utf8")).toContain(expected);
});
