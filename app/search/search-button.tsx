import {
  type ComponentType,
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useIsHydrated } from "#app/browser/island.tsx";
import { siteHref } from "#app/lib/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SearchDialogProps } from "./search-dialog.tsx";
import type { Suggestions } from "./search-results.tsx";
import { isSearchShortcut, keepTyping } from "./shortcuts.ts";

/** The dialog and the latest wish to open it. */
interface Opened {
  Dialog: ComponentType<SearchDialogProps>;
  takeTyping: () => string;
}

const loadDialog = () => import("./search-dialog.tsx");

/** The search of the header, a part of its island: a link to /search, which with scripts opens the dialog instead. */
export function SearchButton({ suggestions }: { suggestions: Suggestions }) {
  const page = siteHref("/search");
  const isHydrated = useIsHydrated();
  const [opened, setOpened] = useState<Opened>();
  const isOpening = useRef(false);

  const open = async () => {
    const ownField = document.querySelector<HTMLElement>("main [role=search] input");
    if (ownField) return ownField.focus();
    if (isOpening.current) return;
    isOpening.current = true;
    const takeTyping = keepTyping();
    try {
      const { SearchDialog } = await loadDialog();
      setOpened({ Dialog: SearchDialog, takeTyping });
    } catch {
      takeTyping();
      location.assign(page);
    }
    isOpening.current = false;
  };

  // An effect, because keys that no element takes reach only the document.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  const openInstead = (event: MouseEvent | ReactKeyboardEvent) => {
    event.preventDefault();
    open();
  };
  const asButton = isHydrated && {
    role: "button",
    "aria-haspopup": "dialog" as const,
    "aria-keyshortcuts": "/ Control+K Meta+K",
    onClick: (event: MouseEvent) => {
      // A new tab still shows the page.
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) openInstead(event);
    },
    onKeyDown: (event: ReactKeyboardEvent) => event.key === " " && openInstead(event),
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
