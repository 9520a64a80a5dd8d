import { expect, test } from "vitest";
import { childrenOf, parseXml, textIn } from "./xml.ts";

test("elements, attributes and texts arrive decoded", () => {
  const root = parseXml(
    '<?xml version="1.0"?>\n<?x y?>\n<a xmlns:p="u"><p:b q="1 &amp; 2">&lt;i&gt; &apos;</p:b><c/></a>\n',
  );
  expect(textIn(root, "p:b")).toBe("<i> '");
  expect(childrenOf(root, "p:b")[0]?.attributes).toEqual({ q: "1 & 2" });
  expect(textIn(root, "c")).toBe("");
  expect(textIn(root, "d")).toBeUndefined();
});

test.each([
  ["an element that is not closed", "<a>\n<b></a>", 2],
  ["a bare ampersand", "<a>Q&A</a>", 1],
  ["a reference that XML does not know", "<a>&nbsp;</a>", 1],
  ["text around the root", "<a/>\nx", 2],
  ["nothing", "", 1],
])("%s is a fault, with its line", (_, source, line) => {
  expect(() => parseXml(source)).toThrow(new RegExp(`^${line}:\\d+: `));
});
