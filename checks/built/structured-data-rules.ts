import { at, type Problem } from "../problem.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { find, isHidden, textOf } from "./page.ts";

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
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/;
/** Properties that hold addresses of this site. */
const ADDRESSES = ["url", "image", "logo", "item", "mainEntityOfPage"];

// biome-ignore lint/suspicious/noExplicitAny: whatever a page says
type Thing = Record<string, any>;

/** Every page that search engines list has structured data with all that its type requires. */
export function findStructuredDataProblems(site: BuiltSite): Problem[] {
  return site.pages.flatMap((page) => {
    const graph = find(page, 'script[type="application/ld+json"]').flatMap((script) => {
      const { "@context": context, "@graph": things } = JSON.parse(textOf(script));
      return context === "https://schema.org" ? things : [{ "@type": `context ${context}` }];
    });
    const expected = page.address === "/" ? ["Organization", "WebSite"] : ["BreadcrumbList"];
    const missing = isHidden(page)
      ? []
      : expected.filter((type) => !graph.some((thing) => thing["@type"] === type));
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
  const required = REQUIRED[type];
  if (!required) return [`${type} is no type that this check knows`];
  const valueAt = (path: string) =>
    path.split(".").reduce<Thing | undefined>((value, name) => value?.[name], thing);
  const empty = required.split(" ").filter((path) => String(valueAt(path) ?? "") === "");
  const ofValues = Object.entries(thing).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => {
      if (one instanceof Object) return checkThing(one, site);
      const isDead =
        ADDRESSES.includes(name) && !(URL.canParse(one) && resolveTarget(site, one).file);
      const isNoDate = DATES.includes(name) && !(DATE.test(one) && Date.parse(one));
      if (isDead) return [`${type}.${name}: "${one}" is no absolute address of this site`];
      return isNoDate ? [`${type}.${name}: "${one}" is no date`] : [];
    }),
  );
  return [...empty.map((path) => `${type} without ${path}`), ...ofValues];
}
