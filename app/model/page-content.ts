import type { z } from "zod";
import { schemaOfSections, type WordSection } from "#app/words/word-section.ts";
import { type Content, content } from "./content.ts";
import type { Findings } from "./findings.ts";
import { insightFiles, insightFolders } from "./insight-lists.ts";
import { type NamedContent, referenceProblems } from "./references.ts";
import { insight } from "./schemas/collections.ts";
import { CONTENT_SCHEMAS } from "./schemas/content-schemas.ts";
import { ACKNOWLEDGEMENTS_FILE, type SiteForms } from "./site-forms.ts";
import { siteReader } from "./site-reader.ts";
import { hasContentFile } from "./source-file.ts";
import { WORDS_FILE } from "./words.ts";

/** Returns the words of a page. The default is the content that is rendered. */
export interface PageContent<Schema extends z.ZodType = z.ZodType> {
  (of?: Content): z.output<Schema>;
  readonly schema: Schema;
}

/** The words of a page that stand in `content/pages/<name>.yaml`. */
export interface PageFile<Schema extends z.ZodType = z.ZodType> extends PageContent<Schema> {
  /** Such as `about`. */
  readonly fileName: string;
  /** Says where a site may lack the file whether this site needs it. */
  readonly isNeeded?: (forms: SiteForms) => boolean;
  /** Why every language needs the file, such as `the menu leads to it`. Undefined if a language may lack it. */
  readonly neededInLanguages?: string | undefined;
}

/** What differs for a file with the words of a page. */
type PageContentOptions = Pick<PageFile, "neededInLanguages">;

/**
 * Declares the schema of `content/pages/<fileName>.yaml`. The entry of the page in the registry names the result; only
 * then is the file read and checked.
 */
export function pageContent<Schema extends z.ZodType>(
  fileName: string,
  schema: Schema,
  { neededInLanguages }: PageContentOptions = {},
): PageFile<Schema> {
  function words({ pages }: Content = content()): z.output<Schema> {
    if (!Object.hasOwn(pages, fileName)) {
      throw new RangeError(
        `content/pages/${fileName}.yaml is not read: name its schema in app/routes/registry.ts`,
      );
    }
    return pages[fileName] as z.output<Schema>;
  }
  return Object.assign(words, { schema, fileName, neededInLanguages });
}

/** Words of a part of the site that a site may do without. */
export interface OptionalPageFile<Schema extends z.ZodType = z.ZodType>
  extends Pick<PageFile<Schema>, "schema" | "fileName"> {
  (of?: Content): z.output<Schema> | undefined;
  readonly isNeeded: NonNullable<PageFile["isNeeded"]>;
}

/**
 * The same as `pageContent` for a file that a site may lack: its words are then undefined.
 *
 * @param isNeeded whether a site needs the file: then its absence is a problem
 */
export function optionalPageContent<Schema extends z.ZodType>(
  fileName: string,
  schema: Schema,
  isNeeded: (forms: SiteForms) => boolean,
): OptionalPageFile<Schema> {
  function words({ pages }: Content = content()): z.output<Schema> | undefined {
    return pages[fileName] as z.output<Schema> | undefined;
  }
  return Object.assign(words, { schema, fileName, isNeeded });
}

/** Words of a page that have no file of their own, with their schema. */
export function pageContentFrom<Schema extends z.ZodType>(
  schema: Schema,
  read: (of: Content) => z.output<Schema>,
): PageContent<Schema> {
  return Object.assign((of: Content = content()) => read(of), { schema });
}

/**
 * Reads the words of pages.
 *
 * @param forms the forms of the site
 * @param findings receives every problem. With a problem, only further checks may use the result.
 * @returns the fields of each file by its name
 */
export function readPages(
  files: readonly PageFile[],
  content: Pick<Content, "site"> & NamedContent & { unpublished: Content["unpublished"] },
  forms: SiteForms,
  findings: Findings,
): Record<string, unknown> {
  const findingsOfPages: Findings = { ...findings, references: [] };
  const reader = siteReader(content.site, forms, findingsOfPages);
  const read = files.filter((file) => isRead(file, forms));
  const entries = read.map((file) => {
    return [file.fileName, reader.readAs(pageFilePath(file), file.schema).fields];
  });
  findings.problems.push(...referenceProblems(findingsOfPages.references, content, findings));
  return Object.fromEntries(entries);
}

/** Whether a file is read: where a site needs it, its absence is a problem. */
function isRead(file: PageFile, forms: SiteForms): boolean {
  const { isNeeded } = file;
  if (!isNeeded || isNeeded(forms)) return true;
  return hasContentFile(pageFilePath(file));
}

/** The schemas of the files in content/ by path pattern; `*` stands for any name. */
export function contentSchemas(
  pageFiles: readonly PageFile[],
  wordSections: readonly WordSection[],
  { acknowledgements }: Pick<SiteForms, "acknowledgements">,
): Readonly<Record<string, z.ZodType>> {
  const ofPages = pageFiles.map((file) => [pageFilePath(file), file.schema]);
  const ofInsights = insightFolders().map((list) => [insightFiles(list), insight]);
  return {
    ...Object.fromEntries(ofInsights),
    ...CONTENT_SCHEMAS,
    [WORDS_FILE]: schemaOfSections(wordSections),
    [ACKNOWLEDGEMENTS_FILE]: acknowledgements,
    ...Object.fromEntries(ofPages),
  };
}

/** Whether the content has a file in its own language, by its path. The default language has every file. */
export function hasTranslated({ translatedFiles }: Content, file: string | undefined): boolean {
  if (translatedFiles === undefined) return true;
  return file !== undefined && translatedFiles.includes(file);
}

/** The path of a file with the words of a page, below content/ or the folder of a translation. */
export function pageFilePath({ fileName }: Pick<PageFile, "fileName">): string {
  return `pages/${fileName}.yaml`;
}
