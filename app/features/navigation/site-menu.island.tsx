import { useEffect, useEffectEvent, useRef } from "react";
import { telephoneLink } from "#app/base/site-href.ts";
import { SearchButton } from "#app/features/search/search-button.tsx";
import type { Suggestions } from "#app/features/search/search-panel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { MenuEntry, useMenu } from "./menu-entry.tsx";
import type { NavigationItem } from "./navigation-item.ts";

interface SiteMenuProps {
  name: string;
  phone: string;
  items: NavigationItem[];
  suggestions: Suggestions;
}

/** The search, the menu of wide screens and the drawer of narrow ones: one island, so that their words travel once. */
export const SiteMenu = island("SiteMenu", ({ suggestions, ...menu }: SiteMenuProps) => (
  <>
    <SearchButton suggestions={suggestions} />
    <Navigation items={menu.items} />
    <Drawer {...menu} />
  </>
));

/** The visitor's focus, where it is in a panel or the keyboard has left it on the entry of the open one. */
const FOCUS_IN_OPEN = ":has(> [aria-expanded=true]) :is(:focus-visible, li li :focus)";

/** The menu of wide screens: a disclosure navigation (WAI-ARIA Authoring Practices). */
function Navigation({ items }: { items: NavigationItem[] }) {
  const ref = useRef<HTMLUListElement>(null);
  const isInUse = () => Boolean(ref.current?.querySelector(FOCUS_IN_OPEN));
  const menu = useMenu(isInUse);
  const closeFromOutside = useEffectEvent((event: Event) => {
    if (event.type === "keydown") {
      if ((event as KeyboardEvent).key !== "Escape") return;
      // Only a focus that would go away with the panel moves.
      if (isInUse()) ref.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    } else if (ref.current?.contains(event.target as Node)) return;
    menu.close();
  });
  // Closes on Escape, on a press outside and when the focus leaves.
  useEffect(() => {
    if (menu.open) return listen(document, ["keydown", "pointerdown", "focusin"], closeFromOutside);
  }, [menu.open]);
  return (
    <nav aria-label="Main" className="menu">
      <ul ref={ref}>
        {items.map((item) => (
          <MenuEntry key={item.href} item={item} menu={menu} place="menu" />
        ))}
      </ul>
    </nav>
  );
}

const CONTROL = "inline-flex size-11 items-center justify-center rounded-pill hover:bg-surface";

/**
 * The menu of narrow screens: a native dialog, so that the browser keeps the focus inside, closes it on Escape
 * and gives the focus back. The button opens it by an invoker command, with or without scripts.
 */
function Drawer({ name, phone, items }: Omit<SiteMenuProps, "suggestions">) {
  const ref = useRef<HTMLDialogElement>(null);
  const menu = useMenu();
  useEffect(() => {
    // In a wide window the menu replaces the drawer and its button (product 4.10).
    const hasButton = () => ref.current?.previousElementSibling?.checkVisibility();
    return listen(window, ["resize"], () => hasButton() || ref.current?.close());
  }, []);
  useEffect(() => listen(document, ["focusout"], keepFocus), []);
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        // An invoker command (html.spec.whatwg.org/#attr-button-command), not yet among React's types.
        {...{ command: "show-modal", commandfor: "drawer" }}
        onClick={() =>
          "commandForElement" in HTMLButtonElement.prototype || ref.current?.showModal()
        }
        className={`${CONTROL} md:hidden`}
      >
        <Icon name="menu" size={24} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; Escape is the keyboard's way */}
      <dialog
        ref={ref}
        id="drawer"
        aria-label="Menu"
        className="drawer"
        onClose={menu.close}
        onClick={({ target, currentTarget }) => {
          const pressed = target as Element;
          // The backdrop, or a link.
          if (pressed === currentTarget || pressed.closest("nav a:not([aria-expanded])"))
            currentTarget.close();
          // A press outside of the open entry collapses it.
          else if (!pressed.closest("[aria-expanded], li:has(> [aria-expanded=true])"))
            menu.close();
        }}
      >
        <div className="flex min-h-full flex-col px-[22px] pb-8">
          <div className="flex h-(--header-height) shrink-0 items-center justify-between">
            <span className="text-h5 font-semibold">{name}</span>
            <form method="dialog">
              <button type="submit" aria-label="Close menu" className={CONTROL}>
                <Icon name="close" size={24} />
              </button>
            </form>
          </div>
          <nav aria-label="Main, small screens">
            <ul>
              {items.map((item) => (
                <MenuEntry key={item.href} item={item} menu={menu} place="drawer" />
              ))}
            </ul>
          </nav>
          <a href={telephoneLink(phone)} className="button button-outline mt-8 w-full">
            {`Call ${phone}`}
          </a>
        </div>
      </dialog>
    </>
  );
}

/** Where the focused control of the header goes away, the focus moves to the first that is left. */
function keepFocus({ target, relatedTarget }: FocusEvent) {
  const header = target instanceof Element && !target.checkVisibility() && target.closest("header");
  if (relatedTarget || !header) return;
  const controls = [...header.querySelectorAll<HTMLElement>("nav a, [commandfor]")];
  controls.find((control) => control.checkVisibility())?.focus();
}
