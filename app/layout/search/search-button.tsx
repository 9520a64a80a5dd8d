import type { KeyboardEvent, MouseEvent } from "react";
import { useHref } from "react-router";
import { useIsHydrated } from "#app/browser/use-is-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SLASH } from "./search-shortcuts.ts";
import { loadSearchDialog, useSearchDialog } from "./use-search-dialog.ts";

/** The search of the header: a link to the search page, which with scripts opens the dialog instead. */
export function SearchButton() {
  const href = useHref("/search");
  const isHydrated = useIsHydrated();
  const { shown, open } = useSearchDialog();
  const press = (event: MouseEvent | KeyboardEvent) => {
    // A new tab still shows the page.
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    open();
  };
  const asButton = isHydrated && {
    role: "button",
    "aria-haspopup": "dialog" as const,
    "aria-keyshortcuts": "/ Control+K Meta+K",
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => event.key === " " && press(event),
    // The code is on its way before the press; without it the press leads to the page.
    onPointerEnter: () => loadSearchDialog().catch(() => undefined),
  };
  return (
    <>
      <a
        href={href}
        aria-label="Search"
        className="ml-auto inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-surface hover:text-blue"
        {...asButton}
      >
        <Icon name="search" />
      </a>
      {shown && <shown.Dialog takeTyping={shown.takeTyping} slash={SLASH} />}
    </>
  );
}
