import { topicCard } from "#app/features/topics/topic-card.ts";
import { content } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import { CardTitle } from "#app/ui/card-title.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";

/** All industries, one per row. */
export function Page() {
  const cards = content().industries.map((item) =>
    topicCard(item, href("industries/detail", item)),
  );
  return (
    <ul className="page-width section-gap grid gap-14 max-md:pt-(--section-gap) md:gap-0">
      {cards.map(({ href, title, description, picture }) => (
        <li key={href} data-card>
          <Reveal
            index={0}
            className="group relative page-grid gap-y-5 md:items-center md:border-t-2 md:border-ink md:py-8 print:block print:border-0 print:py-0 md:[:last-child>&]:pb-0"
          >
            <div className="col-span-4 overflow-hidden rounded-picture print:mb-3">
              <Picture picture={picture} className="aspect-4/3 zoom md:aspect-3/2" />
            </div>
            <div className="col-span-4 md:col-span-8 xl:grid xl:grid-cols-subgrid xl:items-center">
              <CardTitle
                level={2}
                title={title}
                href={href}
                className="text-h4 md:text-h3 xl:col-span-5 xl:text-h2 print:text-h4"
              />
              <p className="mt-3 max-w-[46ch] text-ink-2 xl:col-span-3 xl:mt-0">{description}</p>
            </div>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
