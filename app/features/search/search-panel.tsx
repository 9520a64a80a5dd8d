import type { KeyboardEvent, ReactNode } from "react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { search } from "./search.ts";
import { createSearchIndex, SEARCH_INDEX_PATH, type SearchIndex } from "./search-index.ts";
import { SearchOutcome, SearchResults } from "./search-results.tsx";

/** Shown where nothing was typed or found. */
export type Suggestions = readonly { label: string; href: string }[];

interface SearchPanelProps {
  /** As typed. */
  query: string;
  onQuery: (query: string) => void;
  suggestions: Suggestions;
  /** On /search titles are headings and set larger, and all results can be shown. */
  isPage: boolean;
  /** The button beside the field. */
  children: ReactNode;
}

/** The field of a search and what it finds as it is typed, in the dialog and on the page. */
export function SearchPanel(props: SearchPanelProps) {
  const { query, onQuery, isPage, children } = props;
  const id = isPage ? "search-field" : "search-dialog-field";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links in it
    <div onKeyDown={onResultKey} className="contents">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser that we serve */}
      <form
        role="search"
        action={siteHref("/search")}
        onSubmit={(event) => {
          if (!isPage) return;
          // The results are there already; a telephone puts its keyboard away.
          event.preventDefault();
          document.querySelector<HTMLElement>("[data-search-outcome]")?.focus();
        }}
        className={`search-bar ${isPage ? "needs-script print:hidden" : ""}`}
      >
        <label htmlFor={id} className="sr-only">
          Search this site
        </label>
        <Icon name="search" size={24} />
        <input
          id={id}
          type="search"
          name="q"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          aria-describedby={`${id}-hint`}
          placeholder="What are you looking for?"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          className="search-input"
        />
        <p id={`${id}-hint`} className="sr-only">
          Results appear below as you type; the arrow keys lead through them.
        </p>
        {children}
      </form>
      <div className={isPage ? "contents" : "search-scroll"}>
        <Found {...props} />
      </div>
    </div>
  );
}

/** Moves the focus between the field and the results; a letter typed on a result goes on in the field. */
function onResultKey(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>("input, [data-results] a")];
  const place = stops.indexOf(target as HTMLElement);
  if (place < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  // In the field Home and End move the caret.
  const ends = place > 0 && { Home: 1, End: stops.length - 1 };
  const moves: Record<string, number> = { ArrowDown: place + 1, ArrowUp: place - 1, ...ends };
  const next = stops[moves[key] ?? -1];
  if (next) {
    event.preventDefault();
    next.focus();
  } else if (place > 0 && key.length === 1) {
    stops[0]?.focus();
  }
}

/** What a search has found, or words that say why there is nothing. */
function Found({ query, suggestions, isPage }: SearchPanelProps) {
  const text = useDeferredValue(query.trim());
  const isIdle = text === "";
  const [index, setIndex] = useState<SearchIndex | "failed">();
  const isAsked = index === undefined && !(isPage && isIdle);
  // The index comes from the network, when it is first needed.
  useEffect(() => {
    if (isAsked) fetchIndex().then(setIndex);
  }, [isAsked]);
  const found = useMemo(() => index && index !== "failed" && search(index, text), [index, text]);
  if (isIdle && isPage) return null;
  if (!isIdle && !index) return <p className="search-note">Loading the search…</p>;
  if (!isIdle && index === "failed") {
    const retry = () => {
      setIndex(undefined);
      // The button goes away: the focus goes back to the field.
      document.querySelector<HTMLElement>("[role=search] input")?.focus();
    };
    return (
      <div role="alert" className="search-note">
        <p className="text-h5 font-semibold text-ink">The search did not load</p>
        <p className="mt-2">Its index did not arrive. Check the connection, then try again.</p>
        <p className="mt-5">
          <button type="button" onClick={retry} className="button button-small">
            Try again
          </button>
        </p>
      </div>
    );
  }
  if (found && found.results.length > 0)
    return <SearchResults {...found} text={text} isPage={isPage} />;
  return (
    <div className="search-note" data-results="">
      {isIdle ? (
        <p>Or start here:</p>
      ) : (
        <>
          <SearchOutcome
            text={`No results for “${text}”`}
            className="text-h5 font-semibold wrap-anywhere text-ink"
          />
          <p className="mt-2">Try another word, or a shorter one. These may help:</p>
        </>
      )}
      <LinkList links={suggestions} className="search-suggestions" />
    </div>
  );
}

/** Milliseconds. A slow telephone needs two seconds for the index of a thousand insights. */
const TIME_LIMIT = 15_000;

async function fetchIndex(): Promise<SearchIndex | "failed"> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const answer = await fetch(siteHref(SEARCH_INDEX_PATH), { signal });
    // A page of an error is no index either.
    return createSearchIndex(await answer.json());
  } catch {
    return "failed";
  }
}
