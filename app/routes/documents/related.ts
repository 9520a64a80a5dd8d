import type { Specimen } from "#app/features/specimens/content.ts";
import { specimens } from "#app/features/specimens/specimens.ts";
import { type Service, services } from "#app/features/topics/topics.ts";
import { type Content, content, type Insight } from "#app/model/content.ts";

interface SpecimenUses {
  /** The services in which the sheet is used. */
  services: Service[];
  /** The texts that explain it. */
  insights: Insight[];
}

/** Where a specimen is used. A service or a text that is not published is left out. */
export function usesOf(specimen: Specimen, of: Content = content()): SpecimenUses {
  const { services: serviceIds = [], insights: insightIds = [] } = specimen;
  return {
    services: services(of).filter(({ id }) => serviceIds.includes(id)),
    insights: of.insights.filter(({ id }) => insightIds.includes(id)),
  };
}

/** The other specimens. */
export function furtherSpecimens({ id }: Specimen, of: Content = content()): Specimen[] {
  return specimens(of).filter((further) => further.id !== id);
}
