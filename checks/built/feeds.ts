import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { at, find, type PageElement, parsePage, textOf } from "./page.ts";
import { childrenOf, parseXml, textIn } from "./xml.ts";

const CHANNEL = "title link description language copyright";
const ITEM = "title link guid pubDate description dc:creator category content:encoded";

/**
 * Each feed has what the W3C's feed validator asks for, its links lead to pages, its enclosures are as they say. Order
 * and number of its items are proven where it is written (app/feeds/feed-xml.test.ts).
 */
export function findFeedProblems(site: BuiltSite): string[] {
  const feeds = [...site.files].filter((file) => /^feeds\/[^/]+\.xml$/.test(file));
  if (feeds.length === 0) return ["feeds/: holds no feed"];
  return feeds.flatMap((file) => {
    const feed = parseXml(site.read(file), file);
    const [channel] = find(feed, 'rss[version="2.0"] > channel');
    if (!channel) return `${file}: is no <rss> of version 2.0`;
    const items = childrenOf(channel, "item");
    const guids = new Set(items.map((item) => textIn(item, "guid")));
    const self = childrenOf(channel, "atom:link").map(({ attribs }) => attribs.href);
    const own = `${site.origin}${site.base}/${file}`;
    const dates = find(feed, "*").filter(({ name }) => name.endsWith("Date"));
    const isNoDate = (date: string) => new Date(date).toUTCString() !== date;
    return [
      ...missing(channel, CHANNEL),
      ...(self.join() === own ? [] : [`its own link is not ${own}`]),
      ...(guids.size === items.length ? [] : ["two items have one guid"]),
      ...dates
        .map(textOf)
        .filter(isNoDate)
        .map((date) => `"${date}" is no date by RFC 822`),
      ...items.flatMap((item) => checkItem(item, site).map(at(textIn(item, "guid")))),
    ].map(at(file));
  });
}

const missing = (element: PageElement, names: string) =>
  names.split(" ").flatMap((name) => (textIn(element, name) ? [] : [`not one <${name}>`]));

function checkItem(item: PageElement, site: BuiltSite): string[] {
  // A text is read far from this site: whatever it names must be named in full.
  const text = parsePage("", textIn(item, "content:encoded"));
  const named = find(text, "[href], [src]").map(({ attribs }) => attribs.href ?? attribs.src ?? "");
  const dead = [textIn(item, "link"), ...named].filter((link) => {
    const { isInside, file } = resolveTarget(site, link);
    return !URL.canParse(link) || (isInside && !file);
  });
  const isImage = childrenOf(item, "enclosure").map(({ attribs: { url = "", length, type } }) => {
    const { file } = resolveTarget(site, url);
    const bytes = file ? site.read(file) : Buffer.of();
    const isJpeg = type === "image/jpeg" && bytes.toString("hex", 0, 3) === "ffd8ff";
    return isJpeg && `${bytes.length}` === length;
  });
  return [
    ...missing(item, ITEM),
    ...dead.map((link) => `"${link}" is no whole address that leads to a page`),
    ...(isImage.join() === "true" ? [] : ["not one enclosure that is a JPEG of its length"]),
  ];
}
