import { absoluteUrl, allPositions, content } from "#app/content/content.ts";
import type { Position } from "#app/content/schemas/people.ts";
import { byId } from "#app/lib/by-id.ts";
import { escapeText } from "#app/lib/escape.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { firm, postalAddress, type Thing } from "./things.ts";

/** Google's words for what positions call themselves; anything else is `OTHER`. */
const EMPLOYMENT: Readonly<Record<string, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
};

/**
 * An open position, with every field that Google for Jobs requires
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 * A position whose time is over still says so by `validThrough`, which takes it off their lists.
 */
export function jobPosting({ id, canonical }: PageRecord): Thing {
  const { site } = content();
  const position = byId(allPositions(), id);
  const { title, datePosted, validThrough, type, address, salary } = position;
  const { locality: city, region, country } = address;
  // Where the firm has no office, no more than the city is said.
  const office = site.addresses.find((office) => office.city === city);
  return {
    "@type": "JobPosting",
    title,
    description: descriptionHtml(position),
    identifier: { "@type": "PropertyValue", name: site.name, value: id },
    url: absoluteUrl(canonical),
    datePosted,
    // The last second of that day where the work is: without a zone, the time is the local one.
    validThrough: `${validThrough}T23:59:59`,
    employmentType: EMPLOYMENT[type.toLowerCase()] ?? "OTHER",
    hiringOrganization: { ...firm(), sameAs: absoluteUrl("/") },
    jobLocation: { "@type": "Place", address: postalAddress({ ...office, city, region, country }) },
    directApply: true,
    ...(salary && { baseSalary: baseSalary(salary) }),
  };
}

function baseSalary({ currency, from, to, per }: NonNullable<Position["salary"]>): Thing {
  const range = { minValue: from, maxValue: to, unitText: per.toUpperCase() };
  return { "@type": "MonetaryAmount", currency, value: { "@type": "QuantitativeValue", ...range } };
}

/** What the position's page says, as HTML; the headings are those of that page. */
function descriptionHtml({ description, about, responsibilities, requirements }: Position): string {
  const items = (texts: readonly string[]) =>
    texts.map((text) => `<li>${escapeText(text)}</li>`).join("");
  return [
    ...[description, about].map((text) => `<p>${escapeText(text)}</p>`),
    `<h3>What you will do</h3><ul>${items(responsibilities)}</ul>`,
    `<h3>What you bring</h3><ul>${items(requirements)}</ul>`,
  ].join("");
}
