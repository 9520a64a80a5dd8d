import { displayDate } from "#app/base/dates.ts";
import { COLUMN, pictureOf } from "#app/features/artwork/pictures.ts";
import { withExhibitTexts } from "#app/features/exhibits/exhibit-text.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import { insightCard } from "#app/features/insights/insight-card.ts";
import { authorOf } from "#app/features/insights/insights.ts";
import { LongText } from "#app/features/long-text/long-text.tsx";
import { parseBody } from "#app/model/body.ts";
import { type BodyNode, bodyText } from "#app/model/body-node.ts";
import { absoluteUrl, content, type Insight } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import { listHref } from "#app/routes/insights/list/list-href.ts";
import type { pageNames } from "#app/routes/interface-words.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Breadcrumbs } from "#app/ui/sections/breadcrumbs.tsx";
import { Card } from "#app/ui/sections/card.tsx";
import { OpeningPicture } from "#app/ui/sections/opening-picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill, fillNodes, fillPlural } from "#app/words/fill.ts";
import { useLanguage, useWords } from "#app/words/words-context.tsx";
import type { insightWords } from "../interface-words.ts";
import { insightHref } from "./insight-href.ts";
import { ShareControls } from "./share-controls.island.tsx";

/** Words that a reader takes in per minute, for the reading time. */
const WORDS_PER_MINUTE = 220;
/** The most related items (product 8.8). */
const RELATED_ITEMS = 3;
/** The most characters of a related item's snippet, ellipsis included (product 8.9). */
const RELATED_SNIPPET_LENGTH = 100;

/** The page of an article or a blog. It is the same at each of its addresses, except for the way back. */
export function Page({ canonical, id, item, breadcrumbs }: PageProps<"insights/detail">) {
  const words = useWords<typeof insightWords>("insight");
  const names = useWords<typeof pageNames>("pages");
  const language = useLanguage();
  const { insight, list } = item;
  const { type, title, category, date, picture, snippet, markdown, file } = insight;
  const placeholder = (text: string): BodyNode => ({ tag: "p", children: [text] });
  const body = markdown
    ? parseBody(markdown, file)
    : [snippet, insightListsContent().placeholder].map(placeholder);
  const author = authorOf(insight);
  const authorLink = (
    <SiteLink
      href={href("leadership/detail", author)}
      className="font-medium text-ink underline decoration-rule underline-offset-4 hover:text-blue hover:decoration-current"
    >
      {author.name}
    </SiteLink>
  );
  return (
    <article>
      <div className="page-width pt-8 md:pt-12">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 [&>.breadcrumbs]:mb-0! print:hidden">
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <SiteLink
            href={listHref(list)}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 hover:text-blue"
          >
            <Icon name="arrow-left" />
            {fill(words.back, { list })}
          </SiteLink>
        </div>
        <div className="page-grid mt-4 gap-y-6 md:mt-6">
          <p className="col-span-4 flex flex-wrap items-center gap-3 text-caption font-medium md:col-span-12">
            <span className="rounded-pill bg-ink px-3 py-1 text-paper">{names[type]}</span>
            <span className="text-blue">{category}</span>
          </p>
          <h1 className="col-span-4 text-h1 md:col-span-12 lg:col-span-10 xl:col-span-9">
            {title}
          </h1>
        </div>
        {/* The row is as high as the controls from the start, because they may be rendered a moment after the text. */}
        <div className="mt-8 flex min-h-[65px] flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-rule pt-5 print:min-h-0">
          <p className="text-ink-2">
            {fillNodes(words.author, { author: authorLink })}
            <span aria-hidden="true"> · </span>
            <time dateTime={date}>{displayDate(date, content().language.tag)}</time>
            <span aria-hidden="true"> · </span>
            {fillPlural(words.readingTime, language, minutesToRead(body), {})}
          </p>
          <ShareControls title={title} url={absoluteUrl(canonical)} />
        </div>
        <OpeningPicture
          picture={pictureOf(picture, id, "wide")}
          className="mt-8 aspect-video md:mt-10"
        />
      </div>
      <LongText body={body} className="gap-y-10 pt-12 md:pt-20" />
      <ReadNext insight={insight} />
    </article>
  );
}

function minutesToRead(body: readonly BodyNode[]): number {
  const text = withExhibitTexts(body)
    .map((node) => bodyText([node]))
    .join(" ");
  return Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE) || 1;
}

function ReadNext({ insight }: { insight: Insight }) {
  const { readNext } = useWords<typeof insightWords>("insight");
  const related = relatedInsights(insight, content().insights);
  if (related.length === 0) return null;
  const cards = related.map((item) => {
    const description = shorten(item.snippet, RELATED_SNIPPET_LENGTH);
    return { ...insightCard(item, insightHref(item), { sizes: COLUMN }), description };
  });
  return (
    <section
      aria-labelledby="related-heading"
      className="page-width section-gap mt-10 print:hidden"
    >
      <h2 id="related-heading" className="ruled pt-6 text-h3">
        {readNext}
      </h2>
      <ul className="page-grid mt-8 gap-y-10">
        {cards.map((card) => (
          <li key={card.href} className="col-span-4">
            <Card card={card} isDetailed />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Related insights: those of the same category first, then the others, each newest first (product 8.8). */
export function relatedInsights({ id, category }: Insight, all: readonly Insight[]): Insight[] {
  // A lazy iteration, because a site may have thousands of insights.
  const others = (isSame: boolean) =>
    all.values().filter((one) => one.id !== id && (one.category === category) === isSame);
  const related = [...others(true).take(RELATED_ITEMS), ...others(false).take(RELATED_ITEMS)];
  return related.slice(0, RELATED_ITEMS);
}

/** Cuts a text at the end of a word, so that it has at most `length` characters, ellipsis included. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\s.,;:–—-]*\s\S*$/u, "")}…`;
}
