import { siteAddress } from "../../hosting/address.ts";
import type { ContentProblem } from "./content-problem.ts";
import { insightFiles, insightFolders } from "./insight-lists.ts";
import { duplicateProblems, withAddressIds, withIds } from "./items.ts";
import { defaultLanguage, type Language, languageOfFolder } from "./language.ts";
import {
  type Item,
  isClosed,
  isEnded,
  previewEnd,
  splitByPublication,
  type UnpublishedItem,
} from "./publication.ts";
import type { AttachmentFiles } from "./read-attachments.ts";
import type { PhotoFiles } from "./read-photos.ts";
import { createReader, type Entry, type Findings, type ReaderOptions } from "./reader.ts";
import { referenceProblems } from "./references.ts";
import { insight, isPartner } from "./schemas/collections.ts";
import type { HasIdAndFile } from "./schemas/shared.ts";
import {
  type LegalFrontMatter,
  mailTokens,
  type RedirectFields,
  type SiteFields,
} from "./schemas/site.ts";
import { ACKNOWLEDGEMENTS_FILE, type SiteForms } from "./site-forms.ts";
import { standaloneProblems } from "./standalone-problems.ts";

/** The firm's identity, with the address of the published site without a trailing slash. */
export type Site = SiteFields & { url: string };

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

/** What tokens say about the forms. */
type FormTokens = Pick<SiteForms, "address" | "retention">;

/** A reader of files that name the firm by tokens such as `{firm}`. */
export function siteReader(
  site: Site,
  forms: FormTokens,
  findings: Findings,
  options: ReaderOptions = {},
) {
  const { figures } = site;
  // If site.yaml cannot be read, its figures are unknown.
  const isRead = Object(figures) === figures;
  const tokens = isRead ? { ...tokensOf(site, forms), ...figures } : undefined;
  return createReader(tokens, findings, options);
}

/** The address of the site as texts name it: without the random part of a preview that is kept for some days. */
function publicAddress(url: string): string {
  return previewEnd() === undefined ? url : url.replace(/\/[^/]+$/, "");
}

/** The values of tokens such as `{firm}`, without the figures of site.yaml. */
function tokensOf(site: Site, { address, retention }: FormTokens) {
  const { name: firm, legalName, phone, email, hrEmail, url } = site;
  return {
    firm,
    legalName,
    phone,
    email,
    hrEmail,
    site: publicAddress(url).replace(/^https?:\/\//, ""),
    // For the privacy page: who receives the forms.
    formHost: new URL(address ?? url, url).host,
    ...retention,
  };
}

/** Reports figures that have the name of another token. */
function figureProblems(site: Site, file: string, forms: SiteForms): ContentProblem[] {
  const tokens = tokensOf(site, forms);
  const figures = Object.entries(Object(site.figures));
  return figures
    .filter(([name]) => Object.hasOwn(tokens, name))
    .map(([name, value]) => {
      const remedy = `choose another name: {${name}} stands for something else already`;
      return { file, field: `figures.${name}`, value, remedy };
    });
}

/**
 * The text of a legal page. Its second section says how the forms of this build are delivered, and the third what becomes
 * of sign-ups for the newsletter, where the site has one. Where visits are counted, a section that says so takes the place
 * of another section.
 */
function legalText(words: LegalFrontMatter, body: string, site: SiteForms): string {
  const { forms, newsletter, figures } = words;
  const [firstSection, ...moreSections] = sectionsOf(body).map((section) => {
    const isReplaced = site.isCounting && figures && headingOf(section) === figures.replaces;
    return isReplaced ? `## ${figures.heading}\n\n${figures.text}\n\n` : section;
  });
  if (!forms) return [firstSection, ...moreSections].join("");
  const sections = [firstSection, `## ${forms.heading}`, forms[site.mode]];
  if (site.hasAttribution) sections.push(forms.attribution);
  for (const program of site.webhooks) sections.push(words.programs?.[program]);
  if (newsletter && site.hasNewsletter) sections.push(`## ${newsletter.heading}`, newsletter.text);
  return [...sections, ...moreSections].join("\n\n");
}

const sectionsOf = (body: string) => body.split(/^(?=## )/m);

const headingOf = (section: string) => /^## (.*)/.exec(section)?.[1]?.trim();

/** A problem where the site has a newsletter, and the page on privacy does not say what becomes of a sign-up. */
function newsletterProblems(
  legal: readonly (LegalFrontMatter & { file: string })[],
  { hasNewsletter }: SiteForms,
): ContentProblem[] {
  if (!hasNewsletter) return [];
  const silent = legal.filter(({ id, newsletter }) => id === "privacy" && !newsletter);
  const remedy = "say what becomes of an address that signs up: the newsletter is switched on";
  return silent.map(({ file }) => ({ file, field: "newsletter", value: undefined, remedy }));
}

/** A problem for each program that the receiver notifies of enquiries, and that the page on privacy does not name. */
function programProblems(
  legal: readonly (LegalFrontMatter & { file: string })[],
  { webhooks }: SiteForms,
): ContentProblem[] {
  const privacy = legal.find(({ id }) => id === "privacy");
  if (!privacy) return [];
  const unnamed = webhooks.filter((program) => !privacy.programs?.[program]);
  const remedy = "say who gets what visitors send: the settings pass it on to this program";
  return unnamed.map((program) => {
    return { file: privacy.file, field: `programs.${program}`, value: undefined, remedy };
  });
}

/** Problems of a legal page with the section that says that visits are counted. */
function countingProblems(
  { fields, file, body, isValid }: Entry<LegalFrontMatter>,
  { isCounting }: SiteForms,
): ContentProblem[] {
  const { id, figures } = fields;
  if (!isValid) return [];
  if (!figures) {
    const remedy = "say what is counted: FIGURES=on requires it on this page";
    return isCounting && id === "privacy"
      ? [{ file, field: "figures", value: figures, remedy }]
      : [];
  }
  if (sectionsOf(body).some((section) => headingOf(section) === figures.replaces)) return [];
  const remedy = "write a heading of the text, as it stands there without ##";
  return [{ file, field: "figures.replaces", value: figures.replaces, remedy }];
}

/** Defaults for fields that an invalid site.yaml may lack. */
const NO_SITE = {
  language: "en-us",
  categories: [],
  preview: { band: "", draft: "", scheduled: "", until: "" },
};

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
  problems.push(
    ...programProblems(
      legal.map(({ fields }) => fields),
      forms,
    ),
    ...newsletterProblems(
      legal.map(({ fields }) => fields),
      forms,
    ),
  );
  problems.push(...legal.flatMap((page) => countingProblems(page, forms)));
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

/** The fields of site.yaml. If the file has a problem, its list of categories may be wrong. */
function readSite(forms: SiteForms, findings: Findings): Site {
  const { fields, file, problems } = createReader({}, findings).readFile("site.yaml");
  if (problems.some(({ field }) => field.startsWith("categories"))) {
    findings.uncertainFiles.add(file);
  }
  const site = { ...NO_SITE, ...fields, url: siteAddress().url };
  findings.problems.push(...figureProblems(site, file, forms));
  return Array.isArray(site.categories) ? site : { ...site, categories: [] };
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
