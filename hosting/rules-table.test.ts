import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { hostingRules } from "./hosting-rules.ts";
import { rulesTables } from "./rules-table.ts";

it("docs/deploying.md tells other hosts exactly the headers and redirects of the rules", async () => {
  const rules = hostingRules({
    basePath: "",
    siteUrl: "https://www.example.com",
    scriptHashes: ["sha256-…"],
  });
  const document = await readFile("docs/deploying.md", "utf8");
  // When one of these fails, put the table that it prints into the document.
  for (const table of Object.values(rulesTables(rules))) expect(document).toContain(table);
});
