import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Reveal } from "#app/sections/reveal.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PageProps } from "#app/pages/page-kind.tsx";
import type { AboutData } from "./data.ts";
import { ValueList } from "./value-list.tsx";

/** The founder's story and what the firm values. */
export function AboutPage({ opening, breadcrumbs, story, founder, values, closing }: AboutData & PageProps) {
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
      <section aria-labelledby="story" className="page-width page-grid section-gap gap-y-10">
        <Reveal className="col-span-4 md:col-span-5 lg:col-span-4">
          <figure className="lg:sticky lg:top-28">
            <Picture picture={founder.picture} className="aspect-3/4 rounded-picture" />
            <figcaption className="mt-3 text-caption text-ink-3">{founder.caption}</figcaption>
          </figure>
        </Reveal>
        <div className="col-span-4 md:col-span-7 lg:col-start-6">
          <h2 id="story" className="text-h2">
            {story.heading}
          </h2>
          <div className="mt-8 max-w-measure space-y-5 first:*:text-lead">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <ValueList {...values} />
      <ClosingCall {...closing} />
    </>
  );
}
