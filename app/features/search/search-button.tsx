import { useEffect, useEffectEvent, useRef, useState } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { useIsHydrated } from "#app/ui/runtime/island.tsx";
import { readStored } from "#app/ui/runtime/storage.ts";
import { MOMENT_DELAY, withinTimeLimit } from "#app/ui/runtime/waiting.ts";
import { linkAsButton } from "#app/ui/site-link.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { searchWords } from "./interface-words.ts";
import type { SearchDialog } from "./search-dialog.tsx";
import type { Suggestions } from "./search-panel.tsx";

const loadDialog = () => import("./search-dialog.tsx");

export interface SearchButtonProps {
  suggestions: Suggestions;
  /** The page of the search. */
  searchHref: string;
}

type Status = "idle" | "slow" | "failed";

/** The search of the header: a link to its page. With scripts it opens the dialog instead. */
export function SearchButton({ suggestions, searchHref }: SearchButtonProps) {
  const words = useWords<typeof searchWords>("search");
  const searchPage = siteHref(searchHref);
  const isHydrated = useIsHydrated();
  const isOpening = useRef(false);
  const [status, setStatus] = useState<Status>("idle");
  const [opened, setOpened] = useState<{ Dialog: typeof SearchDialog; takeTyping: () => string }>();

  const open = async () => {
    const fieldOfPage = document.querySelector<HTMLElement>("main [role=search] input");
    if (fieldOfPage) return fieldOfPage.focus();
    if (isOpening.current) return;
    isOpening.current = true;
    setStatus("idle");
    const slow = setTimeout(setStatus, MOMENT_DELAY, "slow");
    const end = (status: Status) => {
      clearTimeout(slow);
      isOpening.current = false;
      setStatus(status);
    };
    const visitor = followVisitor(() => end("idle"));
    const module = await withinTimeLimit(loadDialog()).catch(() => undefined);
    if (visitor.hasGoneOn()) return;
    end(module ? "idle" : "failed");
    if (module) setOpened({ Dialog: module.SearchDialog, takeTyping: visitor.takeTyping });
    else visitor.takeTyping();
  };

  // The shortcut works wherever the focus is, so the document listens.
  useEffect(() =>
    listen(document, ["keydown"], (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    }),
  );
  const buttonAttributes = isHydrated && {
    ...linkAsButton(open),
    "aria-haspopup": "dialog" as const,
    "aria-keyshortcuts": "/ Control+K Meta+K",
    onPointerEnter: () => loadDialog().catch(() => undefined),
  };
  return (
    <>
      <a
        href={searchPage}
        aria-label={words.search}
        className="ms-auto inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-surface hover:text-blue"
        {...buttonAttributes}
      >
        <Icon name="search" />
      </a>
      {status !== "idle" && (
        <WaitNote status={status} searchPage={searchPage} onLeave={() => setStatus("idle")} />
      )}
      {opened && (
        <opened.Dialog
          takeTyping={opened.takeTyping}
          suggestions={suggestions}
          searchHref={searchHref}
        />
      )}
    </>
  );
}

interface WaitNoteProps {
  status: "slow" | "failed";
  searchPage: string;
  /** Called when the visitor turns to something else. */
  onLeave: () => void;
}

/** Says that the dialog takes a moment, or does not open. The link is the way on. */
function WaitNote({ status, searchPage, onLeave }: WaitNoteProps) {
  const words = useWords<typeof searchWords>("search");
  const note = useRef<HTMLParagraphElement>(null);
  const onTurn = useEffectEvent((event: Event) => {
    const isHere = note.current?.contains(event.target as Node);
    const isOtherKey = event instanceof KeyboardEvent && event.key !== "Escape";
    if (!isHere && !isOtherKey) onLeave();
  });
  // The document reports what the visitor turns to.
  useEffect(() => listen(document, ["pointerdown", "keydown"], onTurn), []);
  return (
    <p ref={note} role="alert" onBlur={onLeave} className="search-wait">
      {status === "slow" ? (
        <span key="slow">{`${words.slowToOpen} `}</span>
      ) : (
        <span key="failed">{`${words.doesNotOpen} `}</span>
      )}
      <a href={searchPage}>{words.openPage}</a>
    </p>
  );
}

const EDITABLE = "textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable]";

/** Whether a key opens the search: Ctrl K and Cmd K anywhere, / outside of fields unless the visitor has switched it off. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === "k";
  return event.key === "/" && !isInField(event) && readStored("search") !== "off";
}

function isInField({ target }: Event): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}

/**
 * Follows what the visitor does while the dialog is being loaded. Typed characters are for the search, unless the focus is
 * in a field: they belong to that field. A visitor who types there, presses something else, or presses Tab or Escape has
 * gone on, and the dialog must not open over that. A focus that moves by itself, as when a dialog closes, says nothing.
 *
 * @param onGoneOn called when the visitor goes on
 * @returns `takeTyping` ends the following and returns the typed text
 */
function followVisitor(onGoneOn: () => void) {
  let typed = "";
  let hasGoneOn = false;
  const goOn = () => {
    hasGoneOn = true;
    stop();
    onGoneOn();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (["Escape", "Tab"].includes(event.key)) return goOn();
    const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    if (!isCharacter) return;
    if (isInField(event)) return goOn();
    // Until something is typed, the space bar scrolls the page.
    if (event.key === " " && typed === "") return;
    event.preventDefault();
    typed += event.key;
  };
  const onPress = ({ target }: Event) => {
    // A second press on the search asks for the same; the note beside it is about it.
    if (!(target as Element).closest("a[aria-haspopup], .search-wait")) goOn();
  };
  // In the capture phase, before other listeners: a second / is a character of the query, and no shortcut.
  addEventListener("keydown", onKeyDown, true);
  const stopPresses = listen(window, ["pointerdown"], onPress);
  const stop = () => {
    removeEventListener("keydown", onKeyDown, true);
    stopPresses();
  };
  const takeTyping = () => {
    stop();
    return typed;
  };
  return { takeTyping, hasGoneOn: () => hasGoneOn };
}
