import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { useHref, useNavigate } from "react-router";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { onResultKey } from "./result-keys.ts";
import { SearchField } from "./search-field.tsx";
import { SearchHints } from "./search-hints.tsx";
import { SearchOutcome } from "./search-outcome.tsx";
import type { SLASH } from "./search-shortcuts.ts";
import { StartHere } from "./start-here.tsx";
import { loadSearchIndex } from "./use-search-index.ts";

export interface SearchDialogProps {
  /** Gives what was typed before the dialog was there; another function each time the search is asked for. */
  takeTyping: () => string;
  /** A prop, because the code that heeds the key is on every page and this is not. */
  slash: typeof SLASH;
}

/** Results in the dialog; the page has the rest. */
const SHOWN = 7;

/**
 * The search over any page: a native dialog, so that the browser keeps the focus inside and gives it back.
 * Enter in the field goes on to the page with all results.
 */
export function SearchDialog({ takeTyping, slash }: SearchDialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const navigate = useNavigate();
  const page = useHref("/search");
  const close = useCallback(() => ref.current?.close(), []);
  const allResults = `/search?q=${encodeURIComponent(query.trim())}`;

  // An effect, because the browser's back button knows nothing of the dialog; its links close it themselves.
  useEffect(() => {
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [close]);

  // An effect, because only a call makes a dialog modal.
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
    field.current?.select();
    const typed = takeTyping();
    if (typed) setQuery(typed);
    loadSearchIndex();
  }, [takeTyping]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    navigate(query.trim() ? allResults : "/search", { viewTransition: true });
  };
  return (
    <dialog
      ref={ref}
      aria-label="Search"
      className="search-dialog"
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={(event) => {
        onResultKey(event);
        if (event.key !== "Escape") return;
        // By itself the first Escape would only empty the field.
        event.preventDefault();
        close();
      }}
    >
      <div className="search-panel">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser that we serve */}
        <form role="search" action={page} onSubmit={submit} className="search-bar">
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
          <SearchOutcome
            query={query}
            limit={SHOWN}
            idle={<StartHere onNavigate={close} />}
            onNavigate={close}
            renderMore={(count) => (
              <p data-results="" className="search-more">
                <SiteLink href={allResults} onClick={close}>
                  All {count} results
                  <Icon name="arrow-right" size={20} />
                </SiteLink>
              </p>
            )}
          />
        </div>
        <SearchHints slash={slash} />
      </div>
    </dialog>
  );
}
