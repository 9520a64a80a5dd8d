import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { typographic } from "#app/base/typography.ts";
import { ContentError } from "../content-error.ts";
import { decoded } from "../decoded.ts";
import { BODY } from "../fields/body-field.ts";
import type { FieldValue } from "../findings.ts";
import { uniqueId } from "../page-ids.ts";
import type { BodyNode } from "./body-node.ts";
import { fencedBlock, pictureFigure, reportOpenFence } from "./fenced-blocks.ts";
import { MarkdownSource } from "./markdown-source.ts";
import { reportUnfinishedBlock, reportUnfinishedWords } from "./unfinished-markdown.ts";

/**
 * Turns Markdown into the tree that the pages render and the feeds print.
 *
 * @param file with the text, such as `content/de/legal/privacy.md`. Its language decides the quotation marks.
 * @throws ContentError with every problem, for example raw HTML or a first-level heading
 */
export function parseBody(markdown: string, file: string): BodyNode[] {
  const { nodes, problems } = inspectBody({ file, field: BODY, value: markdown });
  if (problems.length > 0) throw new ContentError(problems);
  return nodes;
}

/** The ids of the headings of a text. The fragment of a link can name them. */
export function headingIds(markdown: string, file: string): string[] {
  return [...inspectBody({ file, field: BODY, value: markdown }).headingIds];
}

/** The tree of a text with its problems, links, photos, the ids of its headings and its blocks of data. */
export function inspectBody(text: FieldValue) {
  const source = new MarkdownSource(text);
  const nodes = nodesOf(tokensOf(text.value), source);
  const { problems, links, photos, headingIds, blocks } = source;
  return { nodes, problems, links, photos, headingIds, blocks };
}

/** The characters that may begin an element within words. */
const INLINE_SIGNS = /[\\`*_[\]<!~@]|:\/\/|[wW]{3}\.| {2}\n/;

/**
 * Marked looks for a mail address at every letter. This lexer skips the search in words without any sign of an element.
 */
class WordsLexer extends Lexer {
  override inlineTokens(words: string, tokens: Token[] = []): Token[] {
    if (INLINE_SIGNS.test(words)) return super.inlineTokens(words, tokens);
    tokens.push({ type: "text", raw: words, text: words, escaped: false });
    return tokens;
  }
}

function tokensOf(markdown: string): Token[] {
  return new WordsLexer().lex(markdown);
}

function nodesOf(tokens: readonly Token[], source: MarkdownSource): BodyNode[] {
  return tokens.flatMap((token) => nodesOfToken(token as MarkedToken, source));
}

function nodesOfToken(token: MarkedToken, source: MarkdownSource): BodyNode[] {
  switch (token.type) {
    case "space":
      return [];
    case "def":
      reportUnusedDefinition(token, source);
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
      if (token.tokens) return entryText(token, token.tokens, source);
      return [typographic(token.text, source.language)];
    case "escape":
      return [typographic(token.text, source.language)];
    case "link":
      return link(token, source);
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
    const picture = { file: decoded(href), alt: text.trim(), caption: title ?? undefined };
    return pictureFigure(picture, source);
  }
  reportUnfinishedBlock(token.raw, token.tokens, source);
  return [{ tag: "p", children: nodesOf(token.tokens, source) }];
}

/** The text of an entry of a list. */
function entryText({ raw }: Tokens.Text, tokens: Token[], source: MarkdownSource): BodyNode[] {
  reportUnfinishedBlock(raw, tokens, source);
  return nodesOf(tokens, source);
}

function link({ raw, href, tokens }: Tokens.Link, source: MarkdownSource): BodyNode[] {
  const hasWords = tokens.some((token) => token.raw.trim() !== "");
  if (hasWords && href !== "") {
    source.addLink(raw, href);
    return [{ tag: "a", href, children: nodesOf(tokens, source) }];
  }
  source.report(raw, "write a link as [its words](/its-address): both are needed");
  return [];
}

/** Reports a link definition, `[name]: /address`, that no link of the text uses. Pages would not show it. */
function reportUnusedDefinition({ raw, tag }: Tokens.Def, source: MarkdownSource): void {
  // The definition itself contains the name once.
  if (source.countOf(`[${tag}]`) > 1) return;
  source.report(
    raw,
    `remove this line, or write a link as [its words][${tag}]: pages do not show it`,
  );
}

function heading(token: Tokens.Heading, source: MarkdownSource): BodyNode[] {
  const { raw, depth, text, tokens } = token;
  if (!text) {
    source.report(raw, "write the words after ##");
    return [];
  }
  if (depth !== 2 && depth !== 3) {
    source.report(raw, "use ## or ### (the title is the page's only h1)");
    return [];
  }
  if (!raw.trimStart().startsWith("#")) {
    source.report(raw, "write ## before a heading, or leave an empty line above the line of ---");
    return [];
  }
  reportUnfinishedWords(raw, tokens, source);
  const id = uniqueId(text, source.headingIds);
  return [{ tag: `h${depth}`, id, children: nodesOf(tokens, source) }];
}

function list({ items, ordered, start }: Tokens.List, source: MarkdownSource): BodyNode {
  const children = items.map((item) => listItem(item, source));
  if (!ordered) return { tag: "ul", children };
  return typeof start === "number" && start !== 1
    ? { tag: "ol", start, children }
    : { tag: "ol", children };
}

/** An entry of a list. A single text gets no paragraph around it. */
function listItem({ tokens }: Tokens.ListItem, source: MarkdownSource): BodyNode {
  const isTight = tokens.filter(({ type }) => type === "paragraph").length < 2;
  const children = (tokens as MarkedToken[]).flatMap((token) =>
    token.type === "paragraph" && isTight
      ? nodesOf(token.tokens, source)
      : nodesOfToken(token, source),
  );
  return { tag: "li", children };
}

/**
 * A table. Its first row has the headers of the columns. The first cell of every other row is the header of that row.
 */
function table({ raw, header, rows }: Tokens.Table, source: MarkdownSource): BodyNode {
  reportUnequalRows(raw, header.length, source);
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

/** A bar between two cells of a table. A bar after a backslash is part of the text. */
const BAR = /(?<!\\)\|/;
/** The bars at the beginning and at the end of a row. */
const OUTER_BARS = /^\||(?<!\\)\|$/g;

/**
 * Reports each row of a table that has more or fewer cells than the first row. The parser would drop cells or add empty
 * cells.
 */
function reportUnequalRows(table: string, count: number, source: MarkdownSource): void {
  const [, , ...rows] = table.trim().split("\n");
  for (const row of rows) {
    const cells = row.trim().replace(OUTER_BARS, "").split(BAR);
    if (cells.length === count) continue;
    const remedy = row.includes("|")
      ? `write ${count} cells in this row of the table, as in the first row`
      : "leave an empty line between the table and this line";
    source.reportAhead(row, remedy);
  }
}

function tableCell(
  { align, text, tokens }: Tokens.TableCell,
  scope: "col" | "row" | undefined,
  source: MarkdownSource,
): BodyNode {
  reportUnfinishedWords(text, tokens, source);
  return {
    tag: scope ? "th" : "td",
    ...(scope && { scope }),
    ...(align && align !== "left" && { align }),
    children: nodesOf(tokens, source),
  };
}

/** A fenced block with paragraphs in small print. */
function smallPrint(token: Tokens.Code, source: MarkdownSource): BodyNode[] {
  if (reportOpenFence(token, source)) return [];
  return nodesOf(tokensOf(token.text), source).map((node) => {
    if (typeof node === "string" || node.tag !== "p") return node;
    return { tag: "p", children: [{ tag: "small", children: node.children }] };
  });
}

function reportUnknown(raw: string, source: MarkdownSource): void {
  const hasReportedTag = source.problems.some(({ value }) => /^<\w/.test(String(value)));
  // The end tag of an HTML element. Its start tag has been reported.
  if (raw.startsWith("</") && hasReportedTag) return;
  source.report(
    raw,
    "write plain Markdown here: paragraphs, headings, lists, quotes, tables, pictures, links, emphasis",
  );
}
