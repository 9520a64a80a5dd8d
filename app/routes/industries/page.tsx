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
            className="group relative page-grid gap-y-4 md:border-t-2 md:border-ink md:py-8 md:[:last-child>&]:pb-0"
          >
            <div className="order-1 col-span-4 md:col-span-8 lg:col-span-5">
              <CardTitle level={2} title={title} href={href} className="text-h4 md:text-h2" />
            </div>
            <p className="order-2 col-span-4 max-w-[46ch] text-ink-2 md:col-span-8 lg:col-span-4 lg:pt-6">
              {description}
            </p>
            <div className="col-span-4 overflow-hidden rounded-picture md:order-3 md:max-lg:col-start-9 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:col-span-3">
              <Picture picture={picture} className="aspect-4/3 zoom" />
            </div>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
