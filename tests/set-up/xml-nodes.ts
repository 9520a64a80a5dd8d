import { SaxesParser } from "saxes";

/** An element of a part of a PowerPoint file. */
export interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

/** Reads an XML document. @throws Error when the text is not well-formed XML with declared namespaces */
export function parseXml(xml: string): Node {
  const root: Node = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.values(attributes).map((attribute) => [attribute.name, attribute.value]);
    const node = { name, attributes: Object.fromEntries(values), children: [], text: "" };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("text", (text) => {
    for (const node of open) node.text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(xml).close();
  return root.children[0] as Node;
}

/** Every element of a name, in the order of the document. */
export function findAll(node: Node, name: string): Node[] {
  const found = node.children.flatMap((child) => findAll(child, name));
  return node.name === name ? [node, ...found] : found;
}

/** The texts of an object of a PowerPoint file, with a space between paragraphs. */
export function wordsOf(node: Node): string {
  return findAll(node, "a:p")
    .map((paragraph) =>
      findAll(paragraph, "a:t")
        .map(({ text }) => text)
        .join(""),
    )
    .join(" ");
}
