import { content } from "#app/content/content.ts";
import { displayDate } from "#app/lib/dates.ts";
import { ApplyLink } from "#app/pages/careers/position-card.tsx";
import type { PageProps, PageRecord } from "#app/pages/page-kind.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";

/** What the page of an open position shows. */
export function positionData({ id }: Pick<PageRecord, "id">) {
  const found = content().positions.find((position) => position.id === id);
  if (!found) throw new RangeError(`No position ${id} in content/positions/`);
  const { title, description, location, type, about, responsibilities, requirements } = found;
  return {
    opening: { heading: title, lead: description },
    id,
    title,
    location,
    type,
    about,
    responsibilities,
    requirements,
    until: displayDate(found.validThrough),
  };
}

export type PositionData = ReturnType<typeof positionData>;

/** An open position at an address of its own. */
export function PositionPage({ opening, breadcrumbs, ...position }: PositionData & PageProps) {
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-5 py-10">
        <ApplyLink id={position.id} title={position.title} />
        <p className="text-ink-2">
          {position.location}
          <span aria-hidden="true"> · </span>
          {position.type}
          <span aria-hidden="true"> · </span>
          Apply by {position.until}
        </p>
      </div>
      <TextRows id="work" heading="The work">
        <p className="max-w-measure text-lead">{position.about}</p>
      </TextRows>
      <TextRows id="responsibilities" heading="What you will do">
        <RuledList items={position.responsibilities} />
      </TextRows>
      <TextRows id="requirements" heading="What you bring">
        <RuledList items={position.requirements} />
      </TextRows>
      <div className="h-(--section-gap)" />
    </>
  );
}
