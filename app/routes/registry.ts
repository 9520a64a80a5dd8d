import { feedsContent } from "#app/features/feeds/content.ts";
import { applicationHandling } from "#app/features/forms/table/application.ts";
import { contactHandling } from "#app/features/forms/table/contact.ts";
import type { FormPath } from "#app/features/forms/table/form-table.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import { planCheckContent } from "#app/features/plan-check/content.ts";
import { wordsOfMarkdown } from "#app/features/search/search-words.ts";
import { documentsContent } from "#app/features/specimens/content.ts";
import { specimens } from "#app/features/specimens/specimens.ts";
import { services } from "#app/features/topics/topics.ts";
import { allPositions, content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import { pageContentFrom } from "#app/model/page-content.ts";
import { isClosed } from "#app/model/publication.ts";
import { brochure, deck } from "#app/model/schemas/deck.ts";
import { wordsOf } from "#app/model/words.ts";
import { aboutContent } from "./about/content.ts";
import { brochureWords } from "./brochure/interface-words.ts";
import { brochureAnchors } from "./brochure/topic-sheets.ts";
import { applyContent } from "./careers/apply/content.ts";
import { careersContent } from "./careers/content.ts";
import { positionAnchors } from "./careers/position/anchors.ts";
import { contactContent } from "./contact/content.ts";
import { specimenAddresses } from "./documents/addresses.ts";
import { specimenAnchors } from "./documents/anchors.ts";
import { fixedPage } from "./fixed-page.ts";
import { sentPages } from "./form-sent/addresses.ts";
import { homeAnchors } from "./home/anchors.ts";
import { homeContent } from "./home/content.ts";
import { industriesContent } from "./industries/content.ts";
import { industryAnchors } from "./industries/detail/anchors.ts";
import { insightAddresses, insightPage } from "./insights/detail/addresses.ts";
import { insightAnchors } from "./insights/detail/anchors.ts";
import { insightListAddresses } from "./insights/list/addresses.ts";
import { insightListAnchors } from "./insights/list/anchors.ts";
import { itemPages } from "./item-pages.ts";
import { leadershipContent } from "./leadership/content.ts";
import { leaderAddresses } from "./leadership/detail/addresses.ts";
import { leaderAnchors } from "./leadership/detail/anchors.ts";
import { legalAnchors } from "./legal/anchors.ts";
import { newsletterPage, newsletterSteps } from "./newsletter/addresses.ts";
import { notFoundContent } from "./not-found/content.ts";
import type { PageKind, RoutePage } from "./page-kind.ts";
import { pageSet } from "./page-set.ts";
import { fillPath } from "./paths.ts";
import { presentationContent } from "./presentation/content.ts";
import { searchContent } from "./search/content.ts";
import { servicesContent } from "./services/content.ts";
import { serviceAnchors } from "./services/detail/anchors.ts";
import { standalonePages } from "./standalone/addresses.ts";

/** The entries that the table of forms requires: each form has a page in the folder of its address. */
type FormPages = {
  [Path in FormPath as FolderOf<Path>]: PageKind<{ main: Path }>;
};
type FolderOf<Path extends string> = Path extends `/${infer Folder}` ? Folder : never;

/** The addresses of the items that other pages list. */
const ITEM_PATHS = {
  service: "/services/:id",
  industry: "/industries/:id",
  position: "/careers/:id",
  leader: "/leadership/:id",
  insight: "/insights/:list/:id",
} as const;

/** Decoded addresses of items. */
function pathsOf(pattern: `${string}/:id`, items: readonly { id: string }[]): string[] {
  return items.map((item) => fillPath<string>(pattern, item));
}

/**
 * The registry: every page of the site under the name of its folder, where `page.tsx` shows it. If pages match a search
 * equally well, the search lists them in the order of the registry.
 *
 * Everything else follows from it: heads, social cards, sitemap, redirects, the marks in the menu (page-index.ts), and
 * breadcrumbs. The parent of a page is the page whose address its own address continues.
 */
export const PAGES = {
  home: fixedPage("/", {
    anchors: homeAnchors,
    name: "home",
    content: homeContent,
    otherFiles: [planCheckContent],
    sheets: ["hero"],
    subject: "firm",
    founder: (of) => aboutContent(of).founder?.leader,
  }),
  "hero-preview": fixedPage("/hero-preview", {
    anchors: homeAnchors,
    name: "heroPreview",
    isIndexed: false,
    content: pageContentFrom(
      homeContent.schema.shape.growthHero,
      (of) => homeContent(of).growthHero,
    ),
    sheets: ["hero"],
  }),
  about: fixedPage("/about", {
    sheets: ["claims"],
    anchors: ["story", "values", "claims", "documents"],
    name: "about",
    content: aboutContent,
    sources: ["content/pages/about.yaml"],
    opening: "poster",
    isWithoutClosing: true,
    schemaType: "AboutPage",
  }),
  contact: fixedPage(contactHandling.page, {
    anchors: ({ site }) => (site.addresses.length > 0 ? ["direct", "offices"] : ["direct"]),
    name: "contact",
    content: contactContent,
    sources: ["content/pages/contact.yaml"],
    opening: "text",
    sheets: ["forms"],
    isWithoutClosing: true,
    schemaType: "ContactPage",
  }),
  documents: pageSet(
    { main: "/documents/:id" },
    {
      files: [documentsContent],
      addresses: specimenAddresses,
      itemOf: (_paths, { id }) => itemById(specimens(), id),
      anchorsOf: specimenAnchors,
      sheets: ["specimens", "ownership"],
      isPrinted: true,
    },
  ),
  "form-sent": sentPages({ contact: contactContent, application: applyContent }),
  newsletter: newsletterPage,
  "newsletter/step": newsletterSteps,
  services: fixedPage("/services", {
    anchors: ["documents"],
    aliases: { capabilities: "/capabilities" },
    content: servicesContent,
    // The picture is for its social card; the page begins with the pictures of its six services.
    opening: "text",
    listed: (of) => pathsOf(ITEM_PATHS.service, [...of.capabilities, ...of.growthServices]),
    schemaType: "CollectionPage",
  }),
  industries: fixedPage("/industries", {
    content: industriesContent,
    listed: ({ industries }) => pathsOf(ITEM_PATHS.industry, industries),
    schemaType: "CollectionPage",
  }),
  presentation: fixedPage("/presentation", {
    sourceFile: "deck/deck.yaml",
    isPrinted: true,
    content: pageContentFrom(presentationContent.schema.extend(deck.shape), (of) => ({
      ...presentationContent(of),
      ...of.deck,
    })),
    otherFiles: [presentationContent],
    sources: ["content/pages/presentation.yaml", "content/deck/deck.yaml"],
  }),
  careers: fixedPage("/careers", {
    anchors: ["positions"],
    name: "careers",
    content: careersContent,
    listed: ({ positions }) => pathsOf(ITEM_PATHS.position, positions),
    schemaType: "CollectionPage",
  }),
  "careers/apply": fixedPage(applicationHandling.page, {
    anchors: ({ positions }) => (positions.length > 0 ? ["positions"] : []),
    name: "apply",
    formerPaths: ["/apply"],
    isIndexed: false,
    content: applyContent,
    sheets: ["forms"],
    isWithoutClosing: true,
  }),
  leadership: fixedPage("/leadership", {
    anchors: ({ partners }) => [...partners.map(({ id }) => id), "documents"],
    name: "leadership",
    content: leadershipContent,
    listed: ({ partners }) => pathsOf(ITEM_PATHS.leader, partners),
    schemaType: "CollectionPage",
    // The picture is for its social card; the page begins with the partners themselves.
    opening: "text",
  }),
  "leadership/detail": pageSet(
    { main: ITEM_PATHS.leader },
    {
      addresses: leaderAddresses,
      itemOf: (_paths, { id }) => itemById(content().leaders, id),
      anchorsOf: leaderAnchors,
      schemaType: "ProfilePage",
      subject: "person",
    },
  ),
  brochure: fixedPage("/brochure", {
    sourceFile: "brochure/brochure.yaml",
    isPrinted: true,
    printedTitle: () => wordsOf(brochureWords).printedTitle,
    anchors: brochureAnchors,
    name: "brochure",
    content: pageContentFrom(brochure, (of) => of.brochure),
  }),
  feeds: fixedPage("/feeds", {
    name: "feeds",
    content: feedsContent,
    sources: ["content/pages/feeds.yaml"],
    opening: "text",
    anchors: ["how-to"],
  }),
  search: fixedPage("/search", {
    isIndexed: false,
    content: searchContent,
  }),
  "services/detail": itemPages(ITEM_PATHS.service, services, {
    anchors: serviceAnchors,
    sheets: ["topics"],
    opening: ({ description }) => ({ opening: "poster", lead: description }),
    section: "services",
    subject: "service",
    label: "service",
  }),
  "industries/detail": itemPages(ITEM_PATHS.industry, ({ industries }) => industries, {
    anchors: industryAnchors,
    sheets: ["topics"],
    opening: ({ description }) => ({ opening: "band", lead: description }),
    isWithoutClosing: true,
    section: "industries",
    label: "industry",
  }),
  "careers/position": itemPages(ITEM_PATHS.position, allPositions, {
    anchors: positionAnchors,
    isIndexed: (position) => !isClosed(position),
    isWithoutClosing: true,
    section: "positions",
    subject: "position",
    label: "position",
  }),
  "insights/list": pageSet(
    {
      all: "/insights",
      list: "/insights/:list",
      allPage: "/insights/page/:number",
      listPage: "/insights/:list/page/:number",
    },
    {
      files: [insightListsContent],
      addresses: (paths, of) => insightListAddresses(paths, ITEM_PATHS.insight, of),
      itemOf: () => undefined,
      anchorsOf: insightListAnchors,
      schemaType: "CollectionPage",
    },
  ),
  "insights/detail": pageSet(
    {
      item: ITEM_PATHS.insight,
      short: "/insights/:id",
      shortBlog: "/blogs/:id",
    },
    {
      addresses: insightAddresses,
      itemOf: insightPage,
      anchorsOf: insightAnchors,
      subject: "insight",
      sheets: ["prose"],
    },
  ),
  legal: itemPages("/:id", ({ legal }) => legal, {
    anchors: legalAnchors,
    opening: ({ lead }) => ({ opening: "text", lead }),
    label: "legal",
    sheets: ["prose"],
    words: ({ lead, markdown, file }) => wordsOfMarkdown(markdown, file, lead),
  }),
  standalone: standalonePages,
  "not-found": fixedPage("/404", {
    anchors: ({ industries }) => (industries.length > 0 ? ["by-industry"] : []),
    name: "notFound",
    isIndexed: false,
    content: notFoundContent,
    isWithoutClosing: true,
  }),
} as const satisfies FormPages & Record<string, PageKind>;

/** The name of a page's folder below app/routes/. */
export type PageFolder = keyof typeof PAGES;

type Pages = typeof PAGES;
export type PathsOf<Folder extends PageFolder> = Pages[Folder]["paths"];
export type PathName<Folder extends PageFolder> = keyof PathsOf<Folder>;

/** The folders of pages with an address that needs no parameters. */
export type FixedFolder = {
  [Folder in PageFolder]: Pages[Folder] extends PageKind<{ main: string }, undefined>
    ? Folder
    : never;
}[PageFolder];

/** The folders of items that have a page each. */
export type ItemFolder = {
  [Folder in PageFolder]: PathsOf<Folder> extends { main: `${string}:${string}` } ? Folder : never;
}[PageFolder];

/** The props of the component `Page` of a folder. */
export type PageProps<Folder extends PageFolder> = RoutePage & {
  item: ReturnType<Pages[Folder]["itemOf"]>;
};
