import { displayDate } from "#app/base/dates.ts";
import { COLUMN, pictureOf, portraitOf } from "#app/features/artwork/pictures.ts";
import { FilmPlayer } from "#app/features/attachments/film-player.tsx";
import { shownParts } from "#app/features/attachments/shown-parts.ts";
import { withExhibitTexts } from "#app/features/exhibits/exhibit-text.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import { insightCard } from "#app/features/insights/insight-card.ts";
import { authorOf } from "#app/features/insights/insights.ts";
import { LongText } from "#app/features/long-text/long-text.tsx";
import { SpecimenFigure } from "#app/features/specimens/specimen-figure.tsx";
import { specimensOfInsight } from "#app/features/specimens/specimens.ts";
import { parseBody } from "#app/model/body.ts";
import { type BodyNode, bodyText } from "#app/model/body-node.ts";
import { absoluteUrl, content, type Insight } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import { listHref } from "#app/routes/insights/list/list-href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Breadcrumbs } from "#app/ui/sections/breadcrumbs.tsx";
import { Card } from "#app/ui/sections/card.tsx";
import { OpeningPicture } from "#app/ui/sections/opening-picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill, fillNodes, fillPlural } from "#app/words/fill.ts";
import { useLanguage, useWords } from "#app/words/words-context.tsx";
import type { insightWords } from "../interface-words.ts";
import { insightTypeName, listName } from "../type-name.ts";
import { insightHref } from "./insight-href.ts";
import { InsightParts, Transcripts } from "./insight-parts.tsx";
import { ShareControls } from "./share-controls.tsx";

/** Words that a reader takes in per minute, for the reading time. */
const WORDS_PER_MINUTE = 220;
/** The most related items (product 8.8). */
const RELATED_ITEMS = 3;
/** The most characters of a related item's snippet, ellipsis included (product 8.9). */
const RELATED_SNIPPET_LENGTH = 100;

/** The page of an insight. It is the same at each of its addresses, except for the way back. */
export function Page({ canonical, id, item, breadcrumbs }: PageProps<"insights/detail">) {
  const words = useWords<typeof insightWords>("insight");
  const language = useLanguage();
  const { insight, list } = item;
  const { title, category, date, picture, markdown, file } = insight;
  const parts = shownParts(insight);
  const film = parts.video && "file" in parts.video ? parts.video : undefined;
  const body = markdown ? parseBody(markdown, file) : bodyWithoutText(insight);
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
      <div className="page-width page-top">
        <div className="flex flex-wrap items-start justify-between gap-x-8 print:hidden">
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <SiteLink
            href={listHref(list)}
            className="inline-flex min-h-6 items-center gap-2 font-medium text-ink-2 hover:text-blue max-md:mb-4"
          >
            <Icon name="arrow-left" />
            {fill(words.back, { list: listName(list) })}
          </SiteLink>
        </div>
        <div className="page-grid">
          <h1 className="col-span-4 text-h1 md:col-span-12 lg:col-span-10">{title}</h1>
        </div>
        {/* Below 1024 px the author has a row of his or her own below the controls. The row is as high as the controls from the start, because they may be rendered a moment after the text. */}
        <div className="mt-6 flex min-h-[56px] flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t lg:gap-x-8 border-rule pt-3 print:min-h-0">
          <p className="flex flex-wrap items-center gap-3 text-caption max-lg:grow">
            <span className="rounded-pill bg-ink px-3 py-1 text-paper">
              {insightTypeName(insight)}
            </span>
            <span className="text-blue">{category}</span>
          </p>
          <div className="flex items-center gap-4 max-lg:order-1 max-lg:w-full lg:grow">
            <div className="size-12 shrink-0 lg:size-14">
              <Picture
                picture={portraitOf(author, { format: "square", isDecorative: true })}
                isEager
                className="rounded-pill"
              />
            </div>
            <p className="text-ink-2">
              {fillNodes(words.author, { author: authorLink })}
              <span aria-hidden="true" className="max-sm:hidden">
                {" · "}
              </span>
              <span className="max-sm:block">
                <time dateTime={date}>{displayDate(date, content().language.tag)}</time>
                <span aria-hidden="true"> · </span>
                <span className="whitespace-nowrap">
                  {fillPlural(words.readingTime, language, minutesToRead(body), {})}
                </span>
              </span>
            </p>
          </div>
          <ShareControls title={title} url={absoluteUrl(canonical)} />
        </div>
        {film && (
          <FilmPlayer
            film={film}
            file={file}
            title={title}
            poster={pictureOf(picture, id, "wide")}
          />
        )}
      </div>
      <LongText
        body={body}
        className="gap-y-8 pt-6 md:pt-10"
        picture={
          film ? undefined : (
            <OpeningPicture
              picture={pictureOf(picture, id, "card")}
              className="rounded-picture not-print:max-sm:aspect-3/1! not-print:sm:max-lg:aspect-auto!"
            />
          )
        }
        intro={<InsightParts insight={insight} parts={parts} />}
      >
        <Transcripts insight={insight} parts={parts} />
      </LongText>
      {specimensOfInsight(id).map((specimen) => (
        <SpecimenFigure key={specimen.id} specimen={specimen} href={href("documents", specimen)} />
      ))}
      <ReadNext insight={insight} />
    </article>
  );
}

/** The words in place of a text that the file lacks. An insight with a recording, a file or an event needs no text. */
function bodyWithoutText(insight: Insight): BodyNode[] {
  const { snippet, downloads, audio, video, event } = insight;
  const isComplete = Boolean(downloads ?? audio ?? video ?? event);
  const texts = isComplete ? [snippet] : [snippet, insightListsContent().placeholder];
  return texts.map((text) => ({ tag: "p", children: [text] }));
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
  const candidates = (isSameCategory: boolean) =>
    all
      .values()
      .filter((insight) => insight.id !== id && (insight.category === category) === isSameCategory);
  const related = [
    ...candidates(true).take(RELATED_ITEMS),
    ...candidates(false).take(RELATED_ITEMS),
  ];
  return related.slice(0, RELATED_ITEMS);
}

/** Cuts a text at the end of a word, so that it has at most `length` characters, ellipsis included. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\s.,;:–—-]*\s\S*$/u, "")}…`;
}
