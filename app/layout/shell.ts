/** A navigation item (specification, section 3). */
export interface NavigationItem {
  title: string;
  href: string;
  dropdownItems?: { title: string; href: string; description?: string }[];
  /** Whether the page lies in the part of the site that the entry stands for. */
  isCurrent?: boolean;
  /** The small picture at the side of the panel. */
  pictureSrc?: string;
}

export interface ShellLink {
  label: string;
  href: string;
}

/** What the header and the footer of every page show. */
export interface ShellData {
  name: string;
  phone: string;
  email: string;
  navigation: NavigationItem[];
  /** Where the search leads before anything is typed. */
  suggestions: ShellLink[];
  footer: {
    closing: string;
    blurb: string;
    legalName: string;
    feedsHeading: string;
    /** `title` is what the head of every page announces. */
    feeds: (ShellLink & { title: string })[];
    columns: { heading: string; links: ShellLink[] }[];
    social: { network: string; label: string; href: string }[];
  };
}
