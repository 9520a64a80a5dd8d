import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { buttonStyle } from "#app/ui/button-style.ts";
import { ResultItem } from "./result-item.tsx";
import { search } from "./search.ts";
import { type SuggestedLink, Suggestions } from "./suggestions.tsx";
import type { SearchIndexState } from "./use-search-index.ts";

export interface SearchResultsProps {
  /** As typed. */
  query: string;
  index: SearchIndexState;
  onRetry: () => void;
  /** Results shown at most. */
  limit: number;
  /** On the page a title is a heading and set larger. */
  isLarge?: boolean;
  suggestions: readonly SuggestedLink[];
  /** Shown before anything is typed. */
  idle?: ReactNode;
  /** Shown below the results when there are more than the limit. */
  renderMore: (count: number) => ReactNode;
}

/** Milliseconds of rest before a count is announced: nobody wants to hear one for each letter. */
const REST = 700;

/** What a search has found, as it is typed, or words that say why there is nothing. */
export function SearchResults(props: SearchResultsProps) {
  const { query, index, onRetry, limit, isLarge = false, suggestions, idle, renderMore } = props;
  const text = useDeferredValue(query.trim());
  const found = useMemo(
    () => (typeof index === "object" ? search(index, text) : undefined),
    [index, text],
  );
  if (text === "") return idle;
  if (index === "failed") return <Failure onRetry={onRetry} />;
  if (!found) return <p className="search-note">Loading the search…</p>;
  const { results, marks } = found;
  if (results.length === 0) return <NothingFound query={text} suggestions={suggestions} />;
  const count = results.length === 1 ? "1 result" : `${results.length} results`;
  return (
    <>
      <Announcement text={count} />
      <p tabIndex={-1} data-result-count="" className="search-note tabular">
        {count}
      </p>
      <ul className="search-results" data-results="">
        {results.slice(0, limit).map((result) => (
          <ResultItem key={result.page.href} result={result} marks={marks} isLarge={isLarge} />
        ))}
      </ul>
      {results.length > limit && renderMore(results.length)}
    </>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="search-note">
      <p className="text-h5 font-semibold text-ink">The search did not load</p>
      <p className="mt-2">Its index did not arrive. Check the connection, then try again.</p>
      <p className="mt-5">
        <button type="button" onClick={onRetry} className={buttonStyle({ size: "small" })}>
          Try again
        </button>
      </p>
    </div>
  );
}

function NothingFound({ query, suggestions }: Pick<SearchResultsProps, "query" | "suggestions">) {
  return (
    <>
      <Announcement text={`No results for ${query}`} />
      <div className="search-note">
        <p className="text-h5 font-semibold wrap-anywhere text-ink">{`No results for “${query}”`}</p>
        <p className="mt-2">Try another word, or a shorter one. These may help:</p>
        <Suggestions links={suggestions} />
      </div>
    </>
  );
}

/** Says to screen readers what a search has found, once the typing rests. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  // An effect, because the wait is the browser's.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
