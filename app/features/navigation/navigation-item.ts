/** A navigation item (product 17.1). */
export interface NavigationItem {
  title: string;
  href: string;
  /** The links of its panel; without any it has no panel. */
  dropdownItems?: { title: string; href: string; description?: string | undefined }[];
  /** The text of the link to the item's own page, below the links of the panel. */
  overview?: string | undefined;
  /** Of a picture that stands beside the links of the panel. */
  pictureSrc?: string | undefined;
  /** The page lies in this part of the site. */
  isCurrent?: boolean;
}
