import { type Content, fromContent } from "#app/content/content.ts";
import { insightListsContent } from "#app/content/insights.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { feedLinks } from "#app/feeds/feed-content.ts";
import type { NavigationItem, ShellData } from "#app/layout/shell.ts";
import { listPath } from "#app/lib/insight-lists.ts";
import { searchContent } from "#app/pages/search/page.tsx";

type ListName = NonNullable<Content["site"]["navigation"][number]["list"]>;

/** Order of the insight panel (specification, section 2: Main navigation); titles only. */
const INSIGHT_PANEL = [
  "blogs",
  "articles",
  "research-reports",
  "webinars",
  "podcasts",
  "news-letters",
] as const;

function insightPanel() {
  return INSIGHT_PANEL.map((id) => {
    const list = insightListsContent().lists.find((entry) => entry.id === id);
    if (!list) throw new RangeError(`content/pages/insight-lists.yaml has no list ${id}`);
    return { title: list.heading, href: listPath(id) };
  });
}

const PANELS = {
  "growth-services": ({ growthServices }: Content) =>
    growthServices.map(({ id, title, navDescription }) => ({
      title,
      href: `/services/${encodeURI(id)}`,
      description: navDescription,
    })),
  industries: ({ industries }: Content) =>
    industries.map(({ id, title, navDescription }) => ({
      title,
      href: `/industries/${id}`,
      description: navDescription,
    })),
  "insight-lists": insightPanel,
} satisfies Record<ListName, (all: Content) => NavigationItem["dropdownItems"]>;

const PANEL_PICTURES = {
  "growth-services": { family: "circles", scheme: "sky" },
  industries: { family: "bars", scheme: "blush" },
  "insight-lists": { family: "leaves", scheme: "sand" },
} as const satisfies Record<ListName, object>;

function navigationItem(
  entry: Content["site"]["navigation"][number],
  all: Content,
): NavigationItem {
  const { title, href, list } = entry;
  if (!list) return { title, href };
  return {
    title,
    href,
    dropdownItems: PANELS[list](all),
    pictureSrc: pictureOf(PANEL_PICTURES[list], `panel-${list}`, "tall").src,
  };
}

/** What the header and the footer of every page show, from the content. */
export const shellData = fromContent(makeShellData);

function makeShellData(all: Content): ShellData {
  const { site } = all;
  const { feedsHeading, columns, closing, blurb } = site.footer;
  return {
    name: site.name,
    phone: site.phone,
    email: site.email,
    suggestions: searchContent().suggestions,
    navigation: site.navigation.map((entry) => navigationItem(entry, all)),
    footer: {
      closing,
      blurb,
      legalName: site.legalName,
      feedsHeading,
      feeds: feedLinks().map(({ label, title, path }) => ({ label, title, href: path })),
      columns,
      social: site.social,
    },
  };
}
