import { escapeText } from "#app/base/escape.ts";
import { absoluteUrl, allPositions, content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import { type JsonLdNode, organization, postalAddress } from "./organization.ts";

/** Google's words for what positions call themselves; anything else is `OTHER`. */
const EMPLOYMENT: Readonly<Record<string, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
};

/**
 * A position, with every field that Google for Jobs requires
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting); `validThrough` takes a closed one
 * off their lists.
 */
export function jobPosting({ id, canonical }: PageRecord): JsonLdNode {
  const { name, addresses } = content().site;
  const position = itemById(allPositions(), id);
  const { title, description, about, validThrough, type, address, salary } = position;
  const { locality: city, region, country } = address;
  // Where the firm has no office, no more than the city is said.
  const office = addresses.find((office) => office.city === city);
  const each = (tag: string, texts: readonly string[]) =>
    texts.map((words) => `<${tag}>${escapeText(words)}</${tag}>`).join("");
  // The headings are those of the position's page.
  const duties = `<h3>What you will do</h3><ul>${each("li", position.responsibilities)}</ul>`;
  const skills = `<h3>What you bring</h3><ul>${each("li", position.requirements)}</ul>`;
  const range = salary && {
    "@type": "QuantitativeValue",
    minValue: salary.from,
    maxValue: salary.to,
    unitText: salary.per.toUpperCase(),
  };
  return {
    "@type": "JobPosting",
    title,
    description: each("p", [description, about]) + duties + skills,
    identifier: { "@type": "PropertyValue", name, value: id },
    url: absoluteUrl(canonical),
    datePosted: position.datePosted,
    // The last second of that day where the work is: without a zone, the time is the local one.
    validThrough: `${validThrough}T23:59:59`,
    employmentType: EMPLOYMENT[type.toLowerCase()] ?? "OTHER",
    hiringOrganization: { ...organization(), sameAs: absoluteUrl("/") },
    jobLocation: { "@type": "Place", address: postalAddress({ ...office, city, region, country }) },
    directApply: true,
    baseSalary: salary && { "@type": "MonetaryAmount", currency: salary.currency, value: range },
  };
}
