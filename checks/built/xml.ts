import { SaxesParser } from "saxes";

/** An element of an XML document; names keep their prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text directly inside, decoded. */
  text: string;
}

/** @throws SyntaxError with line and column of the first fault */
export function parseXml(source: string): XmlElement {
  const parser = new SaxesParser();
  const document: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [document];
  parser.on("error", ({ message }) => {
    throw new SyntaxError(message);
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  const addText = (text: string) => {
    (open.at(-1) ?? document).text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(source).close();
  const [root] = document.children;
  if (!root) throw new SyntaxError("1:1: no element");
  return root;
}

/** The children of one name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the only child of that name; undefined where there is none or several. */
export function textIn(element: XmlElement, name: string): string | undefined {
  const found = childrenOf(element, name);
  return found.length === 1 ? found[0]?.text : undefined;
}
