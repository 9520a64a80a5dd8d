/*
 * THE registry: every page of the site, from top to bottom. One entry is one kind of page: its addresses (from the
 * content), what it shows, what search engines and our own search learn of it. Head, breadcrumbs, social card,
 * sitemap, feeds' links and the menu's marks all follow from it (app/page-index.ts).
 */
import { content } from "#app/content/content.ts";
import { aboutData } from "#app/pages/about/data.ts";
import { AboutPage } from "#app/pages/about/page.tsx";
import { brochureData } from "#app/pages/brochure/data.ts";
import { BrochurePage } from "#app/pages/brochure/page.tsx";
import { applyData } from "#app/pages/careers/apply/data.ts";
import { ApplyPage } from "#app/pages/careers/apply/page.tsx";
import { careersData } from "#app/pages/careers/overview/data.ts";
import { CareersPage } from "#app/pages/careers/overview/page.tsx";
import { positionData } from "#app/pages/careers/position/data.ts";
import { PositionPage } from "#app/pages/careers/position/page.tsx";
import { contactData } from "#app/pages/contact/data.ts";
import { ContactPage } from "#app/pages/contact/page.tsx";
import { feedsData } from "#app/pages/feeds/data.ts";
import { FeedsPage } from "#app/pages/feeds/page.tsx";
import { homeData } from "#app/pages/home/data.ts";
import { HeroPreviewPage, HomePage } from "#app/pages/home/page.tsx";
import { industryData } from "#app/pages/industries/detail/data.ts";
import { IndustryPage } from "#app/pages/industries/detail/page.tsx";
import { industriesData } from "#app/pages/industries/overview/data.ts";
import { IndustriesPage } from "#app/pages/industries/overview/page.tsx";
import {
  insightAddresses,
  insightLabel,
  insightListAddresses,
  insightListWords,
  insightWords,
} from "#app/pages/insights/addresses.ts";
import { insightData } from "#app/pages/insights/detail/data.ts";
import { InsightPage } from "#app/pages/insights/detail/page.tsx";
import { insightListData } from "#app/pages/insights/list/data.ts";
import { InsightListPage } from "#app/pages/insights/list/page.tsx";
import { leadershipData } from "#app/pages/leadership/data.ts";
import { LeadershipPage } from "#app/pages/leadership/page.tsx";
import { legalData } from "#app/pages/legal/data.ts";
import { LegalPage } from "#app/pages/legal/page.tsx";
import { notFoundData } from "#app/pages/not-found/data.ts";
import { NotFoundPage } from "#app/pages/not-found/page.tsx";
import { address, type PageKind, page } from "#app/pages/page-kind.tsx";
import { presentationData } from "#app/pages/presentation/data.ts";
import { PresentationPage } from "#app/pages/presentation/page.tsx";
import { searchData } from "#app/pages/search/data.ts";
import { SearchPage } from "#app/pages/search/page.tsx";
import { serviceData } from "#app/pages/services/detail/data.ts";
import { ServicePage } from "#app/pages/services/detail/page.tsx";
import { servicesData } from "#app/pages/services/overview/data.ts";
import { ServicesPage } from "#app/pages/services/overview/page.tsx";
import { wordsOfFields, wordsOfMarkdown } from "#app/pages/words.ts";
import { insightThing } from "#app/seo/structured-data/insight-thing.ts";
import { jobPosting } from "#app/seo/structured-data/job-posting.ts";
import { serviceThing, webPage } from "#app/seo/structured-data/page-things.ts";
import { organization, website } from "#app/seo/structured-data/site-things.ts";

/** The item of a collection with a page's id. */
const itemOf = <Item extends { id: string }>(items: readonly Item[], id: string) =>
  items.find((item) => item.id === id);

const services = () => [...content().growthServices, ...content().capabilities];

/** In the order in which pages come that match a search equally well. */
export const PAGE_KINDS: readonly PageKind[] = [
  page({
    pattern: "/",
    addresses: () => [address("/", content().pages.home.meta, { name: "Home", id: "home" })],
    data: homeData,
    view: HomePage,
    things: () => [organization(), website()],
    words: () => wordsOfFields({ ...content().pages.home, growthHero: undefined }),
  }),
  page({
    pattern: "/hero-preview",
    addresses: () => [
      address("/hero-preview", content().pages.home.growthHero.meta, {
        name: "Hero preview",
        isIndexed: false,
      }),
    ],
    data: homeData,
    view: HeroPreviewPage,
  }),
  page({
    pattern: "/about",
    addresses: () => {
      const { meta, picture } = content().pages.about;
      return [address("/about", meta, { name: "About", id: "about", picture })];
    },
    data: aboutData,
    view: AboutPage,
    things: (record) => [webPage(record, "AboutPage")],
    words: () => wordsOfFields(content().pages.about),
  }),
  page({
    pattern: "/contact",
    addresses: () => [address("/contact", content().pages.contact.meta, { name: "Contact" })],
    data: contactData,
    view: ContactPage,
    things: (record) => [webPage(record, "ContactPage")],
    words: () => wordsOfFields(content().pages.contact),
  }),
  page({
    pattern: "/services, /capabilities",
    addresses: () => {
      const { meta, picture, heading } = content().pages.services;
      const own = address("/services", meta, { name: heading, id: "services", picture });
      return [own, { ...own, path: "/capabilities", isIndexed: false }];
    },
    data: servicesData,
    view: ServicesPage,
    things: (record) => [webPage(record, "CollectionPage")],
    words: () => wordsOfFields({ ...content().pages.services, fallback: undefined }),
  }),
  page({
    pattern: "/industries",
    addresses: () => {
      const { meta, picture, heading } = content().pages.industries;
      return [address("/industries", meta, { name: heading, id: "industries", picture })];
    },
    data: industriesData,
    view: IndustriesPage,
    things: (record) => [webPage(record, "CollectionPage")],
    words: () => wordsOfFields(content().pages.industries),
  }),
  page({
    pattern: "/presentation",
    addresses: () => {
      const { meta, heading } = content().deck;
      return [address("/presentation", meta, { name: heading })];
    },
    data: presentationData,
    view: PresentationPage,
    styles: ["app/styles/deck.css"],
    things: (record) => [webPage(record)],
    words: () => wordsOfFields([content().pages.presentation, content().deck]),
  }),
  page({
    pattern: "/careers",
    addresses: () => {
      const { meta, picture } = content().pages.careers;
      return [address("/careers", meta, { name: "Careers", id: "careers", picture })];
    },
    data: careersData,
    view: CareersPage,
    things: (record) => [webPage(record, "CollectionPage")],
    words: () => wordsOfFields(content().pages.careers),
  }),
  page({
    pattern: "/careers/apply",
    addresses: () => [
      address("/careers/apply", content().pages.apply.meta, {
        name: "Apply",
        parent: "/careers",
        isIndexed: false,
      }),
    ],
    data: applyData,
    view: ApplyPage,
  }),
  page({
    pattern: "/leadership",
    addresses: () => {
      const { meta, picture } = content().pages.leadership;
      return [address("/leadership", meta, { name: "Leadership", id: "leadership", picture })];
    },
    data: leadershipData,
    view: LeadershipPage,
    things: (record) => [webPage(record)],
    words: () => wordsOfFields(content().pages.leadership),
  }),
  page({
    pattern: "/brochure",
    addresses: () => [address("/brochure", content().brochure.meta, { name: "Brochure" })],
    data: brochureData,
    view: BrochurePage,
    styles: ["app/styles/brochure.css"],
    things: (record) => [webPage(record)],
    words: () => wordsOfFields(content().brochure),
  }),
  page({
    pattern: "/feeds",
    addresses: () => [address("/feeds", content().pages.feeds.meta, { name: "RSS feeds" })],
    data: feedsData,
    view: FeedsPage,
    things: (record) => [webPage(record)],
    words: () => wordsOfFields(content().pages.feeds),
  }),
  page({
    pattern: "/search",
    addresses: () => {
      const { meta, heading } = content().pages.search;
      return [address("/search", meta, { name: heading, isIndexed: false })];
    },
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
  page({
    pattern: "/404",
    addresses: () => [
      address("/404", content().pages["not-found"].meta, {
        name: "Page not found",
        isIndexed: false,
      }),
    ],
    data: notFoundData,
    view: NotFoundPage,
  }),
];
