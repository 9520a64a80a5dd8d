import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { searchDocuments } from "#app/features/search/index-file.ts";
import { llmsText } from "#app/features/seo/llms-text.ts";
import { sitemapXml } from "#app/features/seo/sitemap.ts";
import { structuredData } from "#app/features/seo/structured-data.ts";
import { content, withContent } from "#app/model/content.ts";
import { ContentError } from "#app/model/content-error.ts";
import { nextChange, publicationNotes } from "#app/model/publication.ts";
import type { RoutePage } from "#app/routes/page-kind.ts";
import { loadSiteContent } from "#app/routes/site-content.ts";
import { fixtureContent } from "../../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { allPages, pageAt } from "../page-index.ts";
import { siteRedirects } from "../redirects.ts";
import { shellData } from "../shell-data.ts";

const LONG_PAGE = "/events/every-block";

afterEach(() => vi.unstubAllEnvs());

/** The page at an address. @throws Error if there is none */
function page(path: string): RoutePage {
  const found = pageAt(path);
  if (!found) throw new Error(`no page at ${path}`);
  return found;
}

describe("the pages of the site `full`", () => {
  beforeEach(async () => {
    vi.stubEnv("CONTENT_DIR", fixtureContent("full"));
    await loadTestContent();
  });

  test("a page has the address that its file states, and its parent is the page above it", () => {
    const crumbs = page(LONG_PAGE).breadcrumbs.map(({ href }) => href);
    expect(crumbs).toEqual(["/", "/events", LONG_PAGE]);
  });

  test("a page asks for the style sheets of its blocks and for no other", () => {
    expect(page(LONG_PAGE).sheets).toEqual(["prose", "claims", "figures", "questions", "forms"]);
    expect(page("/campaign").sheets).toEqual(["prose"]);
    expect(page("/about").sheets).toBeUndefined();
  });

  test("a page with a form to contact the firm or a call of its own has no closing line in the footer", () => {
    expect(page(LONG_PAGE).hasOwnClosing).toBe(true);
    expect(page("/campaign").hasOwnClosing).toBe(true);
    expect(page("/events").hasOwnClosing).toBe(false);
  });

  test("a page with questions tells search engines the questions with their answers as plain text", () => {
    const [node] = structuredData(page("/events"));
    expect(node).toMatchObject({
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Why?",
          acceptedAnswer: { "@type": "Answer", text: "Why not." },
        },
      ],
    });
    const [ofLongPage] = structuredData(page(LONG_PAGE));
    expect(JSON.stringify(ofLongPage)).toContain("Nobody: it is free & stays so. See the details.");
    const [ofPrivacy] = structuredData(page("/privacy"));
    expect(ofPrivacy).toMatchObject({ "@type": "WebPage" });
  });

  test("menu and footer name the pages that ask for it, with their short names", () => {
    const { navigation, footer } = shellData();
    const titles = navigation.map(({ title }) => title);
    expect(titles.slice(-2)).toEqual(["Events", "Contact"]);
    const labels = footer.columns.map(({ links }) => links.at(-1)?.label);
    expect(labels.slice(0, 2)).toEqual(["Events", "Every block & more"]);
    expect(titles).not.toContain("A dinner to come");
  });

  test("search, sitemap and llms.txt have the pages, and leave out those that are hidden", () => {
    const found = searchDocuments(allPages()).map(({ href }) => href);
    const sitemap = sitemapXml([allPages()]);
    const llms = llmsText(allPages());
    expect(found).toContain(LONG_PAGE);
    expect(sitemap).toContain(`${LONG_PAGE}</loc>`);
    expect(llms).toContain(`${LONG_PAGE})`);
    for (const text of [found.join(), sitemap, llms]) expect(text).not.toContain("/campaign");
    expect(page("/campaign").isIndexed).toBe(false);
  });

  test("the search finds the words of every block", () => {
    const words = page(LONG_PAGE).words?.();
    expect(words?.headings).toEqual(
      expect.arrayContaining(["Step 7", "Question 3, with “quotes” & more?"]),
    );
    const texts = words?.texts.join(" ");
    for (const text of ["marked", "12,000,000+", "The second of two.", "Document 9", "Jo Li"]) {
      expect(texts).toContain(text);
    }
  });

  test("a page can have a social card of its own", () => {
    expect(page(LONG_PAGE).card).toMatchObject({
      title: "A card of its own: “every block” & more",
      picture: { file: "hall.png" },
    });
    expect(page("/events").card.title).toBe("Events & the like");
  });

  test("two headings with the same words have different ids", () => {
    const { kind } = page(LONG_PAGE);
    const ids = expect.arrayContaining(["part-main", "details", "details-2", "details-3"]);
    expect(kind.anchorsOf(page(LONG_PAGE), content())).toEqual(ids);
  });

  test("before its first day and after its last day a page does not exist, and later its address redirects", () => {
    for (const path of ["/events/autumn-dinner", "/events/dinner-to-come", "/page-to-come"]) {
      expect(pageAt(path), path).toBeUndefined();
    }
    expect(siteRedirects()).toEqual(
      expect.arrayContaining([
        { from: "/events/autumn-dinner", to: "/events", status: 302 },
        { from: "/events/summer/dinner", to: "/events", status: 302 },
      ]),
    );
  });

  test("a build says what ends, and when to build again", () => {
    const notes = publicationNotes(content());
    expect(notes).toContain("ending: 1 page; build again on 2027-01-01");
    expect(notes.join()).toContain("/events/summer/dinner");
    expect(nextChange(content())).toBe("2027-01-01");
  });
});

describe("a fault in a page", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "content-"));
    cpSync(fixtureContent("empty"), folder, { recursive: true });
    mkdirSync(join(folder, "standalone"));
    vi.stubEnv("CONTENT_DIR", folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const PAGE = {
    title: "title: Dinner",
    address: "address: /dinner",
    meta: "meta: { title: The dinner, description: A page for a test whose description has at least fifty characters. }",
    lead: "lead: Come.",
    blocks: "blocks: [{ kind: text, heading: Come, text: Come. }]",
  };

  /** Writes a page with some fields replaced. */
  function write(name: string, fields: Readonly<Record<string, string>>): void {
    const lines = Object.values({ ...PAGE, ...fields });
    writeFileSync(join(folder, `standalone/${name}.yaml`), `${lines.join("\n")}\n`);
  }

  /** The problems of the content: file, field and remedy of each. */
  async function problems(): Promise<string[]> {
    const error = await loadSiteContent().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error === undefined) return [];
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, line, field, remedy }) => {
      return `${file.replace("content/standalone/", "")}:${line} ${field}: ${remedy}`;
    });
  }

  test("a page without faults has none", async () => {
    write("dinner", {});
    expect(await problems()).toEqual([]);
  });

  test.each<[what: string, fields: Readonly<Record<string, string>>, expected: string]>([
    [
      "the address of another page",
      { address: "address: /about" },
      "dinner.yaml:2 address: write another address: /about is that",
    ],
    [
      "the address of a legal page",
      { address: "address: /privacy" },
      "dinner.yaml:2 address: write another address: /privacy is that",
    ],
    [
      "an address with capitals",
      { address: "address: /Dinner" },
      "dinner.yaml:2 address: must be an address such as /imprint",
    ],
    [
      "an address among the site's files",
      { address: "address: /photos/dinner" },
      "dinner.yaml:2 address: must not begin with one of these",
    ],
    [
      "a column that the footer lacks",
      { lead: "lead: Come.\nshownIn: { footerColumn: 9 }" },
      "shownIn.footerColumn: write a number from 1 to",
    ],
    [
      "an unknown kind of block",
      { blocks: "blocks: [{ kind: txt }]" },
      "blocks[0].kind: did you mean text? use one of: text, picture",
    ],
    [
      "a field of another kind",
      { blocks: "blocks: [{ kind: quote, text: A, name: B, href: /x }]" },
      "blocks[0].href: remove it: there is no such field",
    ],
    [
      "a dead link",
      {
        blocks:
          "blocks:\n  - kind: text\n    text: A.\n  - kind: closing\n    heading: B\n    link: { label: C, href: /dinnner }",
      },
      "dinner.yaml:10 blocks[1].link.href: link to a page that exists; did you mean /dinner?",
    ],
    [
      "a link to a part that is not there",
      { blocks: "blocks: [{ kind: text, heading: Come, text: '[a](#cme)' }]" },
      "blocks[0].text: there is no such part of the page; did you mean #come?",
    ],
    [
      "a partner who does not exist",
      { blocks: "blocks: [{ kind: partners, heading: A, partners: [nobody] }]" },
      "content/leaders:undefined (empty): there are no items",
    ],
    [
      "insights neither chosen nor by category",
      { blocks: "blocks: [{ kind: insights, heading: A }]" },
      "blocks[0].chosen: write either `chosen` with ids, or `category`",
    ],
    [
      "two forms",
      { blocks: "blocks: [{ kind: newsletter-form }, { kind: contact-form, heading: A }]" },
      "blocks[1].kind: remove it: a page has one form",
    ],
    [
      "a closing call in the middle",
      {
        blocks:
          "blocks: [{ kind: closing, heading: A, link: { label: B, href: /about } }, { kind: text, text: C. }]",
      },
      "blocks[0].kind: move it to the end",
    ],
    [
      "a last day before the first",
      { lead: "lead: Come.\nfrom: 2027-02-01\nuntil: 2027-01-01" },
      "until: write a day that is not before `from: 2027-02-01`",
    ],
    [
      "an ended page that leads to itself",
      { lead: "lead: Come.\nafterwards: /dinner" },
      "afterwards: lead to another page",
    ],
  ])("%s is reported with its file, line, field and remedy", async (_what, fields, expected) => {
    write("dinner", fields);
    const found = await problems();
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  test("two pages at one address, and a redirect from the address of a page, are reported", async () => {
    write("dinner", {});
    write("supper", {
      meta: PAGE.meta.replace("The dinner", "Supper").replace("a test", "two tests"),
    });
    expect((await problems()).join()).toContain("address: these two files have the same address");
    rmSync(join(folder, "standalone/supper.yaml"));
    const redirects = join(folder, "redirects.yaml");
    writeFileSync(redirects, "redirects:\n  - from: /dinner\n    to: /about\n");
    expect((await problems()).join()).toContain("remove it: there is a page at this address");
  });

  test("a link to a page that has ended is no fault, so that no build fails because a day has passed", async () => {
    write("dinner", { lead: "lead: Come.\nuntil: 2020-01-01" });
    const about = join(folder, "pages/about.yaml");
    const text = readFileSync(about, "utf8");
    expect(text).toMatch(/href: \/\w+/);
    writeFileSync(about, text.replace(/href: \/\w+/, "href: /dinner"));
    expect(await problems()).toEqual([]);
  });
});

describe("a translation of a page", () => {
  const PAGE = `title: Dinner
address: /events/dinner
meta:
  title: The dinner
  description: A page for a test whose description has at least fifty characters.
lead: Come.
blocks:
  - kind: text
    heading: When
    text: Today.
  - kind: closing
    heading: Questions?
    link: { label: About, href: /about }
`;
  const TRANSLATION = `title: Abendessen
meta:
  title: Das Abendessen
  description: Eine Seite für einen Test, deren Beschreibung lang genug für die Suche ist.
lead: Kommen Sie.
blocks:
  - heading: Wann
    text: Heute.
  - heading: Fragen?
    link: { label: Über uns }
`;
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  afterEach(() => rmSync(folder, { recursive: true }));

  test("has the address of the original, and inherits the kinds and the links of its blocks", async () => {
    cpSync(fixtureContent("languages"), folder, { recursive: true });
    for (const [language, yaml] of Object.entries({ "": PAGE, de: TRANSLATION })) {
      mkdirSync(join(folder, language, "standalone"), { recursive: true });
      writeFileSync(join(folder, language, "standalone/dinner.yaml"), yaml);
    }
    vi.stubEnv("CONTENT_DIR", folder);
    const { translations } = await loadTestContent();
    const german = translations.find(({ language }) => language.tag === "de");
    if (!german) throw new Error("the site has no translation");
    withContent(german, () => {
      expect(pageAt("/events/dinner")).toMatchObject({ name: "Abendessen" });
      expect(german.standalonePages[0]?.blocks[1]).toMatchObject({
        kind: "closing",
        heading: "Fragen?",
        link: { label: "Über uns", href: "/about" },
      });
      const { languages } = page("/events/dinner");
      expect(languages.map(({ path }) => path)).toEqual([
        "/events/dinner",
        "/ar",
        "/de/events/dinner",
      ]);
    });
  });
});
