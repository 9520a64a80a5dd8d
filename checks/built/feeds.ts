import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { find, type PageElement, parsePage, prefixed, textOf } from "./page.ts";
import { childrenOf, parseXml, textIn } from "./xml.ts";

/** The elements that the W3C's feed validator asks for (https://validator.w3.org/feed/docs/rss2.html). */
const CHANNEL_ELEMENTS = ["title", "link", "description", "language", "copyright"];
const ITEM_ELEMENTS = [
  "title",
  "link",
  "guid",
  "pubDate",
  "description",
  "dc:creator",
  "category",
  "content:encoded",
];
/** What podcast directories ask for (https://podcasters.apple.com/support/823-podcast-requirements). */
const PODCAST_ELEMENTS = ["itunes:author", "itunes:explicit"];
const EPISODE_ELEMENTS = ["itunes:duration", "itunes:explicit"];
/** The first bytes of a file by its media type, in hexadecimal digits. An MP3 begins with its tags or with a frame. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  "image/jpeg": /^ffd8ff/,
  "audio/mpeg": /^(494433|ff[ef])/,
  "audio/x-m4a": /^.{8}66747970/,
};

/**
 * Checks that each feed has the elements that the W3C's feed validator asks for, that its links lead to pages, and that its
 * enclosures are what they say. app/features/feeds/feed-xml.test.ts proves the order and the number of the items.
 */
export function findFeedProblems(site: BuiltSite): string[] {
  const feeds = [...site.files].filter((file) => /^feeds\/[^/]+\.xml$/.test(file));
  if (feeds.length === 0) return ["feeds/: holds no feed"];
  return feeds.flatMap((file) => checkFeed(file, site).map(prefixed(file)));
}

function checkFeed(file: string, site: BuiltSite): string[] {
  const feed = parseXml(site.read(file), file);
  const [channel] = find(feed, 'rss[version="2.0"] > channel');
  if (!channel) return ["has no <rss> of version 2.0 with a <channel>"];
  const items = childrenOf(channel, "item");
  const problems = [
    ...findMissing(channel, CHANNEL_ELEMENTS),
    ...checkSelfLink(channel, `${site.origin}${site.base}/${file}`),
    ...checkDates(find(feed, "*")),
    ...checkPodcast(channel, items, site),
  ];
  const guids = new Set(items.map((item) => textIn(item, "guid")));
  if (guids.size < items.length) problems.push("two items have the same guid");
  for (const item of items) {
    problems.push(...checkItem(item, site).map(prefixed(textIn(item, "guid"))));
  }
  return problems;
}

/** Checks what podcast directories ask for, of a feed with recordings. */
function checkPodcast(
  channel: PageElement,
  items: readonly PageElement[],
  site: BuiltSite,
): string[] {
  const [cover] = childrenOf(channel, "itunes:image");
  if (!cover) return [];
  const [owner] = childrenOf(channel, "itunes:owner");
  const [category] = childrenOf(channel, "itunes:category");
  const problems = findMissing(channel, PODCAST_ELEMENTS);
  if (!owner || findMissing(owner, ["itunes:name", "itunes:email"]).length > 0)
    problems.push("must name its owner with an e-mail address");
  if (!category?.attribs.text) problems.push("must have a category");
  if (!resolveTarget(site, cover.attribs.href ?? "").file) problems.push("has no cover");
  const episodes = items.filter((item) => {
    return childrenOf(item, "enclosure").some(({ attribs }) => attribs.type?.startsWith("audio/"));
  });
  return [...problems, ...episodes.flatMap((item) => findMissing(item, EPISODE_ELEMENTS))];
}

function findMissing(element: PageElement, names: readonly string[]): string[] {
  return names
    .filter((name) => textIn(element, name) === "")
    .map((name) => `must have exactly one <${name}> with text`);
}

function checkSelfLink(channel: PageElement, address: string): string[] {
  const links = childrenOf(channel, "atom:link").map(({ attribs }) => attribs.href);
  return links.length === 1 && links[0] === address ? [] : [`its own link is not ${address}`];
}

function checkDates(elements: readonly PageElement[]): string[] {
  return elements
    .filter(({ name }) => name.endsWith("Date"))
    .map(textOf)
    .filter((date) => new Date(date).toUTCString() !== date)
    .map((date) => `"${date}" is not a date by RFC 822`);
}

function checkItem(item: PageElement, site: BuiltSite): string[] {
  const problems = findMissing(item, ITEM_ELEMENTS);
  // People read the text far from this site, so its links must be whole addresses.
  const text = parsePage("", textIn(item, "content:encoded"));
  const linked = find(text, "[href], [src]").map(({ attribs }) => attribs.href ?? attribs.src);
  for (const link of [textIn(item, "link"), ...linked]) {
    if (!isWholeAddress(link ?? "", site))
      problems.push(`"${link}" is not a whole address that leads to a page`);
  }
  const enclosures = childrenOf(item, "enclosure");
  if (enclosures.length !== 1 || !enclosures.every((enclosure) => isWholeFile(enclosure, site)))
    problems.push(
      "must have exactly one enclosure: a file of the type and the length that it states",
    );
  return problems;
}

/** Whether an address is absolute, and leads to a file if it lies inside the site. */
function isWholeAddress(link: string, site: BuiltSite): boolean {
  if (!URL.canParse(link)) return false;
  const { isInside, file } = resolveTarget(site, link);
  return !isInside || file !== undefined;
}

/** Whether an enclosure leads to a file of its length, whose bytes are those of its type: a JPEG or a recording. */
function isWholeFile({ attribs: { url = "", length, type = "" } }: PageElement, site: BuiltSite) {
  const { file } = resolveTarget(site, url);
  const signature = SIGNATURES[type];
  if (!file || !signature) return false;
  const bytes = site.read(file);
  return signature.test(bytes.toString("hex", 0, 16)) && `${bytes.length}` === length;
}
