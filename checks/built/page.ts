import { selectAll } from "css-select";
import { parse } from "parse5";
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from "parse5-htmlparser2-tree-adapter";

/** One HTML file of the site. */
export type Page = ReturnType<typeof parsePage>;

/** An element. `attribs` holds its decoded attributes. */
export type PageElement = Tree["element"];

/** @param file path from the site's root, such as "about/index.html" or "404.html" */
export function parsePage(file: string, html: string) {
  // Without scripting, `noscript` holds elements instead of text, as a visitor without scripts sees them.
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false, treeAdapter: adapter };
  return { file, address: addressOf(file), html, document: parse(html, options) };
}

/** The decoded path that answers with a file: "/about" for "about/index.html", "/404" for "404.html". */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

/** Every element that a CSS selector finds, in the order of the document. */
export function find({ document }: Pick<Page, "document">, selector: string): PageElement[] {
  return selectAll<Tree["node"], PageElement>(selector, document);
}

/** The text inside an element, unchanged. */
export function textOf(node: Tree["node"] | undefined): string {
  if (!node || !("children" in node)) return node?.type === "text" ? node.data : "";
  return node.children.map(textOf).join("");
}

/** Whether the page asks search engines to leave it out. */
export const isHidden = (page: Page) =>
  find(page, "meta[name=robots][content*=noindex]").length > 0;

export const canonicalOf = (page: Page) => find(page, "link[rel=canonical]")[0]?.attribs.href;

/** Puts the place of a problem before its description. */
export const prefixed = (where: string) => (what: string) => `${where}: ${what}`;

/** Checks the elements that a selector finds on every page. @returns problems with page and line */
export function problemsOf(
  { pages }: { pages: readonly Page[] },
  selector: string,
  faults: (element: PageElement, page: Page) => readonly string[],
): string[] {
  return pages.flatMap((page) =>
    find(page, selector).flatMap((element) =>
      faults(element, page).map(
        prefixed(`${page.address}:${element.sourceCodeLocation?.startLine}`),
      ),
    ),
  );
}
