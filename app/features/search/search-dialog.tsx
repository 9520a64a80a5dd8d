import "./search.css";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { readStored, writeStored } from "#app/ui/runtime/storage.ts";
import { SearchPanel, type Suggestions } from "./search-panel.tsx";

interface SearchDialogProps {
  /** Gives what was typed before the dialog was there; another function each time the search is asked for. */
  takeTyping: () => string;
  suggestions: Suggestions;
}

/** The search over any page: a native dialog, so that the browser keeps the focus inside and gives it back. */
export function SearchDialog({ takeTyping, suggestions }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const close = () => dialog.current?.close();

  // Only a call makes a dialog modal; before the next key, which belongs into the field.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector("input")?.select();
    const typed = takeTyping();
    if (typed) setQuery(typed);
  }, [takeTyping]);

  // The browser's way back leaves the dialog open, and so does a page that it keeps.
  useEffect(() => listen(window, ["popstate", "pagehide"], () => dialog.current?.close()), []);

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      className="search-dialog"
      onClick={({ target }) => {
        // The backdrop, or a link: it may lead to another place on this page.
        if (target === dialog.current || (target as Element).closest("a")) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // By itself the first Escape would only empty the field.
        event.preventDefault();
        close();
      }}
    >
      <div className="search-panel">
        <SearchPanel query={query} suggestions={suggestions} onQuery={setQuery} isPage={false}>
          <button
            type="button"
            aria-label="Close search"
            onClick={close}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-surface"
          >
            <Icon name="close" size={24} />
          </button>
        </SearchPanel>
        <Hints />
      </div>
    </dialog>
  );
}

const KEYS = { "↓ ↑": "to choose", Enter: "to open", Esc: "to close" };

/** The keys of the dialog, and the switch of the one that works outside of it (WCAG 2.2, 2.1.4). Not for touch. */
function Hints() {
  const [isOn, setIsOn] = useState(() => readStored("search") !== "off");
  return (
    <div className="search-hints">
      <p aria-hidden="true" className="flex flex-wrap gap-x-5">
        {Object.entries(KEYS).map(([keys, what]) => (
          <span key={what} className="search-hint">
            {keys.split(" ").map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            <span>{what}</span>
          </span>
        ))}
      </p>
      <label className="inline-flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => writeStored("search", isOn ? "off" : undefined) && setIsOn(!isOn)}
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
