import type { TranslationGap, TranslationReport } from "#app/model/translation-report.ts";

/**
 * The report of a translation as a table.
 *
 * @returns lines of text: a summary, then a line for each gap
 */
export function describeTranslation(report: TranslationReport): string[] {
  const { language, folder, gaps, isHistoryKnown } = report;
  const lines = [`${folder} (${language.name}): ${summaryOf(gaps, isHistoryKnown)}`];
  if (!isHistoryKnown) {
    lines.push(
      "  What is out of date is not known: no git repository here holds the whole history of content/.",
    );
  }
  const width = Math.max(...gaps.map(({ file }) => file.length), 0);
  for (const { file, state, field } of gaps) {
    lines.push(
      `  ${file.padEnd(width)}  ${state.padEnd("out of date".length)}  ${field}`.trimEnd(),
    );
  }
  return lines;
}

function summaryOf(gaps: readonly TranslationGap[], isHistoryKnown: boolean): string {
  if (gaps.length === 0) return isHistoryKnown ? "complete and up to date." : "complete.";
  const count = (state: TranslationGap["state"]) =>
    gaps.filter((gap) => gap.state === state).length;
  const counts = [`files that it lacks: ${count("no file")}`, `missing: ${count("missing")}`];
  if (isHistoryKnown) counts.push(`out of date: ${count("out of date")}`);
  return `${counts.join(", ")}.`;
}
