import { escapeText } from "#app/lib/escape.ts";

/** The elements that a body may hold. Nothing else is ever rendered from content. */
export type BodyTag =
  | "p"
  | "h2"
  | "h3"
  | "ul"
  | "ol"
  | "li"
  | "blockquote"
  | "strong"
  | "em"
  | "code"
  | "a"
  | "br"
  | "span";

/** A text, or an element with its children. */
export type BodyNode = string | { tag: BodyTag; id?: string; href?: string; children: BodyNode[] };

/** The plain text of a tree, for word counts, search and the table of contents. */
export function bodyText(nodes: readonly BodyNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : bodyText(node.children))).join("");
}

/**
 * Prints a tree as HTML, every text escaped.
 *
 * @param nodes the blocks of a body
 * @param resolve turns an address of the site into one that works elsewhere (a feed needs absolute ones)
 */
export function bodyHtml(nodes: readonly BodyNode[], resolve: (href: string) => string): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapeText(node);
      if (node.tag === "br") return "<br>";
      const href = node.href === undefined ? "" : ` href="${escapeText(resolve(node.href))}"`;
      return `<${node.tag}${href}>${bodyHtml(node.children, resolve)}</${node.tag}>`;
    })
    .join("");
}
