import { escapeText } from "#app/base/escape.ts";
import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import {
  absoluteUrl,
  allPositions,
  content,
  originalContent,
  sharedUrl,
} from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import type { Position } from "#app/model/schemas/collections.ts";
import { wordsOf } from "#app/model/words.ts";
import { positionWords } from "./interface-words.ts";
import { type JsonLdNode, organization, postalAddress } from "./organization.ts";

/** Google's names for the types of employment. Another type is `OTHER`. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
};

/** For a position Google shows only a logo whose width is 0.75 to 2.5 times its height. A firm's own logo may be wider. */
const SQUARE_LOGO = "/icons/icon-512.png";

/**
 * A position as a JobPosting, with every field that Google for Jobs requires
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). `validThrough` takes a closed position
 * off their lists.
 *
 * @param page the page of the position
 */
export function jobPosting({ id, canonical }: PageRecord): JsonLdNode {
  const { name, addresses } = content().site;
  const position = itemById(allPositions(), id);
  const { locality: city, region, country } = position.address;
  // In a city without an office, only the city is known.
  const office = addresses.find((address) => address.city === city);
  return {
    "@type": "JobPosting",
    title: position.title,
    description: descriptionHtml(position),
    identifier: { "@type": "PropertyValue", name, value: id },
    url: absoluteUrl(canonical),
    datePosted: position.datePosted,
    // The last second of the day, after which the site itself closes the position (app/base/dates.ts).
    validThrough: `${position.validThrough}T23:59:59Z`,
    employmentType: employmentType(id),
    hiringOrganization: {
      ...organization(),
      sameAs: absoluteUrl("/"),
      logo: sharedUrl(SQUARE_LOGO),
    },
    jobLocation: { "@type": "Place", address: postalAddress({ ...office, city, region, country }) },
    // Whoever fills in a simulated form has not applied.
    directApply: deliverySettings().mode !== "simulated",
    baseSalary: position.salary && monetaryAmount(position.salary),
  };
}

/**
 * Google's name for the type of employment. It follows from the position in the default language, because a translation
 * has other words.
 */
function employmentType(id: string): string {
  const { type } = itemById(allPositions(originalContent()), id);
  return EMPLOYMENT_TYPES[type.toLowerCase()] ?? "OTHER";
}

/** The texts of a position as HTML, with the headings of its page. */
function descriptionHtml(position: Position): string {
  const { description, about, responsibilities, requirements } = position;
  const headings = wordsOf(positionWords);
  return [
    elements("p", [description, about]),
    `<h3>${escapeText(headings.responsibilities)}</h3><ul>${elements("li", responsibilities)}</ul>`,
    `<h3>${escapeText(headings.requirements)}</h3><ul>${elements("li", requirements)}</ul>`,
  ].join("");
}

function elements(tag: string, texts: readonly string[]): string {
  return texts.map((text) => `<${tag}>${escapeText(text)}</${tag}>`).join("");
}

function monetaryAmount({ currency, from, to, per }: NonNullable<Position["salary"]>): JsonLdNode {
  const value = {
    "@type": "QuantitativeValue",
    minValue: from,
    maxValue: to,
    unitText: per.toUpperCase(),
  };
  return { "@type": "MonetaryAmount", currency, value };
}
