/*
 * `npm run content`: says whether everything in content/ is right, without building.
 *   npm run content -- --format   first brings the files into the form in which the editor writes them
 */
import { ContentError } from "#app/model/content-error.ts";
import { publicationNotes } from "#app/model/publication.ts";
import { loadSiteContent, siteSchemas } from "#app/routes/site-content.ts";
import { formatFaults } from "../../editor/format-content.ts";

const isMending = process.argv.includes("--format");
for (const fault of formatFaults(siteSchemas(), isMending)) console.log(fault);
try {
  const content = await loadSiteContent();
  console.log(`The content is sound (${content.insights.length} insights).`);
  for (const note of publicationNotes(content)) console.log(note);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
