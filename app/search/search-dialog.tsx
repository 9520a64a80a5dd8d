import "#app/styles/search.css";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { siteHref } from "#app/lib/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { onResultKey } from "./result-keys.ts";
import { SearchField } from "./search-field.tsx";
import { SearchResults } from "./search-results.tsx";
import { isSlashOn, setSlash } from "./shortcuts.ts";
import { type SuggestedLink, Suggestions } from "./suggestions.tsx";
import { useSearchIndex } from "./use-search-index.ts";

export interface SearchDialogProps {
  /** Gives what was typed before the dialog was there; another function each time the search is asked for. */
  takeTyping: () => string;
  suggestions: readonly SuggestedLink[];
}

/** Results in the dialog; the page has the rest. */
const SHOWN = 7;

/** The search over any page: a native dialog, so that the browser keeps the focus inside and gives it back. */
export function SearchDialog({ takeTyping, suggestions }: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [index, retry] = useSearchIndex(true);

  const close = () => dialog.current?.close();

  // An effect, because only a call makes a dialog modal.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.select();
    const typed = takeTyping();
    if (typed) setQuery(typed);
  }, [takeTyping]);

  // An effect, because the browser's way back leaves the dialog open.
  useEffect(() => {
    const closed = new AbortController();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && dialog.current?.close();
    addEventListener("popstate", () => dialog.current?.close(), closed);
    addEventListener("pageshow", onShow, closed);
    return () => closed.abort();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onResultKey(event);
    if (event.key !== "Escape") return;
    // By itself the first Escape would only empty the field.
    event.preventDefault();
    close();
  };
  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      className="search-dialog"
      onClick={({ target }) => {
        // The backdrop, or a link: it may lead to another place on this page.
        if (target === dialog.current || (target as Element).closest("a")) close();
      }}
      onKeyDown={onKeyDown}
    >
      <div className="search-panel">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser that we serve */}
        <form role="search" action={siteHref("/search")} className="search-bar">
          <SearchField id={id} ref={field} value={query} onChange={setQuery} />
          <button
            type="button"
            aria-label="Close search"
            onClick={close}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-surface"
          >
            <Icon name="close" size={24} />
          </button>
        </form>
        <div className="search-scroll">
          <SearchResults
            query={query}
            index={index}
            onRetry={retry}
            limit={SHOWN}
            suggestions={suggestions}
            idle={
              <div className="search-note">
                <p>Or start here:</p>
                <Suggestions links={suggestions} />
              </div>
            }
            renderMore={(count) => (
              <p data-results="" className="search-more">
                <SiteLink href={`/search?q=${encodeURIComponent(query.trim())}`}>
                  <span>{`All ${count} results`}</span>
                  <Icon name="arrow-right" size={20} />
                </SiteLink>
              </p>
            )}
          />
        </div>
        <Hints />
      </div>
    </dialog>
  );
}

/** The keys of the dialog, and the switch of the one that works outside of it. Not for touch. */
function Hints() {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <div className="search-hints">
      <p aria-hidden="true" className="flex flex-wrap gap-x-5">
        <span className="search-hint">
          <kbd>↓</kbd>
          <kbd>↑</kbd>
          <span>to choose</span>
        </span>
        <span className="search-hint">
          <kbd>Enter</kbd>
          <span>to open</span>
        </span>
        <span className="search-hint">
          <kbd>Esc</kbd>
          <span>to close</span>
        </span>
      </p>
      <label className="inline-flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setSlash(target.checked);
            setIsOn(isSlashOn());
          }}
          className="size-4 accent-blue"
        />
        <span className="search-hint">
          <span>Open with</span>
          <kbd>/</kbd>
        </span>
      </label>
    </div>
  );
}
