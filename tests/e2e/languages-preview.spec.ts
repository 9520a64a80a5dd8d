import { fixtureContent } from "../set-up/fixture-site.ts";
import { startPreview } from "../set-up/preview-server.ts";
import { test as atRoot, expect } from "./fixtures.ts";
import { hydrated, open } from "./open-page.ts";

/* React says in the console of a preview where the browser renders something else than the server. */

const test = atRoot.extend<object, { preview: { url: string } }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs
    async ({}, use) => {
      const preview = await startPreview(fixtureContent("languages"));
      await use(preview);
      await preview.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ preview }, use) => use(preview.url),
});

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 1440, height: 900 } });

/** Every page of a translation with a part that React renders. */
const PAGES = [
  "/de/contact",
  "/de/contact?partner=ida-lang",
  "/de/careers/apply?position=economist",
  "/de/insights",
  "/de/search?q=Satz",
  "/de/presentation",
  "/ar/contact",
  "/ar/presentation",
];

test("in a preview the browser renders the parts of a translation as the server does", async ({
  page,
}) => {
  for (const path of PAGES) {
    await open(page, path);
    await hydrated(page);
    expect(await page.locator("site-island[data-name]").count(), path).toBeGreaterThan(0);
    expect(await page.locator("site-island[data-name]:not([data-hydrated])").count(), path).toBe(0);
  }
});
