import type { ContentProblem } from "./content-problem.ts";
import type { Entry, Findings } from "./findings.ts";
import { insightFiles, insightFolders } from "./insight-lists.ts";
import { duplicateProblems, withAddressIds, withIds } from "./items.ts";
import { defaultLanguage, type Language, languageOfFolder } from "./language.ts";
import { legalProblems, legalText } from "./legal-texts.ts";
import {
  type Item,
  isClosed,
  isEnded,
  splitByPublication,
  type UnpublishedItem,
} from "./publication.ts";
import type { AttachmentFiles } from "./read-attachments.ts";
import type { PhotoFiles } from "./read-photos.ts";
import { createReader } from "./reader.ts";
import { referenceProblems } from "./references.ts";
import { insight, isPartner } from "./schemas/collections.ts";
import type { RedirectFields } from "./schemas/redirects.ts";
import type { HasIdAndFile } from "./schemas/shared.ts";
import { ACKNOWLEDGEMENTS_FILE, type SiteForms } from "./site-forms.ts";
import { mailTokens, readSite, type Site, siteReader } from "./site-reader.ts";
import { standaloneProblems } from "./standalone-problems.ts";

/** Everything in content/, in the order in which it is shown. */
export interface Content extends ReturnType<typeof readContent> {
  photos: PhotoFiles;
  attachments: AttachmentFiles;
  /** The words of pages, by the names of their files in content/pages/. */
  pages: Readonly<Record<string, unknown>>;
  /** The words of the interface: the sections of content/words.yaml, by their names. */
  words: Readonly<Record<string, unknown>>;
  /** For a translation: the files that it has, by their paths below its folder. The other files are the original's. */
  translatedFiles?: readonly string[];
  /** For a translation: the parts of its pages that are left out, because they refer to items that it lacks. */
  leftOutParts?: readonly ContentProblem[];
  /** The content in the other languages. Empty in a translation. */
  translations: readonly Content[];
}

/** A redirect, with the place in the content that declares it. */
export interface ContentRedirect {
  /**
   * The decoded path; `:id` stands for a segment, and `/*` at the end for everything below a folder. Or a path with a parameter,
   * such as `/index.php?page=about`.
   */
  from: string;
  /** A regular expression for what the segment contains, in any case of its letters. */
  containing?: string;
  /** The decoded path of a page, or an absolute address that begins with `https://`. */
  to: string;
  /** 302 if a page may exist at the address later. Left out, the redirect is permanent. */
  status?: 302;
  file: string;
  field: string;
}

/**
 * Reads everything except the photos and the words of pages.
 *
 * @param forms the forms of the site
 * @param findings receives every problem. With a problem, only further checks may use the result.
 */
export function readContent(forms: SiteForms, findings: Findings) {
  const { problems } = findings;
  // References are checked at the end, because every item is known then.
  const findingsOfContent: Findings = { ...findings, references: [] };
  const site = readSite(forms, findingsOfContent);
  const { readFile, readFolder, readFolderAs } = siteReader(site, forms, findingsOfContent);
  const mailReader = createReader(mailTokens(site), findingsOfContent);
  mailReader.readAs(ACKNOWLEDGEMENTS_FILE, forms.acknowledgements);
  const language = languageOf(site, findings);
  const unpublished: UnpublishedItem[] = [];

  /** The items of a folder that the site shows, sorted by their field `order`. */
  function inOrder<Fields extends Item & { order: number }>(entries: readonly Entry<Fields>[]) {
    const items = withIds(entries, findings);
    problems.push(...duplicateProblems(items, "order"));
    return publish(items).sort((a, b) => a.order - b.order);
  }

  function publish<Fields extends Item & HasIdAndFile>(items: readonly Entry<Fields>[]): Fields[] {
    const split = splitByPublication(items, site.preview, language.tag);
    unpublished.push(...split.unpublished);
    return split.shown;
  }

  const legal = withIds(readFolder("legal/*.md"), findings);
  problems.push(...legalProblems(legal, forms));
  const listed = insightFolders().flatMap((list) => {
    return insightsOf(list, readFolderAs(insightFiles(list), insight));
  });
  const insights = withIds(listed, findings);
  const shownInsights = publish(insights);
  const shownFiles = new Set(shownInsights.map(({ file }) => file));
  const positions = inOrder(readFolder("positions/*.yaml"));
  const standaloneEntries = readFolder("standalone/*.yaml");
  problems.push(...standaloneEntries.flatMap((page) => standaloneProblems(page, site, findings)));
  const standalonePages = publish(withAddressIds(standaloneEntries, findings));
  const deck = readFile("deck/deck.yaml");
  const brochure = readFile("brochure/brochure.yaml");
  const redirects = readFile("redirects.yaml");
  const leaders = inOrder(readFolder("leaders/*.yaml"));
  const content = {
    site,
    language,
    /** Everybody with a page: partners, those who have left, and guests. */
    leaders,
    partners: leaders.filter(isPartner),
    /** The insights of every list, newest first; those of the same day by id. Their Markdown is parsed only when needed. */
    insights: shownInsights.sort(
      (a, b) => String(b.date).localeCompare(a.date) || a.id.localeCompare(b.id),
    ),
    /** Insights that the published site leaves out. It leaves out the files that they alone attach, too. */
    unpublishedInsights: insights
      .map(({ fields }) => fields)
      .filter(({ file }) => !shownFiles.has(file)),
    growthServices: inOrder(readFolder("services/growth/*.yaml")),
    capabilities: inOrder(readFolder("services/capabilities/*.yaml")),
    industries: inOrder(readFolder("industries/*.yaml")),
    positions: positions.filter((position) => !isClosed(position)),
    /** Positions that are closed. Their pages stay, but no list contains them. */
    closedPositions: positions.filter(isClosed),
    legal: legal.map(({ fields, body }) => {
      return { ...fields, markdown: legalText(fields, body, forms) };
    }),
    /** Pages that an editor composes from blocks. */
    standalonePages: standalonePages.filter((page) => !isEnded(page)),
    /** Standalone pages whose last day has passed. Only the redirects from their addresses are left. */
    endedPages: standalonePages.filter(isEnded),
    deck: deck.fields,
    brochure: brochure.fields,
    // The redirects of the original lead to its pages. A translation has redirects of its own, or none.
    redirects: findings.source.has("redirects.yaml") ? redirectsIn(redirects) : [],
    /** Drafts and items dated later. Only a preview shows them. */
    unpublished,
  };
  problems.push(...referenceProblems(findingsOfContent.references, content, findings));
  return content;
}

/** The language of the texts. */
function languageOf({ language }: Site, { source: { folder } }: Findings): Language {
  return folder === "" ? defaultLanguage(language) : languageOfFolder(folder);
}

/** The insights of a list, each with the list and its text. */
function insightsOf<Fields>(list: string, entries: readonly Entry<Fields>[]) {
  return entries.map(({ fields, ...entry }) => {
    return { ...entry, fields: { ...fields, list, markdown: entry.body } };
  });
}

function redirectsIn({ file, fields, isValid }: Entry<RedirectFields>): ContentRedirect[] {
  if (!isValid) return [];
  return fields.redirects.map((redirect, index) => {
    return { ...redirect, file, field: `redirects[${index}].from` };
  });
}
