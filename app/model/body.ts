import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { isPageId } from "#app/base/slug.ts";
import { typographic } from "#app/base/typography.ts";
import type { BodyNode } from "./body-node.ts";
import { ContentError } from "./content-error.ts";
import { fencedBlock, pictureFigure } from "./fenced-blocks.ts";
import {
  MarkdownSource,
  reportUnfinishedBlocks,
  reportUnfinishedWords,
} from "./markdown-source.ts";
import type { FieldValue } from "./reader.ts";

/**
 * Turns Markdown into the tree that the pages render and the feeds print.
 *
 * @throws ContentError for what the tree has no place for (raw HTML, a first-level heading), with every problem at once
 */
export function parseBody(markdown: string, file = "content/"): BodyNode[] {
  const { nodes, problems } = inspectBody({ file, field: "body", value: markdown });
  if (problems.length > 0) throw new ContentError(problems);
  return nodes;
}

/** The ids of the headings of a text, which links can end in. */
export function headingIds(markdown: string, file: string): string[] {
  return [...inspectBody({ file, field: "body", value: markdown }).headingIds];
}

/** The tree of a text with its problems, links, photos, the ids of its headings and its blocks of data. */
export function inspectBody(text: FieldValue) {
  const source = new MarkdownSource(text);
  const nodes = nodesOf(lexer(text.value), source);
  const { problems, links, photos, headingIds, blocks } = source;
  return { nodes, problems, links, photos, headingIds, blocks };
}

function nodesOf(tokens: readonly Token[], source: MarkdownSource): BodyNode[] {
  return tokens.flatMap((token) => nodesOfToken(token as MarkedToken, source));
}

function nodesOfToken(token: MarkedToken, source: MarkdownSource): BodyNode[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "paragraph":
      return paragraph(token, source);
    case "heading":
      return heading(token, source);
    case "list":
      return [list(token, source)];
    case "table":
      return [table(token, source)];
    case "code":
      return token.lang === "small print" ? smallPrint(token, source) : fencedBlock(token, source);
    case "strong":
    case "em":
    case "blockquote":
      return [{ tag: token.type, children: nodesOf(token.tokens, source) }];
    case "hr":
    case "br":
      return [{ tag: token.type, children: [] }];
    case "codespan":
      return [{ tag: "code", children: [token.text] }];
    case "text":
      return token.tokens ? nodesOf(token.tokens, source) : [plainWords(token.text, source)];
    case "escape":
      return [plainWords(token.text, source)];
    case "link":
      source.addLink(token.raw, token.href);
      return [{ tag: "a", href: token.href, children: nodesOf(token.tokens, source) }];
    case "image":
      source.report(token.raw, "give the picture a line of its own, between empty lines");
      return [];
    default:
      reportUnknown(token.raw, source);
      return [];
  }
}

/** A paragraph; an image alone in a paragraph is a figure. */
function paragraph(token: Tokens.Paragraph, source: MarkdownSource): BodyNode[] {
  const [first] = token.tokens as MarkedToken[];
  if (first?.type === "image" && token.tokens.length === 1) {
    const { href, text, title } = first;
    return pictureFigure({ file: href, alt: text, caption: title ?? undefined }, source);
  }
  reportUnfinishedBlocks(token.raw, source);
  return [{ tag: "p", children: nodesOf(token.tokens, source) }];
}

function heading({ raw, depth, text, tokens }: Tokens.Heading, source: MarkdownSource): BodyNode[] {
  if (!text) {
    source.report(raw, "write the words after ##");
    return [];
  }
  if (depth !== 2 && depth !== 3) {
    source.report(raw, "use ## or ### (the title is the page's only h1)");
    return [];
  }
  const id = headingId(text, source.headingIds);
  return [{ tag: `h${depth}`, id, children: nodesOf(tokens, source) }];
}

function list({ items, ordered, start }: Tokens.List, source: MarkdownSource): BodyNode {
  const children = items.map((item) => listItem(item, source));
  if (!ordered) return { tag: "ul", children };
  return typeof start === "number" && start !== 1
    ? { tag: "ol", start, children }
    : { tag: "ol", children };
}

/** An entry of a list; where it holds one text, without a paragraph around that. */
function listItem({ tokens }: Tokens.ListItem, source: MarkdownSource): BodyNode {
  const isTight = tokens.filter(({ type }) => type === "paragraph").length < 2;
  const children = (tokens as MarkedToken[]).flatMap((token) =>
    token.type === "paragraph" && isTight
      ? nodesOf(token.tokens, source)
      : nodesOfToken(token, source),
  );
  return { tag: "li", children };
}

/** A table: its first row heads the columns, the first cell of each other row heads that row. */
function table({ header, rows }: Tokens.Table, source: MarkdownSource): BodyNode {
  const headRow: BodyNode = {
    tag: "tr",
    children: header.map((cell) => tableCell(cell, "col", source)),
  };
  const bodyRows = rows.map((cells): BodyNode => {
    const children = cells.map((cell, index) => {
      return tableCell(cell, index === 0 ? "row" : undefined, source);
    });
    return { tag: "tr", children };
  });
  return {
    tag: "table",
    label: header.map(({ text }) => text).join(", "),
    children: [
      { tag: "thead", children: [headRow] },
      { tag: "tbody", children: bodyRows },
    ],
  };
}

function tableCell(
  { align, tokens }: Tokens.TableCell,
  scope: "col" | "row" | undefined,
  source: MarkdownSource,
): BodyNode {
  return {
    tag: scope ? "th" : "td",
    ...(scope && { scope }),
    ...(align && align !== "left" && { align }),
    children: nodesOf(tokens, source),
  };
}

/** A fenced block whose paragraphs are set small. */
function smallPrint({ text }: Tokens.Code, source: MarkdownSource): BodyNode[] {
  return nodesOf(lexer(text), source).map((node) => {
    if (typeof node === "string" || node.tag !== "p") return node;
    return { tag: "p", children: [{ tag: "small", children: node.children }] };
  });
}

/** Words without Markdown, with typographic quotes. */
function plainWords(text: string, source: MarkdownSource): string {
  reportUnfinishedWords(text, source);
  return typographic(text);
}

function reportUnknown(raw: string, source: MarkdownSource): void {
  const hasReportedTag = source.problems.some(({ value }) => /^<\w/.test(String(value)));
  // The end of an HTML element whose beginning has been reported.
  if (raw.startsWith("</") && hasReportedTag) return;
  source.report(
    raw,
    "write plain Markdown here: paragraphs, headings, lists, quotes, tables, pictures, links, emphasis",
  );
}

/** A heading's id, which no other heading of the text has, nor a part of the page around it. */
function headingId(text: string, usedIds: Set<string>): string {
  const hyphenated = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  const name = hyphenated.replace(/^-|-$/g, "") || "part";
  const base = isPageId(name) ? `part-${name}` : name;
  let id = base;
  for (let count = 2; usedIds.has(id); count += 1) id = `${base}-${count}`;
  usedIds.add(id);
  return id;
}
