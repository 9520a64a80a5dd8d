import searchTexts from "virtual:words/search";
import { useEffect, useState } from "react";
import { listen } from "#app/ui/runtime/events.ts";
import { mainIsland } from "#app/ui/runtime/island.tsx";
import { changeQuery, useQuery } from "#app/ui/runtime/use-query.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { searchWords } from "./interface-words.ts";
import { SearchPanel, type Suggestions } from "./search-panel.tsx";

/** Milliseconds without typing before the address changes. Safari allows 100 changes in 30 seconds. */
const TYPING_PAUSE = 300;

export interface SearchAreaProps {
  suggestions: Suggestions;
  searchHref: string;
}

/** The search of /search. Typing replaces the query of the address and adds no entry to the history. */
export const SearchArea = mainIsland("SearchArea", SearchAreaView, searchTexts);

function SearchAreaView({ suggestions, searchHref }: SearchAreaProps) {
  const words = useWords<typeof searchWords>("search");
  const queryOfAddress = useQuery().get("q") ?? "";
  const [typed, setTyped] = useState<string>();

  // The visitor may have typed before the island was hydrated. Back changes the address, which then counts again.
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>("main [role=search] input");
    if (field?.value) setTyped(field.value);
    return listen(window, ["popstate"], () => setTyped(undefined));
  }, []);

  // An effect, because the address belongs to the browser.
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => changeQuery("q", typed.trim() || undefined), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <SearchPanel
      query={typed ?? queryOfAddress}
      onQuery={setTyped}
      suggestions={suggestions}
      searchHref={searchHref}
      isPage
    >
      <button type="submit" className="button button-small">
        {words.search}
      </button>
    </SearchPanel>
  );
}
