import { COLUMN, portraitOf } from "#app/features/artwork/pictures.ts";
import { drawExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import { Exhibit } from "#app/features/exhibits/exhibit.tsx";
import {
  insightCard,
  services,
  type Topic,
  type TopicFolder,
} from "#app/features/insights/cards.ts";
import { insightIndex } from "#app/features/insights/insights.ts";
import { content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { CaseStudy } from "#app/model/schemas/collections.ts";
import { CardTitle } from "#app/ui/card-title.tsx";
import { DotSeparated } from "#app/ui/dot-separated.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { Card } from "#app/ui/sections/card.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** What a service or an industry ends with: its cases, who leads it, what they wrote, the next one. */
export function TopicEnd({ topic, folder }: { topic: Topic; folder: TopicFolder }) {
  const isService = folder === "/services";
  const topics: readonly Topic[] = isService ? services() : content().industries;
  const next = topics[(topics.indexOf(topic) + 1) % topics.length] ?? topic;
  const related = (topic.related ?? []).flatMap((id) => insightIndex().byId.get(id) ?? []);
  return (
    <>
      <CaseStudies kicker={isService ? "" : "Success stories"} studies={topic.caseStudies} />
      <div className="page-width section-gap print:hidden">
        <div className="page-grid gap-y-12 ruled pt-6 not-has-[h2,a]:hidden">
          <div className="col-span-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-8 empty:hidden md:max-lg:col-span-12 lg:flex-col lg:items-start lg:justify-start">
            {topic.leader && <LedBy id={topic.leader} />}
            {isService && (
              <SiteLink href="/contact" className="button">
                {`Connect with our ${topic.title} experts`}
              </SiteLink>
            )}
          </div>
          {related.length > 0 && (
            <section
              aria-labelledby="related"
              className="col-span-4 md:max-lg:col-span-12 lg:col-span-8"
            >
              <h2 id="related" className="text-h4">
                Read with it
              </h2>
              <ul className="mt-8 grid gap-x-(--column-gap) gap-y-10 sm:grid-cols-2">
                {related.map((insight) => (
                  <li key={insight.id}>
                    <Card card={insightCard(insight, { sizes: COLUMN })} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {next !== topic && (
          <p className="-mb-6 mt-12 border-t border-rule md:mt-16">
            <SiteLink
              href={encodeURI(`${folder}/${next.id}`)}
              className="flex items-center justify-between gap-6 py-6 hover:text-blue"
            >
              <span>
                <span className="block text-caption text-ink-3">
                  {isService ? "Next service" : "Next industry"}
                </span>
                <span className="block text-h3 font-semibold">{next.title}</span>
              </span>
              <Icon name="arrow-right" size={24} />
            </SiteLink>
          </p>
        )}
      </div>
    </>
  );
}

function LedBy({ id }: { id: string }) {
  const leader = itemById(content().leaders, id);
  return (
    <section aria-labelledby="leader">
      <h2 id="leader" className="text-h4">
        Who leads this
      </h2>
      <div data-card className="relative mt-8 flex items-end gap-5">
        <div className="w-34 shrink-0 lg:w-40">
          <Picture picture={portraitOf(leader, true)} className="aspect-3/4 rounded-picture" />
        </div>
        <div>
          <CardTitle title={leader.name} href={`/leadership#${id}`} className="text-h5" />
          <p className="mt-1 text-caption text-ink-2">{leader.title}</p>
        </div>
      </div>
    </section>
  );
}

const PANELS = ["bg-sky", "bg-blush", "bg-sand"] as const;
const SIDE_BY_SIDE = "lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-14";

/** Case studies on tinted panels, two in a row on wide screens. One with a row to itself sets its figure beside its text. */
function CaseStudies({ studies, kicker }: { studies: readonly CaseStudy[]; kicker: string }) {
  if (studies.length === 0) return null;
  const illustrative = studies.filter(({ facts }) => facts?.illustrative);
  const names = illustrative.map(({ title }) => title).join("; ");
  return (
    <section aria-labelledby="case-studies" className="page-width py-9 md:py-14">
      {studies.some(({ exhibit }) => exhibit) && (
        <PageStyles source="app/features/exhibits/figures.css" />
      )}
      {kicker && <p className="mb-2 text-caption font-medium text-blue">{kicker}</p>}
      <h2 id="case-studies" className="text-h3">
        Case Studies
      </h2>
      <ul className="page-grid mt-8 gap-y-6">
        {studies.map(({ title, description, facts, exhibit }, index) => {
          const isAlone = index % 2 === 0 && index === studies.length - 1;
          const place = isAlone ? "" : "lg:col-span-6";
          const look = `${PANELS[index % PANELS.length]} ${isAlone && (facts || exhibit) ? SIDE_BY_SIDE : ""}`;
          return (
            <li key={title} className={`col-span-4 md:col-span-12 ${place}`}>
              <Reveal
                index={index}
                className={`flex h-full flex-col rounded-panel p-7 md:p-10 ${look}`}
              >
                <div className={exhibit ? "flex flex-col" : "contents"}>
                  <div>
                    <h3 className="text-h4">{title}</h3>
                    <p className="mt-4 max-w-measure">{description}</p>
                  </div>
                  {facts && <CaseFacts {...facts} isLarge={isAlone} />}
                </div>
                {exhibit && (
                  <div className={`mt-8 ${isAlone ? "lg:mt-0" : ""}`}>
                    <Exhibit exhibit={drawExhibit(exhibit)} />
                  </div>
                )}
              </Reveal>
            </li>
          );
        })}
      </ul>
      {illustrative.length > 0 && (
        <p className="mt-4 text-caption text-ink-3">
          {illustrative.length < studies.length && `${names}: `}
          {content().site.illustrativeNote}
        </p>
      )}
    </section>
  );
}

/** The strip that opens a story: it stands above the title, and is read after it. */
function CaseFacts(props: NonNullable<CaseStudy["facts"]> & { isLarge: boolean }) {
  const { sector, size, duration, figure, isLarge } = props;
  return (
    <div className="-order-1 mb-8">
      <p className="text-caption font-medium">
        <DotSeparated items={[sector, size, duration]} />
      </p>
      <p className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-1 ruled pt-4">
        <span className={`font-bold tabular ${isLarge ? "text-h1" : "text-h2"}`}>
          {figure.value}
        </span>
        <span className="max-w-[22ch] pb-1 leading-snug text-balance">{figure.label}</span>
      </p>
    </div>
  );
}
