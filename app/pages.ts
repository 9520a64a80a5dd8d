import { type Content, content } from "./content/content.ts";
import type { Insight } from "./content/insights.ts";
import type { PictureField } from "./content/schemas/shared.ts";
import { listPagePath, listPath } from "./lib/insight-lists.ts";
import { listPageCount } from "./content/insight-index.ts";

export type PageKind =
  | "home"
  | "page"
  | "list"
  | "insight"
  | "service"
  | "industry"
  | "position"
  | "legal";

/** One page of the site: what its head, its card, the sitemap and the structured data are made of. */
export interface PageRecord {
  /** The address, decoded, without a trailing slash. */
  path: string;
  /** The address that search engines should keep; the same as `path` for most pages. */
  canonical: string;
  kind: PageKind;
  title: string;
  description: string;
  picture: PictureField;
  /** Seed of the picture. */
  id: string;
  isIndexed: boolean;
  /** Day of the last change, where the content states one. */
  modified?: string;
  /** The page that it hangs below; undefined for the top level. */
  parent?: string;
  /** Short name for breadcrumbs. */
  name: string;
  /** The first page of a list that goes on here: such a page is not found by itself, but through the list. */
  continues?: string;
}

const plain: PictureField = { family: "circles", scheme: "paper" };

interface Meta {
  title: string;
  description: string;
}

function page(path: string, meta: Meta, rest: Partial<PageRecord> = {}): PageRecord {
  return {
    path,
    canonical: path,
    kind: "page",
    ...meta,
    picture: plain,
    id: path,
    isIndexed: true,
    name: meta.title,
    ...rest,
  };
}

/** The pages that the route table names one by one. */
function fixedPages({ pages, deck, brochure }: Content): PageRecord[] {
  const { home, services } = pages;
  const servicesPage = { picture: services.picture, id: "services", name: services.heading };
  return [
    page("/", home.meta, { kind: "home", name: "Home", id: "home" }),
    page("/hero-preview", home.growthHero.meta, {
      kind: "home",
      isIndexed: false,
      name: "Hero preview",
    }),
    page("/about", pages.about.meta, { picture: pages.about.picture, id: "about", name: "About" }),
    page("/contact", pages.contact.meta, { name: "Contact" }),
    page("/services", services.meta, servicesPage),
    page("/capabilities", services.meta, {
      ...servicesPage,
      canonical: "/services",
      isIndexed: false,
    }),
    page("/industries", pages.industries.meta, {
      picture: pages.industries.picture,
      id: "industries",
      name: pages.industries.heading,
    }),
    page("/presentation", deck.meta, { name: deck.heading }),
    page("/careers", pages.careers.meta, {
      picture: pages.careers.picture,
      id: "careers",
      name: "Careers",
    }),
    page("/careers/apply", pages.apply.meta, {
      parent: "/careers",
      name: "Apply",
      isIndexed: false,
    }),
    page("/leadership", pages.leadership.meta, {
      picture: pages.leadership.picture,
      id: "leadership",
      name: "Leadership",
    }),
    page("/brochure", brochure.meta, { name: "Brochure" }),
    page("/feeds", pages.feeds.meta, { name: "RSS feeds" }),
    page("/search", pages.search.meta, { isIndexed: false, name: pages.search.heading }),
    page("/404", pages["not-found"].meta, { isIndexed: false, name: "Page not found" }),
  ];
}

function insightPages(insight: Insight): PageRecord[] {
  const parent = listPath(insight.type === "blog" ? "blogs" : "articles");
  const canonical = `${parent}/${insight.id}`;
  const own = page(canonical, insight, {
    kind: "insight",
    picture: insight.picture,
    id: insight.id,
    parent,
    modified: insight.updated ?? insight.date,
  });
  const alias = (path: string): PageRecord => ({ ...own, path, canonical, isIndexed: false });
  const aliases = [alias(`/insights/${insight.id}`)];
  if (insight.type === "blog") aliases.push(alias(`/blogs/${insight.id}`));
  return [own, ...aliases];
}

type List = Content["pages"]["insight-lists"]["lists"][number];

/** A list on as many pages as its items need. */
function listPages({ id, meta, heading }: List): PageRecord[] {
  const path = listPath(id);
  const first = page(path, meta, {
    kind: "list",
    id,
    name: heading,
    ...(id !== "insights" && { parent: "/insights" }),
  });
  const count = listPageCount(id);
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const number = index + 2;
    const title = `${meta.title}, page ${number}`;
    const description = `Page ${number} of ${count}. ${meta.description}`;
    const about = { name: `${heading}, page ${number}`, parent: path, continues: path };
    return page(listPagePath(id, number), { title, description }, { kind: "list", id, ...about });
  });
  return [first, ...others];
}

function contentPages({ pages, ...collections }: Content): PageRecord[] {
  const services = [...collections.growthServices, ...collections.capabilities];
  return [
    ...pages["insight-lists"].lists.flatMap(listPages),
    ...collections.insights.flatMap(insightPages),
    ...services.map(({ id, meta, title, picture }) =>
      page(`/services/${id}`, meta, {
        kind: "service",
        id,
        picture,
        name: title,
        parent: "/services",
      }),
    ),
    ...collections.industries.map(({ id, meta, title, picture }) =>
      page(`/industries/${id}`, meta, {
        kind: "industry",
        id,
        picture,
        name: title,
        parent: "/industries",
      }),
    ),
    ...collections.positions.map(({ id, meta, title }) =>
      page(`/careers/${id}`, meta, { kind: "position", id, name: title, parent: "/careers" }),
    ),
    ...collections.legal.map(({ id, meta, title }) =>
      page(`/${id}`, meta, { kind: "legal", id, name: title }),
    ),
  ];
}

let index: { of: Content; records: Map<string, PageRecord> } | undefined;

function pageIndex(): Map<string, PageRecord> {
  const current = content();
  if (index?.of !== current) {
    const records = [...fixedPages(current), ...contentPages(current)];
    index = { of: current, records: new Map(records.map((record) => [record.path, record])) };
  }
  return index.records;
}

/** Every page of the site, in no particular order. */
export function allPages(): PageRecord[] {
  return [...pageIndex().values()];
}

/**
 * The record of a page.
 *
 * @param path its address, decoded
 * @throws RangeError when there is no such page
 */
export function pageAt(path: string): PageRecord {
  const record = pageIndex().get(path);
  if (!record) throw new RangeError(`No page at ${path}: add it to app/outputs/pages.ts`);
  return record;
}
