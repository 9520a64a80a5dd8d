import { escapeText } from "#app/base/escape.ts";

/** An element of an XML document. Attributes and children that are undefined are left out. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly XmlChild[];
}

/** A string is text: it is escaped when the document is written. */
export type XmlChild = XmlElement | string | undefined;

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Describes an element, such as `element("a:off", { x: 0, y: 0 })`. */
export function element(
  name: string,
  attributes: Attributes = {},
  children: readonly XmlChild[] = [],
): XmlElement {
  return { name, attributes, children };
}

/** An XML document in UTF-8 with this root element. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${markup(root)}`;
}

function markup({ name, attributes, children }: XmlElement): string {
  const content = children.map(childMarkup).join("");
  const start = name + attributeMarkup(attributes);
  return content ? `<${start}>${content}</${name}>` : `<${start}/>`;
}

function childMarkup(child: XmlChild): string {
  if (child === undefined) return "";
  return typeof child === "string" ? escapeText(child) : markup(child);
}

function attributeMarkup(attributes: Attributes): string {
  let written = "";
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    // XML Schema writes a boolean as 1 or 0 (https://www.w3.org/TR/xmlschema-2/#boolean).
    const text = typeof value === "boolean" ? String(Number(value)) : String(value);
    written += ` ${name}="${escapeText(text)}"`;
  }
  return written;
}
