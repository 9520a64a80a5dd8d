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

/** The search of the header, a part of its island: a link to /search, which with scripts opens the dialog instead. */
export function SearchButton({ suggestions }: { suggestions: Suggestions }) {
  const page = siteHref("/search");
  const isHydrated = useIsHydrated();
  const isOpening = useRef(false);
  const [opened, setOpened] = useState<{ Dialog: typeof SearchDialog; takeTyping: () => string }>();

  const open = async () => {
    const ownField = document.querySelector<HTMLElement>("main [role=search] input");
    if (ownField) return ownField.focus();
    if (isOpening.current) return;
    isOpening.current = true;
    const takeTyping = keepTyping();
    try {
      setOpened({ Dialog: (await loadDialog()).SearchDialog, takeTyping });
    } catch {
      takeTyping();
      location.assign(page);
    }
    isOpening.current = false;
  };

  // Keys that no element takes reach only the document.
  useEffect(() =>
    listen(document, ["keydown"], (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    }),
  );
  const asButton = isHydrated && {
    ...linkAsButton(open),
    "aria-haspopup": "dialog" as const,
    "aria-keyshortcuts": "/ Control+K Meta+K",
    onPointerEnter: () => loadDialog().catch(() => undefined),
  };
  return (
    <>
      <a
        href={page}
        aria-label="Search"
        className="ml-auto inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-surface hover:text-blue"
        {...asButton}
      >
        <Icon name="search" />
      </a>
      {opened && <opened.Dialog takeTyping={opened.takeTyping} suggestions={suggestions} />}
    </>
  );
}

/** What takes letters. */
const FIELD = "textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable]";

/** Whether a key asks for the search: Ctrl K and Cmd K anywhere, / where nothing is being typed. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === "k";
  const isTyping = event.target instanceof Element && event.target.closest(FIELD) !== null;
  return event.key === "/" && !isTyping && readStored("search") !== "off";
}

/** Keeps what is typed while the search is still being loaded; the function ends it and gives what was typed. */
function keepTyping(): () => string {
  let typed = "";
  const keep = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    typed += event.key;
  };
  // Captured before all other listeners: by now a second / is a letter.
  addEventListener("keydown", keep, true);
  return () => {
    removeEventListener("keydown", keep, true);
    return typed;
  };
}
