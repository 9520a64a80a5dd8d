import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { renderDocument } from "../platform/render-document.ts";
import type { SiteDefinition } from "../platform/site-definition.ts";
import { copyContent } from "../tests/set-up/content-copy.ts";
import { fixtureContent } from "../tests/set-up/fixture-site.ts";
import { NO_ASSETS } from "../tests/set-up/no-assets.ts";
import { openSite } from "./entry-server.ts";
import { loadSiteContent } from "./routes/site-content.ts";

const ORIGIN = "https://www.example.com";
const ARTICLE = "/insights/articles/write-one-sentence";

/** @param folder with the content of the site */
async function siteWith(folder: string): Promise<SiteDefinition> {
  vi.stubEnv("CONTENT_DIR", folder);
  return openSite(JSON.stringify(await loadSiteContent()), {});
}

let site: SiteDefinition;

/** The HTML of the page at an address. */
async function pageAt(address: string): Promise<string> {
  const html = await site.within(address, () => {
    const document = site.document(address, NO_ASSETS);
    if (!document) throw new Error(`no page at ${address}`);
    return renderDocument(document);
  });
  return String(html);
}

async function textFile(address: string): Promise<string> {
  return String(await site.file(address));
}

/** The values of the first group of a pattern. */
function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, value = ""]) => value);
}

/** The addresses of a page in other languages, by their tags: `{ de: "/de/about" }`. */
function alternatesIn(text: string): Record<string, string> {
  const links = text.matchAll(/<[^>]* hreflang="([^"]+)" href="(https:[^"]+)"/gi);
  return Object.fromEntries(Array.from(links, ([, tag, url = ""]) => [tag, new URL(url).pathname]));
}

/** The structured data of a page. */
function structuredDataIn(html: string): Record<string, unknown>[] {
  const [json = ""] = found(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
  return JSON.parse(json)["@graph"];
}

describe("a site in three languages", () => {
  beforeAll(async () => {
    site = await siteWith(fixtureContent("languages"));
  });

  test("has the pages of the default language without a prefix, and the translated pages below /de", () => {
    const addresses = site.addresses();
    expect(addresses).toEqual(expect.arrayContaining(["/", "/about", ARTICLE, "/terms"]));
    expect(addresses).toEqual(expect.arrayContaining(["/de", "/de/about", `/de${ARTICLE}`]));
    expect(addresses).not.toContain("/de/terms");
    expect(site.document("/de/terms", NO_ASSETS)).toBeUndefined();
    expect(site.notFoundFor("/terms/none")).toBe("/404");
    expect(site.notFoundFor("/de/terms")).toBe("/de/404");
    // The address of the default language may begin with the letters of a prefix.
    expect(site.notFoundFor("/design")).toBe("/404");
  });

  test("a page says its language, its address and its region", async () => {
    const html = await pageAt("/de/about");
    expect(html).toContain('<html lang="de" data-prefix="/de">');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/de/about"/>`);
    expect(html).toContain('<meta property="og:locale" content="de_DE"/>');
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/de/cards/about.png"/>`);
    expect(await site.file("/de/cards/about.png")).toBeInstanceOf(Buffer);
    expect(await pageAt("/about")).toContain('<html lang="en-US">');
  });

  test("every page and the sitemap name the same translations, and each translation names them too", async () => {
    const sitemap = await textFile("/sitemap.xml");
    const entries = found(sitemap, /<url>(.*?)<\/url>/gs);
    const listed = entries.map((entry) => {
      const [url = ""] = found(entry, /<loc>([^<]+)/g);
      return { path: new URL(url).pathname, alternates: alternatesIn(entry) };
    });
    expect(listed.map(({ path }) => path)).toEqual(expect.arrayContaining(["/de", "/terms"]));
    for (const { path, alternates } of listed) {
      expect(alternatesIn(await pageAt(path)), path).toEqual(alternates);
      for (const alternate of Object.values(alternates)) {
        const alternatePage = listed.find((entry) => entry.path === alternate);
        expect(alternatePage?.alternates, `${path} to ${alternate}`).toEqual(alternates);
      }
    }
    // The Arabic list of blogs is empty, so search engines leave it out.
    expect(listed.map(({ path }) => path)).not.toContain("/ar/insights/blogs");
    expect(Object.keys(alternatesIn(await pageAt("/insights/blogs")))).not.toContain("ar");
    const about = { "en-US": "/about", de: "/de/about", "x-default": "/about" };
    expect(alternatesIn(await pageAt("/de/about"))).toEqual(about);
    expect(alternatesIn(await pageAt("/terms"))).toEqual({});
    // Search engines keep one address of an insight. The other addresses have no alternates.
    expect(alternatesIn(await pageAt("/404"))).toEqual({});
  });

  test("the switch leads to the same page, or says that it is not translated and leads to the home page", async () => {
    const switchOf = async (address: string) => {
      const [list = ""] = found(await pageAt(address), /<ul class="language-switch">(.*?)<\/ul>/g);
      return found(list, /<li>(.*?)<\/li>/g).map((entry) => ({
        href: found(entry, /href="([^"]+)"/g)[0],
        tag: found(entry, /hreflang="([^"]+)"/gi)[0],
        lang: found(entry, / lang="([^"]+)"/g)[0],
        isCurrent: entry.includes("aria-current"),
        isNotTranslated: entry.includes("not translated"),
      }));
    };
    const english = { tag: "en-US", lang: "en-US", isNotTranslated: false };
    const german = { tag: "de", lang: "de", isNotTranslated: false };
    const arabic = { tag: "ar", lang: "ar", isNotTranslated: false };
    expect(await switchOf("/de/contact")).toEqual([
      { ...english, href: "/contact", isCurrent: false },
      { ...arabic, href: "/ar/contact", isCurrent: false },
      { ...german, href: "/de/contact", isCurrent: true },
    ]);
    const notTranslated = { isCurrent: false, isNotTranslated: true };
    expect(await switchOf("/terms")).toEqual([
      { ...english, href: "/terms", isCurrent: true },
      { ...arabic, href: "/ar", ...notTranslated },
      { ...german, href: "/de", ...notTranslated },
    ]);
    // At an unknown address every language leads home.
    expect(await switchOf("/de/404")).toEqual([
      { ...english, href: "/", isCurrent: false },
      { ...arabic, href: "/ar", isCurrent: false },
      { ...german, href: "/de", isCurrent: true },
    ]);
  });

  test("links stay in the language; a page that it lacks is linked in the default language", async () => {
    const links = new Set(found(await pageAt("/de"), /<a [^>]*?href="(\/[^"#?]*)/g));
    expect([...links]).toEqual(expect.arrayContaining(["/de", "/de/contact"]));
    const addresses = new Set([...site.addresses(), "/de/feeds/all.xml"]);
    const inGerman = [...links].filter((link) => link.startsWith("/de/"));
    const ofContact = found(await pageAt("/de/contact"), /<a [^>]*?href="([^"]+)/g);
    expect(ofContact).toEqual(expect.arrayContaining(["/de/privacy", "/terms", "/de/cookies"]));
    const pages = inGerman.map(decodeURI).filter((link) => !/\.(xml|pptx|pdf)$/.test(link));
    expect(pages.filter((link) => !addresses.has(link))).toEqual([]);
  });

  test("a link to a page that a language lacks names the language of that page", async () => {
    const sign = '<small lang="en-US"> (English)</small>';
    expect(await pageAt("/de/contact")).toContain(
      `<a href="/terms" hrefLang="en-US"><span>Nutzungsbedingungen${sign}</span></a>`,
    );
    for (const address of site.addresses()) {
      const html = await pageAt(address);
      const [prefix = ""] = found(address, /^(\/de|\/ar)(?=\/|$)/g);
      const links = Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)[^>]*>.*?<\/a>/g));
      for (const [link, target = ""] of links) {
        // All languages share files, and the switch leads to every language.
        const isOther = !`${target}/`.startsWith(`${prefix}/`);
        if (/\.\w+$/.test(target) || / lang="[^"]*" hrefLang/.test(link)) continue;
        expect(link.includes(sign), `${address}: ${link}`).toBe(isOther);
        expect(link.includes('hrefLang="en-US"'), `${address}: ${link}`).toBe(isOther);
      }
    }
  });

  test("the sentence of the switch marks the name of the other language", async () => {
    const sentence = 'home page in <span lang="de">Deutsch</span>)';
    expect(await pageAt("/terms")).toContain(sentence);
  });

  test("home shows the industries that a language has, and no section without them", async () => {
    expect(await pageAt("/de")).toContain('<section id="industries"');
    expect(await pageAt("/ar")).not.toContain('<section id="industries"');
  });

  test("a link that a script shows leads to a page of the language, or names the language", async () => {
    const suggestionsAt = async (address: string) => {
      const html = (await pageAt(address)).replaceAll("&quot;", '"');
      return new Set(found(html, /"suggestions":(\[.*?\]),"searchHref"/g));
    };
    const language = { tag: "en-US", sign: "(English)" };
    const suggestions = [
      { label: "Kontakt", href: "/de/contact" },
      { label: "Nutzungsbedingungen", href: "/terms", language },
    ];
    // The page of the search and its dialog have the same.
    expect(await suggestionsAt("/de/search")).toEqual(new Set([JSON.stringify(suggestions)]));
  });

  test("a translation inherits fields, ids and figures, and refers to translated titles", async () => {
    const article = await pageAt(`/de${ARTICLE}`);
    // The author and the date stand in the original alone.
    expect(article).toContain('href="/de/leadership/ida-lang"');
    expect(article).toContain(">Strategie<");
    expect(article).toContain("<h1");
    expect(article).toContain("Schreiben Sie einen Satz");
    expect(await pageAt("/de/careers/economist")).toContain("London");
    const home = await pageAt("/de");
    expect(home).toContain("Die einzige Leistung");
    expect(home).toContain('href="/de/services/the-only-service"');
    expect(home).not.toContain("The only service");
  });

  test("dates and numbers are written as the language writes them", async () => {
    const english = await pageAt(ARTICLE);
    expect(english).toContain(">February 3, 2026</time>");
    expect(english).toContain("1,234.5");
    const german = await pageAt(`/de${ARTICLE}`);
    expect(german).toContain(">3. Februar 2026</time>");
    expect(german).toContain("1.234,5");
    expect(german).toContain("82,5");
    // The time that a text takes is a number with the plural forms of the language.
    expect(english).toContain("1 min read");
    expect(german).toContain("1 Minute Lesezeit");
    // The minus stands before the figure, also from right to left.
    expect(await pageAt(`/ar${ARTICLE}`)).toContain("\u2068−12.5%\u2069");
  });

  test("quotes stand in the marks of the language, also those that were typed with straight marks", async () => {
    expect(await pageAt("/events/spring-dinner")).toContain("“I came for the soup");
    expect(await pageAt("/de/events/spring-dinner")).toContain("„Ich kam wegen der Suppe");
    const note = "/insights/blogs/a-short-note";
    expect(await pageAt(`/de${note}`)).toContain("„Wer liest das?“");
    // The transcript of a recording is a text of the page, too.
    expect(await pageAt(note)).toContain("“Who ‘reads’ this?”");
    expect(await pageAt(`/de${note}`)).toContain("„Wer ‚liest‘ das?“");
  });

  test("the link back to a list names it as the language does", async () => {
    expect(await pageAt(ARTICLE)).toContain("Back to articles</a>");
    expect(await pageAt(`/de${ARTICLE}`)).toContain("Zurück zu „Artikel“</a>");
    expect(await pageAt("/de/insights/blogs/a-short-note")).toContain("Zurück zu „Blogs“</a>");
  });

  test("structured data say the language, and lead to pages of the language", async () => {
    const languageOf = async (address: string, type: string) => {
      const nodes = structuredDataIn(await pageAt(address));
      return nodes.find((node) => node["@type"] === type)?.inLanguage;
    };
    expect(await languageOf("/", "WebSite")).toBe("en-us");
    expect(await languageOf("/de", "WebSite")).toBe("de");
    expect(await languageOf(`/de${ARTICLE}`, "Article")).toBe("de");
    const steps = structuredDataIn(await pageAt("/de/about")).find((node) => {
      return node["@type"] === "BreadcrumbList";
    });
    expect(JSON.stringify(steps)).toContain(`${ORIGIN}/de/about`);
    expect(JSON.stringify(steps)).not.toContain(`"${ORIGIN}/about"`);
  });

  test("a feed has the language, its own address, and guids that differ from the original's", async () => {
    const [english, german] = [
      await textFile("/feeds/all.xml"),
      await textFile("/de/feeds/all.xml"),
    ];
    expect(german).toContain("<language>de</language>");
    expect(german).toContain(`<atom:link href="${ORIGIN}/de/feeds/all.xml" rel="self"`);
    expect(german).toContain(`<link>${ORIGIN}/de/insights/write-one-sentence</link>`);
    expect(english).toContain("<language>en-us</language>");
    const guids = [english, german].map((feed) => found(feed, /<guid[^>]*>([^<]+)/g));
    const ids = ["insight-write-one-sentence", "blog-a-short-note"];
    expect(guids).toEqual([ids, ids.map((id) => `${id}-de`)]);
    expect(german).toContain("1.234,5");
  });

  test("a redirect of the language leads to a page of the language, or to another site", () => {
    expect(site.redirectOf("/de/alt", "")).toBe("/de/about");
    expect(site.redirectOf("/de/laden", "")).toBe("https://laden.nil.example/");
    expect(site.redirectOf("/alt", "")).toBeUndefined();
  });

  test("security.txt names the languages of the site", async () => {
    const text = await textFile("/.well-known/security.txt");
    expect(text).toContain("Preferred-Languages: en, ar, de");
  });

  test("the search index and llms.txt have the addresses of their language", async () => {
    const pages = async (address: string) => {
      const index: { pages: { href: string }[] } = JSON.parse(await textFile(address));
      return index.pages.map(({ href }) => href);
    };
    expect(await pages("/search-index-3.json")).toContain("/about");
    const german = await pages("/de/search-index-3.json");
    expect(german).toContain("/de/about");
    expect(german.filter((href) => !/^\/de(\/|$)/.test(href))).toEqual([]);

    const links = found(await textFile("/de/llms.txt"), /\]\((https:[^)]+)\)/g);
    const paths = links.map((link) => decodeURI(new URL(link).pathname));
    expect(paths).toEqual(expect.arrayContaining(["/de", `/de${ARTICLE}`]));
    for (const path of paths) {
      const isPage = site.addresses().includes(path);
      expect(isPage || (await site.file(path)) !== undefined, path).toBe(true);
    }
  });

  test("the words of the search come in a file of the language, when the search opens", async () => {
    const [address = ""] = found(await pageAt("/de/about"), /data-words-file="([^"]+)"/g);
    expect(address).toBe("/de/search-words.json");
    expect(JSON.parse(await textFile(address)).search.field).toBe("Diese Website durchsuchen");
    expect(await pageAt("/about")).not.toContain("data-words-file");
  });

  test("pages of two languages that are rendered at once equal pages that are rendered in turn", async () => {
    const addresses = site.addresses();
    const inTurn: string[] = [];
    for (const address of addresses) inTurn.push(await pageAt(address));
    // The languages alternate, so that a page of each is always under way.
    const shuffled = addresses.toSorted((a, b) => a.length - b.length);
    const atOnce = new Map(
      await Promise.all(shuffled.map(async (address) => [address, await pageAt(address)] as const)),
    );
    for (const [index, address] of addresses.entries()) {
      expect(atOnce.get(address) === inTurn[index], address).toBe(true);
    }
  });
});

test("a page has the typefaces of its script, and an English page has no others", async () => {
  const copy = copyContent("languages");
  for (const tag of ["el", "bg", "ka"]) {
    cpSync(join(copy.folder, "de"), join(copy.folder, tag), { recursive: true });
  }
  site = await siteWith(copy.folder);
  copy.remove();
  const typefaces = /\/assets\/(latin-extended|scripts|arabic)\.css/g;
  const typefacesAt = async (address: string) => found(await pageAt(address), typefaces);
  expect(await typefacesAt("/about")).toEqual([]);
  expect(await typefacesAt("/de/about")).toEqual(["latin-extended"]);
  expect(await typefacesAt("/el/about")).toEqual(["scripts"]);
  expect(await typefacesAt("/bg/about")).toEqual(["scripts"]);
  expect(await typefacesAt("/ar/contact")).toEqual(["arabic"]);
  // No typeface for Georgian is sent: the visitor's own shows it.
  expect(await typefacesAt("/ka/about")).toEqual([]);
});

test("a language without the application says so at its links, and thanks nobody for one", async () => {
  const copy = copyContent("languages");
  const sentLead = "We read it and will be in touch soon.";
  site = await siteWith(copy.folder);
  expect(await pageAt("/de/careers")).toContain("Wir lesen sie und melden uns bald.");
  rmSync(join(copy.folder, "de/pages/apply.yaml"));
  site = await siteWith(copy.folder);
  copy.remove();
  const careers = await pageAt("/de/careers");
  expect(await pageAt("/careers")).toContain(sentLead);
  expect(careers).not.toContain(sentLead);
  const label = 'aria-label="Jetzt bewerben: Ökonomin oder Ökonom (English)"';
  expect(careers).toContain(label);
  expect(await pageAt("/de/careers/economist")).toContain(label);
});

test("an unknown address leads to pages of its language", async () => {
  site = await siteWith(fixtureContent("languages"));
  const html = (await pageAt("/de/404")).replaceAll("&quot;", '"');
  expect(html).toContain('"^(?:/de/services/[^/]+/?)$"');
  expect(html).toContain(
    '"industry":{"href":"/de/industries","pages":[{"href":"/de/industries/steel"',
  );
  expect(html).toContain("Diese Leistung ist umgezogen.");
});

test("the document for unknown addresses has no text of pages that its language lacks", async () => {
  const copy = copyContent("languages");
  const pages = ["services", "industries", "careers", "apply"];
  for (const page of pages) rmSync(join(copy.folder, `de/pages/${page}.yaml`));
  site = await siteWith(copy.folder);
  const html = await pageAt("/de/404");
  const kinds = found(html, /&quot;([a-z-]+)&quot;,&quot;\^/g);
  expect(kinds).toEqual(["feed-missing", "feed", "insight"]);
  const english = pages.flatMap((page) => {
    const fields = readFileSync(join(copy.folder, `pages/${page}.yaml`), "utf8");
    return found(fields, /: "?([^\n"]* [^\n"]*)/g);
  });
  expect(english.length).toBeGreaterThan(10);
  expect(english.filter((text) => html.includes(text))).toEqual([]);
  copy.remove();
});

test("a language is named without its region, unless the site has another region of it", async () => {
  const copy = copyContent("languages");
  const nameIn = async (folder: string) => {
    site = await siteWith(copy.folder);
    const [list = ""] = found(await pageAt(folder), /<ul class="language-switch">(.*?)<\/ul>/g);
    return found(list, /<a [^>]*>([^<]*)/g);
  };
  cpSync(join(copy.folder, "de"), join(copy.folder, "pt-br"), { recursive: true });
  expect(await nameIn("/pt-br")).toEqual(["English", "العربية", "Deutsch", "português"]);
  cpSync(join(copy.folder, "de"), join(copy.folder, "pt"), { recursive: true });
  const portuguese = ["português", "português (Brasil)"];
  expect(await nameIn("/pt-br")).toEqual(["English", "العربية", "Deutsch", ...portuguese]);
  copy.remove();
});

test("without a translation nothing on the site says a word of languages", async () => {
  site = await siteWith(fixtureContent("empty"));
  for (const address of site.addresses()) {
    const html = await pageAt(address);
    expect(html, address).not.toMatch(/hreflang|language-switch|data-words|data-prefix/i);
  }
  expect(await textFile("/sitemap.xml")).not.toContain("xhtml");
});

/**
 * What a page of the default language has because there are other languages: alternates, the locale, the
 * switch with its style sheet, and the language that a form states.
 */
const OF_LANGUAGES =
  /,&quot;language&quot;:&quot;en-US&quot;|<meta property="og:locale"[^>]*>|<link rel="alternate" hrefLang="[^>]*>|<link rel="stylesheet" href="[^"]*languages[^>]*>|<(nav|div)[^>]*>(?=<ul class="language-switch">).*?<\/ul><\/\1>|<ul class="language-switch">.*?<\/ul>/gi;

/** Files of the default language that must not change with a translation. */
const TEXTS = ["/feeds/all.xml", "/search-index-3.json", "/llms.txt", "/robots.txt"];

test("a translation adds to the pages of the default language only what names the languages", async () => {
  const pagesAndFiles = async () => {
    const found = new Map<string, string>();
    for (const address of site.addresses()) {
      if (!/^\/(de|ar)(\/|$)/.test(address)) found.set(address, await pageAt(address));
    }
    for (const address of TEXTS) found.set(address, await textFile(address));
    return found;
  };
  site = await siteWith(fixtureContent("languages"));
  const withTranslations = await pagesAndFiles();
  const copy = copyContent("languages");
  for (const folder of ["de", "ar"]) rmSync(join(copy.folder, folder), { recursive: true });
  site = await siteWith(copy.folder);
  const without = await pagesAndFiles();
  copy.remove();
  expect([...withTranslations.keys()]).toEqual([...without.keys()]);
  for (const [address, html] of without) {
    expect(html, address).not.toMatch(OF_LANGUAGES);
    const page = withTranslations.get(address)?.replaceAll(OF_LANGUAGES, "");
    expect.soft(page?.split(">"), address).toEqual(html.split(">"));
  }
});
