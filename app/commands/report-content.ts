/*
 * `npm run content` reports whether everything in content/ is right. It builds nothing.
 *   npm run content -- --format         first rewrites the files in the format of the editor
 *   npm run content -- --translations   also lists what each translation lacks, and what is out of date in it
 */
import { ContentError, withLines } from "#app/model/content-error.ts";
import { type ContentProblem, describeProblem } from "#app/model/content-problem.ts";
import { staleCounts } from "#app/model/count-words.ts";
import { publicationNotes } from "#app/model/publication.ts";
import { templateSentences } from "#app/model/template-sentences.ts";
import { translationNotes } from "#app/model/translation-notes.ts";
import { translationReports } from "#app/model/translation-report.ts";
import { copiedTexts, lostAddresses, mentionsOfGoneItems } from "#app/model/uncommitted-texts.ts";
import { loadSiteContent, siteSchemas } from "#app/routes/site-content.ts";
import { formatFaults as findFormatFaults } from "../../editor/format-content.ts";
import { describeLanguages } from "./describe-languages.ts";
import { describeTranslation } from "./describe-translations.ts";

/**
 * The list is cut, because most entries are alike: a folder that another program has written gives an entry for each
 * file.
 */
const MOST_FORMAT_FAULTS = 20;

// A program such as `head` reads the first lines and closes the pipe. That is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const isMending = process.argv.includes("--format");
const formatFaults = findFormatFaults(siteSchemas(), isMending);
try {
  const content = await loadSiteContent();
  console.log(`The content is sound (${content.insights.length} insights).`);
  for (const note of publicationNotes(content)) console.log(note);
  const reports = await translationReports(siteSchemas());
  for (const line of describeLanguages(content, reports)) console.log(line);
  reportHints("These texts may count wrong:", staleCounts(content, siteSchemas()));
  const leftOut = content.translations.flatMap(({ leftOutParts = [] }) => leftOutParts);
  reportHints("These parts of pages are left out in a translation:", leftOut);
  reportHints(
    "These texts and lists of a translation may lack what the original has:",
    translationNotes(siteSchemas()),
  );
  reportHints(
    "These words of a template are in published pages:",
    templateSentences(siteSchemas()),
  );
  const copied = await copiedTexts(siteSchemas());
  reportHints("These texts are still those of the file that was copied:", copied);
  const mentions = await mentionsOfGoneItems(siteSchemas());
  reportHints("These texts name what was deleted, or who has left:", mentions);
  const lost = await lostAddresses(siteSchemas());
  reportHints("These entries have got another address, and the old one leads nowhere:", lost);
  reportFormat();
  if (process.argv.includes("--translations")) {
    if (reports.length === 0) console.log("The site has no translation.");
    for (const line of reports.flatMap(describeTranslation)) console.log(line);
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Lists what may be wrong. It stops nothing. */
function reportHints(heading: string, hints: readonly ContentProblem[]): void {
  if (hints.length > 0) console.log(heading);
  for (const hint of withLines(hints)) console.log(describeProblem(hint));
}

/**
 * Names the files that the editor would write in another way. They make no difference to the site, so they stand after
 * the verdict.
 */
function reportFormat(): void {
  if (formatFaults.length === 0) return;
  console.log("No fault, but the editor would write these in its own way when it saves them:");
  for (const fault of formatFaults.slice(0, MOST_FORMAT_FAULTS)) console.log(fault);
  const more = formatFaults.length - MOST_FORMAT_FAULTS;
  if (more > 0) console.log(`… and ${more} more`);
}
