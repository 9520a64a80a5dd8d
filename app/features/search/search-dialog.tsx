import "./search.css";
import searchTexts from "virtual:words/search";
import dialogTexts from "virtual:words/searchDialog";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { CloseButton } from "#app/ui/close-button.tsx";
import { isPlainPress, listen } from "#app/ui/runtime/events.ts";
import { readStored, writeStored } from "#app/ui/runtime/storage.ts";
import { useWords, WordsContext } from "#app/words/words-context.tsx";
import type { searchDialogWords, searchWords } from "./interface-words.ts";
import { SearchPanel, type Suggestions } from "./search-panel.tsx";

interface SearchDialogProps {
  /** Returns what was typed before the dialog was rendered. Each time the visitor opens the search it is a new function. */
  takeTyping: () => string;
  suggestions: Suggestions;
  searchHref: string;
}

let root: Root | undefined;

/**
 * Opens the dialog of the search. It is rendered at the first call.
 *
 * @param island the island of the header's search, with the props of the dialog
 * @param translatedSections the words of the page's language. Empty for the default language, whose words the scripts have
 * @param takeTyping returns what was typed before the dialog was rendered; a new function at each call
 * @param onFault called when the dialog has a fault of our own code
 */
export function openSearchDialog(
  island: HTMLElement,
  translatedSections: object,
  takeTyping: () => string,
  onFault: () => void,
): void {
  const { props = "{}" } = island.dataset;
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    root = undefined;
    onFault();
  };
  if (!root) {
    const container = document.createElement("div");
    island.append(container);
    root = createRoot(container, { onUncaughtError });
  }
  const sections = { ...searchTexts, ...dialogTexts, ...translatedSections };
  const view = (
    <WordsContext value={{ language: document.documentElement.lang, sections }}>
      <SearchDialog {...JSON.parse(props)} takeTyping={takeTyping} />
    </WordsContext>
  );
  // Synchronously, because the next key belongs to the field.
  flushSync(() => root?.render(view));
}

/** The search in a dialog over any page. The browser keeps the focus inside a native dialog and returns it afterwards. */
function SearchDialog({ takeTyping, ...panel }: SearchDialogProps) {
  const words = useWords<typeof searchWords>("search");
  const dialogWords = useWords<typeof searchDialogWords>("searchDialog");
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const close = () => dialog.current?.close();

  // Only a call of `showModal` makes a dialog modal. A layout effect runs before the next key, which belongs to the field.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const field = dialog.current?.querySelector("input");
    field?.select();
    // In a low window the results of the last time may have scrolled the field out of view.
    field?.scrollIntoView({ block: "nearest" });
    const typed = takeTyping();
    if (typed) setQuery(typed);
  }, [takeTyping]);

  // Neither Back nor the back/forward cache closes a dialog.
  useEffect(() => listen(window, ["popstate", "pagehide"], () => dialog.current?.close()), []);

  return (
    <dialog
      ref={dialog}
      aria-label={words.search}
      className="search-dialog"
      onClick={(event) => {
        const isBackdrop = event.target === dialog.current;
        // A link may lead to another section of the same page. If it opens a new tab, the results stay.
        const isFollowed = (event.target as Element).closest("a") && isPlainPress(event);
        if (isBackdrop || isFollowed) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Without this the first Escape would only empty the field.
        event.preventDefault();
        close();
      }}
    >
      <div className="search-panel">
        <SearchPanel {...panel} query={query} onQuery={setQuery} isPage={false}>
          <CloseButton label={dialogWords.close} iconSize={24} onClick={close} />
        </SearchPanel>
        <Hints />
      </div>
    </dialog>
  );
}

/** The keys of the dialog, and the switch of the shortcut / (WCAG 2.2, 2.1.4). Styles hide them on touch screens. */
function Hints() {
  const dialogWords = useWords<typeof searchDialogWords>("searchDialog");
  const [isShortcutOn, setIsShortcutOn] = useState(() => readStored("search") !== "off");
  const toggleShortcut = () => {
    writeStored("search", isShortcutOn ? "off" : undefined);
    setIsShortcutOn(!isShortcutOn);
  };
  const hints = [
    { keys: ["↓", "↑"], action: dialogWords.toChoose },
    { keys: [dialogWords.keyEnter], action: dialogWords.toOpen },
    { keys: [dialogWords.keyEscape], action: dialogWords.toClose },
  ];
  return (
    <div className="search-hints">
      <p aria-hidden="true" className="flex flex-wrap gap-x-5">
        {hints.map(({ keys, action }) => (
          <span key={action} className="search-hint">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            <span>{action}</span>
          </span>
        ))}
      </p>
      <label className="inline-flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          checked={isShortcutOn}
          onChange={toggleShortcut}
          className="size-4 accent-blue"
        />
        <span className="search-hint">
          <span>{dialogWords.openWith}</span>
          <kbd>/</kbd>
        </span>
      </label>
    </div>
  );
}
