import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { find, isHidden, type Page, prefixed, textOf } from "./page.ts";
import { TYPE_RULES, type TypeRule } from "./structured-data-types.ts";
import { hasProperty } from "./vocabulary.ts";

/** A node of structured data, not validated yet. */
type Node = Readonly<Record<string, unknown>>;

/** Properties with a day as their value. */
const DAY_PROPERTIES: readonly string[] = ["datePosted"];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A time with a zone. Search engines read it in other time zones. */
const TIME_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;
/** Properties with an address of this site as their value. */
const ADDRESS_PROPERTIES: readonly string[] = [
  "url",
  "image",
  "logo",
  "item",
  "mainEntityOfPage",
  "contentUrl",
  "thumbnailUrl",
  "webFeed",
];
/** Types whose `url` is an address of another site. */
const TYPES_ELSEWHERE: readonly string[] = ["VirtualLocation"];
/** Properties with a moment as their value. */
const TIME_PROPERTIES: readonly string[] = [
  "dateModified",
  "datePublished",
  "validThrough",
  "startDate",
  "endDate",
  "uploadDate",
];
/** The file types that every search engine shows as a picture. A logo may be an SVG. */
const RASTER = /\.(jpe?g|png|webp)$/;

/**
 * Every page that search engines list has structured data, whose nodes have all properties that their types require and
 * recommend, with values that search engines understand (./structured-data-types.ts), and none that their types lack
 * (./vocabulary.ts). A page has one position at most, because Google takes lists of positions for a fault.
 */
export function findStructuredDataProblems(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    const nodes = nodesOf(page);
    const problems = nodes.flatMap((node) => checkNode(node, site));
    const positions = nodes.filter((node) => node["@type"] === "JobPosting");
    if (positions.length > 1) problems.push(`${positions.length} JobPostings on a page`);
    if (page.address === "/") problems.push(...checkFirm(nodes));
    const missing = expectedTypes(page).filter((type) => {
      return !nodes.some((node) => node["@type"] === type);
    });
    return [...problems, ...missing.map((type) => `no ${type}`)].map(prefixed(page.address));
  });
}

/** The nodes of a page. A node in another vocabulary is returned with an unknown type. */
function nodesOf(page: Page): Node[] {
  return find(page, 'script[type="application/ld+json"]').flatMap((script) => {
    const { "@context": context, "@graph": graph } = JSON.parse(textOf(script));
    return context === "https://schema.org" ? graph : [{ "@type": `context ${context}` }];
  });
}

function expectedTypes(page: Page): string[] {
  if (isHidden(page)) return [];
  // The home page of a translation is at the prefix of its language.
  const home = find(page, "html")[0]?.attribs["data-prefix"] ?? "/";
  return page.address === home ? ["Organization", "WebSite"] : ["BreadcrumbList"];
}

/** The node to which other pages refer has more properties than their nodes of the firm. */
function checkFirm(nodes: readonly Node[]): string[] {
  const rule = TYPE_RULES["Organization that describes the firm"];
  const firm = nodes.find((node) => node["@type"] === "Organization");
  if (!firm || !rule) return [];
  return missingProperties(firm, rule).map((path) => `Organization without ${path}`);
}

/** @param parentType of the node that holds it */
function checkNode(node: Node, site: BuiltSite, parentType?: string): string[] {
  // A reference to a node that another page describes.
  if (Object.keys(node).join() === "@id") return [];
  const type = String(node["@type"]);
  const rule = TYPE_RULES[`${type} in ${parentType}`] ?? TYPE_RULES[type];
  if (!rule) return [`${type} is no type that this check knows`];
  const problems = missingProperties(node, rule).map((path) => `${type} without ${path}`);
  problems.push(...unknownValues(node, rule).map((value) => `${type}.${value}`));
  problems.push(...unknownProperties(node, type, rule).map((property) => `${type}.${property}`));
  if (type === "JobPosting") problems.push(...checkDescription(node));
  if (type === "ItemList") problems.push(...checkEntries(node));
  for (const [property, values] of Object.entries(node)) {
    for (const value of [values].flat()) {
      if (value instanceof Object) problems.push(...checkNode(value as Node, site, type));
      else problems.push(...checkValue(`${type}.${property}`, property, String(value), site));
    }
  }
  return problems;
}

function missingProperties(node: Node, { required, recommended }: TypeRule): string[] {
  return [...required, ...recommended].filter((path) => String(valueAt(node, path) ?? "") === "");
}

/** The values that search engines do not understand, each with the name of its property. */
function unknownValues(node: Node, { values = {} }: TypeRule): string[] {
  return Object.entries(values).flatMap(([property, known]) => {
    const unknown = [node[property] ?? []].flat().filter((value) => !known.includes(String(value)));
    return unknown.map((value) => `${property}: "${value}" is none of ${known.join(", ")}`);
  });
}

/** The properties that a type does not have in the vocabulary or, where its rule is exact, not for search engines. */
function unknownProperties(node: Node, type: string, rule: TypeRule): string[] {
  const named = [...rule.required, ...rule.recommended];
  const properties = Object.keys(node).filter((property) => !property.startsWith("@"));
  const unknown = properties.filter((property) => !hasProperty(type, property));
  const surplus = rule.isExact ? properties.filter((property) => !named.includes(property)) : [];
  return [
    ...unknown.map((property) => `${property} is no property of this type (./vocabulary.ts)`),
    ...surplus.map((property) => `${property} is one too many: it has only ${named.join(", ")}`),
  ];
}

/** Google asks for a list whose entries lead to different pages. */
function checkEntries({ itemListElement }: Node): string[] {
  const entries = [itemListElement ?? []].flat() as Node[];
  const urls = entries.map(({ url }) => String(url));
  const repeated = new Set(urls.filter((url, index) => urls.indexOf(url) < index));
  return [...repeated].map((url) => `ItemList: "${url}" stands in it twice`);
}

/** Google asks for the description of a position as HTML with paragraphs, which says more than its title. */
function checkDescription({ title, description }: Node): string[] {
  const text = String(description ?? "");
  if (text === "" || (/<(p|br)\b|\n/.test(text) && text !== title)) return [];
  return [`JobPosting.description: "${text.slice(0, 60)}" has no paragraphs`];
}

/** The value at a path such as `author.name`. Undefined if there is none. */
function valueAt(node: Node, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (value as Node | undefined)?.[name], node);
}

/** @param where the property with the type of its node, for messages */
function checkValue(where: string, property: string, value: string, site: BuiltSite): string[] {
  const isElsewhere = TYPES_ELSEWHERE.some((type) => where === `${type}.url`);
  if (isElsewhere) return URL.canParse(value) ? [] : [`${where}: "${value}" is no address`];
  if (ADDRESS_PROPERTIES.includes(property)) {
    const isOfSite = URL.canParse(value) && resolveTarget(site, value).file !== undefined;
    if (!isOfSite) return [`${where}: "${value}" is no absolute address of this site`];
  }
  if (["image", "thumbnailUrl"].includes(property) && !RASTER.test(value)) {
    return [`${where}: "${value}" is a picture that search engines do not show`];
  }
  if (DAY_PROPERTIES.includes(property) && !(DAY.test(value) && Date.parse(value))) {
    return [`${where}: "${value}" is no date`];
  }
  if (TIME_PROPERTIES.includes(property) && !(TIME_WITH_ZONE.test(value) && Date.parse(value))) {
    return [`${where}: "${value}" is no time with a zone`];
  }
  return [];
}
