import { content } from "#app/content/content.ts";
import { displayDate } from "#app/lib/dates.ts";
import { metaOf } from "#app/lib/page-head.ts";
import { unknownId } from "#app/lib/unknown-id.ts";
import { headOf } from "#app/seo/page-head.ts";
import { trailOf } from "#app/seo/breadcrumbs.ts";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import type { Route } from "#app/routes/careers/+types/position.ts";
import { ApplyLink } from "#app/pages/careers/position-card.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const found = content().positions.find(({ id }) => id === params.positionId);
  if (!found) throw unknownId();
  const { meta: _meta, address: _address, validThrough, ...position } = found;
  const path = `/careers/${found.id}`;
  return {
    head: headOf(path),
    trail: trailOf(path),
    ...position,
    until: displayDate(validThrough),
  };
}

export const meta: Route.MetaFunction = metaOf;

/** An open position at an address of its own. */
export default function Position({ loaderData: position }: Route.ComponentProps) {
  return (
    <>
      <PageOpening heading={position.title} lead={position.description} trail={position.trail} />
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
