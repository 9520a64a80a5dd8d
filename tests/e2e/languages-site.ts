import { buildFixture } from "../set-up/fixture-site.ts";
import { serveSite } from "../set-up/serve-site.ts";
import { test as atRoot } from "./fixtures.ts";

export { expect } from "./fixtures.ts";

/** The site `languages`, in English, German and Arabic (tests/fixtures/README.md). */
export const test = atRoot.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs
    async ({}, use) => {
      const site = await serveSite(await buildFixture("languages"));
      await use(site.origin);
      await site[Symbol.asyncDispose]();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});
