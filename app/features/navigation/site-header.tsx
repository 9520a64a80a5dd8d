import type { PictureSource } from "#app/base/picture-source.ts";
import { siteHref } from "#app/base/site-href.ts";
import { SearchLink } from "#app/features/search/search-link.tsx";
import type { Suggestions } from "#app/features/search/search-panel.tsx";
import { EditionSwitch } from "#app/ui/frame/edition-switch.tsx";
import type { LanguageLink } from "#app/ui/frame/language-switch.tsx";
import { Logo } from "#app/ui/frame/logo.tsx";
import { useWords } from "#app/words/words-context.tsx";
import { Drawer } from "./drawer.tsx";
import type { menuWords } from "./interface-words.ts";
import { Menu } from "./menu.tsx";
import type { NavigationItem } from "./navigation-item.ts";

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
  /** The beginning of the addresses in the language of the page, such as `/de`. */
  prefix: string;
  /** Empty if the site has only one language. */
  languages: readonly LanguageLink[];
}

/** The fixed header of every page, 80 px high unless the menu has no room beside the name (product 4.1). */
export function SiteHeader({ logo, suggestions, searchHref, prefix, ...drawer }: SiteHeaderProps) {
  const words = useWords<typeof menuWords>("menu");
  const { name, items } = drawer;
  return (
    <header data-menu={menuWidth(name, logo, items)} className="site-header">
      <div className="page-width">
        <Logo name={name} picture={logo} />
        <EditionSwitch label={words.night} />
        <SearchLink suggestions={suggestions} searchHref={searchHref} prefix={prefix} />
        <Menu items={items} />
        <Drawer {...drawer} markSrc={logo ? undefined : siteHref("/uploads/logo.svg")} />
      </div>
    </header>
  );
}

/**
 * The width from which on the header shows the menu: `wide` means 1280 px, `drawer` means never, undefined means 768 px
 * (product 4.6). Nothing can measure the menu before it is painted, so its width is estimated from above: 8 px for a
 * letter, and the paddings.
 */
function menuWidth(
  name: string,
  logo: PictureSource | undefined,
  items: readonly NavigationItem[],
): "wide" | "drawer" | undefined {
  const logoWidth = logo?.width ?? 42 + 9 * name.length;
  const gutters = 48;
  const searchAndEdition = 88;
  const lastPadding = 24;
  let needed = logoWidth + gutters + searchAndEdition + lastPadding;
  for (const { title, language, dropdownItems } of items) {
    const text = language ? `${title} ${language.sign}` : title;
    needed += 8 * text.length + (dropdownItems ? 32 : 12);
  }
  if (needed <= 768) return undefined;
  const widerGutters = 32;
  const widerPaddings = 12 * items.length;
  return needed + widerGutters + widerPaddings <= 1280 ? "wide" : "drawer";
}
