import { PHOTOS_ADDRESS } from "./file-addresses.ts";

/** Asterisks around emphasized words: `*so*`. Asterisks inside words and before list items are excluded. */
const EMPHASIS = /(?<![*\w\\])\*(?![\s*])([^*\n_]+?)(?<![\s\\])\*(?![*\w])/g;

/** A thematic break between empty lines. Without the empty lines the line above would be a heading. */
const THEMATIC_BREAK = /(?<=^|\n\n)(?:---+|___+)(?=\n\n|$)/g;

/** Matches the beginning of a picture with a file name, up to that name. */
const PICTURE_BY_NAME = /(!\[[^\]]*\]\()(?!\/|[a-z]+:)/g;

/** Matches the beginning of a picture with an address on the site, up to the file name. */
const PICTURE_BY_ADDRESS = new RegExp(`(!\\[[^\\]]*\\]\\()${PHOTOS_ADDRESS}/`, "g");

/** Converts a text for the editor: pictures get their address on the site. */
export function readBody(markdown: string): string {
  return outsideFences(markdown, (text) => text.replace(PICTURE_BY_NAME, `$1${PHOTOS_ADDRESS}/`));
}

/** Converts a text for the file: pictures get their file name, and syntax with several spellings gets one spelling. */
export function writeBody(markdown: string): string {
  return outsideFences(markdown, (text) =>
    text.replace(PICTURE_BY_ADDRESS, "$1").replace(EMPHASIS, "_$1_").replace(THEMATIC_BREAK, "***"),
  );
}

/** Changes a text outside of fenced blocks, because these contain no Markdown. */
function outsideFences(markdown: string, change: (text: string) => string): string {
  // Every second part is a fenced block.
  const parts = markdown.trim().split(/(^```[\s\S]*?^```$)/gm);
  return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join("");
}
