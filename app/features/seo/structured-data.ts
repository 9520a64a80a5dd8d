import { contactHandling } from "#app/features/forms/table/contact.ts";
import { absoluteUrl, content, sharedUrl } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { PageRecord, PageSubject, QuestionAndAnswer } from "#app/model/page-record.ts";
import { isPartner } from "#app/model/schemas/collections.ts";
import { insightNodes } from "./insight-nodes.ts";
import { jobPosting } from "./job-posting.ts";
import { type JsonLdNode, organization, postalAddress } from "./organization.ts";
import { person } from "./person.ts";
import { searchImages } from "./search-images.ts";

/** Describes a page, by its subject. */
const DESCRIPTIONS: Readonly<Record<PageSubject, (page: PageRecord) => JsonLdNode[]>> = {
  firm: firmAndSite,
  person: (page) => [profilePage(page)],
  service: (page) => [service(page)],
  position: (page) => [jobPosting(page)],
  insight: insightNodes,
};

/**
 * The structured data of a page, by https://schema.org and the requirements of Google's rich results
 * (https://developers.google.com/search/docs/appearance/structured-data).
 *
 * An alias has the data of its canonical address. A page that is not indexed has only its breadcrumbs.
 */
export function structuredData(page: PageRecord): JsonLdNode[] {
  const isAlias = page.path !== page.canonical;
  const nodes: JsonLdNode[] = [];
  if (page.isIndexed || isAlias) {
    const describe = page.subject && DESCRIPTIONS[page.subject];
    nodes.push(...(describe?.(page) ?? [webPage(page)]));
  }
  if (page.breadcrumbs.length > 0) nodes.push(breadcrumbList(page));
  return nodes;
}

function webPage(page: PageRecord): JsonLdNode {
  const { schemaType, name, description, canonical, listed } = page;
  const questions = page.questions?.() ?? [];
  // Search engines read a list of at least two pages.
  const list = listed && listed.length > 1 ? itemList(listed) : undefined;
  return {
    "@type": questions.length > 0 ? "FAQPage" : schemaType,
    name,
    description,
    url: absoluteUrl(canonical),
    isPartOf: { "@id": absoluteUrl("/#website") },
    mainEntity: questions.length > 0 ? questions.map(question) : list,
  };
}

function question({ question, answer }: QuestionAndAnswer): JsonLdNode {
  return {
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  };
}

/** The pages that a page lists. @param paths decoded */
function itemList(paths: readonly string[]): JsonLdNode {
  const itemListElement = paths.map((path, index) => {
    return { "@type": "ListItem", position: index + 1, url: absoluteUrl(path) };
  });
  return { "@type": "ItemList", itemListElement };
}

function breadcrumbList({ breadcrumbs }: PageRecord): JsonLdNode {
  const itemListElement = breadcrumbs.map(({ name, href }, index) => {
    return { "@type": "ListItem", position: index + 1, name, item: absoluteUrl(decodeURI(href)) };
  });
  return { "@type": "BreadcrumbList", itemListElement };
}

/** The firm with everything that is known of it, and the site, whose name search engines show. */
function firmAndSite(page: PageRecord): JsonLdNode[] {
  const { name, legalName, tagline: slogan, description, ...site } = content().site;
  const contact = { telephone: site.phone, email: site.email };
  const url = absoluteUrl(contactHandling.page);
  const firm = {
    ...organization(),
    legalName,
    slogan,
    description,
    ...contact,
    contactPoint: { "@type": "ContactPoint", contactType: "customer service", ...contact, url },
    founder: page.founder && person(itemById(content().leaders, page.founder), page),
    address: site.addresses.map(postalAddress),
    sameAs: site.social.map(({ href }) => href),
  };
  const website = {
    "@type": "WebSite",
    "@id": absoluteUrl("/#website"),
    name,
    url: absoluteUrl("/"),
    description,
    inLanguage: content().language.tag.toLowerCase(),
    publisher: { "@id": sharedUrl("/#organization") },
  };
  return [firm, website];
}

/** The page of a partner, and the person. */
function profilePage(page: PageRecord): JsonLdNode {
  const leader = itemById(content().leaders, page.id);
  const mainEntity = {
    ...person(leader, page),
    description: leader.bio,
    // Search engines ask for a picture of the person, and for none where a drawing stands in for it.
    image: "file" in page.card.picture ? searchImages(page).map(sharedUrl) : undefined,
    worksFor: isPartner(leader) ? organization() : undefined,
    email: leader.email,
    sameAs: leader.profiles?.map(({ href }) => href),
    knowsLanguage: leader.languages,
  };
  return { ...webPage(page), mainEntity };
}

/** A service that the firm provides. */
function service({ name, description, canonical, card }: PageRecord): JsonLdNode {
  return {
    "@type": "Service",
    name,
    serviceType: name,
    description,
    url: absoluteUrl(canonical),
    image: absoluteUrl(card.path),
    provider: organization(),
  };
}
