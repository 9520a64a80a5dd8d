import { absoluteUrl, allPositions, content } from "#app/content/content.ts";
import { byId } from "#app/lib/by-id.ts";
import { escapeText } from "#app/lib/escape.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { firm, postalAddress, type Thing } from "./structured-data.ts";

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
  const { name, addresses } = content().site;
  const position = byId(allPositions(), id);
  const { title, validThrough, type, address, salary } = position;
  const { locality: city, region, country } = address;
  // Where the firm has no office, no more than the city is said.
  const office = addresses.find((office) => office.city === city);
  const paragraph = (words: string) => `<p>${escapeText(words)}</p>`;
  const list = (heading: string, texts: readonly string[]) =>
    `<h3>${heading}</h3><ul>${texts.map((it) => `<li>${escapeText(it)}</li>`).join("")}</ul>`;
  const range = salary && {
    "@type": "QuantitativeValue",
    minValue: salary.from,
    maxValue: salary.to,
    unitText: salary.per.toUpperCase(),
  };
  return {
    "@type": "JobPosting",
    title,
    // The headings are those of the position's page.
    description: [
      paragraph(position.description),
      paragraph(position.about),
      list("What you will do", position.responsibilities),
      list("What you bring", position.requirements),
    ].join(""),
    identifier: { "@type": "PropertyValue", name, value: id },
    url: absoluteUrl(canonical),
    datePosted: position.datePosted,
    // The last second of that day where the work is: without a zone, the time is the local one.
    validThrough: `${validThrough}T23:59:59`,
    employmentType: EMPLOYMENT[type.toLowerCase()] ?? "OTHER",
    hiringOrganization: { ...firm(), sameAs: absoluteUrl("/") },
    jobLocation: { "@type": "Place", address: postalAddress({ ...office, city, region, country }) },
    directApply: true,
    ...(salary && {
      baseSalary: { "@type": "MonetaryAmount", currency: salary.currency, value: range },
    }),
  };
}
