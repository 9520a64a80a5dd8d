/*
 * THE registry: every page of the site, from top to bottom. One entry is one kind of page: its addresses (from the
 * content), what it shows, what search engines and our own search learn of it. Head, breadcrumbs, social card,
 * sitemap, feeds' links and the menu's marks all follow from it (app/page-index.ts).
 */

import { allPositions, type Content, content } from "#app/content/content.ts";
import { isClosed } from "#app/content/publication.ts";
import { feedsContent } from "#app/feeds/feed-content.ts";
import { ENDPOINT } from "#app/forms/delivery/delivery.ts";
import { byId } from "#app/lib/by-id.ts";
import { AboutPage, aboutContent } from "#app/pages/about/page.tsx";
import { BrochurePage } from "#app/pages/brochure/page.tsx";
import { ApplyPage, applyContent } from "#app/pages/careers/apply/page.tsx";
import { CareersPage, careersContent, PositionPage } from "#app/pages/careers/page.tsx";
import { ContactPage, contactContent } from "#app/pages/contact/page.tsx";
import { sentPageAt } from "#app/pages/contact/sent/page.tsx";
import { FeedsPage } from "#app/pages/feeds/page.tsx";
import { homeContent } from "#app/pages/home/data.ts";
import { HomePage } from "#app/pages/home/page.tsx";
import { IndustriesPage, IndustryPage, industriesContent } from "#app/pages/industries/page.tsx";
import { insightAddresses, insightLabel, insightWords } from "#app/pages/insights/addresses.ts";
import { InsightPage } from "#app/pages/insights/detail/page.tsx";
import {
  InsightListPage,
  insightListAddresses,
  insightListWords,
} from "#app/pages/insights/list/page.tsx";
import { LeadershipPage, leadershipContent } from "#app/pages/leadership/page.tsx";
import { LegalPage, legalProblems } from "#app/pages/legal/page.tsx";
import { NotFoundPage, notFoundContent } from "#app/pages/not-found/page.tsx";
import { address, fixedPage, itemAddress, type PageKind } from "#app/pages/page-kind.ts";
import { PresentationPage, presentationContent } from "#app/pages/presentation/page.tsx";
import { SearchPage, searchContent } from "#app/pages/search/page.tsx";
import { wordsOfFields, wordsOfMarkdown } from "#app/pages/search-words.ts";
import { ServicePage, ServicesPage, servicesContent } from "#app/pages/services/page.tsx";
import { underHeader } from "#app/pages/under-header.tsx";
import { jobPosting } from "#app/seo/structured-data/job-posting.ts";
import {
  insightThing,
  organization,
  serviceThing,
  website,
} from "#app/seo/structured-data/things.ts";
import { deliverySettings } from "../hosting/delivery-settings.ts";

const services = () => [...content().growthServices, ...content().capabilities];

type Topic = Content["industries" | "capabilities" | "growthServices"][number];

const topicOpening = ({ title: heading, description: lead, picture }: Topic) => {
  return { heading, lead, picture };
};

/** In the order in which pages come that match a search equally well. */
export const PAGE_KINDS: readonly PageKind[] = [
  fixedPage("/", {
    name: "Home",
    content: homeContent,
    view: HomePage,
    styles: ["app/styles/hero.css"],
    things: () => [organization(), website()],
    words: () => wordsOfFields({ ...homeContent(), growthHero: undefined }),
  }),
  fixedPage("/hero-preview", {
    name: "Hero preview",
    isIndexed: false,
    content: () => homeContent().growthHero,
    view: HomePage,
    styles: ["app/styles/hero.css"],
  }),
  fixedPage("/about", {
    name: "About",
    content: aboutContent,
    view: underHeader(AboutPage, aboutContent),
    isWithoutClosing: true,
    thing: "AboutPage",
  }),
  fixedPage("/contact", {
    name: "Contact",
    content: contactContent,
    view: underHeader(ContactPage, contactContent),
    styles: ["app/styles/forms.css"],
    isWithoutClosing: true,
    thing: "ContactPage",
    words: () => wordsOfFields({ ...contactContent(), sent: undefined }),
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
    view: underHeader(ServicesPage, servicesContent),
    thing: "CollectionPage",
    words: () => wordsOfFields({ ...servicesContent(), fallback: undefined }),
  }),
  fixedPage("/industries", {
    content: industriesContent,
    view: underHeader(IndustriesPage, industriesContent),
    thing: "CollectionPage",
  }),
  fixedPage("/presentation", {
    content: () => content().deck,
    view: PresentationPage,
    styles: ["app/styles/deck.css"],
    words: () => wordsOfFields([presentationContent(), content().deck]),
  }),
  fixedPage("/careers", {
    name: "Careers",
    content: careersContent,
    view: underHeader(CareersPage, careersContent),
    thing: "CollectionPage",
    words: () => wordsOfFields({ ...careersContent(), closed: undefined, noPositions: undefined }),
  }),
  fixedPage("/careers/apply", {
    name: "Apply",
    parent: "/careers",
    isIndexed: false,
    content: applyContent,
    view: ApplyPage,
    styles: ["app/styles/forms.css"],
    isWithoutClosing: true,
  }),
  fixedPage("/leadership", {
    name: "Leadership",
    content: leadershipContent,
    // The picture is for its social card; the page opens with the partners themselves.
    view: underHeader(LeadershipPage, () => ({ ...leadershipContent(), picture: undefined })),
  }),
  fixedPage("/brochure", {
    name: "Brochure",
    content: () => content().brochure,
    view: BrochurePage,
    styles: ["app/styles/brochure.css"],
  }),
  fixedPage("/feeds", {
    name: "RSS feeds",
    content: feedsContent,
    view: underHeader(FeedsPage, feedsContent),
  }),
  fixedPage("/search", {
    isIndexed: false,
    content: searchContent,
    view: underHeader(SearchPage, searchContent),
    styles: ["app/styles/search-page.css"],
  }),
  {
    pattern: "/services/:id",
    addresses: () => services().map((item) => itemAddress("/services", item)),
    view: underHeader(ServicePage, ({ id }) => topicOpening(byId(services(), id))),
    things: (record) => [serviceThing(record)],
    label: () => "Service",
    words: ({ id }) => wordsOfFields(byId<{ id: string }>(services(), id)),
  },
  {
    pattern: "/industries/:id",
    addresses: () => content().industries.map((item) => itemAddress("/industries", item)),
    view: underHeader(IndustryPage, ({ id }) => topicOpening(byId(content().industries, id))),
    isWithoutClosing: true,
    label: () => "Industry",
    words: ({ id }) => wordsOfFields(byId(content().industries, id)),
  },
  {
    pattern: "/careers/:id",
    addresses: () =>
      allPositions().map((position) => {
        return { ...itemAddress("/careers", position), isIndexed: !isClosed(position) };
      }),
    view: PositionPage,
    isWithoutClosing: true,
    things: (record) => [jobPosting(record)],
    label: () => "Open position",
    words: ({ id }) => wordsOfFields(byId(allPositions(), id)),
  },
  {
    pattern: "/insights, /insights/:list, /insights/:list/page/:number",
    addresses: insightListAddresses,
    view: InsightListPage,
    thing: "CollectionPage",
    words: insightListWords,
  },
  {
    pattern: "/insights/:list/:id, /insights/:id, /blogs/:id",
    addresses: insightAddresses,
    view: InsightPage,
    type: "article",
    things: (record) => [insightThing(record)],
    label: insightLabel,
    words: insightWords,
  },
  {
    pattern: "/:legal",
    addresses: () =>
      content().legal.map(({ id, meta, title }) => address(`/${id}`, meta, { id, name: title })),
    view: underHeader(LegalPage, ({ id, name }) => ({
      heading: name,
      lead: byId(content().legal, id).lead,
    })),
    problems: legalProblems,
    label: () => "Legal",
    words: ({ id }) => {
      const { lead, markdown, file } = byId(content().legal, id);
      const { headings, texts } = wordsOfMarkdown(markdown, file);
      return { headings, texts: [lead, ...texts] };
    },
  },
  fixedPage("/404", {
    name: "Page not found",
    isIndexed: false,
    content: notFoundContent,
    view: NotFoundPage,
    isWithoutClosing: true,
  }),
];
