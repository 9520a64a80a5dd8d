import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { portraitOf } from "#app/content/pictures.ts";
import { banner } from "#app/content/schemas/shared.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { Documents } from "#app/sections/documents.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Reveal } from "#app/sections/reveal.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Writings } from "./writings.tsx";

/** content/pages/leadership.yaml */
export const leadershipContent = pageContent("leadership", z.strictObject(banner));

/** Milliseconds: 150 × (index + 1) (specification, section 9). */
const STAGGER = 150;

/** The partners. */
export function LeadershipPage({ breadcrumbs }: PageRecord) {
  const { heading, lead } = leadershipContent();
  return (
    <>
      <PageHeader heading={heading} lead={lead} breadcrumbs={breadcrumbs} />
      <ul className="page-width page-grid section-gap gap-y-16">
        {content().leaders.map((leader, index) => (
          <li
            key={leader.id}
            id={leader.id}
            className="col-span-4 md:col-span-12 lg:col-span-6 print:col-span-full"
          >
            <Reveal
              delay={STAGGER * (index + 1)}
              className="grid gap-6 sm:grid-cols-[2fr_3fr] print:grid-cols-[1fr_5fr]"
            >
              <Picture
                picture={portraitOf(leader)}
                isEager={index < 2}
                className="aspect-3/4 rounded-picture"
              />
              <div>
                <h2 className="text-h4">{leader.name}</h2>
                <p className="mt-1 font-medium text-blue">{leader.title}</p>
                <p className="mt-4 text-ink-2">{leader.bio}</p>
                <Writings of={leader.id} />
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
      <Documents {...content().site.documents} />
    </>
  );
}
