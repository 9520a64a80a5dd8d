import { SiteLink } from "#app/ui/site-link.tsx";
import type { InsightCardData } from "#app/sections/card.ts";
import { Picture } from "#app/ui/picture.tsx";

/** Length of a snippet in characters (specification, section 9). */
const SNIPPET_LENGTH = 100;

export interface ReadNextProps {
  cards: InsightCardData[];
}

/** Up to three items to read next. */
export function ReadNext({ cards }: ReadNextProps) {
  if (cards.length === 0) return null;
  return (
    <section
      aria-labelledby="related-heading"
      className="page-width section-gap mt-10 print:hidden"
    >
      <h2 id="related-heading" className="border-t-2 border-ink pt-6 text-h3">
        Read next
      </h2>
      <ul className="page-grid mt-8 gap-y-10">
        {cards.map((card) => (
          <li key={card.id} className="group relative col-span-4">
            <div className="overflow-hidden rounded-picture">
              <Picture picture={card.picture} className="aspect-4/3" />
            </div>
            <p className="mt-4 text-caption font-medium text-blue">{card.category}</p>
            <h3 className="mt-1 text-h5">
              <SiteLink href={card.href} className="card-link">
                {card.title}
              </SiteLink>
            </h3>
            <p className="mt-2 text-ink-2">{shorten(card.description)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks the cut with three dots. */
function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= SNIPPET_LENGTH) return text;
  return `${characters.slice(0, SNIPPET_LENGTH).join("").trimEnd()}...`;
}
