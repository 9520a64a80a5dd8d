import { portraitOf } from "#app/features/artwork/pictures.ts";
import { content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import { href } from "#app/routes/href.ts";
import { Picture } from "#app/ui/picture.tsx";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { ClaimsBand } from "#app/ui/sections/claims-band.tsx";
import { ClosingCall } from "#app/ui/sections/closing-call.tsx";
import { DeliveryNote } from "#app/ui/sections/delivery-note.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { SectionHeading } from "#app/ui/sections/section-heading.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import { aboutContent } from "./content.ts";
import type { aboutWords } from "./interface-words.ts";

/** The founder's story and what the firm values. */
export function Page() {
  const words = useWords<typeof aboutWords>("about");
  const { story, founder, values, claims, closing } = aboutContent();
  const [beginning, ...paragraphs] = story.paragraphs;
  return (
    <>
      <section
        aria-labelledby="story"
        className="story page-width page-grid section-gap gap-y-10 print:block"
      >
        <h2
          id="story"
          className="col-span-4 text-h2 md:col-span-7 md:col-start-6 lg:col-span-5 lg:col-start-1"
        >
          {story.heading}
        </h2>
        <p className="col-span-4 max-w-[40rem] text-h5 leading-snug md:col-span-7 md:col-start-6">
          {beginning}
        </p>
        {/* On a telephone the portrait stands above the story and the delivery note below it. */}
        <div className="story-pictures col-span-4 content-start gap-y-14 empty:hidden md:col-span-5 md:col-start-1 md:row-span-3 md:row-start-1 lg:col-span-4 lg:row-span-1 lg:row-start-2 print:float-start print:me-8 print:w-1/4">
          {founder && (
            <Reveal className="col-span-4">
              <figure>
                <Picture
                  picture={portraitOf(itemById(content().leaders, founder.leader))}
                  className="aspect-3/4 rounded-picture"
                />
                <figcaption className="mt-3 text-caption text-balance text-ink-3">
                  {founder.caption}
                  <SiteLink
                    href={href("leadership/detail", { id: founder.leader })}
                    className="text-link mt-1 block w-fit print:hidden"
                  >
                    {fill(words.moreAbout, {
                      name: itemById(content().leaders, founder.leader).name,
                    })}
                  </SiteLink>
                </figcaption>
              </figure>
            </Reveal>
          )}
          {story.deliveryNote && (
            <figure className="col-span-4">
              <PageStyles name="delivery-note" />
              <DeliveryNote id="delivery-note" />
              <figcaption className="mt-3 text-caption text-balance text-ink-3">
                {story.deliveryNote}
              </figcaption>
            </figure>
          )}
        </div>
        <div className="col-span-4 md:col-span-7 md:col-start-6">
          <div className="max-w-[40rem] text-lead *:not-first:mt-6">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <section aria-labelledby="values" className="bg-surface py-18 md:py-28">
        <div className="page-width">
          <SectionHeading id="values" heading={values.heading} lead={values.lead} />
          <ul className="page-grid gap-y-10">
            {values.items.map(({ title, text }, index) => (
              <li key={title} className="col-span-4 md:col-span-6 lg:col-span-4">
                <Reveal index={index} className="h-full ruled pt-5">
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-3 max-w-[42ch] text-ink-2">{text}</p>
                </Reveal>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ClaimsBand {...claims} />
      <TextRows id="documents" {...content().site.documents} />
      <ClosingCall heading={closing.heading} text={closing.text}>
        <SiteLink href={closing.link.href} className="button">
          {closing.link.label}
        </SiteLink>
      </ClosingCall>
    </>
  );
}
