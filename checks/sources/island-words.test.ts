import { expect, test } from "vitest";
import { findUnreadWords } from "./island-words.ts";

const SECTIONS = { grid: ["all", "more", "title"], form: ["label"], page: ["wait"] };

const ISLAND = `import gridTexts from "virtual:words/grid";
import formTexts from "virtual:words/form";
import { Item } from "./item.tsx";
import type { Other } from "./other.tsx";
export const Grid = island("Grid", View, { ...gridTexts, ...formTexts });
function View() {
  const words = useWords<typeof gridWords>("grid");
  return <Item>{words.all}</Item>;
}`;
const OTHER = 'const words = useWords("grid"); export type Other = typeof words.more;';

/** What is found where an island imports a file. */
function foundWith(item: string): string[] {
  const files = [
    { path: "app/list/grid.island.tsx", text: ISLAND },
    { path: "app/list/item.tsx", text: item },
    { path: "app/list/other.tsx", text: `${OTHER} words.more;` },
    { path: "app/ui/runtime/page-words.ts", text: 'import words from "virtual:words/page";' },
  ];
  return findUnreadWords(files, SECTIONS, ["form"]);
}

test("a word that an island gets and does not read is reported with its section", () => {
  const found = foundWith('import "#app/ui/runtime/page-words.ts";');
  expect(found).toEqual([
    expect.stringContaining("app/list/grid.island.tsx: gets grid.more, grid.title and"),
  ]);
});

test("a word may be read in a file that the island imports, also by its name alone", () => {
  const texts = 'const texts = useWords("grid");';
  expect(foundWith(`const { more } = useWords("grid"); ${texts} texts.title;`)).toEqual([]);
  expect(foundWith(`${texts} const { more: label, title } = texts;`)).toEqual([]);
});

test("a word of another section with the same name does not count", () => {
  const found = foundWith('const words = useWords("form"); words.more; words.title;');
  expect(found).toEqual([expect.stringContaining("gets grid.more, grid.title and")]);
});

test("a file that is loaded later counts", () => {
  const files = [
    { path: "app/a.island.tsx", text: 'import t from "virtual:words/form"; import("./b.tsx");' },
    { path: "app/b.tsx", text: 'const { label } = useWords("form");' },
  ];
  expect(findUnreadWords(files, SECTIONS, [])).toEqual([]);
});
