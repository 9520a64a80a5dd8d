import { selectAll, selectOne } from "css-select";
import { parse } from "parse5";
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from "parse5-htmlparser2-tree-adapter";

/** One HTML file of the site. */
export interface Page {
  file: string;
  /** The decoded path that answers with it: "/", "/about", "/services/m&a-growth-support". */
  address: string;
  html: string;
  document: Tree["document"];
}

/** An element; `attribs` are its decoded attributes. */
export type PageElement = Tree["element"];

/** @param file path from the site's root, such as "about/index.html" or "404.html" */
export function parsePage(file: string, html: string): Page {
  // Without scripting, `noscript` holds elements instead of text: what such a visitor gets.
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false, treeAdapter: adapter };
  return { file, address: addressOf(file), html, document: parse(html, options) };
}

/** "index.html" answers "/", "about/index.html" answers "/about", "404.html" answers "/404". */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

/** Every element that a CSS selector finds, in the order of the document. */
export function find({ document }: Pick<Page, "document">, selector: string): PageElement[] {
  return selectAll<Tree["node"], PageElement>(selector, document);
}

/** All text inside an element, as it stands. */
export function textOf(node: Tree["node"] | undefined): string {
  if (!node || !("children" in node)) return node?.type === "text" ? node.data : "";
  return node.children.map(textOf).join("");
}

/** Whether search engines are told to leave a page out. */
export function isHidden(page: Page): boolean {
  return find(page, "meta[name=robots][content*=noindex]").length > 0;
}

export function canonicalOf({ document }: Page): string | undefined {
  return selectOne<Tree["node"], PageElement>("link[rel=canonical]", document)?.attribs.href;
}
