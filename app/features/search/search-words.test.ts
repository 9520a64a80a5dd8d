import { expect, test } from "vitest";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { barsBlock, fencedBlock, TWO_BARS } from "../../../tests/set-up/markdown-blocks.ts";
import { wordsOfMarkdown } from "./search-words.ts";

// The words around a chart come from the content.
await loadTestContent();

test("the search finds the words of exhibits, but not the names of their fields", () => {
  const picture = fencedBlock("picture", ["family: rings", "caption: Some rings"]);
  const text = ["## Head", barsBlock(...TWO_BARS), picture, "[The hall](/about)"].join("\n\n");
  const words = wordsOfMarkdown(text, "content/a.md").texts.join(" ");
  for (const word of ["It grows", "Two", "Some rings", "The hall"]) expect(words).toContain(word);
  for (const word of ["bars", "family", "/about", "Head"]) expect(words).not.toContain(word);
});
