import "#app/styles/search.css";
import "#app/styles/search-page.css";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { search } from "#app/lib/search-rank.ts";
import { NoResults } from "./no-results.tsx";
import { ResultItem } from "./result-item.tsx";
import { SearchAnnouncement } from "./search-announcement.tsx";
import { SearchFailure } from "./search-failure.tsx";
import { useSearchIndex } from "./use-search-index.ts";

export interface SearchOutcomeProps {
  /** As typed. */
  query: string;
  /** Results shown at most. */
  limit: number;
  isLarge?: boolean;
  /** Shown before anything is typed. */
  idle: ReactNode;
  /** Shown below the results when there are more than the limit. */
  renderMore: (count: number) => ReactNode;
  onNavigate?: () => void;
}

function countOf(count: number): string {
  return count === 1 ? "1 result" : `${count} results`;
}

/**
 * What a search has brought, as it is typed: results, or words that say why there are none.
 *
 * The results are a plain list of links, not the options of a listbox: docs/decisions/0006-search.md says why.
 */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { query, limit, isLarge = false, idle, renderMore, onNavigate } = props;
  const state = useSearchIndex();
  const text = useDeferredValue(query.trim());
  const found = useMemo(
    () => (state.status === "ready" && text ? search(state.index, text) : undefined),
    [state, text],
  );
  if (text === "") return idle;
  if (state.status === "failed") return <SearchFailure />;
  if (state.status !== "ready" || !found) return <p className="search-note">Loading the search…</p>;
  const { results, marks } = found;
  if (results.length === 0) {
    return (
      <>
        <SearchAnnouncement text={`No results for ${text}`} />
        <NoResults query={text} links={state.index.suggestions} onNavigate={onNavigate} />
      </>
    );
  }
  return (
    <>
      <SearchAnnouncement text={countOf(results.length)} />
      <p tabIndex={-1} data-result-count="" className="search-note tabular">
        {countOf(results.length)}
      </p>
      <ul className="search-results" data-results="">
        {results.slice(0, limit).map((result) => (
          <ResultItem
            key={result.page.href}
            result={result}
            marks={marks}
            isLarge={isLarge}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
      {results.length > limit && renderMore(results.length)}
    </>
  );
}
