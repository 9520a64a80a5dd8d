import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** One HTML file of the site. */
export interface Page {
  file: string;
  /** The decoded path that answers with it: "/", "/about", "/services/m&a-growth-support". */
  address: string;
  html: string;
  /** Every element in the order of the document, those of drawings and of `noscript` too. */
  elements: readonly PageElement[];
}

export interface PageElement {
  name: string;
  /** Decoded values by name in lower case. */
  attributes: ReadonlyMap<string, string>;
  parent: PageElement | undefined;
  /** Line in the file, from 1. */
  line: number;
  /** All text inside, as it stands. */
  text: string;
}

/** @param file path from the site's root, such as "about/index.html" or "404.html" */
export function parsePage(file: string, html: string): Page {
  const elements: PageElement[] = [];
  // Without scripting, `noscript` holds elements instead of text: what such a visitor gets.
  collect(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), elements);
  return { file, address: addressOf(file), html, elements };
}

function collect(node: Tree.Node, into: PageElement[], parent?: PageElement): string {
  if ("value" in node) return node.value;
  const inside = "content" in node ? node.content : node;
  const children = "childNodes" in inside ? inside.childNodes : [];
  if (!("tagName" in node)) return children.map((child) => collect(child, into, parent)).join("");
  const element: PageElement = {
    name: node.tagName.toLowerCase(),
    attributes: new Map(node.attrs.map(({ name, value }) => [name.toLowerCase(), value])),
    parent,
    line: node.sourceCodeLocation?.startLine ?? 1,
    text: "",
  };
  into.push(element);
  element.text = children.map((child) => collect(child, into, element)).join("");
  return element.text;
}

/** "index.html" answers "/", "about/index.html" answers "/about", "404.html" answers "/404". */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
}

/** All elements of these names (in lower case). */
export function elementsOf(page: Page, ...names: string[]): PageElement[] {
  return page.elements.filter((element) => names.includes(element.name));
}

/** Links of the head with this relation, such as "stylesheet". */
export function linksOf(page: Page, rel: string): PageElement[] {
  return elementsOf(page, "link").filter((link) => relsOf(link).includes(rel));
}

export function relsOf({ attributes }: PageElement): string[] {
  return (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);
}

/** Values of the page's meta elements of this name. */
export function metasOf(page: Page, name: string): string[] {
  const metas = elementsOf(page, "meta").map(({ attributes }) => attributes);
  const named = metas.filter((attributes) => attributes.get("name") === name);
  return named.map((attributes) => attributes.get("content") ?? "");
}

/** Whether search engines are told to leave a page out. */
export function isHidden(page: Page): boolean {
  return metasOf(page, "robots").some((value) => value.includes("noindex"));
}

export function canonicalOf(page: Page): string | undefined {
  return linksOf(page, "canonical")[0]?.attributes.get("href");
}

/** Address and line of an element, for a message. */
export function placeOf(page: Page, element: PageElement): string {
  return `${page.address}:${element.line}`;
}

/** Whether an element lies in one of a name. */
export function isInside({ parent }: PageElement, name: string): boolean {
  return parent !== undefined && (parent.name === name || isInside(parent, name));
}
