import { SuggestionLinks, type SuggestionLinksProps } from "./suggestion-links.tsx";

export interface NoResultsProps extends SuggestionLinksProps {
  query: string;
}

/** What stands in the place of results when there are none. */
export function NoResults({ query, ...suggestions }: NoResultsProps) {
  return (
    <div className="search-note">
      <p className="text-h5 font-semibold wrap-anywhere text-ink">No results for “{query}”</p>
      <p className="mt-2">Try another word, or a shorter one. These may help:</p>
      <SuggestionLinks {...suggestions} />
    </div>
  );
}
