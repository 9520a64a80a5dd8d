/*
 * `npm run content` reports whether everything in content/ is right. It builds nothing.
 *   npm run content -- --format   first rewrites the files in the format of the editor
 */
import { ContentError, withLines } from "#app/model/content-error.ts";
import { describeProblem } from "#app/model/content-problem.ts";
import { staleCounts } from "#app/model/count-words.ts";
import { publicationNotes } from "#app/model/publication.ts";
import { loadSiteContent, siteSchemas } from "#app/routes/site-content.ts";
import { formatFaults } from "../../editor/format-content.ts";

/**
 * The list is cut, because most entries are alike: a folder that another program has written gives an entry for each
 * file.
 */
const MOST_FORMAT_FAULTS = 20;

const isMending = process.argv.includes("--format");
const faults = formatFaults(siteSchemas(), isMending);
for (const fault of faults.slice(0, MOST_FORMAT_FAULTS)) console.log(fault);
const more = faults.length - MOST_FORMAT_FAULTS;
if (more > 0) console.log(`… and ${more} more`);
try {
  const content = await loadSiteContent();
  console.log(`The content is sound (${content.insights.length} insights).`);
  for (const note of publicationNotes(content)) console.log(note);
  const counts = staleCounts(content, siteSchemas());
  if (counts.length > 0) console.log("These texts may count wrong:");
  for (const count of withLines(counts)) console.log(describeProblem(count));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
