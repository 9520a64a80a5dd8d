import { at, type Problem } from "../problem.ts";
import { type BuiltSite, fileAt, resolveTarget } from "./built-site.ts";
import { find, parsePage } from "./page.ts";
import { childrenOf, parseXml, textIn, type XmlElement } from "./xml.ts";

const MOST_ITEMS = 50;

/** RFC 822 with four digits for the year, as https://validator.w3.org/feed/ wants it. */
const DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const CHANNEL_TEXTS = "title link description language copyright".split(" ");
const ITEM_TEXTS = "title link guid description dc:creator category content:encoded".split(" ");

/** Each feed is valid by the W3C's feed validator, its links lead to pages, its enclosures are as they say. */
export function findFeedProblems(site: BuiltSite): Problem[] {
  const feeds = [...site.files].filter((file) => /^feeds\/[^/]+\.xml$/.test(file));
  if (feeds.length === 0) return [{ where: "feeds/", what: "holds no feed" }];
  return feeds.flatMap((file) => {
    const rss = parseXml(site.read(file).toString("utf8"));
    const [channel] = childrenOf(rss, "channel");
    if (rss.attributes.version !== "2.0" || !channel)
      return { where: file, what: "is no <rss> of version 2.0" };
    const items = childrenOf(channel, "item");
    const ofItems = items.flatMap((item) =>
      checkItem(item, site).map((what) => `${textIn(item, "guid")}: ${what}`),
    );
    const own = `${site.origin}${site.base}/${file}`;
    return [...checkChannel(channel, items, own), ...ofItems].map(at(file));
  });
}

function checkChannel(channel: XmlElement, items: readonly XmlElement[], own: string): string[] {
  const problems = missing(channel, CHANNEL_TEXTS);
  const self = childrenOf(channel, "atom:link").map(({ attributes }) => attributes.href);
  if (self.join() !== own) problems.push(`its own link is not ${own}`);
  if (items.length > MOST_ITEMS) problems.push(`more than ${MOST_ITEMS} items`);
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
  return [
    ...missing(item, ITEM_TEXTS),
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
  const target = resolveTarget(site, url);
  const leads = target.kind === "inside" ? target.file : target.kind !== "broken";
  return leads ? [] : [`${url} leads to no page`];
}

/** A text is read far from this site: whatever it names must be named in full, and nothing may run. */
function checkContent(html: string, site: BuiltSite): string[] {
  const problems = find(parsePage("", html), "*").flatMap(({ name, attribs }) => [
    ...(["script", "style", "iframe"].includes(name) ? [`<${name}>`] : []),
    ...Object.entries(attribs).flatMap(([key, value]) => {
      if (["href", "src"].includes(key)) return checkLink(value, site);
      return /^on|^style$/.test(key) ? [`an attribute ${key}`] : [];
    }),
  ]);
  return problems.map((what) => `its text: ${what}`);
}

function checkEnclosure([enclosure, second]: readonly XmlElement[], site: BuiltSite): string[] {
  if (!enclosure || second) return [`${enclosure ? "several" : "0"} enclosures, not one`];
  const { url = "", length, type } = enclosure.attributes;
  const file = url && fileAt(site, url);
  if (!file) return [`no file for the enclosure ${url}`];
  const bytes = site.read(file);
  const isJpeg = bytes.subarray(0, 3).toString("hex") === "ffd8ff";
  if (type !== "image/jpeg" || !isJpeg) return [`${url} is no JPEG`];
  return `${bytes.length}` === length ? [] : [`${url} has ${bytes.length} bytes, not ${length}`];
}
