import controlsTexts from "virtual:words/controls";
import languagesTexts from "virtual:words/languages";
import menuTexts from "virtual:words/menu";
import searchTexts from "virtual:words/search";
import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { telephoneLink } from "#app/base/site-href.ts";
import { SearchButton } from "#app/features/search/search-button.tsx";
import type { Suggestions } from "#app/features/search/search-panel.tsx";
import { type LanguageLink, LanguageLinks } from "#app/ui/frame/language-switch.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { menuWords } from "./interface-words.ts";
import { MenuEntry } from "./menu-entry.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import { useMenu } from "./use-menu.ts";

export interface SiteMenuProps {
  /** The firm's name. */
  name: string;
  phone: string;
  items: NavigationItem[];
  suggestions: Suggestions;
  searchHref: string;
  /** Left out if the site has only one language. */
  languages?: readonly LanguageLink[] | undefined;
}

/** The search, the menu of wide screens and the drawer of narrow ones. They are one island, so that the page has their data once. */
export const SiteMenu = island("SiteMenu", SiteMenuView, {
  ...menuTexts,
  ...searchTexts,
  ...controlsTexts,
  ...languagesTexts,
});

function SiteMenuView({ suggestions, searchHref, ...menu }: SiteMenuProps) {
  return (
    <>
      <SearchButton suggestions={suggestions} searchHref={searchHref} />
      <Navigation items={menu.items} />
      <Drawer {...menu} />
    </>
  );
}

/** Matches the focused element if it is in the open panel, or if the keyboard has moved the focus to the entry of that panel. */
const FOCUS_IN_OPEN_ENTRY = ":has(> [aria-expanded=true]) :is(:focus-visible, li li :focus)";

/** Matches the item of the open entry, with its panel. */
const OPEN_ITEM = "li:has(> [aria-expanded=true])";

/**
 * The menu of wide screens: a disclosure navigation
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/). Escape closes the open panel, and so
 * do a press outside of the menu and a focus outside of the entry.
 */
function Navigation({ items }: { items: NavigationItem[] }) {
  const words = useWords<typeof menuWords>("menu");
  const list = useRef<HTMLUListElement>(null);
  const isInUse = () => Boolean(list.current?.querySelector(FOCUS_IN_OPEN_ENTRY));
  const menu = useMenu(isInUse);
  const onDocumentEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Escape") return;
      // A focus in the panel would be lost with the panel.
      if (isInUse()) list.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    } else {
      const area = event.type === "focusin" ? list.current?.querySelector(OPEN_ITEM) : list.current;
      if (area?.contains(event.target as Node)) return;
    }
    menu.close();
  });
  // The document reports events outside of the menu. They matter only while a panel is open.
  useEffect(() => {
    if (menu.open) return listen(document, ["keydown", "pointerdown", "focusin"], onDocumentEvent);
  }, [menu.open]);
  return (
    <nav aria-label={words.menu} className="menu">
      <ul ref={list}>
        {items.map((item) => (
          <MenuEntry key={item.href} item={item} menu={menu} variant="menu" />
        ))}
      </ul>
    </nav>
  );
}

const CONTROL_CLASS =
  "inline-flex size-11 items-center justify-center rounded-pill hover:bg-surface";

/**
 * The menu of narrow screens. It is a native dialog: the browser keeps the focus inside, closes it on Escape and returns the
 * focus. Its button opens it by an invoker command, with or without scripts.
 */
function Drawer({
  name,
  phone,
  items,
  languages,
}: Omit<SiteMenuProps, "suggestions" | "searchHref">) {
  const words = useWords<typeof menuWords>("menu");
  const dialog = useRef<HTMLDialogElement>(null);
  const menu = useMenu();
  // The window reports its width. In a wide window the menu takes the place of the drawer and its button (product 4.10).
  useEffect(() => {
    const closeWithoutButton = () => {
      const isButtonVisible = dialog.current?.previousElementSibling?.checkVisibility();
      if (!isButtonVisible) dialog.current?.close();
    };
    return listen(window, ["resize"], closeWithoutButton);
  }, []);
  // The document reports controls that disappear with the focus on them.
  useEffect(() => listen(document, ["focusout"], moveLostFocus), []);
  const openWithoutCommands = () => {
    const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
    if (!knowsCommands) dialog.current?.showModal();
  };
  const onPress = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const pressed = target as Element;
    const isBackdrop = pressed === currentTarget;
    const link = pressed.closest("nav a:not([aria-expanded])");
    const openEntry = pressed.closest("[aria-expanded], li:has(> [aria-expanded=true])");
    if (isBackdrop || link) currentTarget.close();
    else if (!openEntry) menu.close();
  };
  return (
    <>
      <button
        type="button"
        aria-label={words.openDrawer}
        aria-haspopup="dialog"
        // React's types do not have invoker commands yet (https://html.spec.whatwg.org/#attr-button-command).
        {...{ command: "show-modal", commandfor: "drawer" }}
        onClick={openWithoutCommands}
        className={`${CONTROL_CLASS} md:hidden`}
      >
        <Icon name="menu" size={24} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop closes it, and so does Escape */}
      <dialog
        ref={dialog}
        id="drawer"
        aria-label={words.drawer}
        className="drawer"
        onClose={menu.close}
        onClick={onPress}
      >
        <div className="flex min-h-full flex-col px-[22px] pb-8">
          <div className="flex min-h-(--header-height) shrink-0 items-center justify-between gap-4">
            <span className="text-h5 font-semibold">{name}</span>
            <form method="dialog">
              <button type="submit" aria-label={words.closeDrawer} className={CONTROL_CLASS}>
                <Icon name="close" size={24} />
              </button>
            </form>
          </div>
          <nav aria-label={words.drawerMenu}>
            <ul>
              {items.map((item) => (
                <MenuEntry key={item.href} item={item} menu={menu} variant="drawer" />
              ))}
            </ul>
          </nav>
          <a href={telephoneLink(phone)} className="button button-outline mt-8 w-full">
            {words.call}
          </a>
          {languages && <LanguageLinks languages={languages} />}
        </div>
      </dialog>
    </>
  );
}

/** Moves the focus to the first visible control of the header when the focused control of the header disappears. */
function moveLostFocus({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget || !(target instanceof Element) || target.checkVisibility()) return;
  const header = target.closest("header");
  const controls = [...(header?.querySelectorAll<HTMLElement>("nav a, [commandfor]") ?? [])];
  controls.find((control) => control.checkVisibility())?.focus();
}
