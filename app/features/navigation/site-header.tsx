import type { PictureSource } from "#app/base/picture-source.ts";
import type { Suggestions } from "#app/features/search/search-panel.tsx";
import type { LanguageLink } from "#app/ui/frame/language-switch.tsx";
import { Logo } from "#app/ui/frame/logo.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import { SiteMenu } from "./site-menu.island.tsx";

export interface SiteHeaderProps {
  /** The firm's name. */
  name: string;
  phone: string;
  /** The firm's own logo. Without it, the drawn mark and the name are shown. */
  logo?: PictureSource | undefined;
  items: NavigationItem[];
  /** The links that the search shows before anything is typed. */
  suggestions: Suggestions;
  searchHref: string;
  /** Empty if the site has only one language. */
  languages: readonly LanguageLink[];
}

/** The fixed header of every page, 80 px high unless the menu has no room beside the name (product 4.1). */
export function SiteHeader({ logo, languages, ...menu }: SiteHeaderProps) {
  const { name, items } = menu;
  return (
    <header data-menu={menuWidth(name, logo, items)} className="site-header">
      <div className="page-width">
        <Logo name={name} picture={logo} />
        <SiteMenu {...menu} languages={languages.length > 0 ? languages : undefined} />
      </div>
    </header>
  );
}

/**
 * The width from which on the header shows the menu: `wide` means 1280 px, `drawer` means never, undefined means 768 px
 * (product 4.6). Nothing can measure the menu before it is painted, so its width is estimated from above: 7.2 px for a
 * letter, and the paddings.
 */
function menuWidth(
  name: string,
  logo: PictureSource | undefined,
  items: readonly NavigationItem[],
): "wide" | "drawer" | undefined {
  const logoWidth = logo?.width ?? 42 + 10 * name.length;
  const gutters = 80;
  const search = 44;
  const lastPadding = 32;
  let needed = logoWidth + gutters + search + lastPadding;
  for (const { title, dropdownItems } of items)
    needed += 7.2 * title.length + (dropdownItems ? 38 : 16);
  if (needed <= 768) return undefined;
  return needed + 8 * items.length <= 1280 ? "wide" : "drawer";
}
