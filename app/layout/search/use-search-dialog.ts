import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { keepTyping } from "./keep-typing.ts";
import type { SearchDialogProps } from "./search-dialog.tsx";
import { isSearchShortcut } from "./search-shortcuts.ts";

/** The field of the search page: there it is the search. */
const OWN_FIELD = "main [role=search] input";

/** Loads the code of the dialog, once. */
export const loadSearchDialog = () => import("./search-dialog.tsx");

/**
 * The dialog, which is loaded when it is first asked for, and the keys that ask for it.
 * When its code does not arrive, the search page is asked for instead.
 *
 * @returns the component and its request, once the search was asked for
 */
export function useSearchDialog() {
  const navigate = useNavigate();
  const [shown, setShown] = useState<{
    Dialog: ComponentType<SearchDialogProps>;
    takeTyping: () => string;
  }>();
  const open = useCallback(() => {
    const field = document.querySelector<HTMLElement>(OWN_FIELD);
    if (field) return field.focus();
    const takeTyping = keepTyping();
    loadSearchDialog().then(
      ({ SearchDialog }) => setShown({ Dialog: SearchDialog, takeTyping }),
      () => {
        // Otherwise nothing could be typed on the page that stays.
        takeTyping();
        navigate("/search");
      },
    );
  }, [navigate]);

  // An effect, because keys that no element takes reach only the document.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);
  return { shown, open };
}
