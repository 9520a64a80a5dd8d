import { island } from "#app/browser/island.tsx";
import { SearchButton } from "#app/search/search-button.tsx";
import type { Suggestions } from "#app/search/search-results.tsx";
import { Drawer, type DrawerProps } from "./drawer.tsx";
import { Navigation } from "./navigation.tsx";

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
