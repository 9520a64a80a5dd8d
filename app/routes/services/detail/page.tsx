import { SpecimenFigure } from "#app/features/specimens/specimen-figure.tsx";
import { specimensOfService } from "#app/features/specimens/specimens.ts";
import { PullFigure } from "#app/features/topics/pull-figure.tsx";
import { services, type Topic, topicAfter } from "#app/features/topics/topics.ts";
import type { DrawingMeaning } from "#app/model/fields/drawing-meanings.ts";
import type { PictureField } from "#app/model/fields/picture-fields.ts";
import { href } from "#app/routes/href.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import { leaderHrefs } from "#app/routes/leadership/leader-hrefs.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { TextBand } from "#app/ui/sections/text-band.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { serviceWords } from "../interface-words.ts";
import { TopicEnd } from "./topic-end.tsx";

/**
 * How the steps of a service are arranged (page.css). It follows from what its drawing says, as the drawing itself does. The
 * steps of other services stand in columns.
 */
const ARRANGEMENTS: Partial<Record<DrawingMeaning, string>> = {
  "grows together": "steps-rise steps-grow",
  climbs: "steps-rise",
  merger: "steps-interlock",
  "one way is chosen": "steps-in-rows",
  "one thing after another": "steps-in-rows",
};

function arrangementOf(picture: PictureField): string | undefined {
  return "says" in picture ? ARRANGEMENTS[picture.says] : undefined;
}

/** The page of a growth service or of a capability. */
export function Page({ item: service }: PageProps<"services/detail">) {
  const words = useWords<typeof serviceWords>("services");
  const isGrowth = "benefits" in service;
  const { leader } = service;
  const pullFigure = <PullFigure studies={service.caseStudies} />;
  const next = topicAfter<Topic>(service, services());
  return (
    <>
      <div className="h-(--column-gap)" />
      {isGrowth && (
        <TextRows
          id="benefits"
          heading={words.benefits}
          lines={service.benefits}
          isLarge
          aside={pullFigure}
        />
      )}
      {!isGrowth && (
        <TextRows id="overview" heading={words.overview} aside={pullFigure}>
          <div className="max-w-[40rem] text-lead *:not-first:mt-6 *:first:text-h5 *:first:leading-snug">
            {service.fullDescription.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </TextRows>
      )}
      {!isGrowth && <TextRows id="details" heading={words.details} lines={service.details} />}
      <TextBand
        id="methodology"
        isSequence
        arrangement={arrangementOf(service.picture)}
        heading={isGrowth ? words.growthMethodology : words.methodology}
        items={service.methodology}
      />
      {isGrowth && <TextRows id="offer" heading={words.offer} lines={service.services} />}
      {specimensOfService(service.id).map((specimen) => (
        <SpecimenFigure key={specimen.id} specimen={specimen} href={href("documents", specimen)} />
      ))}
      <TopicEnd
        topic={service}
        leaderHrefs={leader ? leaderHrefs(leader) : undefined}
        insightHref={insightHref}
        action={{ label: fill(words.connect, { service: service.title }), href: href("contact") }}
        next={next && { label: words.next, title: next.title, href: href("services/detail", next) }}
      />
    </>
  );
}
