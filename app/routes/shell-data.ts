import { logoOf, pictureOf } from "#app/features/artwork/pictures.ts";
import { feedLinks } from "#app/features/feeds/feed-content.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import type { NavigationItem } from "#app/features/navigation/navigation-item.ts";
import { type Content, memoizeOnContent } from "#app/model/content.ts";
import { isPreview } from "#app/model/publication.ts";
import { href, localHref } from "./href.ts";
import { listHref } from "./insights/list/list-href.ts";
import { pageAt } from "./page-index.ts";
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
      .lists.filter(({ id }) => id !== "insights")
      .map(({ id, heading }) => ({ title: heading, href: listHref(id) })),
};

/** The content of the header and the footer of every page. */
export const shellData = memoizeOnContent((content) => {
  const { navigation, preview, logo } = content.site;
  return {
    ...content.site,
    /** The firm's own logo, for the white header and for the blue footer. */
    logo: logo && { header: logoOf(logo, logo.alt), footer: logoOf(logo.footer, logo.alt) },
    /** The text above every page of a preview. */
    previewBand: isPreview() ? preview.band : undefined,
    /** The links of the search before anything is typed. */
    suggestions: searchContent().suggestions.map(({ label, href }) => {
      return { label, href: localHref(href) };
    }),
    navigation: navigation.map(({ title, href, list, all }): NavigationItem => {
      const dropdownItems = list ? PANELS[list](content) : [];
      if (!list || dropdownItems.length === 0) return { title, href: localHref(href) };
      // Beside descriptions there is no room for a picture.
      const pictureSrc = dropdownItems.some(({ description }) => description)
        ? undefined
        : pictureOf({ family: "leaves", scheme: "sand" }, `panel-${list}`, "tall").src;
      const overview = all ? { title: all, href: localHref(canonicalHref(href)) } : undefined;
      return { title, href: localHref(href), dropdownItems, overview, pictureSrc };
    }),
    feeds: feedLinks().map((feed) => ({ ...feed, path: localHref(feed.path) })),
  };
});

/** The canonical address of the page to which a link leads. */
function canonicalHref(link: string): string {
  const page = pageAt(decodeURI(link));
  return page ? encodeURI(page.canonical) : link;
}
