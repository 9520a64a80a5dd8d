import type { PictureField } from "./fields/picture-fields.ts";
import type { Exhibit } from "./schemas/exhibit.ts";

/** What a figure of a text shows, as data: features draw it. */
export type Figure =
  /** `seed` is that of a drawing which names none. */
  { kind: "picture"; picture: PictureField; seed: string } | { kind: "exhibit"; exhibit: Exhibit };

export interface BodyElement {
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
  /** Of a figure. The children of a picture are its caption; those of an exhibit are empty, for the exhibit says all. */
  figure?: Figure;
  children: BodyNode[];
}

/** A part of a text: words, or an element of HTML. */
export type BodyNode = string | BodyElement;

/** Elements that end a line: a space parts their words from the next ones. */
const BLOCKS: readonly string[] = ["p", "li", "th", "td", "figcaption", "br"];

/** The plain text of a tree, for word counts, search and the table of contents. */
export function bodyText(nodes: readonly BodyNode[]): string {
  const texts = nodes.map((node) => {
    if (typeof node === "string") return node;
    return bodyText(node.children) + (BLOCKS.includes(node.tag) ? " " : "");
  });
  return texts.join("");
}
