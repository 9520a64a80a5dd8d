import { plainWordsOf } from "#app/base/any-spelling.ts";
import { topicCard } from "#app/features/topics/topic-card.ts";
import { content } from "#app/model/content.ts";
import { href, linkLanguage, localHref } from "#app/routes/href.ts";
import { allPages, type PageEntry } from "#app/routes/page-index.ts";
import { byParticularity } from "#app/routes/redirects.ts";
import { servicesContent } from "#app/routes/services/content.ts";
import { knownRequests, UNKNOWN_ADDRESSES } from "#app/routes/unknown-addresses.ts";
import { PaintWholePage } from "#app/ui/frame/paint-whole-page.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { Card, type CardData } from "#app/ui/sections/card.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useWords } from "#app/words/words-context.tsx";
import { notFoundContent } from "./content.ts";
import type { notFoundWords } from "./interface-words.ts";
import { PageMeant } from "./page-meant.island.tsx";
import {
  type PageByWords,
  RequestGuide,
  type RequestGuideProps,
  type RequestTarget,
} from "./request-guide.island.tsx";
import type { RequestKind } from "./request-kind.ts";

/**
 * The document for every address without a page. Before anything is painted, the boot script writes the kind of the
 * requested page into `<html data-requested>`. The style sheet shows the matching part. Without scripts it is the
 * not-found screen (product 16.1).
 */
export function Page() {
  const words = useWords<typeof notFoundWords>("notFound");
  const { lead, links } = notFoundContent();
  const kinds = knownRequests();
  return (
    <>
      <PaintWholePage />
      <div className="requested-other not-found page-width page-grid items-center gap-y-10">
        <NotFoundArtwork />
        <div>
          <h1 className="text-h2">
            <span className="sr-only">404 </span>
            <span>{words.heading}</span>
          </h1>
          <p className="mt-5 text-lead text-balance text-ink-2">{lead}</p>
          <PageMeant />
          <SiteLink href={href("home")} className="button mt-8">
            {words.home}
          </SiteLink>
          <LinkList
            links={links}
            className="mt-8 flex flex-wrap gap-x-4 gap-y-1 md:gap-x-6"
            linkClass="text-link inline-flex min-h-8 items-center"
          />
        </div>
      </div>
      {kinds.includes("service") && <ServiceFallback />}
      <p role="status" className="requested-insight page-width section-gap">
        {words.loading}
      </p>
      <RequestGuide
        targets={requestTargets(kinds, words.feed)}
        feedsHref={href("feeds")}
        feedsLanguage={linkLanguage(href("feeds"))}
      />
    </>
  );
}

/** @param feedTitle the title of the page while it makes a feed */
function requestTargets(
  kinds: readonly RequestKind[],
  feedTitle: string,
): RequestGuideProps["targets"] {
  const titles: Partial<Record<RequestKind, () => string>> = {
    feed: () => feedTitle,
    service: () => servicesContent().fallback.meta.title,
  };
  return Object.fromEntries(
    kinds.map((kind) => [kind, { ...targetOf(kind), title: titles[kind]?.() }]),
  );
}

function targetOf(kind: RequestKind): RequestTarget {
  const { leadsTo, containsIdOf } = UNKNOWN_ADDRESSES[kind];
  const pages = allPages().filter(({ folder }) => folder === containsIdOf);
  return {
    href: leadsTo && localHref(encodeURI(leadsTo)),
    pages:
      containsIdOf && byParticularity(pages).map(({ page, words }) => pageByWords(page, words)),
  };
}

/** The words are left out where the browser finds them in the address, so that the page stays light. */
function pageByWords({ id, path }: PageEntry, words: readonly string[]): PageByWords {
  const areInAddress = words.join(" ") === plainWordsOf(id).join(" ");
  return { href: localHref(encodeURI(path)), words: areInAddress ? undefined : words };
}

/**
 * The three circles with their overlaps look like 404: the outer circles have wedges cut out, and the middle circle is
 * a ring. An overlap bulges half a unit over the edge of the circle below it, so that this edge does not show.
 */
function NotFoundArtwork() {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 260" width={280} height={114} className="w-full">
      <circle cx="320" cy="130" r="130" className="fill-yellow" />
      <circle cx="130" cy="130" r="130" className="fill-blue" />
      <circle cx="510" cy="130" r="130" className="fill-red" />
      <path
        d="M225 41.26a128.5 128.5 0 0 1 0 177.48a130 130 0 0 1 0-177.48"
        className="fill-green"
      />
      <path
        d="M415 41.26a130 130 0 0 1 0 177.48a128.5 128.5 0 0 1 0-177.48"
        className="fill-orange"
      />
      <circle cx="320" cy="130" r="46" className="fill-paper" />
      <path
        d="M126 204V76L58 162h104M573 204V76L505 162h104"
        fill="none"
        className="stroke-paper"
        strokeWidth="20"
      />
    </svg>
  );
}

/**
 * The cards of the capabilities and, below them, of the industries, for the address of an unknown service (product
 * 3.7).
 */
function ServiceFallback() {
  const { capabilities, industries } = content();
  const { heading, lead, industriesHeading } = servicesContent().fallback;
  return (
    <div className="requested-service">
      <div className="page-width page-grid gap-y-4 pt-10 md:pt-16">
        {/* biome-ignore lint/a11y/useSemanticElements: the document has an h1 already, which this heading replaces */}
        <p
          role="heading"
          aria-level={1}
          className="col-span-4 text-h1 md:col-span-12 lg:col-span-8"
        >
          {heading}
        </p>
        <p className="col-span-4 text-lead text-ink-2 md:col-span-8 lg:col-span-4 lg:pt-1">
          {lead}
        </p>
      </div>
      <div className="page-width section-gap">
        <TitleGrid
          cards={capabilities.map((item) => topicCard(item, href("services/detail", item)))}
          level={2}
        />
      </div>
      {industries.length > 0 && (
        <section aria-labelledby="by-industry" className="page-width section-gap">
          <h2 id="by-industry" className="mb-10 text-h2">
            {industriesHeading}
          </h2>
          <TitleGrid
            cards={industries.map((item) => topicCard(item, href("industries/detail", item)))}
            level={3}
          />
        </section>
      )}
    </div>
  );
}

/**
 * Cards without descriptions and without motion. Most visitors never see them, so they should add little to the weight
 * of the page.
 */
function TitleGrid({ cards, level }: { cards: CardData[]; level: 2 | 3 }) {
  return (
    <ul className="page-grid gap-y-14">
      {cards.map((card) => (
        <li key={card.href} className="col-span-4 md:col-span-6 lg:col-span-4">
          <Card card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}
