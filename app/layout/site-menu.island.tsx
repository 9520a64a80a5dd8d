import { island } from "#app/browser/island.tsx";
import { SearchButton } from "#app/search/search-button.tsx";
import { Drawer } from "./drawer.tsx";
import { Navigation, type NavigationItem } from "./navigation.tsx";

export interface SiteMenuProps {
  name: string;
  phone: string;
  items: NavigationItem[];
  suggestions: { label: string; href: string }[];
}

/** The search, the menu of wide screens and the drawer of narrow ones: one island, so that their words travel once. */
export const SiteMenu = island("SiteMenu", ({ name, phone, items, suggestions }: SiteMenuProps) => (
  <>
    <SearchButton suggestions={suggestions} />
    <Navigation items={items} />
    <Drawer name={name} phone={phone} items={items} />
  </>
));
