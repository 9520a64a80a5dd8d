import { globSync, readFileSync } from "node:fs";
import { basename, sep } from "node:path";
import { type ContentProblem, unknownWordRemedy } from "#app/model/content-problem.ts";
import { fileNameOf } from "#app/ui/runtime/island-file.ts";
import { sharedSheetNames, styleSheetSources } from "../../platform/style-sheets.ts";
import { pageNames } from "./interface-words.ts";
import type { PageKind } from "./page-kind.ts";

const REGISTRY = "app/routes/registry.ts";
const INTERFACE_WORDS = "app/routes/interface-words.ts";
const PAGE_FILE = /^app\/routes\/(.+)\/page\.(tsx|css)$/;
const PAGE_EXPORT = /^export (function|const) Page\b/m;
const ISLAND = /\b(?:island|mainIsland)\(\s*"(\w+)"/g;
const ISLAND_FILE = ".island.tsx";
const NAMED_SHEET = /<PageStyles name="([^"]*)"/g;

/**
 * Reports missing parts of pages and islands: everything that tools find by the name of a file or by an entry of the
 * registry. Reads the sources below the working directory.
 *
 * @param pages the entries of the registry by their folders
 */
export function pagePartProblems(pages: Readonly<Record<string, PageKind>>): ContentProblem[] {
  const sources = readSources();
  const sheetFiles = styleSheetSources();
  return [
    ...Object.keys(pages).flatMap((folder) => viewProblems(folder, sources)),
    ...[...sources.keys(), ...sheetFiles].flatMap((file) => entryProblems(file, pages)),
    ...nameProblems(pages),
    ...sheetProblems(pages, sources, sharedSheetNames(sheetFiles)),
    ...islandProblems(sources),
  ];
}

/** The sources of the components by path. */
function readSources(): ReadonlyMap<string, string> {
  const paths = globSync("app/**/*.tsx", { exclude: ["**/*.test.tsx"] }).sort();
  return new Map(paths.map((path) => [path.replaceAll(sep, "/"), readFileSync(path, "utf8")]));
}

function viewProblems(folder: string, sources: ReadonlyMap<string, string>): ContentProblem[] {
  const file = `app/routes/${folder}/page.tsx`;
  const text = sources.get(file);
  if (text !== undefined && PAGE_EXPORT.test(text)) return [];
  const remedy =
    text === undefined
      ? `add this file, and export a component Page from it; or remove the entry "${folder}" from ${REGISTRY}`
      : "export a component Page from this file: it is what the page shows";
  const field = text === undefined ? "(file)" : "(export)";
  return [{ file, field, value: undefined, remedy }];
}

/** Reports views and style sheets in folders without an entry in the registry. */
function entryProblems(file: string, pages: Readonly<Record<string, PageKind>>): ContentProblem[] {
  const [, folder, kind] = PAGE_FILE.exec(file) ?? [];
  if (folder === undefined || Object.hasOwn(pages, folder)) return [];
  const otherwise =
    kind === "css" ? "; a sheet that pages ask for by name is called *.sheet.css" : "";
  const remedy = `add an entry "${folder}" to ${REGISTRY}, or remove this file${otherwise}`;
  return [{ file, field: "(entry)", value: undefined, remedy }];
}

/** Reports names of pages that are not declared, so that content/words.yaml cannot have them. */
function nameProblems(pages: Readonly<Record<string, PageKind>>): ContentProblem[] {
  return Object.entries(pages).flatMap(([folder, { pageName }]): ContentProblem[] => {
    if (pageName === undefined || Object.hasOwn(pageNames.schema.shape, pageName)) return [];
    const field = `pageNames.${pageName}`;
    const remedy = `add \`${pageName}: phrase()\`, and \`${pageName}\` below \`pages\` in content/words.yaml: the entry "${folder}" in ${REGISTRY} shows this name`;
    return [{ file: INTERFACE_WORDS, field, value: undefined, remedy }];
  });
}

/** Reports names of style sheets, in the registry and in components, without a file. */
function sheetProblems(
  pages: Readonly<Record<string, PageKind>>,
  sources: ReadonlyMap<string, string>,
  known: readonly string[],
): ContentProblem[] {
  const ofEntries = Object.entries(pages).flatMap(([folder, { sheets = [] }]) =>
    sheets.map((value) => ({ file: REGISTRY, field: `${folder}.sheets`, value })),
  );
  const ofComponents = [...sources].flatMap(([file, text]) =>
    Array.from(text.matchAll(NAMED_SHEET), ([, value = ""]) => {
      return { file, field: "PageStyles.name", value };
    }),
  );
  return [...ofEntries, ...ofComponents]
    .filter(({ value }) => !known.includes(value))
    .map((place) => {
      const remedy = `add a file ${place.value}.sheet.css beside what it styles, or ${unknownWordRemedy(place.value, known)}`;
      return { ...place, remedy };
    });
}

/** Reports islands that the browser would not find, because it looks for the name of their file. */
function islandProblems(sources: ReadonlyMap<string, string>): ContentProblem[] {
  return [...sources].flatMap(([file, text]): ContentProblem[] => {
    const names = Array.from(text.matchAll(ISLAND), ([, name = ""]) => name);
    const misplaced = names.flatMap((name) => misplacedIslandProblems(name, file));
    if (names.length > 0 || !file.endsWith(ISLAND_FILE)) return misplaced;
    const remedy = "export an island from this file, or give the file another name";
    return [{ file, field: "island", value: undefined, remedy }];
  });
}

function misplacedIslandProblems(name: string, file: string): ContentProblem[] {
  const fileName = `${fileNameOf(name)}${ISLAND_FILE}`;
  if (basename(file) === fileName) return [];
  const remedy = `move this island to a file called ${fileName}: the browser finds it by that name`;
  return [{ file, field: "island", value: name, remedy }];
}
