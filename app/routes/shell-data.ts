import { displayDate } from "#app/base/dates.ts";
import { logoOf, pictureOf } from "#app/features/artwork/pictures.ts";
import { feedLinks } from "#app/features/feeds/feed-links.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import type { NavigationItem } from "#app/features/navigation/navigation-item.ts";
import { type Content, memoizeOnContent } from "#app/model/content.ts";
import type { PictureField } from "#app/model/fields/picture-fields.ts";
import { ALL_INSIGHTS } from "#app/model/insight-lists.ts";
import { isPreview, isShownToday, previewEnd } from "#app/model/publication.ts";
import type { StandalonePage } from "#app/model/schemas/standalone.ts";
import { href, islandLink, linkLanguage, localHref } from "./href.ts";
import { listHref } from "./insights/list/list-href.ts";
import { allPages, pageAt } from "./page-index.ts";
import type { RoutePage } from "./page-kind.ts";
import type { PageFolder } from "./registry.ts";
import { searchContent } from "./search/content.ts";

type Links = NonNullable<NavigationItem["dropdownItems"]>;

/** The links in each panel of the menu. */
const PANELS = {
  "growth-services": ({ growthServices }: Content): Links =>
    growthServices.map((service) => ({
      title: service.title,
      href: href("services/detail", service),
      description: service.navDescription,
    })),
  industries: ({ industries }: Content): Links =>
    industries.map((industry) => ({
      title: industry.title,
      href: href("industries/detail", industry),
      description: industry.navDescription,
    })),
  // The list of all insights is the page of the entry itself.
  "insight-lists": (): Links =>
    insightListsContent()
      .lists.filter(({ id }) => id !== ALL_INSIGHTS)
      .map(({ id, heading }) => ({ title: heading, href: listHref(id) })),
};

/** The picture in each panel of the menu. */
const PANEL_PICTURES = {
  "growth-services": { says: "grows together", scheme: "surface" },
  industries: { says: "parts of a whole", scheme: "blue" },
  "insight-lists": { says: "comes back", scheme: "sand" },
} as const satisfies Record<keyof typeof PANELS, PictureField>;

/** The content of the header and the footer of every page. */
export const shellData = memoizeOnContent((content) => {
  const { navigation, logo, announcement } = content.site;
  const entries = navigation.map((entry) => navigationItem(entry, content));
  const standaloneEntries = byAddress(content.standalonePages).filter(
    ({ shownIn }) => shownIn?.menu,
  );
  return {
    ...content.site,
    /** The band above every page, on its days. */
    announcement: announcement && isShownToday(announcement) ? announcement : undefined,
    /** The firm's own logo, for the white header and for the blue footer. */
    logo: logo && { header: logoOf(logo, logo.alt), footer: logoOf(logo.footer, logo.alt) },
    /** The text above every page of a preview. */
    previewBand: isPreview() ? previewBand(content) : undefined,
    /** The links of the search before anything is typed. */
    suggestions: searchContent().suggestions.map(islandLink),
    // The last entry is drawn as a button, so standalone pages stand before it.
    navigation: [
      ...entries.slice(0, -1),
      ...standaloneEntries.map(menuEntryOf),
      ...entries.slice(-1),
    ],
    footer: footerOf(content),
    feeds: feedLinks().map((feed) => ({ ...feed, path: localHref(feed.path) })),
  };
});

function previewBand({ site: { preview }, language }: Content): string {
  const end = previewEnd();
  if (end === undefined) return preview.band;
  return `${preview.band} ${preview.until} ${displayDate(end, language.tag)}.`;
}

/** An entry of the menu, with the panel that it opens. */
function navigationItem(
  { title, href, list, all }: Content["site"]["navigation"][number],
  content: Content,
): NavigationItem {
  const dropdownItems = list ? PANELS[list](content) : [];
  const entry = { title, href: localHref(href), language: linkLanguage(href) };
  if (!list || dropdownItems.length === 0) return entry;
  // Beside descriptions there is only room for a strip.
  const hasDescriptions = dropdownItems.some(({ description }) => description);
  const format = hasDescriptions ? "sheet" : "tall";
  const pictureSrc = pictureOf(PANEL_PICTURES[list], `panel-${list}`, format).src;
  const overview = all ? { title: all, href: localHref(canonicalHref(href)) } : undefined;
  return { ...entry, dropdownItems, overview, pictureSrc };
}

/** Standalone pages in the order of their addresses: a page stands before those below it. */
function byAddress(pages: readonly StandalonePage[]): StandalonePage[] {
  return pages.toSorted((a, b) => (a.address < b.address ? -1 : 1));
}

function menuEntryOf({ title, address, shownIn }: StandalonePage): NavigationItem {
  return { title: shownIn?.label ?? title, href: localHref(address) };
}

/**
 * The footer, with the standalone pages that it names at the end of their columns. A legal page that no column links to stands
 * at the end of the column with the other legal pages.
 */
function footerOf({ site: { footer }, standalonePages }: Content) {
  const furtherLegal = furtherLegalLinks(footer);
  const legalColumn = legalColumnOf(footer);
  const columns = footer.columns.map(({ heading, links }, index) => {
    const pages = byAddress(standalonePages).filter(
      ({ shownIn }) => shownIn?.footerColumn === index + 1,
    );
    const pageLinks = pages.map(({ title, address, shownIn }) => {
      return { label: shownIn?.label ?? title, href: address };
    });
    const legalLinks = index === legalColumn ? furtherLegal : [];
    return { heading, links: [...links, ...legalLinks, ...pageLinks] };
  });
  return { ...footer, columns };
}

type FooterContent = Content["site"]["footer"];

const LEGAL: PageFolder = "legal";

function legalPages(): RoutePage[] {
  return allPages().filter(({ folder }) => folder === LEGAL);
}

/** The legal pages that no column of the footer links to. */
function furtherLegalLinks({ columns }: FooterContent) {
  const linked = new Set(columns.flatMap(({ links }) => links.map(({ href }) => href)));
  const further = legalPages().filter(({ path }) => !linked.has(path));
  return further.map(({ name, path }) => ({ label: name, href: path }));
}

/** The column with a link to a legal page, by its index; the last if there is none. */
function legalColumnOf({ columns }: FooterContent): number {
  const paths = new Set(legalPages().map(({ path }) => path));
  const found = columns.findIndex(({ links }) => links.some(({ href }) => paths.has(href)));
  return found === -1 ? columns.length - 1 : found;
}

/** The canonical address of the page to which a link leads. */
function canonicalHref(link: string): string {
  const page = pageAt(decodeURI(link));
  return page ? encodeURI(page.canonical) : link;
}
