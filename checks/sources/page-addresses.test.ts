import { expect, test } from "vitest";
import { findPageAddresses } from "./page-addresses.ts";

const places = (text: string, path = "app/features/x/y.tsx") =>
  findPageAddresses([{ path, text }]).map((problem) => problem.split(": ")[1]);

test.each([
  ['<SiteLink href="/privacy">', ["/privacy"]],
  ['siteHref("/contact")', ["/contact"]],
  [`href: \`/leadership#\${id}\`,`, [`/leadership#\${id}`]],
  [`\`/search?q=\${encodeURIComponent(text)}\``, [`/search?q=\${encodeURIComponent(text)}`]],
  [`const x = \`/insights/\${type}s/\${item.id}\`;`, [`/insights/\${type}s/\${item.id}`]],
])("an address of a page in quotation marks is found in %s", (text, found) => {
  expect(places(text)).toEqual(found);
});

test.each([
  'siteHref("/")',
  'path.split("/")',
  'absoluteUrl("/#organization")',
  'siteHref("/favicon.svg")',
  `\`/feeds/\${type}.xml\``,
  `\`/icons/social.svg#\${icon}\``,
  "// Such as `/services/:id`.",
  " * `/services/:id`",
  '"aria-keyshortcuts": "/ Control+K"',
])("the root, a file and a comment are not reported: %s", (text) => {
  expect(places(text)).toEqual([]);
});

test("the registry, the table of forms, tests and other folders may name addresses", () => {
  const text = 'page: "/contact"';
  for (const path of [
    "app/routes/registry.ts",
    "app/features/forms/table/contact.ts",
    "app/routes/x.test.ts",
    "hosting/x.ts",
  ]) {
    expect(places(text, path)).toEqual([]);
  }
});
