import { feedsContent } from "#app/features/feeds/content.ts";
import { ENDPOINT } from "#app/features/forms/delivery.ts";
import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import { services } from "#app/features/insights/cards.ts";
import { wordsOfMarkdown } from "#app/features/search/search-words.ts";
import { allPositions, content } from "#app/model/content.ts";
import { pageContentFrom } from "#app/model/page-content.ts";
import { isClosed } from "#app/model/publication.ts";
import { brochure, deck } from "#app/model/schemas/deck.ts";
import { aboutContent } from "./about/content.ts";
import { AboutPage } from "./about/page.tsx";
import { BrochurePage } from "./brochure/page.tsx";
import { applyContent } from "./careers/apply/content.ts";
import { ApplyPage } from "./careers/apply/page.tsx";
import { careersContent } from "./careers/content.ts";
import { CareersPage, PositionPage } from "./careers/page.tsx";
import { contactContent } from "./contact/content.ts";
import { ContactPage } from "./contact/page.tsx";
import { sentPageAt } from "./contact/sent/page.tsx";
import { FeedsPage } from "./feeds/page.tsx";
import { homeContent } from "./home/content.ts";
import { HomePage } from "./home/page.tsx";
import { industriesContent } from "./industries/content.ts";
import { IndustriesPage, IndustryPage } from "./industries/page.tsx";
import { InsightPage, insightAddresses } from "./insights/detail/page.tsx";
import { InsightListPage, insightListAddresses } from "./insights/list/page.tsx";
import { leadershipContent } from "./leadership/content.ts";
import { LeadershipPage } from "./leadership/page.tsx";
import { LegalPage } from "./legal/page.tsx";
import { notFoundContent } from "./not-found/content.ts";
import { NotFoundPage } from "./not-found/page.tsx";
import { fixedPage, itemPages, type PageKind } from "./page-kind.ts";
import { presentationContent } from "./presentation/content.ts";
import { PresentationPage } from "./presentation/page.tsx";
import { searchContent } from "./search/content.ts";
import { SearchPage } from "./search/page.tsx";
import { servicesContent } from "./services/content.ts";
import { ServicePage, ServicesPage } from "./services/page.tsx";

/**
 * THE registry: every page of the site; of those that match a search equally well, the first comes first. Head,
 * breadcrumbs, social card, sitemap, feeds' links and the menu's marks all follow from it (app/routes/page-index.ts).
 */
export const PAGE_KINDS: readonly PageKind[] = [
  fixedPage("/", {
    name: "Home",
    content: homeContent,
    view: HomePage,
    styles: ["app/routes/home/hero.css"],
    subject: "firm",
  }),
  fixedPage("/hero-preview", {
    name: "Hero preview",
    isIndexed: false,
    content: pageContentFrom(homeContent.schema.shape.growthHero, () => homeContent().growthHero),
    view: HomePage,
    styles: ["app/routes/home/hero.css"],
  }),
  fixedPage("/about", {
    name: "About",
    content: aboutContent,
    header: "with picture",
    view: AboutPage,
    isWithoutClosing: true,
    schemaType: "AboutPage",
  }),
  fixedPage("/contact", {
    name: "Contact",
    content: contactContent,
    header: "plain",
    view: ContactPage,
    styles: ["app/features/forms/forms.css"],
    isWithoutClosing: true,
    schemaType: "ContactPage",
  }),
  // Where a form leads that was sent without scripts.
  ...(ENDPOINT
    ? [
        sentPageAt(
          "/contact/sent",
          "/contact",
          () => contactContent().sent,
          () => {
            const { booking, reply } = content().site;
            const isOurs = deliverySettings().mode === "received";
            return booking ?? (isOurs ? { label: reply.label, href: ENDPOINT } : undefined);
          },
        ),
        sentPageAt("/careers/apply/sent", "/careers/apply", () => applyContent().sent),
      ]
    : []),
  fixedPage("/services", {
    others: ["/capabilities"],
    content: servicesContent,
    header: "with picture",
    view: ServicesPage,
    schemaType: "CollectionPage",
  }),
  fixedPage("/industries", {
    content: industriesContent,
    header: "with picture",
    view: IndustriesPage,
    schemaType: "CollectionPage",
  }),
  fixedPage("/presentation", {
    content: pageContentFrom(presentationContent.schema.extend(deck.shape), () => ({
      ...presentationContent(),
      ...content().deck,
    })),
    view: PresentationPage,
    styles: ["app/features/deck/deck.css"],
  }),
  fixedPage("/careers", {
    name: "Careers",
    content: careersContent,
    header: "with picture",
    view: CareersPage,
    schemaType: "CollectionPage",
  }),
  fixedPage("/careers/apply", {
    name: "Apply",
    parent: "/careers",
    isIndexed: false,
    content: applyContent,
    view: ApplyPage,
    styles: ["app/features/forms/forms.css"],
    isWithoutClosing: true,
  }),
  fixedPage("/leadership", {
    name: "Leadership",
    content: leadershipContent,
    // The picture is for its social card; the page opens with the partners themselves.
    header: "plain",
    view: LeadershipPage,
  }),
  fixedPage("/brochure", {
    name: "Brochure",
    content: pageContentFrom(brochure, () => content().brochure),
    view: BrochurePage,
    styles: ["app/routes/brochure/brochure.css"],
  }),
  fixedPage("/feeds", {
    name: "RSS feeds",
    content: feedsContent,
    header: "plain",
    view: FeedsPage,
  }),
  fixedPage("/search", {
    isIndexed: false,
    content: searchContent,
    header: "plain",
    view: SearchPage,
    styles: ["app/routes/search/search-page.css"],
  }),
  itemPages("/services", services, {
    lead: ({ description }) => description,
    view: ServicePage,
    section: "Services",
    subject: "service",
    label: "Service",
  }),
  itemPages("/industries", () => content().industries, {
    lead: ({ description }) => description,
    view: IndustryPage,
    isWithoutClosing: true,
    section: "Industries",
    label: "Industry",
  }),
  itemPages("/careers", allPositions, {
    isIndexed: (position) => !isClosed(position),
    view: PositionPage,
    isWithoutClosing: true,
    section: "Open positions",
    subject: "position",
    label: "Open position",
  }),
  {
    pattern: "/insights, /insights/:list, /insights/:list/page/:number",
    addresses: insightListAddresses,
    view: InsightListPage,
    schemaType: "CollectionPage",
  },
  {
    pattern: "/insights/:list/:id, /insights/:id, /blogs/:id",
    addresses: insightAddresses,
    view: InsightPage,
    subject: "insight",
  },
  itemPages("", () => content().legal, {
    lead: ({ lead }) => lead,
    view: LegalPage,
    label: "Legal",
    words: ({ lead, markdown, file }) => wordsOfMarkdown(markdown, file, lead),
  }),
  fixedPage("/404", {
    name: "Page not found",
    isIndexed: false,
    content: notFoundContent,
    view: NotFoundPage,
    isWithoutClosing: true,
  }),
];
