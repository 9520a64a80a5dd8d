/* Markdown as the editor writes it, and as the site keeps it. */

/** Where the photos lie on the site; a text names them from there. */
const PHOTOS = "/photos/";

/** Blocks whose inside is no Markdown: ```exhibit and the like. */
const FENCED = /^```[\s\S]*?^```$/gm;

/** Marks around a stressed word or sentence: `*so*`. Asterisks inside words and at the head of lists are none. */
const STRESS = /(?<![*\w\\])\*(?![\s*])([^*\n_]+?)(?<![\s\\])\*(?![*\w])/g;

/** A rule, between empty lines: otherwise the line above were a heading. */
const RULE = /(?<=^|\n\n)(?:---+|___+)(?=\n\n|$)/g;

const PICTURE = /(!\[[^\]]*\]\()(?!\/|[a-z]+:)/g;
const SITE_PICTURE = new RegExp(`(!\\[[^\\]]*\\]\\()${PHOTOS}`, "g");

/** The text for the editor: pictures by their address on the site. */
export function readBody(markdown: string): string {
  return outsideFences(markdown.trim(), (text) => text.replace(PICTURE, `$1${PHOTOS}`));
}

/** The text for the file: pictures by their name, and one way of writing what Markdown can write in several. */
export function writeBody(markdown: string): string {
  return outsideFences(markdown.trim(), (text) =>
    text.replace(SITE_PICTURE, "$1").replace(STRESS, "_$1_").replace(RULE, "***"),
  );
}

function outsideFences(markdown: string, change: (text: string) => string): string {
  const fences = markdown.match(FENCED) ?? [];
  return markdown
    .split(FENCED)
    .map((text, index) => change(text) + (fences[index] ?? ""))
    .join("");
}
