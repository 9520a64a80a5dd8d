/** A navigation item (product 17.1). */
export interface NavigationItem {
  title: string;
  href: string;
  /** The links of its panel. Without them it has no panel. */
  dropdownItems?: { title: string; href: string; description?: string | undefined }[];
  /** The link to the item's own page, below the links of the panel. It leads to the canonical address. */
  overview?: { title: string; href: string } | undefined;
  /** The address of a picture beside the links of the panel. */
  pictureSrc?: string | undefined;
  /** Whether the page lies in this part of the site. */
  isCurrent?: boolean;
}
