import { siteHref } from "#app/base/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScriptedIsland } from "#app/ui/runtime/scripted-island.tsx";
import { useIsInScripts, useWords } from "#app/words/words-context.tsx";
import type { searchButtonWords, searchWords } from "./interface-words.ts";
import type { Suggestions } from "./search-panel.tsx";
import { SEARCH_WORDS_PATH } from "./search-words-file.ts";

export interface SearchLinkProps {
  suggestions: Suggestions;
  /** The page of the search. */
  searchHref: string;
  /** The beginning of the addresses in the language of the page, such as `/de`. */
  prefix: string;
}

/** The search of the header: a link to its page. With scripts it opens the dialog instead (search-link.script.ts). */
export function SearchLink({ suggestions, searchHref, prefix }: SearchLinkProps) {
  const { search } = useWords<typeof searchWords>("search");
  const words = useWords<typeof searchButtonWords>("searchButton");
  const isInScripts = useIsInScripts();
  const data = {
    "data-slow": words.slowToOpen,
    "data-failed": words.doesNotOpen,
    "data-page": words.openPage,
    "data-props": JSON.stringify({ suggestions, searchHref }),
    // The scripts have the words of the default language. Those of another language come when the search opens.
    "data-words-file": isInScripts ? undefined : siteHref(prefix + SEARCH_WORDS_PATH),
  };
  return (
    <ScriptedIsland script="search-link" data={data}>
      <a
        href={siteHref(searchHref)}
        aria-label={search}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-surface hover:text-blue"
      >
        <Icon name="search" />
      </a>
    </ScriptedIsland>
  );
}
