import { html } from "parse5";
import { adapter, type Htmlparser2TreeAdapterMap as Tree } from "parse5-htmlparser2-tree-adapter";
import { SaxesParser } from "saxes";
import { type PageElement, textOf } from "./page.ts";

/** @throws Error with file, line and column of the first fault */
export function parseXml(source: string | Buffer, fileName: string): Pick<Tree, "document"> {
  const document = adapter.createDocument();
  let parent: Tree["parentNode"] = document;
  const parser = new SaxesParser({ xmlns: true, fileName });
  parser.on("opentag", ({ name, attributes }) => {
    const element = adapter.createElement(name, html.NS.HTML, Object.values(attributes));
    adapter.appendChild(parent, element);
    parent = element;
  });
  parser.on("closetag", () => {
    parent = parent.parent ?? document;
  });
  parser.on("text", (text) => adapter.insertText(parent, text));
  parser.on("cdata", (text) => adapter.insertText(parent, text));
  parser.write(String(source)).close();
  return { document };
}

/** The children with a name, prefix included. */
export const childrenOf = ({ children }: PageElement, wanted: string) =>
  children.filter(adapter.isElementNode).filter(({ name }) => name === wanted);

/** The text of the only child with a name. Empty if there are several. */
export function textIn(element: PageElement, name: string): string {
  const [child, second] = childrenOf(element, name);
  return second ? "" : textOf(child).trim();
}
