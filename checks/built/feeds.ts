import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import type { Problem } from "../problem.ts";
import { originOf, resolveTarget } from "./addresses.ts";
import type { BuiltSite } from "./built-site.ts";
import { childrenOf, parseXml, textIn, type XmlElement } from "./xml.ts";

const MOST_ITEMS = 50;

/** RFC 822 with four digits for the year, as https://validator.w3.org/feed/ wants it. */
const DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Each feed is a valid RSS 2.0 document by the rules of the W3C's feed validator, its links lead to
 * pages, and its enclosures are the files they say they are.
 */
export function findFeedProblems(site: BuiltSite): Problem[] {
  const feeds = [...site.files].filter((file) => /^feeds\/[^/]+\.xml$/.test(file));
  if (feeds.length === 0) return [{ where: "feeds/", what: "holds no feed" }];
  return feeds.flatMap((file) => {
    const rss = parseXml(site.read(file).toString("utf8"));
    return checkFeed(rss, file, site).map((what) => ({ where: file, what }));
  });
}

function checkFeed(rss: XmlElement, file: string, site: BuiltSite): string[] {
  const [channel, ...more] = childrenOf(rss, "channel");
  if (rss.name !== "rss" || rss.attributes.version !== "2.0" || !channel || more.length > 0) {
    return ["is not an <rss> of version 2.0 with one <channel>"];
  }
  const items = childrenOf(channel, "item");
  const itemProblems = items.flatMap((item) => {
    const name = textIn(item, "guid") ?? "an item without a guid";
    return checkItem(item, site).map((what) => `${name}: ${what}`);
  });
  return [...checkChannel(channel, items, file, site), ...itemProblems];
}

function checkChannel(
  channel: XmlElement,
  items: readonly XmlElement[],
  file: string,
  site: BuiltSite,
): string[] {
  const problems = missing(channel, ["title", "link", "description", "language", "copyright"]);
  const self = childrenOf(channel, "atom:link").map(({ attributes }) => attributes.href);
  const own = `${originOf(site)}${site.base}/${file}`;
  if (self.length !== 1 || self[0] !== own) problems.push(`its own link is not ${own}`);
  if (items.length > MOST_ITEMS) problems.push(`${items.length} items instead of ${MOST_ITEMS}`);
  const guids = items.map((item) => textIn(item, "guid"));
  if (new Set(guids).size < guids.length) problems.push("two items have one guid");
  const times = items.map((item) => Date.parse(textIn(item, "pubDate") ?? ""));
  if (times.some((time, index) => time > (times[index - 1] ?? time))) {
    problems.push("its items are not in order, newest first");
  }
  for (const name of items.length > 0 ? ["pubDate", "lastBuildDate"] : []) {
    problems.push(...checkDate(channel, name));
    if (Date.parse(textIn(channel, name) ?? "") < (times[0] ?? 0)) {
      problems.push(`${name} is older than its newest item`);
    }
  }
  return problems;
}

function checkItem(item: XmlElement, site: BuiltSite): string[] {
  const texts = [
    "title",
    "link",
    "guid",
    "description",
    "dc:creator",
    "category",
    "content:encoded",
  ];
  return [
    ...missing(item, texts),
    ...checkDate(item, "pubDate"),
    ...checkLink(textIn(item, "link") ?? "", site),
    ...checkContent(textIn(item, "content:encoded") ?? "", site),
    ...checkEnclosure(childrenOf(item, "enclosure"), site),
  ];
}

function missing(element: XmlElement, names: readonly string[]): string[] {
  return names.filter((name) => !textIn(element, name)?.trim()).map((name) => `not one <${name}>`);
}

function checkDate(element: XmlElement, name: string): string[] {
  const date = textIn(element, name) ?? "";
  // A date that JavaScript prints again as it stands has the right day of the week.
  if (DATE.test(date) && new Date(date).toUTCString() === date) return [];
  return [`<${name}> "${date}" is no date by RFC 822`];
}

function checkLink(url: string, site: BuiltSite): string[] {
  if (!URL.canParse(url)) return [`"${url}" is no absolute address`];
  const target = resolveTarget(site, originOf(site), "/", url);
  if (target.kind === "broken") return [`${url}: ${target.why}`];
  return target.kind === "inside" && !target.file ? [`${url} leads to no page`] : [];
}

/** A text is read far from this site: whatever it names must be named in full, and nothing may run. */
function checkContent(html: string, site: BuiltSite): string[] {
  const problems: string[] = [];
  const visit = (node: Tree.ChildNode) => {
    if ("tagName" in node) {
      if (["script", "style", "iframe"].includes(node.tagName)) problems.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (["href", "src"].includes(name)) problems.push(...checkLink(value, site));
        else if (/^on|^style$/.test(name)) problems.push(`an attribute ${name}`);
      }
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  parseFragment(html).childNodes.forEach(visit);
  return problems.map((what) => `its text: ${what}`);
}

function checkEnclosure(enclosures: readonly XmlElement[], site: BuiltSite): string[] {
  const [enclosure, ...more] = enclosures;
  if (!enclosure || more.length > 0) return [`${enclosures.length} enclosures instead of one`];
  const [url, length, type] = ["url", "length", "type"].map((key) => enclosure.attributes[key]);
  if (type !== "image/jpeg") return [`an enclosure of type ${type}`];
  const target = resolveTarget(site, originOf(site), "/", url ?? "");
  if (target.kind !== "inside" || !target.file) return [`no file for the enclosure ${url}`];
  const file = site.read(target.file);
  if (file.subarray(0, 3).toString("hex") !== "ffd8ff") return [`${url} is no JPEG`];
  return String(file.length) === length ? [] : [`${url} has ${file.length} bytes, not ${length}`];
}
