import { useEffect, useState } from "react";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { changeQuery, useQuery } from "#app/ui/runtime/use-query.ts";
import { SearchPanel, type Suggestions } from "./search-panel.tsx";

/** Milliseconds of rest before the address follows what is typed (Safari takes 100 changes in half a minute). */
const REST = 300;

/** The search of /search. Typing replaces the address, without a step in the history. */
export const SearchArea = island("SearchArea", ({ suggestions }: { suggestions: Suggestions }) => {
  const asked = useQuery().get("q") ?? "";
  const [typed, setTyped] = useState<string>();

  // What was typed before hydration stands in the field already, and Back changes the address.
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>("main [role=search] input");
    if (field?.value) setTyped(field.value);
    return listen(window, ["popstate"], () => setTyped(undefined));
  }, []);

  // An effect, because the address is the browser's.
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => changeQuery("q", typed.trim() || undefined), REST);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <SearchPanel query={typed ?? asked} onQuery={setTyped} suggestions={suggestions} isPage>
      <button type="submit" className="button button-small max-sm:sr-only">
        Search
      </button>
    </SearchPanel>
  );
});
