import type { FormEvent, KeyboardEvent, ReactNode, Ref } from "react";
import { siteHref } from "#app/lib/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SearchResults, type SearchResultsProps } from "./search-results.tsx";

export interface SearchPanelProps extends SearchResultsProps {
  onQuery: (query: string) => void;
  field: Ref<HTMLInputElement>;
  onSubmit?: (event: FormEvent) => void;
  /** The button beside the field. */
  children: ReactNode;
}

/** The field of a search and what it finds, in the dialog and on the page. */
export function SearchPanel({ onQuery, field, onSubmit, children, ...shown }: SearchPanelProps) {
  const id = shown.isPage ? "search-field" : "search-dialog-field";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links in it
    <div onKeyDown={onResultKey} className="contents">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser that we serve */}
      <form
        role="search"
        action={siteHref("/search")}
        onSubmit={onSubmit}
        className={`search-bar ${shown.isPage ? "needs-script print:hidden" : ""}`}
      >
        <label htmlFor={id} className="sr-only">
          Search this site
        </label>
        <Icon name="search" size={24} />
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          value={shown.query}
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
      <div className={shown.isPage ? "contents" : "search-scroll"}>
        <SearchResults {...shown} />
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
