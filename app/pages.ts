/*
 * THE registry: every page of the site, from top to bottom. One entry is one kind of page: its addresses (from the
 * content), what it shows, what search engines and our own search learn of it. Head, breadcrumbs, social card,
 * sitemap, feeds' links and the menu's marks all follow from it (app/page-index.ts).
 */

import { content } from "#app/content/content.ts";
import { feedsContent } from "#app/feeds/feed-content.ts";
import { AboutPage } from "#app/pages/about/page.tsx";
import { brochureData } from "#app/pages/brochure/data.ts";
import { BrochurePage } from "#app/pages/brochure/page.tsx";
import { ApplyPage } from "#app/pages/careers/apply/page.tsx";
import { CareersPage } from "#app/pages/careers/overview/page.tsx";
import { PositionPage } from "#app/pages/careers/position/page.tsx";
import { ContactPage } from "#app/pages/contact/page.tsx";
import { FeedsPage } from "#app/pages/feeds/page.tsx";
import { homeContent, homeData } from "#app/pages/home/data.ts";
import { HeroPreviewPage, HomePage } from "#app/pages/home/page.tsx";
import { IndustryPage } from "#app/pages/industries/detail/page.tsx";
import { IndustriesPage } from "#app/pages/industries/overview/page.tsx";
import {
  insightAddresses,
  insightLabel,
  insightListAddresses,
  insightListWords,
  insightWords,
} from "#app/pages/insights/addresses.ts";
import { InsightPage } from "#app/pages/insights/detail/page.tsx";
import { insightListData } from "#app/pages/insights/list/data.ts";
import { InsightListPage } from "#app/pages/insights/list/page.tsx";
import { LeadershipPage } from "#app/pages/leadership/page.tsx";
import { LegalPage } from "#app/pages/legal/page.tsx";
import { notFoundContent, notFoundData } from "#app/pages/not-found/data.ts";
import { NotFoundPage } from "#app/pages/not-found/page.tsx";
import { address, fixedPage, type PageKind, page } from "#app/pages/page-kind.tsx";
import { presentationContent, presentationData } from "#app/pages/presentation/data.ts";
import { PresentationPage } from "#app/pages/presentation/page.tsx";
import { SearchPage } from "#app/pages/search/page.tsx";
import { ServicePage } from "#app/pages/services/detail/page.tsx";
import { ServicesPage } from "#app/pages/services/overview/page.tsx";
import { wordsOfFields, wordsOfMarkdown } from "#app/pages/words.ts";
import { jobPosting } from "#app/seo/structured-data/job-posting.ts";
import {
  insightThing,
  organization,
  serviceThing,
  webPage,
  website,
} from "#app/seo/structured-data/things.ts";
import { aboutContent, aboutData } from "./pages/about/page.tsx";
import { applyContent, applyData } from "./pages/careers/apply/page.tsx";
import { careersContent, careersData } from "./pages/careers/overview/page.tsx";
import { positionData } from "./pages/careers/position/page.tsx";
import { contactContent, contactData } from "./pages/contact/page.tsx";
import { feedsData } from "./pages/feeds/page.tsx";
import { industryData } from "./pages/industries/detail/page.tsx";
import { industriesContent, industriesData } from "./pages/industries/overview/page.tsx";
import { insightData } from "./pages/insights/detail/page.tsx";
import { leadershipContent, leadershipData } from "./pages/leadership/page.tsx";
import { legalData } from "./pages/legal/page.tsx";
import { searchContent, searchData } from "./pages/search/page.tsx";
import { serviceData } from "./pages/services/detail/page.tsx";
import { servicesContent, servicesData } from "./pages/services/overview/page.tsx";

/** The item of a collection with a page's id. */
const itemOf = <Item extends { id: string }>(items: readonly Item[], id: string) =>
  items.find((item) => item.id === id);

const services = () => [...content().growthServices, ...content().capabilities];

/** In the order in which pages come that match a search equally well. */
export const PAGE_KINDS: readonly PageKind[] = [
  fixedPage("/", {
    name: "Home",
    id: "home",
    content: homeContent,
    data: homeData,
    view: HomePage,
    things: () => [organization(), website()],
    words: () => wordsOfFields({ ...homeContent(), growthHero: undefined }),
  }),
  fixedPage("/hero-preview", {
    name: "Hero preview",
    isIndexed: false,
    content: () => homeContent().growthHero,
    data: homeData,
    view: HeroPreviewPage,
  }),
  fixedPage("/about", {
    name: "About",
    content: aboutContent,
    data: aboutData,
    view: AboutPage,
    thing: "AboutPage",
  }),
  fixedPage("/contact", {
    name: "Contact",
    content: contactContent,
    data: contactData,
    view: ContactPage,
    thing: "ContactPage",
  }),
  fixedPage("/services", {
    others: ["/capabilities"],
    content: servicesContent,
    data: servicesData,
    view: ServicesPage,
    thing: "CollectionPage",
    words: () => wordsOfFields({ ...servicesContent(), fallback: undefined }),
  }),
  fixedPage("/industries", {
    content: industriesContent,
    data: industriesData,
    view: IndustriesPage,
    thing: "CollectionPage",
  }),
  fixedPage("/presentation", {
    content: () => content().deck,
    data: presentationData,
    view: PresentationPage,
    styles: ["app/styles/deck.css"],
    words: () => wordsOfFields([presentationContent(), content().deck]),
  }),
  fixedPage("/careers", {
    name: "Careers",
    content: careersContent,
    data: careersData,
    view: CareersPage,
    thing: "CollectionPage",
  }),
  fixedPage("/careers/apply", {
    name: "Apply",
    parent: "/careers",
    isIndexed: false,
    content: applyContent,
    data: applyData,
    view: ApplyPage,
  }),
  fixedPage("/leadership", {
    name: "Leadership",
    content: leadershipContent,
    data: leadershipData,
    view: LeadershipPage,
  }),
  fixedPage("/brochure", {
    name: "Brochure",
    content: () => content().brochure,
    data: brochureData,
    view: BrochurePage,
    styles: ["app/styles/brochure.css"],
  }),
  fixedPage("/feeds", {
    name: "RSS feeds",
    content: feedsContent,
    data: feedsData,
    view: FeedsPage,
  }),
  fixedPage("/search", {
    isIndexed: false,
    content: searchContent,
    data: searchData,
    view: SearchPage,
    styles: ["app/styles/search-page.css"],
  }),
  page({
    pattern: "/services/:id",
    addresses: () =>
      services().map(({ id, meta, title, picture }) =>
        address(`/services/${id}`, meta, { id, picture, name: title, parent: "/services" }),
      ),
    data: serviceData,
    view: ServicePage,
    things: (record) => [serviceThing(record)],
    label: () => "Service",
    words: ({ id }) => wordsOfFields(itemOf<{ id: string }>(services(), id)),
  }),
  page({
    pattern: "/industries/:id",
    addresses: () =>
      content().industries.map(({ id, meta, title, picture }) =>
        address(`/industries/${id}`, meta, { id, picture, name: title, parent: "/industries" }),
      ),
    data: industryData,
    view: IndustryPage,
    things: (record) => [webPage(record)],
    label: () => "Industry",
    words: ({ id }) => wordsOfFields(itemOf(content().industries, id)),
  }),
  page({
    pattern: "/careers/:id",
    addresses: () =>
      content().positions.map(({ id, meta, title }) =>
        address(`/careers/${id}`, meta, { id, name: title, parent: "/careers" }),
      ),
    data: positionData,
    view: PositionPage,
    things: (record) => [jobPosting(record)],
    label: () => "Open position",
    words: ({ id }) => wordsOfFields(itemOf(content().positions, id)),
  }),
  page({
    pattern: "/insights, /insights/:list, /insights/:list/page/:number",
    addresses: insightListAddresses,
    data: insightListData,
    view: InsightListPage,
    things: (record) => [webPage(record, "CollectionPage")],
    words: insightListWords,
  }),
  page({
    pattern: "/insights/:list/:id, /insights/:id, /blogs/:id",
    addresses: insightAddresses,
    data: insightData,
    view: InsightPage,
    type: "article",
    things: (record) => [insightThing(record)],
    label: insightLabel,
    words: insightWords,
  }),
  page({
    pattern: "/:legal",
    addresses: () =>
      content().legal.map(({ id, meta, title }) => address(`/${id}`, meta, { id, name: title })),
    data: legalData,
    view: LegalPage,
    things: (record) => [webPage(record)],
    label: () => "Legal",
    words: ({ id }) => {
      const found = itemOf(content().legal, id);
      const { headings, texts } = wordsOfMarkdown(found?.markdown ?? "");
      return { headings, texts: [found?.lead ?? "", ...texts] };
    },
  }),
  fixedPage("/404", {
    name: "Page not found",
    isIndexed: false,
    content: notFoundContent,
    data: notFoundData,
    view: NotFoundPage,
  }),
];
