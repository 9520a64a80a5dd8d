import { lexer, type Token, type Tokens } from "marked";
import type { BodyNode, BodyTag } from "./body-node.ts";
import { typographic } from "#app/lib/typography.ts";

/** A part of the Markdown that the site does not render; `value` is the part as written. */
export class BodyError extends Error {
  readonly value: string;
  readonly remedy: string;
  constructor(value: string, remedy: string) {
    super(`${remedy}: ${value}`);
    this.name = "BodyError";
    this.value = value;
    this.remedy = remedy;
  }
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const unescapeHtml = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** A heading's id: lower-case letters and digits, everything else to hyphens. */
function headingId(text: string, taken: Set<string>): string {
  const base =
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "part";
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

const INLINE_TAGS: Record<string, BodyTag> = { strong: "strong", em: "em" };

function inline(token: Token): BodyNode {
  const tag = INLINE_TAGS[token.type];
  if (tag) return { tag, children: inlines((token as Tokens.Strong).tokens) };
  switch (token.type) {
    case "text":
    case "escape": {
      const text = token as Tokens.Text;
      if (text.tokens) return { tag: "span", children: inlines(text.tokens) };
      return typographic(unescapeHtml(text.text));
    }
    case "codespan":
      return { tag: "code", children: [unescapeHtml((token as Tokens.Codespan).text)] };
    case "br":
      return { tag: "br", children: [] };
    case "link": {
      const link = token as Tokens.Link;
      return { tag: "a", href: link.href, children: inlines(link.tokens) };
    }
    default:
      throw new BodyError(
        token.raw.trim(),
        "write plain Markdown here: paragraphs, headings, lists, quotes, links, emphasis",
      );
  }
}

function inlines(tokens: Token[] | undefined): BodyNode[] {
  const nodes = (tokens ?? []).map(inline);
  return nodes.flatMap((node) =>
    typeof node !== "string" && node.tag === "span" ? node.children : [node],
  );
}

function listItem(item: Tokens.ListItem, taken: Set<string>): BodyNode {
  const children = item.tokens.flatMap((token) =>
    token.type === "text" || token.type === "paragraph"
      ? inlines((token as Tokens.Text).tokens)
      : blocks([token], taken),
  );
  return { tag: "li", children };
}

function block(token: Token, taken: Set<string>): BodyNode[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "paragraph":
      return [{ tag: "p", children: inlines((token as Tokens.Paragraph).tokens) }];
    case "heading": {
      const heading = token as Tokens.Heading;
      if (heading.depth !== 2 && heading.depth !== 3) {
        throw new BodyError(heading.raw.trim(), "use ## or ### (the title is the page's only h1)");
      }
      const id = headingId(heading.text, taken);
      return [{ tag: `h${heading.depth}`, id, children: inlines(heading.tokens) }];
    }
    case "list": {
      const list = token as Tokens.List;
      const children = list.items.map((item) => listItem(item, taken));
      return [{ tag: list.ordered ? "ol" : "ul", children }];
    }
    case "blockquote":
      return [{ tag: "blockquote", children: blocks((token as Tokens.Blockquote).tokens, taken) }];
    default:
      return [{ tag: "p", children: [inline(token)] }];
  }
}

function blocks(tokens: Token[], taken: Set<string>): BodyNode[] {
  return tokens.flatMap((token) => block(token, taken));
}

/**
 * Turns the Markdown of a body into the tree that the pages render and the feeds print.
 *
 * @param markdown paragraphs, `##` and `###` headings, lists, block quotes (set as pull quotes), links,
 *   emphasis and code spans
 * @returns the blocks in order; headings carry an id that is unique in the body
 * @throws BodyError for anything else (raw HTML, images, tables, a first-level heading)
 */
export function parseBody(markdown: string): BodyNode[] {
  return blocks(lexer(markdown), new Set());
}
