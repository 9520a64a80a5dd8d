import { expect, test } from "vitest";
import { pageOf, siteOf } from "./site-of.ts";
import { findStructuredDataProblems } from "./structured-data.ts";

const url = "https://site.example";
const canonical = `<link rel="canonical" href="${url}/">`;

const script = (...graph: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}</script>`;

const firm = { "@type": "Organization", name: "Firm", url: `${url}/`, logo: `${url}/logo.svg` };
const website = { "@type": "WebSite", name: "Firm", url: `${url}/`, publisher: { "@id": "#firm" } };
const step = { "@type": "ListItem", position: 1, name: "Home", item: `${url}/` };
const breadcrumbs = { "@type": "BreadcrumbList", itemListElement: [step] };
const article = {
  "@type": "Article",
  headline: "One",
  image: [`${url}/logo.svg`],
  datePublished: "2025-05-20",
  dateModified: "2025-05-20",
  author: { "@type": "Person", name: "Mara", url: `${url}/one` },
  publisher: firm,
};

function problemsOf(head: string): string[] {
  const site = siteOf({
    "index.html": pageOf({ head: canonical + script(firm, website) }),
    "one/index.html": pageOf({ head }),
    "logo.svg": "<svg/>",
  });
  return findStructuredDataProblems(site).map(({ where, what }) => `${where} ${what}`);
}

test("a page that says all that its type requires is good", () => {
  expect(problemsOf(script(article, breadcrumbs))).toEqual([]);
});

test("a page that search engines leave out needs nothing", () => {
  expect(problemsOf('<meta name="robots" content="noindex">')).toEqual([]);
});

test.each([
  ["no structured data", "", "/one no BreadcrumbList"],
  ["text that is no JSON", '<script type="application/ld+json">{</script>', "is no JSON"],
  ["another context", '<script type="application/ld+json">{"@graph":[]}</script>', "no context"],
  [
    "a type that nobody has checked",
    script({ "@type": "Recipe" }, breadcrumbs),
    "Recipe is no type",
  ],
  [
    "no author",
    script({ ...article, author: undefined }, breadcrumbs),
    "Article without author.name",
  ],
  ["no image", script({ ...article, image: [] }, breadcrumbs), "Article without image"],
  ["a date in words", script({ ...article, datePublished: "May 2025" }, breadcrumbs), "is no date"],
  [
    "a relative address",
    script({ ...breadcrumbs, itemListElement: [{ ...step, item: "/" }] }),
    "no absolute address",
  ],
  [
    "an address of nothing",
    script({ ...article, image: [`${url}/gone.png`] }, breadcrumbs),
    "leads to nothing",
  ],
  [
    "a fault deep inside",
    script({ ...article, publisher: { ...firm, logo: "" } }, breadcrumbs),
    "Organization without logo",
  ],
])("%s is found", (_, head, what) => {
  expect(problemsOf(head).join("\n")).toContain(what);
});

test("a position without the address of the work is found", () => {
  const place = {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: "London" },
  };
  const problems = problemsOf(script({ "@type": "JobPosting", jobLocation: place }, breadcrumbs));
  expect(problems.join("\n")).toMatch(/without jobLocation\.address\.addressRegion/);
  expect(problems.join("\n")).toMatch(/PostalAddress without addressCountry/);
  expect(problems.join("\n")).toMatch(/JobPosting without validThrough/);
});
