/** An element of an XML document; names keep their prefix. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  /** The text directly inside, decoded. */
  text: string;
}

const NAME = "[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?";
const TAG = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`, "y");
const ATTRIBUTE = new RegExp(`(${NAME})="([^"]*)"`, "g");
const PROLOG = /(?:<\?[^?]*\?>\s*)*/y;
const TEXT = /[^<]+/y;
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/**
 * Reads an XML document, more strictly than XML itself: no DOCTYPE, comment, CDATA section or
 * character reference, which the site's own documents have no need of.
 *
 * @returns the root element
 * @throws SyntaxError with the line of the first fault
 */
export function parseXml(source: string): XmlElement {
  const root: Draft = { name: "", attributes: new Map(), children: [], text: "" };
  const open: Draft[] = [root];
  let at = 0;
  const fail = (what: string): never => {
    throw new SyntaxError(`line ${source.slice(0, at).split("\n").length}: ${what}`);
  };
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const forbidden = source.search(FORBIDDEN);
  if (forbidden >= 0) {
    at = forbidden;
    fail(`U+${source.codePointAt(at)?.toString(16)} is no character of XML`);
  }
  read(PROLOG);
  while (at < source.length) {
    const parent = open.at(-1) as Draft;
    const text = read(TEXT)?.[0];
    if (text !== undefined) {
      if (parent === root && text.trim() !== "") fail("text outside of the root element");
      parent.text += decode(text, fail);
      continue;
    }
    const [, slash, name = "", attributes = "", isEmpty] =
      read(TAG) ?? fail("neither tag nor text");
    if (slash) {
      if (parent.name !== name) fail(`</${name}> closes <${parent.name}>`);
      open.pop();
      continue;
    }
    if (parent === root && root.children.length > 0) fail("a second root element");
    const element = { name, attributes: attributesOf(attributes, fail), children: [], text: "" };
    parent.children.push(element);
    if (!isEmpty) open.push(element);
  }
  if (open.length > 1) fail(`<${open.at(-1)?.name}> is not closed`);
  return root.children[0] ?? fail("no element");
}

interface Draft extends XmlElement {
  attributes: Map<string, string>;
  children: Draft[];
}

type Fail = (what: string) => never;

function decode(text: string, fail: Fail): string {
  return text.replace(/&([^;\s]*;?)/g, (whole, name: string) => {
    return ENTITIES[name.replace(/;$/, "")] && name.endsWith(";")
      ? (ENTITIES[name.slice(0, -1)] as string)
      : fail(`"${whole}" is no reference`);
  });
}

function attributesOf(source: string, fail: Fail): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of source.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) fail(`${name} twice`);
    attributes.set(name, decode(value, fail));
  }
  return attributes;
}

/** The children of one name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the only child of that name; undefined where there is none or several. */
export function textIn(element: XmlElement, name: string): string | undefined {
  const found = childrenOf(element, name);
  return found.length === 1 ? found[0]?.text : undefined;
}
