import { lexer, type Token, type Tokens } from "marked";
import { escapeText } from "#app/lib/escape.ts";
import { typographic } from "#app/lib/typography.ts";
import { ContentError } from "./content-problem.ts";

/** The elements that a body may hold. Nothing else is ever rendered from content. */
type BodyTag =
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
  | "br";

/** A text, or an element with its children. */
export type BodyNode = string | { tag: BodyTag; id?: string; href?: string; children: BodyNode[] };

/** The file that is parsed, for messages, and the ids of the headings so far. */
interface Source {
  file: string;
  ids: Set<string>;
}

/**
 * Turns the Markdown of a body into the tree that the pages render and the feeds print.
 *
 * @param markdown paragraphs, `##` and `###` headings, lists, block quotes (set as pull quotes), links,
 *   emphasis and code spans
 * @param file for messages
 * @returns the blocks in order; headings carry an id that is unique in the body
 * @throws ContentError for anything else (raw HTML, images, tables, a first-level heading)
 */
export function parseBody(markdown: string, file = "content/"): BodyNode[] {
  return blocks(lexer(markdown), { file, ids: new Set() });
}

function blocks(tokens: Token[], source: Source): BodyNode[] {
  return tokens.flatMap((token) => block(token, source));
}

function block(token: Token, source: Source): BodyNode[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "paragraph":
      return [{ tag: "p", children: inlines((token as Tokens.Paragraph).tokens, source) }];
    case "heading": {
      const { depth, raw, text, tokens } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) {
        fault(raw, "use ## or ### (the title is the page's only h1)", source);
      }
      const id = headingId(text, source.ids);
      return [{ tag: depth === 2 ? "h2" : "h3", id, children: inlines(tokens, source) }];
    }
    case "list": {
      const { items, ordered } = token as Tokens.List;
      const children = items.map((item) => listItem(item, source));
      return [{ tag: ordered ? "ol" : "ul", children }];
    }
    case "blockquote":
      return [{ tag: "blockquote", children: blocks((token as Tokens.Blockquote).tokens, source) }];
    default:
      return [{ tag: "p", children: inlines([token], source) }];
  }
}

function listItem(item: Tokens.ListItem, source: Source): BodyNode {
  const children = item.tokens.flatMap((token) =>
    token.type === "text" || token.type === "paragraph"
      ? inlines((token as Tokens.Text).tokens, source)
      : block(token, source),
  );
  return { tag: "li", children };
}

function inlines(tokens: Token[] | undefined, source: Source): BodyNode[] {
  return (tokens ?? []).flatMap((token) => inline(token, source));
}

function inline(token: Token, source: Source): BodyNode[] {
  switch (token.type) {
    case "strong":
    case "em":
      return [{ tag: token.type, children: inlines((token as Tokens.Strong).tokens, source) }];
    case "text":
    case "escape": {
      const { text, tokens } = token as Tokens.Text;
      return tokens ? inlines(tokens, source) : [typographic(unescapeHtml(text))];
    }
    case "codespan":
      return [{ tag: "code", children: [unescapeHtml((token as Tokens.Codespan).text)] }];
    case "br":
      return [{ tag: "br", children: [] }];
    case "link": {
      const { href, tokens } = token as Tokens.Link;
      return [{ tag: "a", href, children: inlines(tokens, source) }];
    }
    default: {
      const remedy = "paragraphs, headings, lists, quotes, links, emphasis";
      return fault(token.raw, `write plain Markdown here: ${remedy}`, source);
    }
  }
}

function fault(raw: string, remedy: string, { file }: Source): never {
  throw new ContentError([{ file, field: "body", value: raw.trim(), remedy }]);
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** A heading's id: lower-case letters and digits, everything else to hyphens. */
function headingId(text: string, used: Set<string>): string {
  const hyphenated = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  const base = hyphenated.replace(/^-|-$/g, "") || "part";
  let id = base;
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
  used.add(id);
  return id;
}

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
