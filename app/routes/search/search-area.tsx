import { type FormEvent, useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { onResultKey } from "#app/layout/search/result-keys.ts";
import { SearchField } from "#app/layout/search/search-field.tsx";
import { SearchOutcome } from "#app/layout/search/search-outcome.tsx";
import { loadSearchIndex } from "#app/layout/search/use-search-index.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { SiteSections, type SiteSectionsProps } from "./site-sections.tsx";
import { useAddressQuery } from "./use-address-query.ts";

export interface SearchAreaProps extends SiteSectionsProps {
  withoutScript: string;
}

/** Results at first, and with each "Show more". */
const STEP = 20;

/** The field of the search page and what it finds; before anything is typed, the main parts of the site. */
export function SearchArea({ withoutScript, ...sections }: SearchAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, type] = useAddressQuery(field);
  const [limit, setLimit] = useState(STEP);
  const page = useHref("/search");
  const isAsked = query.trim() !== "";

  // An effect, because the query may come from the address. Without one nothing is loaded.
  useEffect(() => {
    if (isAsked) loadSearchIndex();
  }, [isAsked]);

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
    <div ref={area} onKeyDown={onResultKey} className="page-width search-page">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser that we serve */}
      <form
        role="search"
        action={page}
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
      <p className="without-script mb-10 max-w-measure text-lead">{withoutScript}</p>
      <SearchOutcome
        query={query}
        limit={limit}
        isLarge
        idle={<SiteSections {...sections} />}
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
}
