/** The id of the heading above the case studies of a service or an industry. */
export const CASE_STUDIES_ID = "case-studies";

/**
 * The id of a case study on its page, for links.
 *
 * @param index its position, from 0
 * @param section the id of the heading above it
 */
export function caseStudyId(index: number, section = CASE_STUDIES_ID): string {
  const name = section === CASE_STUDIES_ID ? "case" : section;
  return `${name}-${index + 1}`;
}
