import { displayDate } from "#app/base/dates.ts";
import { quoted } from "#app/base/quotation-marks.ts";
import { portraitOf } from "#app/features/artwork/pictures.ts";
import { insightIndex } from "#app/features/insights/insights.ts";
import { LeaderCards } from "#app/features/leaders/leader-cards.tsx";
import { topicsLedBy } from "#app/features/leaders/leaders.ts";
import { content, type Insight } from "#app/model/content.ts";
import { isPartner, type Leader } from "#app/model/schemas/collections.ts";
import { aboutContent } from "#app/routes/about/content.ts";
import { writeToHref } from "#app/routes/contact/write-to-href.ts";
import { href } from "#app/routes/href.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { PaintWholePage } from "#app/ui/frame/paint-whole-page.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Breadcrumbs } from "#app/ui/sections/breadcrumbs.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { leadershipWords } from "../interface-words.ts";
import { PartnerFacts } from "./partner-facts.tsx";
import { stateWords } from "./state-words.ts";

/** The most texts that the page lists. A link searches for the others. */
const LISTED_TEXTS = 8;

/** The page of a partner: the person, the services and industries that they lead, and their texts (product 9.5). */
export function Page({ item: leader, breadcrumbs }: PageProps<"leadership/detail">) {
  const words = useWords<typeof leadershipWords>("leadership");
  const { id, name, title, bio, biography = [bio], quote } = leader;
  const note = stateWords(leader, words);
  const writings = insightIndex().byAuthor.get(id) ?? [];
  return (
    <>
      <PaintWholePage />
      <div className="page-width page-top">
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className="page-grid items-end gap-y-8">
          <div className="partner-name col-span-4 self-start md:col-span-8 md:col-start-5">
            {note && <p className="mb-3 font-medium text-ink-2">{note}</p>}
            <h1 className="text-h1">{name}</h1>
            <p className="mt-3 text-lead font-medium text-blue">{title}</p>
          </div>
          <div className="col-span-4 self-start md:col-start-1 md:row-span-2 md:row-start-1">
            <Picture
              picture={portraitOf(leader, { format: "partner" })}
              isEager
              className="partner-portrait rounded-picture print:max-h-none"
            />
          </div>
          <div className="partner-says col-span-4 md:col-span-8 md:col-start-5">
            {quote && (
              <blockquote className="partner-quote text-h3 font-semibold text-balance">
                {quoted(quote, content().language.tag)}
              </blockquote>
            )}
            {isPartner(leader) && (
              <SiteLink href={writeToHref(leader)} className="button mt-8 print:hidden">
                {fill(words.writeTo, { name })}
              </SiteLink>
            )}
            <PartnerFacts leader={leader} />
          </div>
        </div>
      </div>
      <div className="page-width page-grid section-gap gap-y-12">
        <div className="partner-life col-span-4 md:col-span-8">
          <div className="max-w-measure *:not-first:mt-5 *:first:text-lead">
            {biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {aboutContent().founder?.leader === id && (
            <p className="mt-6 print:hidden">
              <SiteLink href={`${href("about")}#story`} className="text-link font-medium">
                {words.story}
              </SiteLink>
            </p>
          )}
        </div>
        <Leads leader={leader} />
      </div>
      {writings.length > 0 && <Writes insights={writings} name={name} />}
      <OtherPartners leader={leader} />
    </>
  );
}

function Leads({ leader }: { leader: Leader }) {
  const words = useWords<typeof leadershipWords>("leadership");
  const { services, industries } = topicsLedBy(leader.id);
  if (services.length + industries.length === 0) return null;
  const links = [
    ...services.map((item) => ({ label: item.title, href: href("services/detail", item) })),
    ...industries.map((item) => ({ label: item.title, href: href("industries/detail", item) })),
  ];
  return (
    <section aria-labelledby="leads" className="partner-leads col-span-4">
      <h2 id="leads" className="ruled pt-5 text-h4">
        {words.leads}
      </h2>
      <LinkList
        links={links}
        className="mt-3"
        linkClass="flex border-b border-rule py-3 hover:text-blue"
      />
    </section>
  );
}

interface WritesProps {
  /** The texts of a partner, newest first. */
  insights: readonly Insight[];
  name: string;
}

function Writes({ insights, name }: WritesProps) {
  const words = useWords<typeof leadershipWords>("leadership");
  const links = insights.slice(0, LISTED_TEXTS).map((insight) => {
    return {
      href: insightHref(insight),
      label: insight.title,
      note: displayDate(insight.date, content().language.tag),
    };
  });
  return (
    <TextRows id="writes" heading={words.writes} links={links}>
      {insights.length > LISTED_TEXTS && (
        <p className="mt-6 print:hidden">
          <SiteLink
            href={`${href("search")}?q=${encodeURIComponent(name)}`}
            className="text-link font-medium"
          >
            {fill(words.searchWritings, { name })}
          </SiteLink>
        </p>
      )}
    </TextRows>
  );
}

function OtherPartners({ leader }: { leader: Leader }) {
  const words = useWords<typeof leadershipWords>("leadership");
  const otherPartners = content().partners.filter(({ id }) => id !== leader.id);
  if (otherPartners.length === 0) return null;
  return (
    <section aria-labelledby="partners" className="page-width section-gap print:hidden">
      <h2 id="partners" className="ruled pt-6 text-h4">
        {words.others}
      </h2>
      <LeaderCards leaders={otherPartners} hrefOf={(other) => href("leadership/detail", other)} />
    </section>
  );
}
