import { type ComponentType, createContext, createElement, use } from "react";
import { WordsContext, type WordsScope } from "#app/words/words-context.tsx";
import type { Assets } from "../../../platform/site-definition.ts";
import { fileNameOf } from "./island-file.ts";

/** The built files; set while prerendering. */
export const AssetsContext = createContext<Assets | undefined>(undefined);

/** Sections of content/words.yaml by their names. In the browser they hold the words of the default language. */
type Words = Readonly<Record<string, object>>;

/**
 * Makes a component an island of React: the build renders it completely, and the browser hydrates it by itself
 * (app/ui/runtime/hydrate-islands.tsx). An island stands in no other island. A fault of its code leaves it as HTML (product 16.5).
 *
 * @param name the name of the export; the file is called `<kebab-case name>.island.tsx`
 * @param View its props must survive JSON, because they travel in the page
 * @param words the sections of content/words.yaml that it uses, each imported from `virtual:words/<section>`
 */
export function island<Props extends object = Record<never, never>>(
  name: string,
  View: ComponentType<Props>,
  words: Words = {},
): ComponentType<Props> {
  return import.meta.env.SSR ? prerenderedIsland({ name, words }, View) : withWords(words, View);
}

/** Makes the main part of a page an island, as `island` does. A fault of its code takes the page (product 16.5). */
export function mainIsland<Props extends object = Record<never, never>>(
  name: string,
  View: ComponentType<Props>,
  words: Words = {},
): ComponentType<Props> {
  return import.meta.env.SSR
    ? prerenderedIsland({ name, words, isMainPart: true }, View)
    : withWords(words, View);
}

/** In the browser: the component with the words that its page brings, or else with those of the default language. */
function withWords<Props extends object>(
  words: Words,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return function Island(props: Props) {
    const { language = "", sections } = use(WordsContext) ?? {};
    return (
      <WordsContext value={{ language, sections: { ...words, ...sections } }}>
        <View {...props} />
      </WordsContext>
    );
  };
}

interface IslandOptions {
  name: string;
  words: Words;
  isMainPart?: boolean;
}

function prerenderedIsland<Props extends object>(
  { name, words, isMainPart = false }: IslandOptions,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return function Island(props: Props) {
    const files = use(AssetsContext)?.island(fileNameOf(name)) ?? [];
    const pageScope = use(WordsContext);
    const scope = sectionsOnly(pageScope, Object.keys(words));
    const travels = scope !== undefined && !pageScope?.isInScripts;
    const data = {
      "data-name": name,
      "data-files": files.join(" ") || undefined,
      "data-props": jsonUnlessEmpty(props),
      "data-words": travels ? jsonUnlessEmpty(scope.sections) : undefined,
      "data-main-part": isMainPart ? "" : undefined,
    };
    // It has `display: contents` and takes no part in the layout.
    return (
      <WordsContext value={scope}>
        {createElement("site-island", data, <View {...props} />)}
      </WordsContext>
    );
  };
}

/** The words that an island names: its components find no others, neither while prerendering nor in the browser. */
function sectionsOnly(
  scope: WordsScope | undefined,
  names: readonly string[],
): WordsScope | undefined {
  if (!scope) return undefined;
  const sections = Object.fromEntries(names.map((name) => [name, scope.sections[name]]));
  return { language: scope.language, sections };
}

/** A value as JSON; undefined for an object without properties. */
function jsonUnlessEmpty(value: object): string | undefined {
  const json = JSON.stringify(value);
  return json === "{}" ? undefined : json;
}
