import { cpSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { isSignUpOffered } from "#app/features/newsletter/content.ts";
import type { Content } from "#app/model/content.ts";
import { PAGES } from "#app/routes/registry.ts";
import { loadSiteContent } from "#app/routes/site-content.ts";
import { contentProblems } from "../../../tests/set-up/content-problems.ts";
import { fixtureContent } from "../../../tests/set-up/fixture-site.ts";

const WORDS = "pages/newsletter.yaml";
const PRIVACY = "legal/privacy.md";

const textOf = (path: string) => readFileSync(join(fixtureContent("structure"), path), "utf8");

/** The faults of the content while some files hold other text, or are absent (undefined), as `path field | remedy`. */
async function faultsWith(files: Readonly<Record<string, string | undefined>>): Promise<string[]> {
  const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
  onTestFinished(() => folder.remove());
  cpSync(fixtureContent("structure"), folder.path, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) rmSync(join(folder.path, path));
    else writeFileSync(join(folder.path, path), text);
  }
  vi.stubEnv("CONTENT_DIR", folder.path);
  try {
    const problems = await contentProblems();
    return problems.map(({ file, field, remedy }) => `${file} ${field} | ${remedy}`);
  } finally {
    vi.stubEnv("CONTENT_DIR", fixtureContent("structure"));
  }
}

/** The addresses of the pages of the newsletter. */
function pathsOf(content: Content): string[] {
  const pages = [PAGES.newsletter, PAGES["newsletter/step"]];
  return pages.flatMap((kind) => kind.addresses(content).map(({ path }) => path));
}

const privacyOf = ({ legal }: Content) => legal.find(({ id }) => id === "privacy")?.markdown ?? "";

/** The German translation of the content that the environment names. */
async function loadGerman(): Promise<Content | undefined> {
  const { translations } = await loadSiteContent();
  return translations.find(({ language }) => language.tag === "de");
}

/** What the policy says of the newsletter. */
const POLICY_OF_NEWSLETTER = /^newsletter:\n( .*\n|\n(?= ))+/m;

const silentPolicy = () => textOf(PRIVACY).replace(POLICY_OF_NEWSLETTER, "");

describe("a site without a newsletter", () => {
  test("has no page for it, and its policy does not mention it", async () => {
    const content = await loadSiteContent();
    expect(pathsOf(content)).toEqual([]);
    expect(privacyOf(content)).not.toContain("newsletter");
  });

  test("needs no words for it, but those that are there must be right", async () => {
    expect(await faultsWith({ [WORDS]: undefined, [PRIVACY]: silentPolicy() })).toEqual([]);
    const faulty = textOf(WORDS).replace(/^ {2}button: .*\n/m, "");
    expect(await faultsWith({ [WORDS]: faulty })).toEqual([
      expect.stringMatching(/^content\/pages\/newsletter\.yaml form\.button \| /),
    ]);
  });
});

describe("a site with a newsletter", () => {
  beforeEach(() => {
    vi.stubEnv("FORMS", "receive");
    vi.stubEnv("NEWSLETTER", "on");
    return () => {
      vi.stubEnv("FORMS", "");
      vi.stubEnv("NEWSLETTER", "");
    };
  });

  test("has its pages, and its policy says how an address is used", async () => {
    const content = await loadSiteContent();
    expect(pathsOf(content)).toEqual([
      "/newsletter",
      "/newsletter/sent",
      "/newsletter/confirm",
      "/newsletter/confirmed",
      "/newsletter/unsubscribe",
      "/newsletter/unsubscribed",
      "/newsletter/expired",
    ]);
    expect(privacyOf(content)).toMatch(/## The newsletter\n[\s\S]+within 7 days[\s\S]+## /);
  });

  test("offers it in a translation only where the translation has words for it", async () => {
    const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
    onTestFinished(() => folder.remove());
    onTestFinished(() => void vi.stubEnv("CONTENT_DIR", fixtureContent("structure")));
    cpSync(fixtureContent("languages"), folder.path, { recursive: true });
    writeFileSync(join(folder.path, WORDS), textOf(WORDS));
    const privacy = readFileSync(join(folder.path, PRIVACY), "utf8");
    const [ofNewsletter = ""] = POLICY_OF_NEWSLETTER.exec(textOf(PRIVACY)) ?? [];
    writeFileSync(join(folder.path, PRIVACY), privacy.replace(/^lead: /m, `${ofNewsletter}lead: `));
    vi.stubEnv("CONTENT_DIR", folder.path);
    const silent = await loadGerman();
    expect(silent && [isSignUpOffered(silent), pathsOf(silent)]).toEqual([false, []]);
    writeFileSync(join(folder.path, "de", WORDS), "heading: Der Brief\n");
    const german = await loadGerman();
    expect(german && isSignUpOffered(german)).toBe(true);
    expect(german && pathsOf(german)).toContain("/newsletter/confirm");
  });

  test("needs words for it, and a policy that mentions it", async () => {
    expect(await faultsWith({ [WORDS]: undefined })).toEqual([
      expect.stringMatching(/^content\/pages\/newsletter\.yaml /),
    ]);
    expect(await faultsWith({ [PRIVACY]: silentPolicy() })).toEqual([
      expect.stringMatching(
        /^content\/legal\/privacy\.md newsletter \| say what becomes of an address/,
      ),
    ]);
  });
});
