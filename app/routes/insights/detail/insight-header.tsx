import { displayDate } from "#app/base/dates.ts";
import { portraitOf } from "#app/features/artwork/pictures.ts";
import { authorOf } from "#app/features/insights/insights.ts";
import { content, type Insight } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fillNodes, fillPlural } from "#app/words/fill.ts";
import { useLanguage, useWords } from "#app/words/words-context.tsx";
import type { insightWords } from "../interface-words.ts";
import { insightTypeName } from "../type-name.ts";
import { ShareControls } from "./share-controls.tsx";

export interface InsightHeaderProps {
  insight: Insight;
  /** The canonical address of the page, for sharing. */
  url: string;
  /** The reading time. */
  minutes: number;
}

/** The title of an insight. Below it: its type and category, its author with day and reading time, and the controls to share it. */
export function InsightHeader({ insight, url, minutes }: InsightHeaderProps) {
  const words = useWords<typeof insightWords>("insight");
  const language = useLanguage();
  const { title, category, date } = insight;
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
    <>
      <div className="page-grid">
        <h1 className="col-span-4 text-h1 md:col-span-12 lg:col-span-10">{title}</h1>
      </div>
      {/* Below 1024 px, but for low windows, the author has a row of his or her own below the controls. The row is as high as the controls from the start, because they may be rendered a moment after the text. */}
      <div className="insight-facts mt-4 flex min-h-[56px] flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mt-6 md:gap-y-3 lg:mt-8 lg:gap-x-8 print:min-h-0">
        <p className="flex flex-wrap items-center gap-3 text-caption max-lg:grow">
          <span>{insightTypeName(insight)}</span>
          <span className="text-ink-3">{category}</span>
        </p>
        <div className="insight-author flex items-center gap-4 max-lg:order-1 max-lg:w-full lg:grow">
          {/* Only the face: an object would be too small. */}
          <div className="size-12 shrink-0 overflow-hidden rounded-pill lg:size-14">
            <Picture
              picture={portraitOf(author, { format: "square", isDecorative: true })}
              isEager
              className="origin-[50%_41%] scale-[1.7]"
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
                {fillPlural(words.readingTime, language, minutes, {})}
              </span>
            </span>
          </p>
        </div>
        <ShareControls title={title} url={url} />
      </div>
    </>
  );
}
