import { useEffect, useRef, useState } from "react";
import { island } from "#app/browser/island.tsx";
import { listen } from "#app/browser/signals.ts";
import { changeQuery, useQuery } from "#app/browser/use-query.ts";
import { SearchPanel } from "./search-panel.tsx";
import type { Suggestions } from "./search-results.tsx";

/** Milliseconds of rest before the address follows what is typed (Safari takes 100 changes in half a minute). */
const REST = 300;

/** The search of /search. Typing replaces the address, without a step in the history. */
export const SearchArea = island("SearchArea", ({ suggestions }: { suggestions: Suggestions }) => {
  const asked = useQuery().get("q") ?? "";
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  // What was typed before hydration stands in the field already, and Back changes the address.
  useEffect(() => {
    if (field.current?.value) setTyped(field.current.value);
    return listen(window, ["popstate"], () => setTyped(undefined));
  }, []);

  // An effect, because the address is the browser's.
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => changeQuery({ q: typed.trim() || undefined }), REST);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <SearchPanel
      {...{ field, suggestions }}
      query={typed ?? asked}
      onQuery={setTyped}
      onSubmit={(event) => {
        event.preventDefault();
        // The results are there already; a telephone puts its keyboard away.
        document.querySelector<HTMLElement>("[data-result-count]")?.focus();
      }}
      isPage
    >
      <button type="submit" className="button button-small max-sm:sr-only">
        Search
      </button>
    </SearchPanel>
  );
});
