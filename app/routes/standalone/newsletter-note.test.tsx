import { beforeEach, expect, test, vi } from "vitest";
import { content } from "#app/model/content.ts";
import { fixtureContent } from "../../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { renderView } from "../../../tests/set-up/render-view.tsx";
import { BlockView } from "./block-view.tsx";
import { pageBlocks } from "./page-blocks.ts";

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", fixtureContent("full"));
  return () => vi.unstubAllEnvs();
});

/** The views of the newsletter forms on a page that has one. The newsletter is off. */
async function newsletterForms(): Promise<string[]> {
  await loadTestContent();
  const page = content().standalonePages.find(({ id }) => id === "events");
  if (!page) throw new Error("The site `full` has no page /events");
  const forms = pageBlocks(page, content()).filter(({ block }) => block.kind === "newsletter-form");
  return forms.map((pageBlock) => renderView(<BlockView {...pageBlock} />));
}

test("a preview says why a newsletter form is missing, and the published site says nothing", async () => {
  expect(await newsletterForms()).toEqual([]);
  vi.stubEnv("PREVIEW", "1");
  const [note] = await newsletterForms();
  expect(note).toContain(content().site.preview.newsletterOff);
});
