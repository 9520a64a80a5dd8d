import { createContext, use } from "react";
import type { WordSection, WordsOf } from "./word-section.ts";

/** The language of the page to which a link leads, where it is not that of the page with the link. */
export interface LinkLanguage {
  /** A language tag such as `en-US`. */
  tag: string;
  /** What stands after the words of the link, such as `(English)`: the language in its own words. */
  sign: string;
}

/** The words that components can use. */
export interface WordsScope {
  /** The language of the page: a tag such as `en-US`. */
  language: string;
  /** Sections of content/words.yaml by their names: all of them in a page; in an island those that the island names. */
  sections: Readonly<Record<string, unknown>>;
  /** Whether the scripts of the page hold the words of islands. Otherwise the page itself holds them. */
  isInScripts?: boolean;
  /**
   * Gives a link of the content its address in the language of the page. Left out in an island: its links have their
   * addresses already.
   */
  localHref?: (link: string) => string;
  /** The other language to which a link leads. Left out in an island: its links get the language by their props. */
  linkLanguage?: (link: string) => LinkLanguage | undefined;
}

/** The words of a page, or of an island. */
export const WordsContext = createContext<WordsScope | undefined>(undefined);

/**
 * The words of a section, in any component. The type of the section gives them their types, so that its schema stays out of
 * what visitors load: `useWords<typeof searchWords>("search")`, with `import type { searchWords }`.
 *
 * @throws Error when an island does not name the section
 */
export function useWords<Section extends WordSection>(name: Section["name"]): WordsOf<Section> {
  const section = useScope().sections[name];
  if (section === undefined) {
    throw new Error(
      `No words "${name}" here: the island must name them, and app/routes/word-sections.ts list them`,
    );
  }
  return section as WordsOf<Section>;
}

/** A link of the content in the language of the page. */
export function useLocalHref(link: string): string {
  const { localHref } = useScope();
  return localHref ? localHref(link) : link;
}

/** The language of the page to which a link of the content leads, if that is not the language of the page. */
export function useLinkLanguage(link: string): LinkLanguage | undefined {
  return useScope().linkLanguage?.(link);
}

/** Whether the scripts of the page hold the words of islands (`WordsScope.isInScripts`). */
export function useIsInScripts(): boolean {
  return useScope().isInScripts ?? false;
}

/** The language of the page: a tag such as `en-US`. */
export function useLanguage(): string {
  return useScope().language;
}

function useScope(): WordsScope {
  const scope = use(WordsContext);
  if (!scope) throw new Error("A component that uses words stands outside a page");
  return scope;
}
