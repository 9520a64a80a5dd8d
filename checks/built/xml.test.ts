import { expect, test } from "vitest";
import { childrenOf, parseXml, textIn } from "./xml.ts";

test("elements, attributes and texts arrive decoded", () => {
  const root = parseXml(
    '<?xml version="1.0"?>\n<?x y?>\n<a xmlns:p="u"><p:b q="1 &amp; 2">&lt;i&gt; &apos;</p:b><c/></a>\n',
  );
  expect(root.attributes.get("xmlns:p")).toBe("u");
  expect(textIn(root, "p:b")).toBe("<i> '");
  expect(childrenOf(root, "p:b")[0]?.attributes.get("q")).toBe("1 & 2");
  expect(textIn(root, "c")).toBe("");
  expect(textIn(root, "d")).toBeUndefined();
});

test.each([
  ["an element that is not closed", "<a><b></a>"],
  ["a document that ends too early", "<a>\n<b>"],
  ["a bare ampersand", "<a>Q&A</a>"],
  ["a reference that XML does not know", "<a>&nbsp;</a>"],
  ["an attribute without quotes", "<a b=c/>"],
  ["an attribute twice", '<a b="1" b="2"/>'],
  ["two roots", "<a/><b/>"],
  ["text around the root", "<a/>x"],
  ["a control character", "<a>\u000b</a>"],
  ["half of a character", "<a>\ud83d</a>"],
  ["nothing", ""],
])("%s is a fault, with its line", (_, source) => {
  expect(() => parseXml(source)).toThrow(/^line \d+: /);
});
