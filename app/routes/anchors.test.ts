import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { content } from "#app/model/content.ts";
import { isPageId } from "#app/model/page-ids.ts";
import type { Assets } from "../../platform/site-definition.ts";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../tests/set-up/load-content.ts";
import { renderView } from "../../tests/set-up/render-view.tsx";
import { allPages } from "./page-index.ts";
import { SiteDocument } from "./site-document.tsx";
import { pageView } from "./views.ts";

afterEach(() => vi.unstubAllEnvs());

/** The ids of sections, list items and headings. Fields, drawings and descriptions have ids for other purposes. */
const PART_ID = /<(?:section|li|h[2-6])\b[^>]*? id="([^"]+)"/g;
/** The heading of a section with an id, or of the summary of problems. */
const LABEL_ID = /-(heading|problems)$/;

test.each(["structure", "full", "empty"] as const)(
  "the declared anchors of each page of the site `%s` are the ids of its sections",
  async (site) => {
    vi.stubEnv("CONTENT_DIR", fixtureContent(site));
    await loadTestContent();
    for (const page of allPages()) {
      const html = renderView(pageView(page)).replaceAll("&amp;", "&");
      const ids = Array.from(html.matchAll(PART_ID), ([, id = ""]) => id);
      const parts = ids.filter((id) => !LABEL_ID.test(id)).sort();
      expect([...page.kind.anchorsOf(page, content())].sort(), page.path).toEqual(parts);
    }
  },
);

/** Built files that the documents do not need here. */
const NO_ASSETS: Assets = {
  sheet: (name) => `/assets/${name}.css`,
  pageSheet: () => undefined,
  island: () => [],
  start: [],
};

test("no element around a text has an id that a heading of the text may have", async () => {
  vi.stubEnv("CONTENT_DIR", fixtureContent("full"));
  await loadTestContent();
  const texts = allPages().filter(({ folder }) => /^(insights\/detail|legal)$/.test(folder));
  expect(texts.length).toBeGreaterThan(10);
  for (const page of texts) {
    const element = createElement(SiteDocument, { page, assets: NO_ASSETS });
    const html = renderView(element).replaceAll("&amp;", "&");
    const anchors = page.kind.anchorsOf(page, content());
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id);
    expect(
      ids.filter((id) => !anchors.includes(id) && !isPageId(id)),
      page.path,
    ).toEqual([]);
  }
});

test("the only legal text has no links to other legal texts, and no link can lead to them", async () => {
  vi.stubEnv("CONTENT_DIR", fixtureContent("full"));
  await loadTestContent();
  const page = allPages().find(({ folder }) => folder === "legal");
  if (!page) throw new Error("The site has no legal text");
  const onlyText = content().legal.filter(({ id }) => id === page.id);
  const withOneText = { ...content(), legal: onlyText };
  expect(page.kind.anchorsOf(page, content())).toContain("also");
  expect(page.kind.anchorsOf(page, withOneText)).not.toContain("also");
});
