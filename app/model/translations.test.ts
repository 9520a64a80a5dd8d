import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stringify } from "yaml";
import { translationIn } from "#app/model/content-source.ts";
import { loadSiteContent, loadSitePreview } from "#app/routes/site-content.ts";
import { type ContentCopy, copyContent } from "../../tests/set-up/content-copy.ts";
import { contentProblems } from "../../tests/set-up/content-problems.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent("languages");
});
afterEach(() => copy.remove());

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy.folder, path)), { recursive: true });
  writeFileSync(join(copy.folder, path), text);
}

/** The faults of the content, as `path:line field | remedy`. */
async function faults(): Promise<string[]> {
  const problems = await contentProblems();
  return problems.map(({ file, line, field, remedy }) => {
    return `${file}${line === undefined ? "" : `:${line}`} ${field} | ${remedy}`;
  });
}

test("a sound translation has no fault", async () => {
  expect(await faults()).toEqual([]);
});

const NO_PAGE =
  "translate that page, or link to a page of this language: only the default language has it; a field that is left out leads where the original leads";
const NO_ORIGINAL = "a translation needs its original";

test("what refers to an item that a language lacks is left out of a list", async () => {
  rmSync(join(copy.folder, "de/services/capabilities/only.yaml"));
  expect(await faults()).toEqual([
    "content/de/pages/home.yaml:25 capabilities.cards | give at least 1 entry (it has 0): translate what the original names here: the-only-service",
  ]);
});

/** The section of home with partners and a case of the service that grows. */
function voicesWithCase(number: number): string {
  const voices = {
    heading: "Who you would talk to",
    lead: "A partner replies.",
    more: "All partners",
    leaders: ["ida-lang"],
    case: { service: "a-growth-service", number, more: "How it works" },
  };
  return stringify({ voices });
}

test("a group that may be left out is left out, and named, if it refers to an item that a language lacks", async () => {
  rmSync(join(copy.folder, "de/services/growth/growth.yaml"));
  appendFileSync(join(copy.folder, "pages/home.yaml"), voicesWithCase(1));
  const found = await faults();
  expect(found.filter((fault) => fault.includes("voices"))).toEqual([]);
});

test("a case whose number is beyond the cases of its service in a language is reported there", async () => {
  const secondCase = "  - title: A second case\n    description: It went well.\n";
  appendFileSync(join(copy.folder, "services/growth/growth.yaml"), secondCase);
  appendFileSync(join(copy.folder, "pages/home.yaml"), voicesWithCase(2));
  expect(await faults()).toEqual([
    "content/de/pages/home.yaml:1 voices.case.number | write 1: a-growth-service has 1 case study",
  ]);
  const voices = "voices:\n  case:\n    service: the-only-service\n";
  appendFileSync(join(copy.folder, "de/pages/home.yaml"), voices);
  expect(await faults()).toEqual([
    "content/de/pages/home.yaml:46 voices.case.service | name a service with case studies, or remove `case:`: this service has none",
  ]);
});

/** The parts of pages that each language leaves out: the file, the field, and the items that the language lacks. */
async function leftOut(): Promise<unknown[]> {
  const { translations } = await loadSiteContent();
  return translations.map(({ language, leftOutParts = [] }) => {
    return [language.tag, ...leftOutParts.map(({ file, field, value }) => [file, field, value])];
  });
}

test("a section of home whose items a language lacks is named with the items", async () => {
  const industries = (tag: string) => [
    `content/${tag}/pages/home.yaml`,
    "industries.cards",
    "steel",
  ];
  expect(await leftOut()).toEqual([["ar", industries("ar")], ["de"]]);
  // The brochure names the industry, too.
  for (const folder of ["industries", "brochure"]) {
    rmSync(join(copy.folder, "de", folder), { recursive: true });
  }
  expect(await leftOut()).toEqual([
    ["ar", industries("ar")],
    ["de", industries("de")],
  ]);
});

test("a part of a page that refers to an item that a language lacks is named with the item", async () => {
  appendFileSync(join(copy.folder, "pages/home.yaml"), voicesWithCase(1));
  expect(await leftOut()).toEqual([
    [
      "ar",
      ["content/ar/pages/home.yaml", "voices.case", "a-growth-service"],
      ["content/ar/pages/home.yaml", "industries.cards", "steel"],
    ],
    ["de"],
  ]);
});

test("a translation inherits every field of a file that it lacks", () => {
  const { isInherited } = translationIn("ar").read("pages/plan-check.yaml", []);
  expect(isInherited?.("heading")).toBe(true);
});

test("a figure that is still that of the original is no fault", async () => {
  write("de/site.yaml", "figures:\n  growth: 4.5%\n");
  const found = await faults();
  expect(found.filter((fault) => fault.includes("figures"))).toEqual([]);
});

test("a list with fewer entries than the original is reported once, with both numbers", async () => {
  write(
    "de/pages/insight-lists.yaml",
    "lists:\n  - heading: Einsichten\n    lead: Noch nicht viele.\n",
  );
  expect(await faults()).toEqual([
    "content/de/pages/insight-lists.yaml:1 lists | the original has 3 entries here, and this list has 1: keep them all, in their order, so that an entry has what it leaves out from the original; or write every field of each entry",
  ]);
});

test("rows of an exhibit that a translation leaves out are reported once, with both numbers", async () => {
  const exhibit = (rows: readonly string[], further: string) => {
    return `    exhibit:\n      title: T\n${further}      rows:\n${rows.join("")}`;
  };
  const rows = ["A", "B", "C"].map((label, index) => {
    return `        - label: ${label}\n          value: ${index + 1}\n`;
  });
  const kind = "      kind: bars\n      illustrative: true\n";
  appendFileSync(join(copy.folder, "services/growth/growth.yaml"), exhibit(rows, kind));
  const labels = ["        - label: A\n", "        - label: B\n"];
  appendFileSync(join(copy.folder, "de/services/growth/growth.yaml"), exhibit(labels, ""));
  expect(await faults()).toEqual([
    "content/de/services/growth/growth.yaml:21 caseStudies[0].exhibit.rows | the original has 3 entries here, and this list has 2: keep them all, in their order, so that an entry has what it leaves out from the original; or write every field of each entry",
  ]);
});

test("a list with fewer entries than the original is sound if it has all its fields", async () => {
  write("de/pages/not-found.yaml", "links:\n  - label: Kontakt\n    href: /contact\n");
  expect(await faults()).toEqual([]);
});

test("entries that have lost their hyphens are reported once, with the remedy", async () => {
  write(
    "de/pages/search.yaml",
    "otherNames:\n    words:\n      - Bedingungen\n    words:\n      - Stellen\n",
  );
  expect(await faults()).toContain(
    "content/de/pages/search.yaml:4 words | this field stands here twice: keep one of them; in a list, begin each entry with a hyphen and a space",
  );
});

test("a file without an original hides no fault of the other files", async () => {
  write("de/leaders/nobody.yaml", "title: Niemand\n");
  write("de/pages/about.yaml", "heding: Über uns\n");
  write("ar/words.yaml", "frame:\n  logo: شعار\n");
  expect(await faults()).toEqual([
    `content/de/leaders/nobody.yaml (file name) | remove it, or add content/leaders/nobody.yaml: ${NO_ORIGINAL}`,
    "content/ar/words.yaml:2 frame.logo | write {name} where it is to stand",
    "content/de/pages/about.yaml:1 heding | write `heading:` (there is no field `heding`)",
  ]);
});

test.each([
  ["site.yaml", "its words stand on every page"],
  ["words.yaml", "its words stand on every page"],
  ["pages/home.yaml", "the logo of every page leads to it"],
  ["pages/feeds.yaml", "every page has the names of its feeds"],
  ["pages/search.yaml", "its links stand in the search of every page"],
  ["pages/insight-lists.yaml", "the menu has the names of its lists"],
  ["pages/not-found.yaml", "visitors see it at a mistyped address"],
])("a language that lacks %s is reported with the reason", async (path, reason) => {
  rmSync(join(copy.folder, "ar", path));
  expect(await faults()).toEqual([
    `content/ar/${path} (file) | copy content/${path} to here and translate it: every language needs it, because ${reason}`,
  ]);
});

test("a preview shows a language that only lacks files", async () => {
  rmSync(join(copy.folder, "ar/words.yaml"));
  write("de/pages/about.yaml", "heding: Über uns\n");
  const { content, problems } = await loadSitePreview();
  expect(content.translations.map(({ language }) => language.tag)).toEqual(["ar"]);
  expect(problems.map(({ file }) => file)).toEqual([
    "content/ar/words.yaml",
    "content/de/pages/about.yaml",
  ]);
});

test("an inherited field that refers to an item that a language lacks is reported", async () => {
  rmSync(join(copy.folder, "de/leaders/ida-lang.yaml"));
  expect(await faults()).toEqual([
    "content/de/standalone/spring-dinner.yaml:48 blocks[6].partners | give at least 1 entry (it has 0): translate what the original names here: ida-lang",
    "content/de/deck/deck.yaml:27 slides[3].leaders | give at least 1 entry (it has 0): translate what the original names here: ida-lang",
    ...[
      "insights/articles/one-sentence.md:2 author",
      "insights/blogs/short-note.md:2 author",
      "positions/economist.yaml:1 leader",
      "services/growth/growth.yaml:1 leader",
      "industries/steel.yaml:1 leader",
    ].map(
      (place) =>
        `content/de/${place} | translate content/leaders/ida-lang.yaml too, or name only what this language has`,
    ),
  ]);
});

test.each<[fault: string, path: string, text: string, report: string]>([
  [
    "a partner without an original",
    "de/leaders/nobody.yaml",
    "title: Niemand\n",
    `content/de/leaders/nobody.yaml (file name) | remove it, or add content/leaders/nobody.yaml: ${NO_ORIGINAL}`,
  ],
  [
    "an article without an original",
    "de/insights/articles/nothing.md",
    "---\ntitle: Nichts\n---\n\nNichts.\n",
    `content/de/insights/articles/nothing.md (file name) | remove it, or add content/insights/articles/nothing.md: ${NO_ORIGINAL}`,
  ],
  [
    "a file that nothing reads",
    "de/pages/kontakt.yaml",
    "heading: Kontakt\n",
    "content/de/pages/kontakt.yaml (file name) | nothing reads it here: remove it, or give it the name of a file that the site reads, such as pages/contact.yaml, pages/about.yaml, pages/home.yaml",
  ],
  [
    "an unknown field",
    "de/legal/terms.md",
    "---\ntitle: Bedingungen\nledd: Die Regeln.\n---\n",
    "content/de/legal/terms.md:3 ledd | write `lead:` (there is no field `ledd`)",
  ],
  [
    "a text of the interface without its name",
    "de/words.yaml",
    "frame:\n  skipLink: Zum Inhalt\n  logo: Startseite\n",
    "content/de/words.yaml:3 frame.logo | write {name} where it is to stand",
  ],
  [
    "a figure as the language of the original writes it",
    "de/site.yaml",
    "figures:\n  growth: 5.5%\n",
    "content/de/site.yaml:2 figures.growth | write 5,5%, as numbers are written in German",
  ],
  [
    "a text that lacks a form for a kind of number",
    "ar/words.yaml",
    'search:\n  results:\n    one: نتيجة واحدة\n    two: نتيجتان\n    few: "{count} نتائج"\n    other: "{count} نتيجة"\n',
    "content/ar/words.yaml:2 search.results | add `many:` followed by a text…",
  ],
  [
    "a link in a text to a page that the language lacks",
    "de/insights/articles/one-sentence.md",
    "---\ntitle: Ein Satz\n---\n\nSiehe [Bedingungen](/terms).\n",
    `content/de/insights/articles/one-sentence.md:5 body | ${NO_PAGE}`,
  ],
  [
    "a link in a field to a page that the language lacks",
    "de/site.yaml",
    "footer:\n  action:\n    href: /terms\n",
    `content/de/site.yaml:3 footer.action.href | ${NO_PAGE}`,
  ],
  [
    "a redirect of the language to a page that it lacks",
    "de/redirects.yaml",
    "redirects:\n  - { from: /alt, to: /terms }\n",
    "content/de/redirects.yaml:2 redirects[0].to | lead to a page that exists…",
  ],
  [
    "a redirect to a page that a language lacks",
    "redirects.yaml",
    "redirects:\n  - { from: /alt, to: /de/about }\n  - { from: /agb, to: /de/terms }\n",
    "content/redirects.yaml:3 redirects[1].to | lead to a page that exists…",
  ],
  [
    "a link to a page that no language has",
    "de/site.yaml",
    "footer:\n  action:\n    href: /contakt\n",
    "content/de/site.yaml:3 footer.action.href | link to a page that exists; did you mean /contact?",
  ],
  [
    "a folder whose name is no tag",
    "german/pages/about.yaml",
    "heading: Über uns\n",
    "content/german (folder name) | remove it, or call it by the tag of a language, such as de or pt-br",
  ],
  [
    "a folder in capitals and with an underscore",
    "pt_BR/pages/about.yaml",
    "heading: Sobre\n",
    "content/pt_BR (folder name) | call the folder pt-br: in lower case, with hyphens",
  ],
  [
    "a folder whose tag has a part without a meaning",
    "de-12/pages/about.yaml",
    "heading: Über uns\n",
    "content/de-12 (folder name) | remove it, or call it by the tag of a language, such as de or pt-br",
  ],
  [
    "a folder of a language that does not exist",
    "xyz/pages/about.yaml",
    "heading: Über uns\n",
    "content/xyz (folder name) | remove it, or call it by the tag of a language, such as de or pt-br",
  ],
  [
    "a folder of the default language",
    "en-us/pages/about.yaml",
    "heading: About\n",
    "content/en-us (folder name) | move its files to content/ itself: this is the default language",
  ],
])("%s is reported once, with its remedy", async (_, path, text, report) => {
  write(path, text);
  const [start = "", rest] = report.split("…");
  const isCut = rest !== undefined;
  const found = await faults();
  expect(found.map((fault) => (isCut ? fault.slice(0, start.length) : fault))).toEqual([start]);
});
