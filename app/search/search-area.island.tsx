import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { island } from "#app/browser/island.tsx";
import { changeQuery, useQuery } from "#app/browser/use-query.ts";
import { siteHref } from "#app/lib/site-href.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { onResultKey } from "./result-keys.ts";
import { SearchField } from "./search-field.tsx";
import { SearchResults } from "./search-results.tsx";
import type { SuggestedLink } from "./suggestions.tsx";
import { useSearchIndex } from "./use-search-index.ts";

export interface SearchAreaProps {
  /** Shown where nothing was found. */
  suggestions: readonly SuggestedLink[];
}

/** Results at first, and with each "Show more". */
const STEP = 20;
/** Milliseconds of rest before the address follows what is typed (Safari takes 100 changes in half a minute). */
const REST = 300;

/** The field of /search and what it finds. */
export const SearchArea = island("SearchArea", ({ suggestions }: SearchAreaProps) => {
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, type] = useAddressQuery(field);
  const [index, retry] = useSearchIndex(query.trim() !== "");
  const [limit, setLimit] = useState(STEP);

  const focusOn = (selector: string, place = 0) =>
    requestAnimationFrame(() =>
      area.current?.querySelectorAll<HTMLElement>(selector)[place]?.focus(),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The results stand already; a telephone puts its keyboard away.
    focusOn("[data-result-count]");
  };
  const showMore = () => {
    setLimit(limit + STEP);
    // The button may go away: the focus moves on to what it brought.
    focusOn("[data-results] a", limit);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links in it
    <div ref={area} onKeyDown={onResultKey} className="search-area">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser that we serve */}
      <form
        role="search"
        action={siteHref("/search")}
        onSubmit={submit}
        className="search-bar needs-script print:hidden"
      >
        <SearchField
          id="search-field"
          ref={field}
          value={query}
          onChange={(value) => {
            type(value);
            setLimit(STEP);
          }}
        />
        <button type="submit" className={`${buttonStyle({ size: "small" })} max-sm:sr-only`}>
          Search
        </button>
      </form>
      <SearchResults
        query={query}
        index={index}
        onRetry={retry}
        limit={limit}
        isLarge
        suggestions={suggestions}
        renderMore={() => (
          <p className="mt-10">
            <button
              type="button"
              onClick={showMore}
              className={buttonStyle({ variant: "outline" })}
            >
              Show more
            </button>
          </p>
        )}
      />
    </div>
  );
});

/** What is typed, or else what the address asks for. Typing replaces the address, without a step in the history. */
function useAddressQuery(field: RefObject<HTMLInputElement | null>) {
  const asked = useQuery().get("q") ?? "";
  const [typed, setTyped] = useState<string>();
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(writing.current);
    writing.current = setTimeout(() => changeQuery({ q: next.trim() || undefined }), REST);
  };

  // An effect, because the field may hold what was typed before React took over, and Back changes the address.
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
  return [typed ?? asked, type] as const;
}
