import { schemaOfSections, type WordSection, type WordsOf } from "#app/words/word-section.ts";
import { type Content, content } from "./content.ts";
import { hasUnfilledToken } from "./content-tokens.ts";
import type { Findings } from "./findings.ts";
import { ORIGINAL_TAG } from "./language.ts";
import { pluralProblems } from "./plural-problems.ts";
import type { SiteForms } from "./site-forms.ts";
import { type Site, siteReader } from "./site-reader.ts";

/** The file in content/ with the words of the interface. */
export const WORDS_FILE = "words.yaml";

/** The words of a section in some content, by default in the content that is rendered. Components call `useWords`. */
export function wordsOf<Section extends WordSection>(
  { name }: Section,
  { words }: Pick<Content, "words"> = content(),
): WordsOf<Section> {
  if (!(name in words)) {
    throw new Error(`No words "${name}": list the section in app/routes/word-sections.ts`);
  }
  return words[name] as WordsOf<Section>;
}

/**
 * Reads content/words.yaml.
 *
 * @param forms of the site
 * @param findings receives every problem. With a problem, only further checks may use the result.
 * @returns the words of each section by its name
 */
export function readWords(
  sections: readonly WordSection[],
  site: Site,
  forms: SiteForms,
  findings: Findings,
): Record<string, unknown> {
  const { problems, invalidPaths } = findings;
  const count = problems.length;
  const reader = siteReader(site, forms, findings, { isExact: true });
  const schema = schemaOfSections(sections);
  const { file, fields } = reader.readAs(WORDS_FILE, schema);
  const { folder } = findings.source;
  const { isInherited = () => false } = findings.source.read(WORDS_FILE, []);
  const tag = folder === "" ? ORIGINAL_TAG : folder;
  problems.push(...pluralProblems({ file, schema, fields, tag, isInherited }));
  if (!invalidPaths.has("site.yaml")) return fields;
  // What site.yaml lacks leaves tokens unfilled. They would be reported as names that are not known.
  const found = problems.splice(count);
  problems.push(...found.filter(({ value }) => !hasUnfilledToken(value)));
  return fields;
}
