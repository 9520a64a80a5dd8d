import type { z } from "zod";
import { wordsOfFields } from "#app/features/search/search-words.ts";
import type { Content } from "#app/model/content.ts";
import type { PictureField } from "#app/model/fields/picture-fields.ts";
import {
  hasTranslated,
  type PageContent,
  type PageFile,
  pageFilePath,
} from "#app/model/page-content.ts";
import type { Opening, PageAddress } from "#app/model/page-record.ts";
import { wordsOf } from "#app/model/words.ts";
import { pageNames } from "./interface-words.ts";
import {
  aliasOf,
  type Meta,
  openingPicture,
  type PageKind,
  type PageName,
  type PageOptions,
  type Paths,
  pageAddress,
} from "./page-kind.ts";

/** The fields that the words of every stand-alone page have. */
interface PageFields {
  meta: Meta;
  heading?: string;
  lead?: string;
  picture?: PictureField;
}

interface FixedPageEntry<Aliases extends Paths> extends PageOptions {
  /** The words of the page. */
  content: PageFile<z.ZodType<PageFields>> | PageContent<z.ZodType<PageFields>>;
  /** Further files of content/pages/ that the page shows. */
  otherFiles?: readonly PageFile[];
  /** The name in breadcrumbs, if it is not the heading. */
  name?: PageName;
  isIndexed?: boolean;
  /** How the page begins, unless its view has a beginning of its own. */
  opening?: Opening;
  /** Aliases: further addresses of the same page. */
  aliases?: Aliases;
  /** The ids of the sections of the page, for links. */
  anchors?: readonly string[] | ((of: Content) => readonly string[]);
  /** Decoded addresses of the pages that the page lists. */
  listed?: (of: Content) => readonly string[];
  /** The content files that contain all words of the page, if there are such files. */
  sources?: readonly string[];
  /**
   * If the words stand in no file of content/pages/: the file whose translation makes the page exist in a language, by its
   * path. Without it the page exists only in the default language.
   */
  sourceFile?: string;
  /** The id of the partner who founded the firm, on the page that describes the firm. */
  founder?: (of: Content) => string | undefined;
}

/**
 * An entry of the registry for a stand-alone page.
 *
 * `NoInfer` makes the compiler infer the aliases from the entry, and not from what the registry allows.
 */
export function fixedPage<
  const Path extends string,
  const Aliases extends Paths = Record<never, string>,
>(
  path: Path,
  entry: FixedPageEntry<Aliases>,
): PageKind<{ main: Path } & NoInfer<Aliases>, undefined> {
  const {
    content: words,
    otherFiles = [],
    opening,
    aliases,
    anchors = [],
    name,
    isIndexed = true,
    listed,
    sources,
    founder,
    sourceFile = "fileName" in words ? pageFilePath(words) : undefined,
    ...options
  } = entry;
  const addresses = (of: Content) => {
    if (!hasTranslated(of, sourceFile)) return [];
    const fields = words(of);
    const { meta, heading = meta.title, lead = "", picture } = fields;
    const main = pageAddress(path, meta, {
      id: path.slice(1) || "home",
      isIndexed,
      name: name ? wordsOf(pageNames, of)[name] : heading,
      picture,
      pageHeader: opening && { heading, lead, opening, picture: openingPicture(opening, picture) },
      words: () => wordsOfFields(words.schema, fields, of),
      section: "company",
      listed: listed?.(of),
      sources,
      founder: founder?.(of),
    });
    const aliasPages = Object.values(aliases ?? {}).map((alias) => aliasOf(main, alias));
    return [main, ...aliasPages];
  };
  const paths = { main: path, ...aliases } as { main: Path } & Aliases;
  const files = "fileName" in words ? [words, ...otherFiles] : otherFiles;
  const anchorsOf = (_page: PageAddress, of: Content) => {
    return typeof anchors === "function" ? anchors(of) : anchors;
  };
  return {
    paths,
    files,
    pageName: name,
    addresses,
    itemOf: () => undefined,
    anchorsOf,
    ...options,
  };
}
