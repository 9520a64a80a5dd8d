import type { FormEvent, KeyboardEvent, ReactNode, Ref } from "react";
import { siteHref } from "#app/lib/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SearchResults, type SearchResultsProps } from "./search-results.tsx";

export interface SearchPanelProps extends SearchResultsProps {
  onQuery: (query: string) => void;
  field: Ref<HTMLInputElement>;
  onSubmit?: (event: FormEvent) => void;
  /** Beside the field. */
  button: ReactNode;
}

/** The field of a search and what it finds, in the dialog and on the page. */
export function SearchPanel({ onQuery, field, onSubmit, button, ...results }: SearchPanelProps) {
  const id = results.isPage ? "search-field" : "search-dialog-field";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links in it
    <div onKeyDown={onResultKey} className="contents">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser that we serve */}
      <form
        role="search"
        action={siteHref("/search")}
        onSubmit={onSubmit}
        className={`search-bar ${results.isPage ? "needs-script print:hidden" : ""}`}
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
          value={results.query}
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
        {button}
      </form>
      <div className={results.isPage ? "contents" : "search-scroll"}>
        <SearchResults {...results} />
      </div>
    </div>
  );
}

/** Keys that move through the results: from the place of the current one (-1: the field) to the next. */
const MOVES: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => place - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus between the field and the results; a letter typed on a result goes on in the field. */
function onResultKey(event: KeyboardEvent<HTMLElement>): void {
  const field = event.currentTarget.querySelector<HTMLInputElement>('input[type="search"]');
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-results] a")];
  const place = links.indexOf(event.target as HTMLElement);
  const isInField = event.target === field;
  if (!field || (place < 0 && !isInField) || event.altKey || event.ctrlKey || event.metaKey) return;
  const move = MOVES[event.key];
  if (place >= 0 && event.key.length === 1) field.focus();
  // In the field Home and End move the caret.
  if (!move || links.length === 0 || (isInField && event.key !== "ArrowDown")) return;
  event.preventDefault();
  (links[move(place, links.length)] ?? field).focus();
}
