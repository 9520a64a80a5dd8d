import { type FormEvent, useEffect, useRef, useState } from "react";
import { island } from "#app/browser/island.tsx";
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
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(writing.current);
    writing.current = setTimeout(() => changeQuery({ q: next.trim() || undefined }), REST);
  };

  // The field may hold what was typed before hydration, and Back changes the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the document
  useEffect(() => {
    if (field.current?.value) type(field.current.value);
    const followAddress = () => {
      clearTimeout(writing.current);
      setTyped(undefined);
    };
    addEventListener("popstate", followAddress);
    return () => removeEventListener("popstate", followAddress);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The results are there already; a telephone puts its keyboard away.
    document.querySelector<HTMLElement>("[data-result-count]")?.focus();
  };
  const button = (
    <button type="submit" className="button button-small max-sm:sr-only">
      Search
    </button>
  );
  return (
    <SearchPanel
      query={typed ?? asked}
      onQuery={type}
      field={field}
      onSubmit={submit}
      button={button}
      suggestions={suggestions}
      isPage
    />
  );
});
