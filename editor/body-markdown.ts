import { PHOTOS_ADDRESS } from "./file-addresses.ts";

/** Asterisks around emphasized words: `*so*`. Asterisks inside words and before list items are excluded. */
const EMPHASIS = /(?<![*\w\\])\*(?![\s*])([^*\n_]+?)(?<![\s\\])\*(?![*\w])/g;

/** A thematic break between empty lines. Without the empty lines the line above would be a heading. */
const THEMATIC_BREAK = /(?<=^|\n\n)(?:---+|___+)(?=\n\n|$)/g;

/** Matches the beginning of a picture with a file name, up to that name. */
const PICTURE_BY_NAME = /(!\[[^\]]*\]\()(?!\/|[a-z]+:)/g;

/** Matches the beginning of a picture with an address on the site, up to the file name. */
const PICTURE_BY_ADDRESS = new RegExp(`(!\\[[^\\]]*\\]\\()${PHOTOS_ADDRESS}/`, "g");

/** A picture, such as `![A hall](hall.jpg "The day before")`. */
const PICTURE = /!\[(?:[^\]\\]|\\.)*\]\((?:<[^<>]+>|[^\s()]+)(?:\s+"(?:[^"\\]|\\.)*")?\)/g;

/** What begins a block that is no plain paragraph, or makes a picture in it code or a link. */
const OTHER_BLOCK = /^(?:[ \t]|[-*+>#|]|\d+[.)])|`|\[!\[/;

/** Converts a text for the editor: pictures get their address on the site. */
export function readBody(markdown: string): string {
  return outsideFences(markdown, (text) => text.replace(PICTURE_BY_NAME, `$1${PHOTOS_ADDRESS}/`));
}

/** Converts a text for the file: pictures get their file name, and syntax with several spellings gets one spelling. */
export function writeBody(markdown: string): string {
  return outsideFences(markdown, (text) =>
    withSeparatePictures(text)
      .replace(PICTURE_BY_ADDRESS, "$1")
      .replace(EMPHASIS, "_$1_")
      .replace(THEMATIC_BREAK, "***"),
  );
}

/**
 * Gives each picture in a paragraph a paragraph of its own, as content requires. The button Insert puts it at the cursor, in
 * the line of the words before it.
 */
function withSeparatePictures(text: string): string {
  // Every second part is the empty lines between two blocks.
  const parts = text.split(/(\n{2,})/);
  return parts.map((part, index) => (index % 2 === 0 ? separatePictures(part) : part)).join("");
}

function separatePictures(block: string): string {
  if (OTHER_BLOCK.test(block)) return block;
  const words = block.split(PICTURE).map((part) => part.trim());
  const pictures = block.match(PICTURE) ?? [];
  if (pictures.length === 0 || (pictures.length === 1 && words.join("") === "")) return block;
  const paragraphs = words.flatMap((part, index) => [part, pictures[index] ?? ""]);
  return paragraphs.filter((part) => part !== "").join("\n\n");
}

/** Changes a text outside of fenced blocks, because these contain no Markdown. */
function outsideFences(markdown: string, change: (text: string) => string): string {
  // Every second part is a fenced block.
  const parts = markdown.trim().split(/(^```[\s\S]*?^```$)/gm);
  return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join("");
}
