import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import JSZip from "jszip";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { deckFile } from "#app/features/deck/deck-links.ts";
import { calendarFiles } from "#app/features/events/calendar-files.ts";
import { feedFiles } from "#app/features/feeds/feed-content.ts";
import { FORMS } from "#app/features/forms/table/form-table.ts";
import { SEARCH_INDEX_PATH } from "#app/features/search/search-index.ts";
import { contentOfLanguages, originalContent, withContent } from "#app/model/content.ts";
import { FEED_ADDRESSES } from "#app/routes/feeds/feed-addresses.ts";
import { insightPath } from "#app/routes/insights/detail/insight-href.ts";
import { categoryFiles } from "#app/routes/insights/list/list-cards.ts";
import { allPages } from "#app/routes/page-index.ts";
import { loadSiteContent } from "#app/routes/site-content.ts";
import { renderDocument } from "../platform/render-document.ts";
import type { SiteDefinition } from "../platform/site-definition.ts";
import { firmIn, readFirm } from "../receiver/firm.ts";
import { acknowledgementMail } from "../receiver/mail.ts";
import { readNewsletter } from "../receiver/newsletter/newsletter.ts";
import { subscriberMail } from "../receiver/newsletter/subscriber-mail.ts";
import {
  bareText,
  bareTextsOfCalendar,
  bareTextsOfData,
  bareTextsOfPage,
  bareTextsOfXml,
  unescapeXml,
} from "../tests/set-up/bare-texts.ts";
import { fixtureContent } from "../tests/set-up/fixture-site.ts";
import { NO_ASSETS } from "../tests/set-up/no-assets.ts";
import { PSEUDO_LANGUAGE, writePseudoLanguage } from "../tests/set-up/pseudo-language.ts";
import { unexpectedTexts } from "../tests/set-up/unexpected-texts.ts";
import { openSite, powerPoint } from "./entry-server.ts";

/*
 * In the pseudo-language every text of the content stands between ‹ and ›. A text outside of these brackets stands in code,
 * or in a field that does not say that it can be translated.
 */

const PREFIX = `/${PSEUDO_LANGUAGE}`;

let folder = "";
let site: SiteDefinition;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pseudo-language-"));
  cpSync(fixtureContent("full"), folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  vi.stubEnv("FORMS", "receive");
  vi.stubEnv("NEWSLETTER", "on");
  writePseudoLanguage(folder);
  site = openSite(JSON.stringify(await loadSiteContent()), {});
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The texts that hold words beside the facts of the firm and what is allowed. */
function unexpected(texts: readonly string[]): string[] {
  return unexpectedTexts(texts, originalContent().site);
}

/** What mails to a subscriber depend on, beside the list and the language. */
const SUBSCRIBER = { id: 1, email: "a@firm.example", expiresAt: 0, nonce: "n" };

function pseudoContent() {
  const content = contentOfLanguages().find(({ language }) => language.prefix === PREFIX);
  if (!content) throw new Error("the pseudo-language is missing");
  return content;
}

test("a bare text is found wherever visitors meet it", () => {
  const html = `<html lang="eo"><head><title>‹A› | Title</title>
    <meta name="description" content="Description"><meta name="robots" content="noindex">
    <script type="application/ld+json">{"@type":"Thing","name":"Name","url":"https://a.example"}</script>
    </head><body data-words='{"fault":"Something failed"}'>
    <p>‹A <b>sentence</b> with› a <a href="/link">link</a></p><p>Outside of ‹it›</p>
    <img alt="Picture" src="a.png"><input placeholder="‹Whole›" aria-label="Label"></body></html>`;
  expect(bareTextsOfPage(String(html)).sort()).toEqual([
    "Description",
    "Label",
    "Name",
    "Outside of",
    "Picture",
    "Something failed",
    "a link",
    "| Title",
  ]);
});

test("no page has a bare text", async () => {
  const pages = withContent(pseudoContent(), () => {
    return allPages().filter(({ path, canonical }) => path === canonical);
  });
  const found = new Map<string, string>();
  for (const { path } of pages) {
    const address = path === "/" ? PREFIX : PREFIX + path;
    const html = await site.within(address, () => {
      const document = site.document(address, NO_ASSETS);
      if (!document) throw new Error(`no page at ${address}`);
      return renderDocument(document);
    });
    for (const text of unexpected(bareTextsOfPage(String(html)))) found.set(text, address);
  }
  expect(Object.fromEntries(found)).toEqual({});
});

test("no card of a page on social networks has a bare text", () => {
  const texts = withContent(pseudoContent(), () => {
    return allPages().flatMap(({ title, card }) => [
      bareText(title),
      bareText(card?.title ?? ""),
      bareText(card?.kicker ?? ""),
    ]);
  });
  expect(unexpected(texts.filter(Boolean))).toEqual([]);
});

test("no feed, no file of the search or of a category, and no llms.txt has a bare text", async () => {
  const feeds = await withContent(pseudoContent(), () => feedFiles(FEED_ADDRESSES));
  const elements = /title|description|category|itunes:(?:title|subtitle|summary)/;
  for (const [address, file] of Object.entries(feeds)) {
    if (!address.endsWith(".xml")) continue;
    expect(String(file)).toContain("‹");
    expect(unexpected(bareTextsOfXml(String(file), elements)), address).toEqual([]);
  }
  const index = JSON.parse(String(await site.file(PREFIX + SEARCH_INDEX_PATH)));
  expect(unexpected(bareTextsOfData(index.pages))).toEqual([]);
  for (const file of Object.values(withContent(pseudoContent(), categoryFiles))) {
    expect(unexpected(bareTextsOfData(JSON.parse(file)))).toEqual([]);
  }
  const llms = String(await site.file(`${PREFIX}/llms.txt`));
  const lines = llms.replaceAll(/\(https?:[^)]*\)/g, "").split("\n");
  expect(unexpected(lines.map(bareText).filter(Boolean))).toEqual([]);
});

/** Elements of Office files whose text is shown: runs of text, figures of charts, cells, properties of the file. */
const OFFICE_TEXTS = /a:t|c:v|t|dc:title|dc:subject|dc:creator|Company|text|title|desc/;

/** Attributes of Office files that the program shows: names of layouts, objects, themes and sheets, and words about pictures. */
const OFFICE_NAMES = / (?:name|descr|title|tooltip)="([^"]*)"/g;

/** The bare texts in the parts of an Office file, by the kinds of the parts, such as `ppt/slideLayouts`. */
async function bareTextsOfOffice(file: Uint8Array): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const zip = await JSZip.loadAsync(file);
  for (const [path, part] of Object.entries(zip.files)) {
    if (path.endsWith(".xlsx")) {
      const workbook = await bareTextsOfOffice(await part.async("uint8array"));
      for (const [kind, texts] of workbook) addTo(found, kind, texts);
    }
    if (!/\.(xml|svg)$/.test(path) || path === "[Content_Types].xml") continue;
    const xml = await part.async("string");
    const names = Array.from(xml.matchAll(OFFICE_NAMES), ([, name = ""]) => {
      return bareText(unescapeXml(name));
    });
    const texts = [...bareTextsOfXml(xml, OFFICE_TEXTS), ...names.filter(Boolean)];
    addTo(found, path.replace(/\/[^/]*$/, ""), texts);
  }
  return found;
}

function addTo(lists: Map<string, string[]>, name: string, values: readonly string[]): void {
  lists.set(name, [...(lists.get(name) ?? []), ...values]);
}

test("a bare text of an Office file is found in each of its parts", async () => {
  const workbook = new JSZip().file("xl/workbook.xml", '<sheet name="Sheet"/>');
  const file = new JSZip()
    .file(
      "ppt/slideLayouts/slideLayout1.xml",
      '<p:cSld name="Layout"><a:t>Click here</a:t></p:cSld>',
    )
    .file("docProps/core.xml", "<dc:title>‹A› | Title</dc:title>")
    .file("ppt/embeddings/workbook1.xlsx", await workbook.generateAsync({ type: "uint8array" }));
  const found = await bareTextsOfOffice(await file.generateAsync({ type: "uint8array" }));
  expect(Object.fromEntries(found)).toEqual({
    "ppt/slideLayouts": ["Click here", "Layout"],
    docProps: ["| Title"],
    xl: ["Sheet"],
  });
});

test("no slide, layout, master, note, chart or property of the PowerPoint file has a bare text", async () => {
  const file = (await powerPoint())[`${PREFIX}/${deckFile("pptx")}`];
  const texts = await bareTextsOfOffice(file ?? new Uint8Array());
  const bare = Array.from(texts, ([kind, texts]) => [kind, unexpected(texts)]);
  const kinds = [
    "docProps",
    "ppt",
    "ppt/charts",
    "ppt/media",
    "ppt/notesMasters",
    "ppt/notesSlides",
    "ppt/slideLayouts",
    "ppt/slideMasters",
    "ppt/slides",
    "ppt/theme",
    "xl",
    "xl/worksheets",
  ];
  expect(Object.fromEntries(bare)).toEqual(Object.fromEntries(kinds.map((kind) => [kind, []])));
});

test("no calendar file of an event has a bare text", () => {
  const files = Object.values(withContent(pseudoContent(), () => calendarFiles(insightPath)));
  expect(files.length).toBeGreaterThan(0);
  expect(unexpected(files.flatMap(bareTextsOfCalendar))).toEqual([]);
});

test("no mail about the newsletter has a bare text", () => {
  const settings = { secrets: ["s".repeat(32)], listmonk: undefined };
  const newsletter = readNewsletter(settings, [], readFirm());
  const { lists } = newsletter.inLanguage(PSEUDO_LANGUAGE);
  expect(lists.size).toBeGreaterThan(0);
  for (const list of lists.keys()) {
    const subscriber = { ...SUBSCRIBER, list, language: PSEUDO_LANGUAGE } as never;
    for (const kind of ["confirmation", "subscribed"] as const) {
      const mail = subscriberMail(kind, subscriber, newsletter, "https://www.example.com/forms");
      expect(unexpected([`${mail.subject}`, `${mail.text}`].map(bareText))).toEqual([]);
    }
  }
});

test("no mail to visitors and no entry of a calendar has a bare text", () => {
  const firm = firmIn(readFirm(), pseudoContent().language.tag);
  for (const form of FORMS) {
    const enquiry = {
      id: 1,
      form: form.name,
      fields: { name: "‹A›", email: "a@firm.example" },
      key: "k",
      receivedAt: 0,
      spamReasons: "",
    };
    const { subject, text, attachments = [] } = acknowledgementMail(form, enquiry as never, firm);
    const entries = attachments.flatMap(({ content }) => bareTextsOfCalendar(String(content)));
    expect(unexpected([`${subject}`, `${text}`].map(bareText).concat(entries))).toEqual([]);
  }
});
