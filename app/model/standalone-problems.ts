import type { ContentProblem } from "./content-problem.ts";
import type { Entry, Findings } from "./findings.ts";
import { translationFolders } from "./language.ts";
import type { SiteFields } from "./schemas/site.ts";
import type { StandalonePage } from "./schemas/standalone.ts";

/** Problems of a standalone page that only the rest of the content shows: its column of the footer, and its address. */
export function standaloneProblems(
  { file, fields, isValid }: Entry<Pick<StandalonePage, "address" | "shownIn">>,
  site: SiteFields,
  { source }: Pick<Findings, "source">,
): ContentProblem[] {
  if (!isValid || source.folder !== "") return [];
  return [...columnProblems(fields, file, site), ...languageProblems(fields, file)];
}

function columnProblems(
  { shownIn }: Pick<StandalonePage, "shownIn">,
  file: string,
  { footer }: SiteFields,
): ContentProblem[] {
  const value = shownIn?.footerColumn;
  // A faulty site.yaml may lack the columns.
  const count = footer?.columns?.length;
  if (value === undefined || count === undefined || value <= count) return [];
  const remedy = `write a number from 1 to ${count}: content/site.yaml has ${count} columns`;
  return [{ file, field: "shownIn.footerColumn", value, remedy }];
}

/** The address of a page must not begin like those of a translation. */
function languageProblems({ address }: Pick<StandalonePage, "address">, file: string) {
  const [, folder = ""] = address.split("/");
  if (!translationFolders().includes(folder)) return [];
  const remedy = `choose another first part: /${folder} is where the translation in content/${folder} is`;
  return [{ file, field: "address", value: address, remedy }];
}
