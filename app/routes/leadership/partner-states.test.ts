import {
  appendFileSync,
  cpSync,
  mkdtempDisposableSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { content } from "#app/model/content.ts";
import { allPages, pageAt } from "#app/routes/page-index.ts";
import { SiteDocument } from "#app/routes/site-document.tsx";
import { contentProblems } from "../../../tests/set-up/content-problems.ts";
import { fixtureContent } from "../../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { NO_ASSETS } from "../../../tests/set-up/no-assets.ts";

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", fixtureContent("full"));
  return () => vi.unstubAllEnvs();
});

function htmlOf(address: string): string {
  const page = pageAt(address);
  if (!page) throw new RangeError(`No page at ${address}`);
  return renderToStaticMarkup(createElement(SiteDocument, { page, assets: NO_ASSETS }));
}

/** The main part of a page. */
const mainOf = (address: string) => /<main[\s\S]*<\/main>/.exec(htmlOf(address))?.[0] ?? "";

test("who has left, and a guest, keep their page and their texts, and stand in no list", async () => {
  await loadTestContent();
  for (const [id, name, note] of [
    ["rosa-alt", "Rosa Alt", "Former partner"],
    ["sam-gast", "Sam Gast", "Guest author"],
  ] as const) {
    const written = content().insights.find(({ author }) => author === id);
    const page = mainOf(`/leadership/${id}`);
    expect(page).toContain(note);
    expect(page).toContain(`/${written?.id}"`);
    expect(page).not.toContain(`partner=${id}`);
    for (const list of ["/leadership", "/contact", "/leadership/ada"]) {
      expect(mainOf(list)).not.toContain(name);
    }
    const article = allPages().find((entry) => entry.id === written?.id);
    expect(mainOf(article?.path ?? "")).toContain(`/leadership/${id}"`);
    expect(htmlOf(`/leadership/${id}`)).not.toMatch(/"worksFor":/);
  }
  expect(mainOf("/leadership/ada")).not.toMatch(/Former partner|Guest author/);
});

test("a person's page shows what the content says of mail, profiles and languages, also to search engines", async () => {
  await loadTestContent();
  const guest = htmlOf("/leadership/sam-gast");
  expect(guest).toContain("Speaks English, Português, and Žemaičių");
  expect(guest).toContain('href="mailto:sam@harbour.example"');
  expect(guest).toContain('"knowsLanguage":["English","Português","Žemaičių"]');
  const former = htmlOf("/leadership/rosa-alt");
  expect(former).toContain('href="https://www.linkedin.com/in/rosa-alt-of-no-firm"');
  expect(former).toContain('"sameAs":["https://www.linkedin.com/in/rosa-alt-of-no-firm"]');
  expect(mainOf("/leadership/ada")).not.toMatch(/Speaks|mailto:/);
});

test("a partner who has left leads nothing and speaks on no home page: the check names the files", async () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
  onTestFinished(() => folder.remove());
  cpSync(fixtureContent("full"), folder.path, { recursive: true });
  const file = join(folder.path, "services/growth/r-and-d.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("leader: ada", "leader: rosa-alt"));
  const voices = {
    heading: "Talk to us",
    lead: "We reply.",
    more: "Partners",
    leaders: ["rosa-alt"],
  };
  appendFileSync(join(folder.path, "pages/home.yaml"), `voices: ${JSON.stringify(voices)}\n`);
  vi.stubEnv("CONTENT_DIR", folder.path);
  const remedy = expect.stringMatching(
    /^name a partner of today: .*By its state, rosa-alt is not a partner$/,
  );
  const problems = await contentProblems();
  expect(problems).toHaveLength(2);
  for (const place of [
    { file: "content/services/growth/r-and-d.yaml", field: "leader" },
    { file: "content/pages/home.yaml", field: "voices.leaders[0]" },
  ]) {
    expect(problems).toContainEqual(expect.objectContaining({ ...place, remedy }));
  }
});
