import { allPositions, content } from "#app/content/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { isClosed } from "#app/content/publication.ts";
import { byId } from "#app/lib/by-id.ts";
import { displayDate } from "#app/lib/dates.ts";
import { ApplyLink } from "#app/pages/careers/apply-link.tsx";
import { careersContent } from "#app/pages/careers/overview/page.tsx";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { FacingLists } from "#app/sections/facing-lists.tsx";
import { LinkRows } from "#app/sections/link-rows.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import { Dotted } from "#app/ui/dotted.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** An open position at an address of its own. */
export function PositionPage({ id, breadcrumbs }: PageRecord) {
  const position = byId(allPositions(), id);
  const { title, description, location, type } = position;
  const others = content()
    .positions.filter((other) => other !== position)
    .map((other) => ({ href: `/careers/${other.id}`, title: other.title, note: other.location }));
  const lastDay = isClosed(position) ? [] : [`Apply by ${displayDate(position.validThrough)}`];
  const facts = <Dotted items={[location, type, ...lastDay]} />;
  return (
    <>
      <PageHeader
        heading={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        picture={pictureOf(careersContent().picture, id, "band")}
      >
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5">
          {isClosed(position) ? <ClosedNote /> : <ApplyLink id={id} title={title} />}
          <p className="text-ink-2">{facts}</p>
        </div>
      </PageHeader>
      <div className="h-(--column-gap)" />
      <TextRows id="work" heading="The work">
        <p className="max-w-[37.5rem] text-lead">{position.about}</p>
      </TextRows>
      <FacingLists
        sides={[
          { id: "responsibilities", heading: "What you will do", items: position.responsibilities },
          { id: "requirements", heading: "What you bring", items: position.requirements },
        ]}
      />
      {!isClosed(position) && (
        <ClosingCall heading={title} text={facts}>
          <ApplyLink id={id} title={title} />
        </ClosingCall>
      )}
      {others.length > 0 && (
        <TextRows id="others" heading="Other open positions">
          <LinkRows items={others} />
        </TextRows>
      )}
    </>
  );
}

/** In place of the way to apply: that it is over, and what is open. */
function ClosedNote() {
  const { closed, positionsHeading } = careersContent();
  return (
    <p className="font-medium">
      {closed}{" "}
      <SiteLink href="/careers" className="text-link">
        {positionsHeading}
      </SiteLink>
    </p>
  );
}
