import { createElement } from "react";
import sharp from "sharp";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { content } from "#app/model/content.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import type { Leader, Position } from "#app/model/schemas/collections.ts";
import { allPages, pageAt } from "#app/routes/page-index.ts";
import { fixtureContent } from "../../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { renderView } from "../../../tests/set-up/render-view.tsx";
import { HeadTags } from "./head-tags.tsx";
import type { JsonLdNode } from "./organization.ts";
import { searchImageFiles } from "./search-images.ts";
import { structuredData } from "./structured-data.ts";

await loadTestContent();
afterEach(() => vi.unstubAllEnvs());

/** A position in a city where the firm has an office. */
const position = content().positions.find(({ address }) =>
  content().site.addresses.some(({ city }) => city === address.locality),
) as Position;
const JOB = `/careers/${position.id}`;

const [partner] = content().leaders as [Leader];
const PERSON = `/leadership/${partner.id}`;

const at = (path: string) => pageAt(path) as PageRecord;
const typesAt = (path: string) => structuredData(at(path)).map((node) => node["@type"]);
const nodeAt = (path: string, type: string) =>
  structuredData(at(path)).find((node) => node["@type"] === type) as JsonLdNode;

test("each kind of page has its type and its breadcrumbs", () => {
  expect(typesAt("/")).toEqual(["Organization", "WebSite"]);
  expect(typesAt("/about")).toEqual(["AboutPage", "BreadcrumbList"]);
  expect(typesAt("/insights/articles")).toEqual(["CollectionPage", "BreadcrumbList"]);
  expect(typesAt("/insights/podcasts")).toEqual(["BreadcrumbList"]);
  expect(typesAt(PERSON)).toEqual(["ProfilePage", "BreadcrumbList"]);
  expect(typesAt("/services/m&a-growth-support")).toEqual(["Service", "BreadcrumbList"]);
  expect(typesAt(`/industries/${content().industries[0]?.id}`)).toEqual([
    "WebPage",
    "BreadcrumbList",
  ]);
  expect(typesAt(JOB)).toEqual(["JobPosting", "BreadcrumbList"]);
  expect(typesAt("/privacy")).toEqual(["WebPage", "BreadcrumbList"]);
  expect(typesAt("/careers/apply")).toEqual(["BreadcrumbList"]);
  expect(typesAt("/404")).toEqual([]);
  expect(renderView(createElement(HeadTags, { page: at("/404") }))).not.toContain("ld+json");
});

test("an article is an Article and a blog is a BlogPosting at each of their addresses", () => {
  const insights = allPages().filter(({ published }) => published !== undefined);
  expect(insights.length).toBeGreaterThan(1);
  for (const { path, canonical, title } of insights) {
    const type = canonical.includes("/blogs/") ? "BlogPosting" : "Article";
    expect(typesAt(path)).toEqual([type, "BreadcrumbList"]);
    expect(nodeAt(path, type).url).toBe(`${content().site.url}${canonical}`);
    expect(nodeAt(path, type).headline).toBe(title);
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

test("breadcrumbs have the same spelling of an address as its canonical link", () => {
  const items = nodeAt("/services/360°-business-growth", "BreadcrumbList").itemListElement;
  expect((items as { item: string }[]).at(-1)?.item).toBe(
    `${content().site.url}/services/360%C2%B0-business-growth`,
  );
});

test("a position states the place, the end of the application and the work", () => {
  const job = nodeAt(JOB, "JobPosting");
  const { locality, region, country } = position.address;
  const office = content().site.addresses.find(({ city }) => city === locality);
  expect(job).toMatchObject({
    employmentType: position.type.toUpperCase().replace("-", "_"),
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
  expect(job.validThrough).toBe(`${position.validThrough}T23:59:59Z`);
  expect(job.hiringOrganization).toMatchObject({
    logo: `${content().site.url}/icons/icon-512.png`,
  });
  for (const duty of position.responsibilities) {
    expect(job.description).toContain(`<li>${duty}</li>`);
  }
});

test("a visitor can apply directly for a position if forms are delivered, but not if they are simulated", () => {
  expect(nodeAt(JOB, "JobPosting").directApply).toBe(false);
  vi.stubEnv("FORMS", "receive");
  expect(nodeAt(JOB, "JobPosting").directApply).toBe(true);
});

test("a partner is a single entity: on the partner's page, as author of articles, and as founder of the firm", () => {
  const { url } = content().site;
  const person = nodeAt(PERSON, "ProfilePage").mainEntity as JsonLdNode;
  expect(person).toMatchObject({
    "@type": "Person",
    "@id": `${url}${PERSON}#person`,
    name: partner.name,
    jobTitle: partner.title,
    url: `${url}${PERSON}`,
    worksFor: { name: content().site.name },
  });
  const insight = content().insights.find(({ author }) => author === partner.id);
  const article = structuredData(at(`/insights/${insight?.id}`))[0];
  expect(article?.author).toMatchObject({ "@id": person["@id"], url: person.url });
  expect(nodeAt("/", "Organization").founder).toMatchObject({ "@id": person["@id"] });
});

test.each([
  ["/services", [...content().capabilities, ...content().growthServices]],
  ["/industries", content().industries],
  ["/careers", content().positions],
  ["/leadership", content().leaders],
])("%s lists its pages, in their order", (path, items) => {
  const { mainEntity } = nodeAt(path, "CollectionPage") as JsonLdNode & { mainEntity: JsonLdNode };
  expect(mainEntity).toEqual({
    "@type": "ItemList",
    itemListElement: items.map(({ id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: encodeURI(`${content().site.url}${path}/${id}`),
    })),
  });
});

test("a page that lists a single page has no ItemList, because search engines read lists of two and more", () => {
  const careers = at("/careers");
  const [page] = structuredData({ ...careers, listed: careers.listed?.slice(0, 1) });
  expect(page).toMatchObject({ "@type": "CollectionPage", mainEntity: undefined });
});

test("the list of all insights lists them at their canonical addresses", () => {
  const { mainEntity } = nodeAt("/insights", "CollectionPage") as JsonLdNode & {
    mainEntity: JsonLdNode;
  };
  const urls = (mainEntity.itemListElement as { url: string }[]).map(({ url }) => url);
  expect(urls).toEqual(
    content().insights.map(({ list, id }) => `${content().site.url}/insights/${list}/${id}`),
  );
});

test("the script element contains the same nodes as JSON", () => {
  const page = at(JOB);
  const html = renderView(createElement(HeadTags, { page }));
  const [, json = ""] = /"application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@graph": structuredData(page),
  });
});

test("the pictures of an article are JPEG files, 1200 pixels wide, in 16:9, 4:3 and 1:1", async () => {
  const [article] = content().insights.filter(({ list }) => list === "articles");
  const { image } = nodeAt(`/insights/articles/${article?.id}`, "Article");
  const files = await searchImageFiles([at(`/insights/articles/${article?.id}`)]);
  const sizes = await Promise.all(
    (image as string[]).map(async (address) => {
      const { format, width, height } = await sharp(files[new URL(address).pathname]).metadata();
      return [format, width, height];
    }),
  );
  expect(sizes).toEqual([
    ["jpeg", 1200, 675],
    ["jpeg", 1200, 900],
    ["jpeg", 1200, 1200],
  ]);
});

test("the picture of a person is a square JPEG file of the photo; a drawn portrait is none", async () => {
  expect(nodeAt(PERSON, "ProfilePage").mainEntity).toMatchObject({ image: undefined });
  expect(await searchImageFiles([at(PERSON)])).toEqual({});
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await loadTestContent();
  });
  vi.stubEnv("CONTENT_DIR", fixtureContent("full"));
  await loadTestContent();
  const withPhoto = "/leadership/ada";
  const { image } = nodeAt(withPhoto, "ProfilePage").mainEntity as { image: string[] };
  const files = await searchImageFiles([at(withPhoto)]);
  const file = files[new URL(image[0] ?? "").pathname];
  expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 1200 });
});

test("the node of the firm has its contact points", () => {
  const { email, phone } = content().site;
  expect(nodeAt("/", "Organization").contactPoint).toMatchObject({ telephone: phone, email });
});
