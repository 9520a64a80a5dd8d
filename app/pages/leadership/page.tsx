import { z } from "zod";
import { content } from "#app/content/content.ts";
import { insightIndex } from "#app/content/insights.ts";
import { pageContent } from "#app/content/page-content.ts";
import { portraitOf } from "#app/content/pictures.ts";
import { banner } from "#app/content/schemas/shared.ts";
import { listPath } from "#app/lib/insight-lists.ts";
import { Reveal } from "#app/sections/reveal.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** content/pages/leadership.yaml */
export const leadershipContent = pageContent("leadership", z.strictObject(banner));

/** Newest texts of a partner that are named. */
const WRITINGS = 3;

/** The partners. */
export function LeadershipPage() {
  return (
    <>
      <ul className="page-width page-grid section-gap gap-y-16">
        {content().leaders.map((leader, index) => (
          <li
            key={leader.id}
            id={leader.id}
            className="col-span-4 md:col-span-12 lg:col-span-6 print:col-span-full"
          >
            <Reveal
              place={index}
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
      <TextRows id="documents" {...content().site.documents} />
    </>
  );
}

/** What a partner has written last. */
function Writings({ of }: { of: string }) {
  const texts = insightIndex().byAuthor.get(of)?.slice(0, WRITINGS) ?? [];
  if (texts.length === 0) return null;
  return (
    <div className="mt-6 border-t border-rule pt-4">
      <h3 className="text-caption font-semibold">Writes</h3>
      <LinkList
        links={texts.map(({ id, type, title }) => {
          return { label: title, href: `${listPath(`${type}s`)}/${id}` };
        })}
        className="mt-1"
        linkClass="inline-flex min-h-8 items-center py-1 leading-snug underline decoration-rule underline-offset-4 hover:text-blue hover:decoration-current"
      />
    </div>
  );
}
