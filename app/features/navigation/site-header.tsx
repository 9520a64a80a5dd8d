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

/** The width from which on the drawn mark has the firm's name beside it (menu.css). */
const WIDTH_FOR_NAME = 864;

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
  const markWidth = 42;
  const nameWidth = 9 * name.length;
  const gutters = 64;
  const searchAndEdition = 88;
  const lastPadding = 20;
  let needed = (logo?.width ?? markWidth) + gutters + searchAndEdition + lastPadding;
  for (const { title, language, dropdownItems } of items) {
    const text = language ? `${title} ${language.sign}` : title;
    needed += 8 * text.length + (dropdownItems ? 36 : 16);
  }
  const neededWithName = logo ? needed : needed + nameWidth;
  if (needed <= 768 && neededWithName <= WIDTH_FOR_NAME) return undefined;
  const widerGutters = 16;
  const widerPaddings = 8 * items.length;
  return neededWithName + widerGutters + widerPaddings <= 1280 ? "wide" : "drawer";
}
