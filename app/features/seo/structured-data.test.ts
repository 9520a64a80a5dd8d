import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { content } from "#app/model/content.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import type { Position } from "#app/model/schemas/collections.ts";
import { allPages, pageAt } from "#app/routes/page-index.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { HeadTags } from "./head-tags.tsx";
import type { JsonLdNode } from "./organization.ts";
import { structuredData } from "./structured-data.ts";

await loadTestContent();

/** A position in a city where the firm has an office. */
const position = content().positions.find(({ address }) =>
  content().site.addresses.some(({ city }) => city === address.locality),
) as Position;
const JOB = `/careers/${position.id}`;

const at = (path: string) => pageAt(path) as PageRecord;
const typesAt = (path: string) => structuredData(at(path)).map((node) => node["@type"]);
const nodeAt = (path: string, type: string) =>
  structuredData(at(path)).find((node) => node["@type"] === type) as JsonLdNode;

test("each kind of page is described by its type, and by its breadcrumbs", () => {
  expect(typesAt("/")).toEqual(["Organization", "WebSite"]);
  expect(typesAt("/about")).toEqual(["AboutPage", "BreadcrumbList"]);
  expect(typesAt("/insights/podcasts")).toEqual(["CollectionPage", "BreadcrumbList"]);
  expect(typesAt("/services/m&a-growth-support")).toEqual(["Service", "BreadcrumbList"]);
  expect(typesAt(`/industries/${content().industries[0]?.id}`)).toEqual([
    "WebPage",
    "BreadcrumbList",
  ]);
  expect(typesAt(JOB)).toEqual(["JobPosting", "BreadcrumbList"]);
  expect(typesAt("/privacy")).toEqual(["WebPage", "BreadcrumbList"]);
  expect(typesAt("/careers/apply")).toEqual(["BreadcrumbList"]);
  expect(typesAt("/404")).toEqual([]);
  expect(renderToStaticMarkup(createElement(HeadTags, { page: at("/404") }))).not.toContain(
    "ld+json",
  );
});

test("an article is an Article, a blog a BlogPosting, under every one of their addresses", () => {
  for (const { path, canonical, published, id, title } of allPages()) {
    if (!published) continue;
    const type = canonical.includes("/blogs/") ? "BlogPosting" : "Article";
    expect(typesAt(path)).toEqual([type, "BreadcrumbList"]);
    expect(nodeAt(path, type).url).toBe(`${content().site.url}${canonical}`);
    expect(nodeAt(path, type).headline).toBe(title);
    expect(id).not.toBe("");
  }
});

test("breadcrumbs lead from the home page to the page itself", () => {
  const { itemListElement } = nodeAt(JOB, "BreadcrumbList");
  const { url } = content().site;
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${url}/` },
    { "@type": "ListItem", position: 2, name: "Careers", item: `${url}/careers` },
    { "@type": "ListItem", position: 3, name: position.title, item: `${url}${JOB}` },
  ]);
});

test("breadcrumbs spell an address like its canonical link", () => {
  const items = nodeAt("/services/360°-business-growth", "BreadcrumbList").itemListElement;
  expect((items as { item: string }[]).at(-1)?.item).toBe(
    `${content().site.url}/services/360%C2%B0-business-growth`,
  );
});

test("a position says where, until when and what the work is", () => {
  const job = nodeAt(JOB, "JobPosting");
  const { locality, region, country } = position.address;
  const office = content().site.addresses.find(({ city }) => city === locality);
  expect(job).toMatchObject({
    employmentType: position.type.toUpperCase().replace("-", "_"),
    directApply: true,
    jobLocation: {
      address: {
        streetAddress: office?.street,
        addressLocality: locality,
        addressRegion: region,
        postalCode: office?.postalCode,
        addressCountry: country,
      },
    },
  });
  expect(job.validThrough).toBe(`${position.validThrough}T23:59:59`);
  for (const duty of position.responsibilities) {
    expect(job.description).toContain(`<li>${duty}</li>`);
  }
});

test("the text of the script element is the same things as JSON", () => {
  const page = at(JOB);
  const html = renderToStaticMarkup(createElement(HeadTags, { page }));
  const [, json = ""] = /"application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@graph": structuredData(page),
  });
});

test("an article shows its picture in three shapes, beside its card", () => {
  const [article] = content().insights.filter(({ type }) => type === "article");
  const { image } = nodeAt(`/insights/articles/${article?.id}`, "Article");
  const shapes = (image as string[]).map((address) => /\.(wide|card|square)\./.exec(address)?.[1]);
  expect(shapes).toEqual(["wide", "card", "square", undefined]);
});

test("the firm says how it is reached", () => {
  const { email, phone } = content().site;
  expect(nodeAt("/", "Organization").contactPoint).toMatchObject({ telephone: phone, email });
});
