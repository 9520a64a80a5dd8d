import { content } from "#app/collections/content.ts";
import { pictureOf, portraitOf } from "#app/content/pictures.ts";
import { metaOf } from "#app/lib/page-head.ts";
import { headOf } from "#app/outputs/page-head.ts";
import { trailOf } from "#app/outputs/trail.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { Reveal } from "#app/sections/reveal.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/about.ts";
import { ValueList } from "./value-list.tsx";

export function loader() {
  const { pages, leaders } = content();
  const { heading, lead, picture, story, founder, values, closing } = pages.about;
  const person = leaders.find(({ id }) => id === founder.leader);
  if (!person) throw new RangeError(`No leader ${founder.leader} in content/leaders/`);
  return {
    head: headOf("/about"),
    trail: trailOf("/about"),
    heading,
    lead,
    picture: pictureOf(picture, "about", "band"),
    story,
    founder: {
      name: person.name,
      caption: founder.caption,
      picture: portraitOf(person.id, `Illustrated portrait of ${person.name}`),
    },
    values,
    closing,
  };
}

export const meta: Route.MetaFunction = metaOf;

export default function About({ loaderData }: Route.ComponentProps) {
  const { story, founder, values, closing, ...opening } = loaderData;
  return (
    <>
      <PageOpening {...opening} />
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
