import { displayDate } from "#app/base/dates.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { allPositions, content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import { isClosed } from "#app/model/publication.ts";
import { DotSeparated } from "#app/ui/dot-separated.tsx";
import { ClosingCall } from "#app/ui/sections/closing-call.tsx";
import { FacingLists } from "#app/ui/sections/facing-lists.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { careersContent } from "./content.ts";

/** Why to work here, and the open positions. */
export function CareersPage() {
  const { paragraphs, positionsHeading, noPositions } = careersContent();
  const { positions, site } = content();
  return (
    <>
      <div className="page-width page-grid gap-y-5 py-14 md:pt-20">
        {paragraphs.map((line, index) => (
          <p
            key={line}
            className={`col-span-4 text-lead md:col-span-6 ${index ? "text-ink-2" : ""}`}
          >
            {line}
          </p>
        ))}
      </div>
      <section aria-labelledby="positions" className="page-width section-gap">
        <h2 id="positions" className="text-h2">
          {positionsHeading}
        </h2>
        {positions.length === 0 && (
          <div className="mt-6 max-w-measure text-lead">
            <p>{noPositions}</p>
            <a
              href={`mailto:${site.hrEmail}`}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              {site.hrEmail}
            </a>
          </div>
        )}
        <ul className="mt-10">
          {positions.map((position, index) => (
            <li key={position.id}>
              <Reveal
                index={index}
                className="page-grid items-center gap-y-4 ruled py-8 md:py-10 [:last-child>&]:pb-0"
              >
                <div className="col-span-4 md:col-span-5">
                  <h3 className="text-h4">
                    <SiteLink href={`/careers/${position.id}`} className="hover:text-blue">
                      {position.title}
                    </SiteLink>
                  </h3>
                  <p className="mt-2 text-caption text-ink-3">
                    <DotSeparated items={[position.location, position.type]} />
                  </p>
                </div>
                <p className="col-span-4 text-ink-2 lg:col-span-5">{position.description}</p>
                <p className="col-span-4 md:col-span-3 md:text-right lg:col-span-2">
                  <ApplyLink {...position} />
                </p>
              </Reveal>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** An open position at an address of its own; one whose last day is over says so in place of the way to apply. */
export function PositionPage({ id, breadcrumbs }: PageRecord) {
  const { closed, picture, positionsHeading } = careersContent();
  const position = itemById(allPositions(), id);
  const isOpen = !isClosed(position);
  const others = content()
    .positions.filter((other) => other !== position)
    .map((other) => ({ href: `/careers/${other.id}`, label: other.title, note: other.location }));
  const lastDay = isOpen ? [`Apply by ${displayDate(position.validThrough)}`] : [];
  const facts = <DotSeparated items={[position.location, position.type, ...lastDay]} />;
  return (
    <>
      <PageHeader
        heading={position.title}
        lead={position.description}
        breadcrumbs={breadcrumbs}
        picture={pictureOf(picture, id, "band")}
      >
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5">
          {isOpen ? (
            <ApplyLink {...position} />
          ) : (
            <p className="font-medium">
              {`${closed} `}
              <SiteLink href="/careers" className="text-link">
                {positionsHeading}
              </SiteLink>
            </p>
          )}
          <p className="text-ink-2">{facts}</p>
        </div>
      </PageHeader>
      <div className="h-(--column-gap)" />
      <TextRows id="work" heading="The work" text={position.about} />
      <FacingLists
        lists={[
          { id: "responsibilities", heading: "What you will do", items: position.responsibilities },
          { id: "requirements", heading: "What you bring", items: position.requirements },
        ]}
      />
      {isOpen && (
        <ClosingCall heading={position.title} text={facts}>
          <ApplyLink {...position} />
        </ClosingCall>
      )}
      {others.length > 0 && <TextRows id="others" heading="Other open positions" links={others} />}
    </>
  );
}

/** The position travels in the address (product 11.3). */
function ApplyLink({ id, title }: { id: string; title: string }) {
  return (
    <SiteLink
      href={`/careers/apply?position=${id}`}
      aria-label={`Apply Now: ${title}`}
      className="button button-small"
    >
      Apply Now
    </SiteLink>
  );
}
