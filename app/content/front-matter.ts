/** Fields between two lines of `---` at the top of a Markdown file. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** A Markdown file: its front matter whole, the YAML in it, undefined where there is none, and the text below. */
export function splitFrontMatter(text: string) {
  const [front = "", yaml = front && ""] = FRONT_MATTER.exec(text) ?? [];
  return { front, yaml: front ? yaml : undefined, body: text.slice(front.length) };
}
