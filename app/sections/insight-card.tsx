import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { InsightCardData } from "./card.ts";

export interface InsightCardProps {
  card: InsightCardData;
  /** The card's number in its row, e.g. `01`. */
  number?: string;
  /** Show the snippet and the byline. */
  isDetailed?: boolean;
  /** The heading's level: 3 below a section heading, 2 right below the page's. */
  level?: 2 | 3;
}

/** A card of an article or a blog. The whole card is the link of its title. */
export function InsightCard({ card, number, isDetailed = false, level = 3 }: InsightCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-picture">
        <Picture
          picture={card.picture}
          className="aspect-4/3 transition-transform duration-500 group-hover:scale-[1.02]"
        />
      </div>
      <p className="mt-4 text-caption font-medium text-blue tabular">
        {number && `${number} `}
        {card.category}
      </p>
      <Heading className="mt-1 text-h5">
        <SiteLink href={card.href} className="card-link">
          {card.title}
        </SiteLink>
      </Heading>
      {isDetailed && (
        <>
          <p className="mt-2 text-ink-2">{card.description}</p>
          <p className="mt-3 text-caption text-ink-3">
            {card.author}, <time dateTime={card.isoDate}>{card.date}</time>
          </p>
        </>
      )}
    </article>
  );
}
