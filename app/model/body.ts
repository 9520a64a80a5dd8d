import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { escapeText } from "#app/base/escape.ts";
import type { PictureSource } from "#app/base/picture-source.ts";
import { isPageId } from "#app/base/slug.ts";
import { typographic } from "#app/base/typography.ts";
import type { DrawnExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import { requireWhole, type Source, sourceOf } from "./body-source.ts";
import { ContentError } from "./content-problem.ts";
import { fencedBlock, pictureFigure } from "./fenced-blocks.ts";
import type { FieldValue } from "./reader.ts";

interface BodyElement {
  tag: keyof HTMLElementTagNameMap;
  id?: string;
  href?: string;
  /** Of a numbered list: its first number, where it is not 1. */
  start?: number;
  /** Of a table's cell. */
  scope?: "col" | "row";
  align?: "center" | "right";
  /** Of a table: the names of its columns. */
  label?: string;
  /** A figure with a picture; its children are the caption. */
  picture?: PictureSource;
  /** A figure that pages draw; its children say the same as text. */
  exhibit?: DrawnExhibit;
  children: BodyNode[];
}

export type BodyNode = string | BodyElement;

/**
 * Turns Markdown into the tree that the pages render and the feeds print.
 *
 * @throws ContentError for what the tree has no place for (raw HTML, a first-level heading), all faults at once
 */
export function parseBody(markdown: string, file = "content/"): BodyNode[] {
  const { body, problems } = inspectBody({ file, field: "body", value: markdown });
  if (problems.length > 0) throw new ContentError(problems);
  return body;
}

/** The same, with what is wrong with a text, where its links lead, and which ids its headings have. */
export function inspectBody(text: FieldValue) {
  const source = sourceOf(text);
  return { ...source, body: nodes(lexer(text.value), source) };
}

const nodes = (tokens: Token[], source: Source): BodyNode[] =>
  tokens.flatMap((token) => node(token as MarkedToken, source));

function node(token: MarkedToken, source: Source): BodyNode[] {
  const { raw, type } = token;
  const inside = (tokens: Token[]) => nodes(tokens, source);
  switch (type) {
    case "space":
    case "def":
      return [];
    case "paragraph": {
      const [first] = token.tokens as MarkedToken[];
      if (first?.type === "image" && token.tokens.length === 1) {
        const { href, text, title } = first;
        return pictureFigure({ file: href, alt: text, caption: title ?? undefined }, source);
      }
      requireWhole(raw, source, "lines");
      return [{ tag: "p", children: inside(token.tokens) }];
    }
    case "heading": {
      const { depth, text, tokens } = token;
      if (!text) return source.fault(raw, "write the words after ##");
      if (depth !== 2 && depth !== 3)
        return source.fault(raw, "use ## or ### (the title is the page's only h1)");
      return [{ tag: `h${depth}`, id: headingId(text, source.ids), children: inside(tokens) }];
    }
    case "list": {
      const { items, ordered, start } = token;
      const from = typeof start === "number" && start !== 1 ? { start } : {};
      const children = items.map((item) => listItem(item, source));
      return [{ tag: ordered ? "ol" : "ul", ...from, children }];
    }
    case "table":
      return [table(token, source)];
    case "code":
      if (token.lang !== "small print") return fencedBlock(token, source);
      return inside(lexer(token.text)).map((node) => {
        if (typeof node === "string" || node.tag !== "p") return node;
        return { tag: "p", children: [{ tag: "small", children: node.children }] };
      });
    case "strong":
    case "em":
    case "blockquote":
      return [{ tag: type, children: inside(token.tokens) }];
    case "hr":
    case "br":
      return [{ tag: type, children: [] }];
    case "codespan":
      return [{ tag: "code", children: [token.text] }];
    case "text":
    case "escape":
      return "tokens" in token && token.tokens ? inside(token.tokens) : [plain(token.text, source)];
    case "link": {
      const { file, field, links, lineOf } = source;
      links.push({ file, field, line: lineOf(raw), value: token.href });
      return [{ tag: "a", href: token.href, children: inside(token.tokens) }];
    }
    case "image":
      return source.fault(raw, "give the picture a line of its own, between empty lines");
    default: {
      // The end of an HTML element whose beginning has been recorded.
      const isBegun = source.problems.some(({ value }) => /^<\w/.test(String(value)));
      if (raw.startsWith("</") && isBegun) return [];
      const all = "paragraphs, headings, lists, quotes, tables, pictures, links, emphasis";
      return source.fault(raw, `write plain Markdown here: ${all}`);
    }
  }
}

/** An entry of a list; where it holds one text, without a paragraph around that. */
function listItem({ tokens }: Tokens.ListItem, source: Source): BodyNode {
  const isTight = tokens.filter(({ type }) => type === "paragraph").length < 2;
  const children = (tokens as MarkedToken[]).flatMap((token) =>
    token.type === "paragraph" && isTight ? nodes(token.tokens, source) : node(token, source),
  );
  return { tag: "li", children };
}

/** A table: its first row heads the columns, the first cell of each other row heads that row. */
function table({ header, rows }: Tokens.Table, source: Source): BodyNode {
  const row = (cells: Tokens.TableCell[], isHead: boolean): BodyNode => ({
    tag: "tr",
    children: cells.map(({ align, tokens }, index): BodyNode => {
      const scope = isHead ? "col" : index === 0 && "row";
      return {
        tag: scope ? "th" : "td",
        ...(scope && { scope }),
        ...(align && align !== "left" && { align }),
        children: nodes(tokens, source),
      };
    }),
  });
  return {
    tag: "table",
    label: header.map(({ text }) => text).join(", "),
    children: [
      { tag: "thead", children: [row(header, true)] },
      { tag: "tbody", children: rows.map((cells) => row(cells, false)) },
    ],
  };
}

/** A text without Markdown as it is shown. */
function plain(text: string, source: Source): string {
  requireWhole(text, source, "words");
  return typographic(text);
}

/** A heading's id, which is unique in the body and none of the page's own. */
function headingId(text: string, used: Set<string>): string {
  const hyphenated = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  const name = hyphenated.replace(/^-|-$/g, "") || "part";
  const base = isPageId(name) ? `part-${name}` : name;
  let id = base;
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
  used.add(id);
  return id;
}

/** The plain text of a tree, for word counts, search and the table of contents. */
export function bodyText(nodes: readonly BodyNode[]): string {
  const texts = nodes.map((node) => {
    if (typeof node === "string") return node;
    const isLast = /^(p|li|th|td|figcaption|br)$/.test(node.tag);
    return `${bodyText(node.children)}${isLast ? " " : ""}`;
  });
  return texts.join("");
}

/** Prints a tree as HTML, every text escaped; `resolve` makes addresses that work elsewhere, as a feed needs them. */
export function bodyHtml(nodes: readonly BodyNode[], resolve: (href: string) => string): string {
  const html = nodes.map((node) => {
    if (typeof node === "string") return escapeText(node);
    const { tag, href, start, picture, children } = node;
    const begin = startTag(tag, { href: href && resolve(href), start });
    if (tag === "br" || tag === "hr") return begin;
    // The fallback of a picture: what reads feeds knows it for certain.
    const { alt, width, height } = picture ?? {};
    const src = picture && new URL(picture.src, resolve("/")).href;
    const image = picture ? startTag("img", { src, alt, width, height }) : "";
    return `${begin}${image}${bodyHtml(children, resolve)}</${tag}>`;
  });
  return html.join("");
}

function startTag(tag: string, attributes: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const all = given.map(([name, value]) => ` ${name}="${escapeText(String(value))}"`);
  return `<${tag}${all.join("")}>`;
}
