import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { contentRoot } from "#app/content/source-files.ts";
import { buildDay } from "#app/lib/build-day.ts";
import { llmsText } from "#app/seo/llms-text.ts";
import { robotsText } from "#app/seo/robots.ts";
import { SECURITY_PATH, securityText } from "#app/seo/security-text.ts";
import { sitemapXml } from "#app/seo/sitemap.ts";
import { webManifest } from "#app/seo/web-manifest.ts";
import { lastChanges } from "./last-changes.ts";
import { pageSources } from "./page-sources.ts";

/**
 * Writes the files that programs look for under known names: sitemap.xml, robots.txt, llms.txt,
 * site.webmanifest and .well-known/security.txt.
 *
 * @param clientDir the built site
 */
export async function writeWellKnown(clientDir: string): Promise<{ written: number }> {
  const [lastChange, sourcesOf] = [await lastChanges(contentRoot()), pageSources()];
  const files = {
    "/sitemap.xml": sitemapXml((page) => page.modified ?? lastChange(sourcesOf(page))),
    "/robots.txt": robotsText(),
    "/llms.txt": llmsText(),
    "/site.webmanifest": webManifest(),
    [SECURITY_PATH]: securityText(buildDay()),
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(clientDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { written: Object.keys(files).length };
}

if (import.meta.main) {
  const { written } = await writeWellKnown("build/client");
  console.log(`Wrote ${written} files for programs.`);
}
