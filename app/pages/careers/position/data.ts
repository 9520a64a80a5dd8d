import { content } from "#app/content/content.ts";
import { displayDate } from "#app/lib/dates.ts";
import type { PageRecord } from "#app/pages/page-kind.tsx";

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
