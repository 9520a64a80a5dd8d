import type { Problem } from "../problem.ts";
import { originOf, resolveTarget } from "./addresses.ts";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, isHidden, type Page, type PageElement, placeOf } from "./page.ts";

/**
 * What each type must say, as paths into it: schema.org's essentials and the required properties of
 * https://developers.google.com/search/docs/appearance/structured-data
 */
const article = "headline image datePublished dateModified author.name author.url publisher.name";
const position =
  "title description datePosted validThrough employmentType hiringOrganization.name directApply " +
  "jobLocation.address.addressLocality jobLocation.address.addressRegion jobLocation.address.addressCountry";
const REQUIRED: Readonly<Record<string, string>> = {
  AboutPage: "name url",
  Article: article,
  BlogPosting: article,
  BreadcrumbList: "itemListElement",
  CollectionPage: "name url",
  ContactPage: "name url",
  ContactPoint: "contactType",
  ImageObject: "url width height",
  JobPosting: position,
  ListItem: "position name item",
  MonetaryAmount: "currency value",
  Organization: "name url logo",
  Person: "name",
  Place: "address",
  PostalAddress: "addressLocality addressCountry",
  PropertyValue: "name value",
  QuantitativeValue: "unitText",
  Service: "name description provider.name url",
  WebPage: "name url",
  WebSite: "name url",
};

const DATES = ["datePublished", "dateModified", "datePosted", "validThrough"];
/** Properties that hold addresses of this site. */
const ADDRESSES = ["url", "image", "logo", "item", "mainEntityOfPage"];

/** Every page that search engines list has structured data with all that its type requires. */
export function findStructuredDataProblems(site: BuiltSite): Problem[] {
  return site.pages.flatMap((page) => {
    const scripts = elementsOf(page, "script").filter(isJsonLd);
    const found = scripts.flatMap((script) =>
      checkScript(script, site).map((what) => ({ where: placeOf(page, script), what })),
    );
    const types = scripts.flatMap((script) => graphOf(script).map((thing) => thing["@type"]));
    const missing = expectedOf(page).filter((type) => !types.includes(type));
    return [...found, ...missing.map((type) => ({ where: page.address, what: `no ${type}` }))];
  });
}

type Thing = Record<string, unknown>;

function isJsonLd({ attributes }: PageElement): boolean {
  return attributes.get("type") === "application/ld+json";
}

function expectedOf(page: Page): string[] {
  if (isHidden(page)) return [];
  return page.address === "/" ? ["Organization", "WebSite"] : ["BreadcrumbList"];
}

function graphOf(script: PageElement): Thing[] {
  try {
    const { "@graph": graph } = JSON.parse(script.text());
    return Array.isArray(graph) ? graph : [];
  } catch {
    return [];
  }
}

function checkScript(script: PageElement, site: BuiltSite): string[] {
  let data: Thing;
  try {
    data = JSON.parse(script.text());
  } catch (error) {
    return [`is no JSON: ${error instanceof Error ? error.message : error}`];
  }
  if (data["@context"] !== "https://schema.org") return ["has no context https://schema.org"];
  const graph = graphOf(script);
  return graph.length === 0 ? ["has no @graph"] : graph.flatMap((thing) => checkThing(thing, site));
}

function checkThing(thing: Thing, site: BuiltSite): string[] {
  // A reference to a thing that another page describes.
  if (Object.keys(thing).join() === "@id") return [];
  const type = String(thing["@type"]);
  const required = REQUIRED[type];
  if (!required) return [`${type} is no type that this check knows`];
  const empty = required.split(" ").filter((path) => isEmpty(valueAt(thing, path)));
  const problems = empty.map((path) => `${type} without ${path}`);
  for (const [name, value] of Object.entries(thing)) {
    if (DATES.includes(name) && !isDate(value))
      problems.push(`${type}.${name}: "${value}" is no date`);
    const values = [value].flat();
    if (ADDRESSES.includes(name)) {
      problems.push(
        ...values.flatMap((url) =>
          checkAddress(url, site).map((what) => `${type}.${name}: ${what}`),
        ),
      );
    }
    problems.push(...values.filter(isThing).flatMap((inner) => checkThing(inner, site)));
  }
  return problems;
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null;
}

function valueAt(thing: Thing, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (isThing(value) ? value[name] : undefined), thing);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === "";
}

function isDate(value: unknown): boolean {
  const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/;
  return typeof value === "string" && iso.test(value) && !Number.isNaN(Date.parse(value));
}

function checkAddress(url: unknown, site: BuiltSite): string[] {
  if (typeof url !== "string" || !URL.canParse(url)) return [`"${url}" is no absolute address`];
  const target = resolveTarget(site, originOf(site), "/", url);
  return target.kind === "inside" && target.file ? [] : [`${url} leads to nothing on this site`];
}
