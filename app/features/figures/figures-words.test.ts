import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { pageAt } from "#app/routes/page-index.ts";
import { loadSiteContent } from "#app/routes/site-content.ts";
import { SiteDocument } from "#app/routes/site-document.tsx";
import type { Assets } from "../../../platform/site-definition.ts";
import { fixtureContent } from "../../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";

afterEach(() => void vi.unstubAllEnvs());

const NO_ASSETS: Assets = {
  sheet: (name) => `/assets/${name}.css`,
  pageSheet: () => undefined,
  island: () => [],
  start: [],
};

async function pageOf(address: string): Promise<string> {
  await loadTestContent();
  const page = pageAt(address);
  if (!page) throw new RangeError(`No page at ${address}`);
  return renderToStaticMarkup(createElement(SiteDocument, { page, assets: NO_ASSETS }));
}

function countVisits(): void {
  vi.stubEnv("FORMS", "receive");
  vi.stubEnv("FIGURES", "on");
}

test("the privacy and the cookie policy say that visits are counted only if the site counts them", async () => {
  expect(await pageOf("/privacy")).toContain("uses no analytics");
  expect(await pageOf("/privacy")).not.toMatch(/Global Privacy Control/);
  expect(await pageOf("/cookies")).not.toMatch(/Global Privacy Control/);
  countVisits();
  vi.stubEnv("FIGURES_MONTHS", "7");
  const privacy = await pageOf("/privacy");
  expect(privacy).toMatch(/What this site counts<\/h2>[\s\S]*deletes the numbers after 7 months/);
  expect(privacy).not.toContain("uses no analytics");
  expect(await pageOf("/cookies")).toMatch(/>No trackers<\/h2>[\s\S]*Global Privacy Control/);
});

test("pages state the address of the booking service only if visits are counted", async () => {
  vi.stubEnv("CONTENT_DIR", fixtureContent("full"));
  expect(await pageOf("/about")).not.toContain("data-booking");
  countVisits();
  expect(await pageOf("/about")).toMatch(
    /<body[^>]* data-booking="https:\/\/calendar\.firm\.example/,
  );
});

test("a site without words about it counts nothing: the build says what is missing", async () => {
  vi.stubEnv("CONTENT_DIR", fixtureContent("empty"));
  await expect(loadSiteContent()).resolves.toBeDefined();
  countVisits();
  await expect(loadSiteContent()).rejects.toThrow(/privacy\.md[\s\S]*FIGURES=on/);
});
