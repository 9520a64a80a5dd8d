/*
 * `npm run content`: says whether everything in content/ is sound, without building.
 *   npm run content -- --format   first brings the files into the form in which the editor writes them
 */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { publicationNotes } from "#app/model/publication.ts";
import { contentRoot } from "#app/model/source-file.ts";
import { formatFaults } from "../../editor/format-content.ts";
import { buildServer } from "../../platform/bundles.ts";

// Below the project, so that the bundle finds the packages.
const folder = await mkdtemp(join("node_modules", ".content-"));
try {
  const { app } = await buildServer(folder);
  const isMending = process.argv.includes("--format");
  for (const fault of formatFaults(contentRoot(), app.contentSchemas(), isMending)) {
    console.log(fault);
  }
  const content = await app.checkedContent();
  console.log(`The content is sound (${content.insights.length} insights).`);
  for (const note of publicationNotes(content)) console.log(note);
} catch (error) {
  console.error(error instanceof Error && error.name === "ContentError" ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
