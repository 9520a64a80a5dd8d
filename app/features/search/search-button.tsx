import { useEffect, useRef, useState } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { useIsHydrated } from "#app/ui/runtime/island.tsx";
import { readStored } from "#app/ui/runtime/storage.ts";
import { linkAsButton } from "#app/ui/site-link.tsx";
import type { SearchDialog } from "./search-dialog.tsx";
import type { Suggestions } from "./search-panel.tsx";

const loadDialog = () => import("./search-dialog.tsx");

export interface SearchButtonProps {
  suggestions: Suggestions;
  /** The page of the search. */
  searchHref: string;
}

/** The search of the header: a link to its page. With scripts it opens the dialog instead. */
export function SearchButton({ suggestions, searchHref }: SearchButtonProps) {
  const searchPage = siteHref(searchHref);
  const isHydrated = useIsHydrated();
  const isOpening = useRef(false);
  const [opened, setOpened] = useState<{ Dialog: typeof SearchDialog; takeTyping: () => string }>();

  const open = async () => {
    const fieldOfPage = document.querySelector<HTMLElement>("main [role=search] input");
    if (fieldOfPage) return fieldOfPage.focus();
    if (isOpening.current) return;
    isOpening.current = true;
    const takeTyping = captureTyping();
    try {
      const { SearchDialog } = await loadDialog();
      setOpened({ Dialog: SearchDialog, takeTyping });
    } catch {
      takeTyping();
      location.assign(searchPage);
    }
    isOpening.current = false;
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
        aria-label="Search"
        className="ml-auto inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-surface hover:text-blue"
        {...buttonAttributes}
      >
        <Icon name="search" />
      </a>
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

const EDITABLE = "textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable]";

/** Whether a key opens the search: Ctrl K and Cmd K anywhere, / outside of fields unless the visitor has switched it off. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === "k";
  const isTyping = event.target instanceof Element && event.target.closest(EDITABLE) !== null;
  return event.key === "/" && !isTyping && readStored("search") !== "off";
}

/**
 * Captures what the visitor types while the dialog is being loaded.
 *
 * @returns a function that ends the capture and returns the typed text
 */
function captureTyping(): () => string {
  let typed = "";
  const onKeyDown = (event: KeyboardEvent) => {
    const isCharacter = event.key.length === 1;
    if (!isCharacter || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    typed += event.key;
  };
  // In the capture phase, before other listeners: a second / is a character of the query, and no shortcut.
  addEventListener("keydown", onKeyDown, true);
  return () => {
    removeEventListener("keydown", onKeyDown, true);
    return typed;
  };
}
