import { expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findStructuredDataProblems } from "./structured-data-rules.ts";

const url = "https://site.example";
const canonical = `<link rel="canonical" href="${url}/">`;
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const script = (...graph: object[]) =>
  jsonLd({ "@context": "https://schema.org", "@graph": graph });

const firm = { "@type": "Organization", name: "Firm", url: `${url}/`, logo: `${url}/logo.svg` };
const contact = { telephone: "+1 415 555 0132", email: "hello@site.example" };
const wholeFirm = {
  ...firm,
  ...contact,
  legalName: "Firm Ltd.",
  description: "A firm.",
  contactPoint: { "@type": "ContactPoint", contactType: "customer service", ...contact },
};
const website = { "@type": "WebSite", name: "Firm", url: `${url}/`, publisher: { "@id": "#firm" } };
const step = { "@type": "ListItem", position: 1, name: "Home", item: `${url}/` };
const page = { ...step, position: 2, name: "One", item: `${url}/one` };
const breadcrumbs = { "@type": "BreadcrumbList", itemListElement: [step, page] };
const article = {
  "@type": "Article",
  headline: "One",
  image: [`${url}/picture.jpg`],
  datePublished: "2025-05-20T12:00:00+00:00",
  dateModified: "2025-05-20T12:00:00+00:00",
  author: { "@type": "Person", name: "Mara", jobTitle: "Partner", url: `${url}/one` },
  publisher: firm,
};

function dataProblems(head: string): string[] {
  const site = siteOf({
    "index.html": pageOf({ head: canonical + script(wholeFirm, website) }),
    "one/index.html": pageOf({ head }),
    "picture.jpg": "",
    "logo.svg": "<svg/>",
  });
  return findStructuredDataProblems(site);
}

test("a page with all properties that its type requires passes, and so does a page that search engines leave out", () => {
  expect(dataProblems(script(article, breadcrumbs))).toEqual([]);
  const entries = [entry, { ...entry, position: 2, url: `${url}/` }];
  expect(dataProblems(script(listOf(...entries), breadcrumbs))).toEqual([]);
  expect(dataProblems('<meta name="robots" content="noindex">')).toEqual([]);
});

const address = { "@type": "PostalAddress", addressLocality: "London" };
const job = { "@type": "JobPosting", jobLocation: { "@type": "Place", address } };
const logoless = { ...article, publisher: { ...firm, logo: "" } };
const entry = { "@type": "ListItem", position: 1, url: `${url}/one` };
const listOf = (...itemListElement: object[]) => ({ "@type": "ItemList", itemListElement });
const person = { "@type": "Person", name: "Mara", url: `${url}/one` };
const profile = { "@type": "ProfilePage", name: "Mara", url: `${url}/one`, mainEntity: person };
const alone = { ...breadcrumbs, itemListElement: [step] };
const event = { "@type": "Event", name: "Talk", location: [{ "@type": "Place", address }] };
const relative = { ...breadcrumbs, itemListElement: [{ ...step, item: "/" }] };

test.each([
  ["no structured data", "", "/one: no BreadcrumbList"],
  ["another context", jsonLd({ "@graph": [] }), "context undefined"],
  ["a type that nobody has checked", script({ "@type": "Recipe" }), "Recipe is no type"],
  ["no author", script({ ...article, author: undefined }), "Article without author.name"],
  ["no image", script({ ...article, image: [] }), "Article without image"],
  ["a day without a time", script({ ...article, datePublished: "2025-05-20" }), "with a zone"],
  ["a date in words", script({ ...job, datePosted: "May 2025" }), "is no date"],
  ["a description that is a title", script({ ...job, description: "Economist" }), "no paragraphs"],
  ["a relative address", script(relative), "no absolute address"],
  ["a drawing", script({ ...article, image: [`${url}/logo.svg`] }), "search engines do not show"],
  ["a dead address", script({ ...article, image: [`${url}/x.png`] }), "address of this site"],
  ["a fault deep inside", script(logoless), "Organization without logo"],
  ["a position of no region", script(job), "without jobLocation.address.addressRegion"],
  ["a position of no country", script(job), "PostalAddress without addressCountry"],
  ["a position without an end", script(job), "JobPosting without validThrough"],
  ["an end without a zone", script({ ...job, validThrough: "2026-01-02T23:59:59" }), "with a zone"],
  ["an entry that leads nowhere", script(listOf({ ...entry, url: "" })), "ListItem without url"],
  ["a list of one entry", script(listOf(entry)), "ItemList without itemListElement.1"],
  ["a list that names a page twice", script(listOf(entry, entry)), "stands in it twice"],
  [
    "an entry with a name",
    script(listOf({ ...entry, name: "One" })),
    "ListItem.name is one too many",
  ],
  ["a page with two positions", script(job, job), "/one: 2 JobPostings on a page"],
  [
    "a property of no type",
    script({ ...article, heading: "One" }),
    "Article.heading is no property",
  ],
  [
    "a property of another type",
    script({ ...article, title: "One" }),
    "Article.title is no property",
  ],
  ["a trail of one step", script(alone), "BreadcrumbList without itemListElement.1"],
  ["a kind of employment in words", script({ ...job, employmentType: "Full-time" }), "is none of"],
  ["a status of an event in words", script({ ...event, eventStatus: "cancelled" }), "is none of"],
  ["a place of an event without a name", script(event), "Place without name"],
  ["a person's page that says too little", script(profile), "Person without jobTitle"],
])("%s is found", (_, head, what) => {
  expect(dataProblems(head).join("\n")).toContain(what);
});
