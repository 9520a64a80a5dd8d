import type { LinkLanguage } from "#app/words/words-context.tsx";

/** A link in the panel of a navigation item. */
export interface NavigationLink {
  title: string;
  href: string;
  description?: string | undefined;
  /** Whether it leads to the page itself. */
  isCurrent?: boolean;
}

/** A navigation item (product 17.1). */
export interface NavigationItem {
  title: string;
  href: string;
  /** The language of its page, if that is not the language of the menu. */
  language?: LinkLanguage | undefined;
  /** The links of its panel. Without them it has no panel. */
  dropdownItems?: NavigationLink[];
  /** The link to the item's own page, below the links of the panel. It leads to the canonical address. */
  overview?: { title: string; href: string } | undefined;
  /** The address of the picture in the panel: beside titles, below titles with descriptions. */
  pictureSrc?: string | undefined;
  /** Whether the page lies in this part of the site. */
  isCurrent?: boolean;
}
