import { topicCard } from "#app/features/topics/topic-card.ts";
import { content } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import { CardTitle } from "#app/ui/card-title.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { SectionHeading } from "#app/ui/sections/section-heading.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { servicesContent } from "./content.ts";

/** 'Our Capabilities', also at `/capabilities` (product 3.2 and 6.1). */
export function Page() {
  const { capabilities, growthServices } = content();
  const { growthHeading, growthLead } = servicesContent();
  const board = capabilities.map((item) =>
    topicCard(item, href("services/detail", item), { format: "square" }),
  );
  const growth = growthServices.map((item) =>
    topicCard(item, href("services/detail", item), { format: "round" }),
  );
  return (
    <>
      <ul className="capability-list page-width section-gap">
        {board.map(({ href, title, description, picture }, index) => (
          <li key={href}>
            <Reveal index={index}>
              <article data-card className="capability group relative">
                <div className="capability-picture">
                  <Picture picture={picture} className="aspect-square zoom" />
                </div>
                <div className="capability-text">
                  <CardTitle title={title} href={href} level={2} className="text-h3" />
                  <p className="mt-3 text-lead text-ink-2">{description}</p>
                </div>
              </article>
            </Reveal>
          </li>
        ))}
      </ul>
      {growth.length > 0 && (
        <section aria-labelledby="growth-heading" className="page-width section-gap">
          <SectionHeading id="growth-heading" heading={growthHeading} lead={growthLead} />
          <ul className="grid gap-x-(--column-gap) gap-y-10 lg:grid-cols-2">
            {growth.map(({ href, title, description, picture }) => (
              <li
                key={href}
                data-card
                className="group relative flex flex-wrap gap-5 ruled pt-6 md:gap-8"
              >
                <div className="size-20 shrink-0 sm:size-28">
                  <Picture picture={picture} className="h-full rounded-pill zoom" />
                </div>
                <div className="min-w-0 flex-[1_1_10rem] growth-service">
                  <CardTitle title={title} href={href} className="text-h4" />
                  <p className="mt-2 max-w-[46ch] text-ink-2">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TextRows id="documents" {...content().site.documents} />
    </>
  );
}
