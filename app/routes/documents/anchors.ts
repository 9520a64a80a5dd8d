import { specimens } from "#app/features/specimens/specimens.ts";
import type { Content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { PageAddress } from "#app/model/page-record.ts";
import { furtherSpecimens, usesOf } from "./related.ts";

/** The ids of the sections of a specimen's page, for links. */
export function specimenAnchors({ id }: PageAddress, of: Content): string[] {
  const specimen = itemById(specimens(of), id);
  const uses = usesOf(specimen, of);
  const anchors: string[] = [];
  if (uses.services.length + uses.insights.length > 0) anchors.push("used-in");
  if (furtherSpecimens(specimen, of).length > 0) anchors.push("further-sheets");
  return anchors;
}
