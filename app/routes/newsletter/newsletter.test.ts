import { cpSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Content } from "#app/model/content.ts";
import { ContentError } from "#app/model/content-error.ts";
import { PAGES } from "#app/routes/registry.ts";
import { loadSiteContent } from "#app/routes/site-content.ts";
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
    await loadSiteContent();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, field, remedy }) => `${file} ${field} | ${remedy}`);
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

/** The policy without what it says of the newsletter. */
const silentPolicy = () => textOf(PRIVACY).replace(/^newsletter:\n( .*\n|\n(?= ))+/m, "");

describe("a site without a newsletter", () => {
  test("has no page for it, and its policy says nothing of it", async () => {
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

  test("has its pages, and its policy says what becomes of an address", async () => {
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
