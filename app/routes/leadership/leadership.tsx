import { content } from "#app/collections/content.ts";
import { portraitOf } from "#app/content/pictures.ts";
import { metaOf } from "#app/lib/page-head.ts";
import { headOf } from "#app/outputs/page-head.ts";
import { trailOf } from "#app/outputs/trail.ts";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { Reveal } from "#app/sections/reveal.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/leadership.ts";

/** Milliseconds: 150 × (index + 1) (specification, section 9). */
const STAGGER = 150;

export function loader() {
  const { pages, leaders } = content();
  const { heading, lead } = pages.leadership;
  return {
    head: headOf("/leadership"),
    trail: trailOf("/leadership"),
    heading,
    lead,
    leaders: leaders.map(({ id, name, title, bio }) => ({
      id,
      name,
      title,
      bio,
      picture: portraitOf(id, `Illustrated portrait of ${name}`),
    })),
  };
}

export const meta: Route.MetaFunction = metaOf;

export default function Leadership({ loaderData }: Route.ComponentProps) {
  const { leaders, ...opening } = loaderData;
  return (
    <>
      <PageOpening {...opening} />
      <ul className="page-width page-grid section-gap gap-y-16">
        {leaders.map(({ id, name, title, bio, picture }, index) => (
          <li key={id} id={id} className="col-span-4 md:col-span-6">
            <Reveal delay={STAGGER * (index + 1)} className="grid gap-6 sm:grid-cols-[2fr_3fr]">
              <Picture
                picture={picture}
                isEager={index < 2}
                className="aspect-3/4 rounded-picture"
              />
              <div>
                <h2 className="text-h4">{name}</h2>
                <p className="mt-1 font-medium text-blue">{title}</p>
                <p className="mt-4 text-ink-2">{bio}</p>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </>
  );
}
