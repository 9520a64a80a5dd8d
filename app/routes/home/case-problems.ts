import { services } from "#app/features/topics/topics.ts";
import type { Content } from "#app/model/content.ts";
import type { ContentProblem } from "#app/model/content-problem.ts";
import { pageFilePath } from "#app/model/page-content.ts";
import { homeContent } from "./content.ts";

/**
 * The problem of a case on the home page whose number is beyond the case studies of its service. A service that the language
 * lacks is reported as a reference.
 *
 * @throws TypeError if the content has problems that leave out what this reads
 */
export function homeCaseProblems(content: Content): ContentProblem[] {
  const chosen = homeContent(content).voices?.case;
  const service = services(content).find(({ id }) => id === chosen?.service);
  if (!chosen || !service) return [];
  const { length } = service.caseStudies;
  if (chosen.number <= length) return [];
  const { prefix } = content.language;
  const file = `content${prefix}/${pageFilePath(homeContent)}`;
  if (length === 0) {
    const remedy = "name a service with case studies, or remove `case:`: this service has none";
    return [{ file, field: "voices.case.service", value: chosen.service, remedy }];
  }
  const numbers = length === 1 ? "1" : `a number from 1 to ${length}`;
  const studies = length === 1 ? "1 case study" : `${length} case studies`;
  const remedy = `write ${numbers}: ${chosen.service} has ${studies}`;
  return [{ file, field: "voices.case.number", value: chosen.number, remedy }];
}
