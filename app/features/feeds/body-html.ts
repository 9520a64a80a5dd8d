import { escapeText } from "#app/base/escape.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import type { BodyElement, BodyNode } from "#app/model/body/body-node.ts";

/**
 * Prints a text as HTML, with every character escaped.
 *
 * @param resolve makes addresses that work elsewhere
 */
export function bodyHtml(nodes: readonly BodyNode[], resolve: (href: string) => string): string {
  const html = nodes.map((node) => {
    return typeof node === "string" ? escapeText(node) : elementHtml(node, resolve);
  });
  return html.join("");
}

function elementHtml(element: BodyElement, resolve: (href: string) => string): string {
  const { tag, href, start, children } = element;
  const begin = startTag(tag, { href: href && resolve(href), start });
  if (tag === "br" || tag === "hr") return begin;
  return `${begin}${imageHtml(element, resolve)}${bodyHtml(children, resolve)}</${tag}>`;
}

/** The picture of a figure in the format that every feed reader knows. */
function imageHtml({ figure }: BodyElement, resolve: (href: string) => string): string {
  if (figure?.kind !== "picture") return "";
  const { src, alt, width, height } = pictureOf(figure.picture, figure.seed, "text");
  return startTag("img", { src: new URL(src, resolve("/")).href, alt, width, height });
}

function startTag(tag: string, attributes: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const printed = given.map(([name, value]) => ` ${name}="${escapeText(String(value))}"`);
  return `<${tag}${printed.join("")}>`;
}
