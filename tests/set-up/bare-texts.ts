import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements within a sentence. The text of any other element is read by itself. */
const INLINE: ReadonlySet<string> = new Set([
  "a",
  "abbr",
  "b",
  "em",
  "i",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
]);

/** Elements whose text no visitor reads. */
const UNREAD: ReadonlySet<string> = new Set(["code", "pre", "script", "style"]);

/** Attributes that are shown or read aloud. */
const SHOWN_ATTRIBUTES: ReadonlySet<string> = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);

/** The names of `<meta>` whose content is shown. */
const SHOWN_META = /description|title|image:alt$/;

/** Attributes that hold the words and the data of an island as JSON. */
const DATA_ATTRIBUTE = /^data-(props|words)$/;

/** Fields of an island's data and of structured data that hold values for programs. */
const UNREAD_FIELD =
  /^(@.*|id|key|href|url|path|src|srcSet|sizes|media|image|logo|sameAs|family|scheme|email|telephone|phone|tag|language|country|currency|unitText|datePosted|employmentType|contactType|inLanguage|encodingFormat)$/;

/** The part of a text that stands outside of every pair of brackets. Empty if that part has no word. */
export function bareText(text: string): string {
  let depth = 0;
  let bare = "";
  for (const character of text) {
    if (character === "‹") depth += 1;
    else if (character === "›") depth = Math.max(0, depth - 1);
    else if (depth === 0) bare += character;
  }
  return /\p{L}{2}/u.test(bare) ? bare.replaceAll(/\s+/g, " ").trim() : "";
}

/** The bare texts of a page: its texts, its attributes, its head, its structured data, the data of its islands. */
export function bareTextsOfPage(html: string): string[] {
  const found: string[] = [];
  let sentence = "";
  function endSentence(): void {
    found.push(bareText(sentence));
    sentence = "";
  }
  function visit(node: Node): void {
    if ("value" in node) sentence += node.value;
    if (!("childNodes" in node)) return;
    const { nodeName } = node;
    if ("attrs" in node) found.push(...bareAttributes(node));
    if (UNREAD.has(nodeName)) return;
    if (!INLINE.has(nodeName)) endSentence();
    for (const child of "content" in node ? node.content.childNodes : node.childNodes) visit(child);
    if (!INLINE.has(nodeName)) endSentence();
  }
  visit(parse(html));
  const [, structuredData] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  if (structuredData) found.push(...bareTextsOfData(JSON.parse(structuredData)));
  return found.filter((text) => text !== "");
}

function bareAttributes({ nodeName, attrs }: Element): string[] {
  const values = new Map(attrs.map(({ name, value }) => [name, value]));
  const metaName = values.get("name") ?? values.get("property") ?? "";
  return attrs.flatMap(({ name, value }) => {
    if (DATA_ATTRIBUTE.test(name)) return bareTextsOfData(JSON.parse(value));
    const isMeta = nodeName === "meta" && name === "content" && SHOWN_META.test(metaName);
    return isMeta || SHOWN_ATTRIBUTES.has(name) ? [bareText(value)] : [];
  });
}

/** The bare texts in data. A text without a space and without a capital is a name for programs. */
export function bareTextsOfData(data: unknown): string[] {
  if (typeof data === "string") {
    const isForVisitors = /\s|^\p{Lu}/u.test(data) && !/^(https?:|\/|<)/.test(data);
    return isForVisitors ? [bareText(data)] : [];
  }
  if (Array.isArray(data)) return data.flatMap(bareTextsOfData);
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    return typeof value === "string" && UNREAD_FIELD.test(name) ? [] : bareTextsOfData(value);
  });
}

/** The bare texts of a calendar file, whose long lines are folded (RFC 5545, 3.1). */
export function bareTextsOfCalendar(file: string): string[] {
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  const entries = lines.filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION)/.test(line));
  const texts = entries.map((line) =>
    line
      .replace(/^.*?:/, "")
      .replaceAll("\\n", " ")
      .replaceAll(/\\([,;])/g, "$1"),
  );
  return texts.map(bareText).filter((text) => text !== "");
}

/** The bare texts of the elements of an XML document. */
export function bareTextsOfXml(xml: string, elements: RegExp): string[] {
  const pattern = new RegExp(`<(${elements.source})(?: [^>]*)?>([^<]*)</`, "g");
  const texts = Array.from(xml.matchAll(pattern), ([, , text = ""]) => bareText(unescapeXml(text)));
  return texts.filter((text) => text !== "");
}

/** A text of XML with the characters that its entities stand for. */
export function unescapeXml(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
