import { portraitOf } from "#app/features/artwork/pictures.ts";
import { insightIndex } from "#app/features/insights/insights.ts";
import { content } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import { LinkList } from "#app/ui/link-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { leadershipWords } from "./interface-words.ts";

/** The partners side by side, each with the last three texts that they wrote. */
export function Page() {
  const words = useWords<typeof leadershipWords>("leadership");
  return (
    <>
      <ul className="page-width section-gap partners">
        {content().partners.map((leader, index) => (
          <li key={leader.id} id={leader.id}>
            <Reveal index={index} className="print:grid print:grid-cols-[1fr_5fr] print:gap-x-6">
              <Picture
                picture={portraitOf(leader, { format: "partner" })}
                isEager
                className="partner-portrait"
              />
              <div className="mt-5">
                <h2 className="text-h4">
                  <SiteLink href={href("leadership/detail", leader)} className="hover:text-blue">
                    {leader.name}
                  </SiteLink>
                </h2>
                <p className="mt-1 font-medium text-blue">{leader.title}</p>
                <p className="mt-4">{leader.bio}</p>
                {insightIndex().byAuthor.has(leader.id) && (
                  <div className="mt-6 border-t border-rule pt-4">
                    <h3 className="text-caption font-semibold">{words.writes}</h3>
                    <LinkList
                      links={writingsOf(leader.id)}
                      className="mt-1"
                      linkClass="inline-flex min-h-8 items-center py-1 leading-snug underline decoration-rule underline-offset-4 hover:text-blue hover:decoration-current"
                    />
                  </div>
                )}
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
      <TextRows id="documents" {...content().site.documents} />
    </>
  );
}

const writingsOf = (author: string) =>
  (insightIndex().byAuthor.get(author) ?? []).slice(0, 3).map((insight) => {
    return { label: insight.title, href: insightHref(insight) };
  });
