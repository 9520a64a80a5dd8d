import { html } from "parse5";
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from "parse5-htmlparser2-tree-adapter";
import { SaxesParser } from "saxes";
import { at, type Problem } from "../problem.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { canonicalOf, find, isHidden, type PageElement, parsePage, textOf } from "./page.ts";

const CHANNEL_TEXTS = "title link description language copyright".split(" ");
const ITEM_TEXTS = "title link guid pubDate description dc:creator category content:encoded";
/** East of Greenwich it may be tomorrow already. */
const DAY = 24 * 3_600_000;

/** @throws Error with line and column of the first fault */
export function parseXml(source: string | Buffer): Pick<Tree, "document"> {
  const document = adapter.createDocument();
  let parent: Tree["parentNode"] = document;
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (fault) => {
    throw fault;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = adapter.createElement(name, html.NS.HTML, Object.values(attributes));
    adapter.appendChild(parent, element);
    parent = element;
  });
  parser.on("closetag", () => {
    parent = parent.parent ?? document;
  });
  for (const event of ["text", "cdata"] as const) {
    parser.on(event, (text) => adapter.insertText(parent, text));
  }
  parser.write(String(source)).close();
  return { document };
}

const childrenOf = ({ children }: PageElement, wanted: string) =>
  children.filter(adapter.isElementNode).filter(({ name }) => name === wanted);

/** The text of the only child of that name; empty where there are several. */
function textIn(element: PageElement, name: string): string {
  const [child, second] = childrenOf(element, name);
  return second ? "" : textOf(child).trim();
}

/**
 * Each feed has what the W3C's feed validator asks for, its links lead to pages, its enclosures are as they say. Order
 * and number of its items are proven where it is written (app/feeds/feed-xml.test.ts).
 */
export function findFeedProblems(site: BuiltSite): Problem[] {
  const feeds = [...site.files].filter((file) => /^feeds\/[^/]+\.xml$/.test(file));
  if (feeds.length === 0) return [{ where: "feeds/", what: "holds no feed" }];
  return feeds.flatMap((file) => {
    const feed = parseXml(site.read(file));
    const [channel] = find(feed, 'rss[version="2.0"] > channel');
    if (!channel) return { where: file, what: "is no <rss> of version 2.0" };
    const items = childrenOf(channel, "item");
    const guids = new Set(items.map((item) => textIn(item, "guid")));
    const self = childrenOf(channel, "atom:link").map(({ attribs }) => attribs.href);
    const own = `${site.origin}${site.base}/${file}`;
    const dates = find(feed, "*").filter(({ name }) => name.endsWith("Date"));
    return [
      ...missing(channel, CHANNEL_TEXTS),
      ...(self.join() === own ? [] : [`its own link is not ${own}`]),
      ...(guids.size === items.length ? [] : ["two items have one guid"]),
      ...dates
        .map(textOf)
        .filter((date) => new Date(date).toUTCString() !== date)
        .map((date) => `"${date}" is no date by RFC 822`),
      ...items.flatMap((item) =>
        checkItem(item, site).map((what) => `${textIn(item, "guid")}: ${what}`),
      ),
    ].map(at(file));
  });
}

const missing = (element: PageElement, names: readonly string[]) =>
  names.filter((name) => !textIn(element, name)).map((name) => `not one <${name}>`);

function checkItem(item: PageElement, site: BuiltSite): string[] {
  // A text is read far from this site: whatever it names must be named in full.
  const text = parsePage("", textIn(item, "content:encoded"));
  const named = find(text, "[href], [src]").map(({ attribs }) => attribs.href ?? attribs.src ?? "");
  const dead = [textIn(item, "link"), ...named].filter((link) => {
    const { isInside, file } = resolveTarget(site, link);
    return !URL.canParse(link) || (isInside && !file);
  });
  return [
    ...missing(item, ITEM_TEXTS.split(" ")),
    ...dead.map((link) => `"${link}" is no whole address that leads to a page`),
    ...checkEnclosure(childrenOf(item, "enclosure"), site),
  ];
}

function checkEnclosure([enclosure, second]: readonly PageElement[], site: BuiltSite): string[] {
  if (!enclosure || second) return ["not one enclosure"];
  const { url = "", length, type } = enclosure.attribs;
  const { file } = resolveTarget(site, url);
  if (!file) return [`no file for the enclosure ${url}`];
  const bytes = site.read(file);
  const isJpeg = bytes.subarray(0, 3).toString("hex") === "ffd8ff";
  if (type !== "image/jpeg" || !isJpeg) return [`${url} is no JPEG`];
  return `${bytes.length}` === length ? [] : [`${url} has ${bytes.length} bytes, not ${length}`];
}

/** The sitemap lists each page that search engines may list once, by its canonical address, and no other. */
export function findSitemapProblems(site: BuiltSite): Problem[] {
  const file = "sitemap.xml";
  const entries = find(parseXml(site.read(file)), "urlset > url");
  const listed = entries.map((entry) => textIn(entry, "loc"));
  const days = entries.map((entry) => textIn(entry, "lastmod")).filter((day) => day !== "");
  const pages = site.pages.filter((page) => !isHidden(page));
  const expected = new Set(pages.map((page) => canonicalOf(page) ?? page.address));
  const isPast = (day: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(day) && Date.parse(day) <= Date.now() + DAY;
  return [
    ...listed.filter((url) => !expected.has(url)).map((url) => `${url} is no page to be listed`),
    ...listed.filter((url, index) => listed.indexOf(url) < index).map((url) => `${url} twice`),
    ...[...expected].filter((url) => !listed.includes(url)).map((url) => `${url} is missing`),
    ...days.filter((day) => !isPast(day)).map((day) => `"${day}" is no day of the past`),
  ].map(at(file));
}
