import { quoted } from "#app/base/quotation-marks.ts";
import { portraitOf } from "#app/features/artwork/pictures.ts";
import { CaseStudyPanel, IllustrativeNote } from "#app/features/topics/case-studies.tsx";
import { services } from "#app/features/topics/topics.ts";
import { content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { Leader } from "#app/model/schemas/collections.ts";
import { href } from "#app/routes/href.ts";
import { leaderHrefs } from "#app/routes/leadership/leader-hrefs.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { SectionHeading } from "#app/ui/sections/section-heading.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { leadershipWords } from "../leadership/interface-words.ts";
import type { homeContent } from "./content.ts";

export type VoicesProps = NonNullable<ReturnType<typeof homeContent>["voices"]>;

/** Partners with a sentence that they say, and a case (product 5.12). */
export function Voices({ heading, lead, more, leaders, case: chosen }: VoicesProps) {
  const partners = leaders.map((id) => itemById(content().leaders, id));
  return (
    <section id="voices" aria-labelledby="voices-heading" className="section-gap">
      <div className="page-width">
        <SectionHeading
          id="voices-heading"
          heading={heading}
          lead={lead}
          link={{ label: more, href: href("leadership") }}
        />
        <ul className="page-grid gap-y-12">
          {partners.map((leader, index) => (
            <li key={leader.id} className="col-span-4 md:col-span-6">
              <Voice leader={leader} index={index} />
            </li>
          ))}
        </ul>
        {chosen && <Case {...chosen} />}
      </div>
    </section>
  );
}

function Voice({ leader, index }: { leader: Leader; index: number }) {
  const words = useWords<typeof leadershipWords>("leadership");
  const hrefs = leaderHrefs(leader.id);
  return (
    <Reveal index={index} className="grid grid-cols-[2fr_3fr] gap-x-(--column-gap) ruled pt-6">
      <Picture
        picture={portraitOf(leader, { isDecorative: true })}
        className="aspect-3/4 rounded-picture"
      />
      <div className="flex flex-col">
        <blockquote className="text-h4 font-semibold text-balance">
          {leader.quote && quoted(leader.quote, content().language.tag)}
        </blockquote>
        <h3 className="mt-6 text-h5 lg:mt-auto">
          <SiteLink href={hrefs.page} className="hover:text-blue">
            {leader.name}
          </SiteLink>
        </h3>
        <p className="text-caption text-ink-2">{leader.title}</p>
        <p className="mt-2 print:hidden">
          <SiteLink href={hrefs.write} className="text-link font-medium">
            {fill(words.writeTo, { name: leader.name })}
          </SiteLink>
        </p>
      </div>
    </Reveal>
  );
}

/**
 * A case study of a service. Nothing if the service has no case study with this number. Its chart stands on the page of the
 * service alone: with the styles of charts, home would be too heavy.
 */
function Case({ service: id, number, more }: NonNullable<VoicesProps["case"]>) {
  const service = services().find((candidate) => candidate.id === id);
  const study = service?.caseStudies[number - 1];
  if (!service || !study) return null;
  return (
    <div className="mt-16">
      <CaseStudyPanel study={{ ...study, exhibit: undefined }} id="voices-case" index={0} isAlone>
        <p className="mt-6 print:hidden">
          <SiteLink href={href("services/detail", service)} className="text-link font-medium">
            {more}
          </SiteLink>
        </p>
      </CaseStudyPanel>
      <IllustrativeNote studies={[study]} />
    </div>
  );
}
