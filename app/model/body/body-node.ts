import type { PictureField } from "../fields/picture-fields.ts";
import type { Exhibit } from "../schemas/exhibit.ts";

/** The content of a figure in a text, as data. Features draw it. */
export type Figure =
  /** `seed` is used for a drawing that names none. */
  { kind: "picture"; picture: PictureField; seed: string } | { kind: "exhibit"; exhibit: Exhibit };

/** An HTML element of a text, with the attributes that it can have. */
export interface BodyElement {
  tag: keyof HTMLElementTagNameMap;
  id?: string;
  href?: string;
  /** For a numbered list: its first number, unless it is 1. */
  start?: number;
  /** For a cell of a table. */
  scope?: "col" | "row";
  align?: "center" | "right";
  /** For a table: the names of its columns. */
  label?: string;
  /** For a figure. The children of a picture are its caption. An exhibit has no children: it contains its own words. */
  figure?: Figure;
  children: BodyNode[];
}

/** A part of a text: words, or an HTML element. */
export type BodyNode = string | BodyElement;

/** Elements that end a line. A space separates their words from the next words. */
const BLOCKS: readonly string[] = ["p", "li", "th", "td", "figcaption", "br"];

/** The plain text of a tree, for word counts, search and the table of contents. */
export function bodyText(nodes: readonly BodyNode[]): string {
  const texts = nodes.map((node) => {
    if (typeof node === "string") return node;
    return bodyText(node.children) + (BLOCKS.includes(node.tag) ? " " : "");
  });
  return texts.join("");
}
