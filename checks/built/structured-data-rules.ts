import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { at, find, isHidden, textOf } from "./page.ts";

/**
 * What things of each type must say, as paths into them: schema.org's essentials and the required properties of
 * https://developers.google.com/search/docs/appearance/structured-data
 */
const REQUIRED: Readonly<Record<string, string>> = {
  "AboutPage CollectionPage ContactPage WebPage WebSite": "name url",
  "Article BlogPosting":
    "headline image datePublished dateModified author.name author.url publisher.name",
  BreadcrumbList: "itemListElement",
  ContactPoint: "contactType",
  JobPosting:
    "title description datePosted validThrough employmentType hiringOrganization.name directApply " +
    "jobLocation.address.addressLocality jobLocation.address.addressRegion jobLocation.address.addressCountry",
  ListItem: "position name item",
  MonetaryAmount: "currency value",
  Organization: "name url logo",
  Person: "name",
  Place: "address",
  PostalAddress: "addressLocality addressCountry",
  PropertyValue: "name value",
  QuantitativeValue: "unitText",
  Service: "name description provider.name url",
};

const DATES = /^(date\w+|validThrough)$/;
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/;
/** Properties that hold addresses of this site. */
const ADDRESSES = /^(url|image|logo|item|mainEntityOfPage)$/;

// biome-ignore lint/suspicious/noExplicitAny: whatever a page says
type Thing = Record<string, any>;

/** Every page that search engines list has structured data with all that its type requires. */
export function findStructuredDataProblems(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    const graph = find(page, 'script[type="application/ld+json"]').flatMap((script) => {
      const { "@context": context, "@graph": things } = JSON.parse(textOf(script));
      return context === "https://schema.org" ? things : [{ "@type": `context ${context}` }];
    });
    const expected = page.address === "/" ? ["Organization", "WebSite"] : ["BreadcrumbList"];
    const types = graph.map((thing) => thing["@type"]);
    const missing = isHidden(page) ? [] : expected.filter((type) => !types.includes(type));
    return [
      ...graph.flatMap((thing) => checkThing(thing, site)),
      ...missing.map((type) => `no ${type}`),
    ].map(at(page.address));
  });
}

function checkThing(thing: Thing, site: BuiltSite): string[] {
  // A reference to a thing that another page describes.
  if (Object.keys(thing).join() === "@id") return [];
  const type = String(thing["@type"]);
  const [, required] =
    Object.entries(REQUIRED).find(([types]) => types.split(" ").includes(type)) ?? [];
  if (!required) return [`${type} is no type that this check knows`];
  const valueAt = (path: string) =>
    path.split(".").reduce<Thing | undefined>((value, name) => value?.[name], thing);
  const empty = required.split(" ").filter((path) => String(valueAt(path) ?? "") === "");
  const ofValues = Object.entries(thing).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => {
      if (one instanceof Object) return checkThing(one, site);
      if (ADDRESSES.test(name) && !(URL.canParse(one) && resolveTarget(site, one).file))
        return [`${type}.${name}: "${one}" is no absolute address of this site`];
      const isDate = !DATES.test(name) || (DATE.test(one) && Date.parse(one));
      return isDate ? [] : [`${type}.${name}: "${one}" is no date`];
    }),
  );
  return [...empty.map((path) => `${type} without ${path}`), ...ofValues];
}
