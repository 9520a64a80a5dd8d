import { useEffect, useEffectEvent, useRef } from "react";
import { island } from "#app/browser/island.tsx";
import { listen } from "#app/browser/signals.ts";
import { SearchButton } from "#app/search/search-button.tsx";
import type { Suggestions } from "#app/search/search-panel.tsx";
import type { NavigationItem } from "../shell-data.ts";
import { Drawer, type DrawerProps } from "./drawer.tsx";
import { MenuEntry, useMenu } from "./menu-entry.tsx";

interface SiteMenuProps extends DrawerProps {
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
