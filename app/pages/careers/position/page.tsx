import { allPositions, content } from "#app/content/content.ts";
import { isClosed } from "#app/content/publication.ts";
import { byId } from "#app/lib/by-id.ts";
import { displayDate } from "#app/lib/dates.ts";
import { ApplyLink } from "#app/pages/careers/apply-link.tsx";
import { careersContent } from "#app/pages/careers/overview/page.tsx";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { LinkRows } from "#app/sections/link-rows.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** An open position at an address of its own. */
export function PositionPage({ id, breadcrumbs }: PageRecord) {
  const position = byId(allPositions(), id);
  const { title, description, location, type } = position;
  const others = content()
    .positions.filter((other) => other !== position)
    .map((other) => ({ href: `/careers/${other.id}`, title: other.title, note: other.location }));
  return (
    <>
      <PageHeader heading={title} lead={description} breadcrumbs={breadcrumbs} />
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-5 py-10">
        {isClosed(position) ? <ClosedNote /> : <ApplyLink id={id} title={title} />}
        <p className="text-ink-2">
          {location}
          <span aria-hidden="true"> · </span>
          {type}
          {!isClosed(position) && (
            <>
              <span aria-hidden="true"> · </span>
              Apply by {displayDate(position.validThrough)}
            </>
          )}
        </p>
      </div>
      <TextRows id="work" heading="The work">
        <p className="max-w-[37.5rem] text-lead">{position.about}</p>
      </TextRows>
      <TextRows id="responsibilities" heading="What you will do">
        <RuledList items={position.responsibilities} />
      </TextRows>
      <TextRows id="requirements" heading="What you bring">
        <RuledList items={position.requirements} />
      </TextRows>
      {!isClosed(position) && (
        <div className="page-width py-9 md:py-14 print:hidden">
          <ApplyLink id={id} title={title} />
        </div>
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
      <SiteLink href="/careers" className="text-blue underline underline-offset-4">
        {positionsHeading}
      </SiteLink>
    </p>
  );
}
