import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { escapeText } from "#app/lib/escape.ts";
import { isPageId } from "#app/lib/slug.ts";
import { typographic } from "#app/lib/typography.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { DrawnExhibit } from "../artwork/exhibits/draw-exhibit.ts";
import { fault, lineOfNext, requireWhole, type Source, sourceOf } from "./body-source.ts";
import { ContentError } from "./content-problem.ts";
import { fencedBlock, pictureFigure } from "./fenced-blocks.ts";
import type { MarkdownText } from "./reader.ts";
import { entityFault } from "./source-text.ts";

/** The elements that a body may hold. Nothing else is ever rendered from content. */
type BodyTag =
  | ("p" | "h2" | "h3" | "ul" | "ol" | "li" | "blockquote" | "hr")
  | ("figure" | "figcaption" | "table" | "thead" | "tbody" | "tr" | "th" | "td")
  | ("strong" | "em" | "small" | "code" | "a" | "br");

/** An element with its children. */
interface BodyElement {
  tag: BodyTag;
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

/** A text or an element. */
export type BodyNode = string | BodyElement;

/**
 * Turns the Markdown of a body into the tree that the pages render and the feeds print.
 *
 * @param markdown paragraphs, `##` and `###` headings, lists, block quotes (set as pull quotes), tables, rules, links,
 *   emphasis, code spans, photos; exhibits, drawings and small print as fenced blocks
 * @param file for messages
 * @returns the blocks in order; headings carry an id that is unique in the body
 * @throws ContentError for anything else (raw HTML, a first-level heading), all faults at once
 */
export function parseBody(markdown: string, file = "content/"): BodyNode[] {
  const source = sourceOf({ file, field: "body", markdown });
  const body = blocks(lexer(markdown), source);
  if (source.problems.length > 0) throw new ContentError(source.problems);
  return body;
}

/** What is wrong with a text, where its links lead, and which ids its headings have. */
export function inspectBody(text: MarkdownText): Pick<Source, "problems" | "links" | "ids"> {
  const source = sourceOf(text);
  blocks(lexer(text.markdown), source);
  return source;
}

function blocks(tokens: Token[], source: Source): BodyNode[] {
  return tokens.flatMap((token) => block(token as MarkedToken, source));
}

function block(token: MarkedToken, source: Source): BodyNode[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "paragraph": {
      const [first] = token.tokens as MarkedToken[];
      if (first?.type === "image" && token.tokens.length === 1) {
        const { href, text, title } = first;
        return pictureFigure({ file: href, alt: text, caption: title ?? undefined }, source);
      }
      requireWhole(token.raw, source, "lines");
      return [{ tag: "p", children: inlines(token.tokens, source) }];
    }
    case "heading": {
      const { depth, raw, text, tokens } = token;
      if (!text) return fault(raw, "write the words after ##", source);
      const remedy = "use ## or ### (the title is the page's only h1)";
      if (depth !== 2 && depth !== 3) return fault(raw, remedy, source);
      const id = headingId(text, source.ids);
      return [{ tag: `h${depth}`, id, children: inlines(tokens, source) }];
    }
    case "list": {
      const { items, ordered, start } = token;
      const children = items.map((item) => listItem(item, source));
      const from = typeof start === "number" && start !== 1 ? { start } : {};
      return [{ tag: ordered ? "ol" : "ul", ...from, children }];
    }
    case "blockquote":
      return [{ tag: "blockquote", children: blocks(token.tokens, source) }];
    case "hr":
      return [{ tag: "hr", children: [] }];
    case "table":
      return [table(token, source)];
    case "code":
      if (token.lang !== "small print") return fencedBlock(token, source);
      return blocks(lexer(token.text), source).map((node) => {
        if (typeof node === "string" || node.tag !== "p") return node;
        return { tag: "p", children: [{ tag: "small", children: node.children }] };
      });
    default:
      return [{ tag: "p", children: inlines([token], source) }];
  }
}

/** A table: its first row heads the columns, the first cell of each other row heads that row. */
function table({ header, rows }: Tokens.Table, source: Source): BodyNode {
  const cell = ({ align, tokens }: Tokens.TableCell, scope?: "col" | "row"): BodyNode => ({
    tag: scope ? "th" : "td",
    ...(scope && { scope }),
    ...(align && align !== "left" && { align }),
    children: inlines(tokens, source),
  });
  const body = rows.map((cells): BodyNode => {
    return { tag: "tr", children: cells.map((own, index) => cell(own, index ? undefined : "row")) };
  });
  const heads: BodyNode = { tag: "tr", children: header.map((own) => cell(own, "col")) };
  return {
    tag: "table",
    label: header.map(({ text }) => text).join(", "),
    children: [
      { tag: "thead", children: [heads] },
      { tag: "tbody", children: body },
    ],
  };
}

function listItem({ tokens }: Tokens.ListItem, source: Source): BodyNode {
  const isTight = tokens.filter(({ type }) => type === "paragraph").length < 2;
  const children = (tokens as MarkedToken[]).flatMap((token) =>
    token.type === "text" || (token.type === "paragraph" && isTight)
      ? inlines(token.tokens, source)
      : block(token, source),
  );
  return { tag: "li", children };
}

function inlines(tokens: Token[] | undefined, source: Source): BodyNode[] {
  return (tokens ?? []).flatMap((token) => inline(token as MarkedToken, source));
}

function inline(token: MarkedToken, source: Source): BodyNode[] {
  switch (token.type) {
    case "strong":
    case "em":
      return [{ tag: token.type, children: inlines(token.tokens, source) }];
    case "text":
      return token.tokens ? inlines(token.tokens, source) : [plain(token.text, source)];
    case "escape":
      return [plain(token.text, source)];
    case "codespan":
      return [{ tag: "code", children: [token.text] }];
    case "br":
      return [{ tag: "br", children: [] }];
    case "link": {
      const { href, raw, tokens } = token;
      const { file, field } = source;
      source.links.push({ file, field, line: lineOfNext(raw, source), value: href });
      return [{ tag: "a", href, children: inlines(tokens, source) }];
    }
    case "image":
      return fault(token.raw, "give the picture a line of its own, between empty lines", source);
    default: {
      if (isEndOfFault(token.raw, source)) return [];
      const remedy = "paragraphs, headings, lists, quotes, tables, pictures, links, emphasis";
      return fault(token.raw, `write plain Markdown here: ${remedy}`, source);
    }
  }
}

/** The end of an HTML element whose beginning has been recorded. */
function isEndOfFault(raw: string, { problems }: Source): boolean {
  const [, name] = /^<\/(\w+)/.exec(raw) ?? [];
  return problems.some(({ value }) => name && String(value).startsWith(`<${name}`));
}

/** What Markdown writes for characters that it takes as its own. */
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function plain(text: string, source: Source): string {
  const words = text.replace(/&(amp|lt|gt|quot);/g, (entity, name) => ENTITIES[name] ?? entity);
  requireWhole(words, source, "words");
  const entity = entityFault(words);
  if (entity) fault(entity.value, entity.remedy, source);
  return typographic(words);
}

/** A heading's id: lower-case letters and digits, everything else to hyphens. */
function headingId(text: string, used: Set<string>): string {
  const hyphenated = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  const plain = hyphenated.replace(/^-|-$/g, "") || "part";
  const base = isPageId(plain) ? `part-${plain}` : plain;
  let id = base;
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
  used.add(id);
  return id;
}

/** Elements after which another text begins. */
const ENDS_A_TEXT: ReadonlySet<string> = new Set(["p", "li", "th", "td", "figcaption", "br"]);

/** The plain text of a tree, for word counts, search and the table of contents. */
export function bodyText(nodes: readonly BodyNode[]): string {
  const texts = nodes.map((node) => {
    if (typeof node === "string") return node;
    return `${bodyText(node.children)}${ENDS_A_TEXT.has(node.tag) ? " " : ""}`;
  });
  return texts.join("");
}

/** Prints a tree as HTML, every text escaped; `resolve` makes addresses that work elsewhere, as a feed needs them. */
export function bodyHtml(nodes: readonly BodyNode[], resolve: (href: string) => string): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapeText(node);
      const { tag, href, start, picture, children } = node;
      if (tag === "br" || tag === "hr") return `<${tag}>`;
      const address = href === undefined ? "" : ` href="${escapeText(resolve(href))}"`;
      const first = start === undefined ? "" : ` start="${start}"`;
      const image = picture ? imageHtml(picture, resolve("/")) : "";
      return `<${tag}${address}${first}>${image}${bodyHtml(children, resolve)}</${tag}>`;
    })
    .join("");
}

/** The fallback of a picture: what reads feeds knows it for certain. */
function imageHtml({ src, alt, width, height }: PictureSource, root: string): string {
  const address = escapeText(new URL(src, root).href);
  return `<img src="${address}" alt="${escapeText(alt)}" width="${width}" height="${height}">`;
}
