import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findRedirect } from "../../hosting/redirects.ts";
import { unknownAddressRedirects } from "./redirects.ts";
import { requestPatterns } from "./unknown-addresses.ts";

const redirects = unknownAddressRedirects();

test.each([
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
])("hosts redirect %s to %s", (path, to) => {
  expect(findRedirect(path, redirects)?.to).toBe(to);
});

test("no redirect leads to another redirect", () => {
  for (const { to } of redirects) expect(findRedirect(to, redirects)).toBeUndefined();
});

test.each([
  ["/apply/", "application"],
  ["/feeds/.xml", "feed-missing"],
  ["/feeds/everything.xml", "feed"],
  ["/insights/none", "insight"],
  ["/insights/articles/none/", "insight"],
  ["/insights/version-2.0", "insight"],
  ["/blogs/none", "insight"],
  ["/services/none", "service"],
  ["/industries/none", "industry"],
  ["/Services/None", "service"],
  ["/insights", undefined],
  ["/insights/articles/a/b", undefined],
  ["/careers/none", undefined],
  ["/feeds/x/y", undefined],
])("the boot script finds for %s the kind %s", (path, expected) => {
  expect(requestPatterns().find(([, pattern]) => new RegExp(pattern, "i").test(path))?.[0]).toBe(
    expected,
  );
});

test("docs/hosts.md lists exactly these redirects for other hosts", () => {
  const rows = redirects.map(({ from, to, status }) => `| \`${from}\` | \`${to}\` | ${status} |\n`);
  // If this test fails, copy the table from its output into the document.
  const table = `| From | To | Status |\n| --- | --- | --- |\n${rows.join("")}`;
  expect(readFileSync("docs/hosts.md", "utf8")).toContain(table);
});
