import type { MarkedToken, Token } from "marked";
import type { MarkdownSource } from "./markdown-source.ts";

/*
 * Finds unfinished Markdown. The parser takes it for words, and pages would show its signs. Only signs that do not
 * occur in good prose are reported.
 */

/** Replaces an element that the parser has found, such as a link, code or a picture. */
const ELEMENT = "\ufffc";

/** A quick test: a text without these signs breaks no rule below. Most texts have none. */
const SIGNS = /[[\]*_`~|<#•·▪◦‣]|^ *[-–—\d]/m;

interface UnfinishedMark {
  pattern: RegExp;
  /** The remedy, or a function that makes it from the match. */
  remedy: string | ((match: RegExpExecArray) => string);
}

const LIST_REMEDY = "begin each entry of a list with a hyphen and a space";
const TABLE_REMEDY = "write | --- | --- | below the first line of the table";
const LINK_REMEDY = "write a link as [its words](/its-address)";

/** Text that looks like the beginning of a block. */
const UNFINISHED_BLOCKS: readonly UnfinishedMark[] = [
  { pattern: /^#{2,}(?=[^\s#])/m, remedy: "write a space after ##" },
  // "#growth #sales" and "#1 in its market." are prose.
  {
    pattern: /^#(?=\p{L})[^\n.!?#]*$/u,
    remedy: "write ## and a space before a heading, or \\# for the sign itself",
  },
  { pattern: /^ *-(?=\p{L})/mu, remedy: "write a space after the hyphen" },
  { pattern: /^ *\d+[.)](?=\p{L})/mu, remedy: "write a space after the number" },
  { pattern: /^ *[•·▪◦‣]/m, remedy: LIST_REMEDY },
  { pattern: /^ *[–—] [^\n]*\n *[–—] /m, remedy: LIST_REMEDY },
  {
    pattern: /^\|[^\n]*(\n\|? *:?-+:? *(?:\||$))?/m,
    remedy: ([, rule]) =>
      rule
        ? "give the second line of the table as many parts as the first: | --- | --- |"
        : TABLE_REMEDY,
  },
  { pattern: /^[^|\n]+ \| [^\n]+\n[^|\n]+ \| /m, remedy: TABLE_REMEDY },
  {
    pattern: /^\[[^\]\n]+\]: *$/m,
    remedy: "write the address of the link after the colon, such as [name]: /contact",
  },
];

/** Rules for the words of a text. The first rules give the best explanation. */
const UNFINISHED_WORDS: readonly UnfinishedMark[] = [
  {
    pattern: /!\[([^\]\n]*)\]\(([^()<>"\n]*\s[^()<>"\n]*\.\w{2,5})( +"[^"\n]*")?\)/,
    remedy: ([, alt, file, caption = ""]) =>
      `put the name of the file in angle brackets: ![${alt}](<${file?.trim()}>${caption})`,
  },
  {
    pattern: /(?<!!)\[([^\]\n]+)\]\(([^()<>"\n]*\S\s+\S[^()<>"\n]*)\)/,
    remedy: ([, words, address]) =>
      `put an address with blanks in angle brackets: [${words}](<${address?.trim()}>)`,
  },
  {
    pattern: /!\[[^\]\n]*\]\([^)\n]*[“”„«]/,
    remedy: "put the caption in straight quotes",
  },
  {
    pattern: /(?<![\p{L}\p{N}])! ?\[/u,
    remedy: "write a picture as ![what the photo shows](its-file.jpg)",
  },
  { pattern: /\[\^[^\]\n]+\]/, remedy: "write the note into the text: there are no footnotes" },
  {
    pattern: /(?:\[[^\]\n]*)?\]\[/,
    remedy: `${LINK_REMEDY}, or add a line [its name]: /its-address for the name in the second brackets`,
  },
  // An address without its end, behind a blank, without the bracket before it, or in the wrong brackets.
  {
    pattern:
      /(?:\[[^\]\n]*)?\](?:\(|\s+\((?:[/#]|https?:|mailto:|\ufffc|$))|\[[^\]\n]*\((?:[/#]|https?:|\ufffc)|\) ?\[(?:[/#]|https?:|\ufffc)/,
    remedy: LINK_REMEDY,
  },
  {
    pattern: /\[(?=\p{L}|\ufffc)[^\]]*$/u,
    remedy: "close with ] what begins with [, or write \\[ for the bracket itself",
  },
  { pattern: /\*\*/, remedy: "close with ** what begins with **" },
  {
    pattern: /(?<![\p{L}\p{N}*\\])\*(?=[\p{L}“"(])/u,
    remedy: "close with * what begins with *, or write \\* for the star itself",
  },
  {
    pattern: /(?<![\p{L}\p{N}_/\\])_{1,2}(?=\p{L})/u,
    remedy: "close with _ what begins with _, or write \\_ for the sign itself",
  },
  { pattern: /`/, remedy: "close with ` what begins with `; an apostrophe is '" },
  { pattern: /~~/, remedy: "remove ~~: there are no struck-out words" },
  {
    pattern: /<(?:br|div|span|img|strong|em|table|ul|ol|li|h[1-6])\b|<a\s+href|<\/[a-z]/i,
    remedy: "write plain Markdown here, without HTML",
  },
];

/** A fenced block with a fence other than three backticks. */
const WRONG_FENCE = /^ *(?:`{1,2}|['´’‘"“”]{2,3}) *(?:exhibit|picture|small print)\b/;

/** Reports unfinished Markdown in a paragraph or in the text of a list entry. */
export function reportUnfinishedBlock(
  raw: string,
  tokens: readonly Token[],
  source: MarkdownSource,
): void {
  if (WRONG_FENCE.test(raw)) {
    source.reportAhead(raw, "begin and end the block with a line of three backticks: ```");
    return;
  }
  if (!SIGNS.test(raw)) return;
  const words = reportMarks(visibleText(tokens), UNFINISHED_BLOCKS, source);
  reportMarks(words, UNFINISHED_WORDS, source);
}

/** Reports unfinished Markdown in a heading or a table cell. */
export function reportUnfinishedWords(
  raw: string,
  tokens: readonly Token[],
  source: MarkdownSource,
): void {
  if (SIGNS.test(raw)) reportMarks(visibleText(tokens), UNFINISHED_WORDS, source);
}

/** Reports each unfinished mark in a text. @returns the text without the lines that were reported */
function reportMarks(
  text: string,
  marks: readonly UnfinishedMark[],
  source: MarkdownSource,
): string {
  let rest = text;
  for (const { pattern, remedy } of marks) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const { index } = match;
    if (isFootnote(rest, index, source)) continue;
    const lineEnd = rest.indexOf("\n", index + match[0].length);
    const end = lineEnd < 0 ? rest.length : lineEnd;
    const [piece = ""] = rest.slice(index, end).split(ELEMENT, 1);
    source.reportAhead(piece, typeof remedy === "string" ? remedy : remedy(match));
    rest = rest.slice(0, index) + rest.slice(end);
  }
  return rest;
}

/** A line with a single star, which stands after a word or a figure and refers to a note. */
const FOOTNOTE_MARK = /^[^*\n]*[\p{L}\p{N}.,%)]\*(?![*\p{L}\p{N}])[^*\n]*$/mu;

/** Whether a line is a note: it begins with a star, and another line has a star after a word. */
function isFootnote(text: string, index: number, source: MarkdownSource): boolean {
  const isAtLineStart = index === 0 || text[index - 1] === "\n";
  return isAtLineStart && /^\*(?!\*)/.test(text.slice(index)) && source.hasText(FOOTNOTE_MARK);
}

/** The words of a text as pages show them, with a placeholder for each element that the parser has found. */
function visibleText(tokens: readonly Token[]): string {
  return tokens.map((token) => visibleTextOf(token as MarkedToken)).join("");
}

function visibleTextOf(token: MarkedToken): string {
  switch (token.type) {
    case "text":
      return token.tokens ? visibleText(token.tokens) : token.raw;
    case "strong":
    case "em":
      return visibleText(token.tokens);
    case "link": {
      const isWritten = token.raw.startsWith("[");
      return isWritten ? ELEMENT + visibleText(token.tokens) + ELEMENT : ELEMENT;
    }
    case "br":
      return "\n";
    default:
      return ELEMENT;
  }
}
