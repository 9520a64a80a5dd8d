import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import type { PageRecord } from "#app/pages/page-kind.tsx";

/**
 * What the page of a service shows: a growth service or one of the overview.
 *
 * @throws RangeError when there is no such service
 */
export function serviceData({ id }: Pick<PageRecord, "id">) {
  const { growthServices, capabilities } = content();
  const growth = growthServices.find((service) => service.id === id);
  if (growth) {
    const { benefits, methodology, services, caseStudies } = growth;
    return { kind: "growth" as const, ...shared(growth), benefits, methodology, services, caseStudies };
  }
  const capability = capabilities.find((service) => service.id === id);
  if (!capability) throw new RangeError(`No service ${id} in content/services/`);
  const { details, fullDescription } = capability;
  return { kind: "capability" as const, ...shared(capability), details, fullDescription };
}

type Service = ReturnType<typeof content>["growthServices" | "capabilities"][number];

function shared({ id, title, description, picture }: Service) {
  return {
    title,
    opening: { heading: title, lead: description, picture: pictureOf(picture, id, "band") },
  };
}

export type ServiceData = ReturnType<typeof serviceData>;
