import { feedLinks } from "#app/features/feeds/feed-links.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import { absoluteUrl, content, sharedUrl } from "#app/model/content.ts";
import { ALL_INSIGHTS } from "#app/model/insight-lists.ts";
import { type PageRecord, SITE_SECTIONS } from "#app/model/page-record.ts";
import { wordsOf } from "#app/model/words.ts";
import { llmsWords } from "./interface-words.ts";
import { indexedPages } from "./sitemap.ts";

/** A section of llms.txt lists at most 51 pages: of articles and blogs the list itself and the newest 50. */
const MAX_SECTION_LENGTH = 51;

type LlmsEntry = Pick<PageRecord, "name" | "description"> & { url: string };

/** llms.txt (https://llmstxt.org): a summary of the site in Markdown. Its size has a limit, whatever the number of pages. */
export function llmsText(pages: readonly PageRecord[]): string {
  const { name, description, legalName, email, phone } = content().site;
  const words = wordsOf(llmsWords);
  const indexed = indexedPages(pages);
  const sections = llmsSections().map(({ section, heading }) => {
    const inSection = indexed.filter((page) => page.section === section);
    const entries = inSection.slice(0, MAX_SECTION_LENGTH).map((page) => {
      return { ...page, url: absoluteUrl(page.path) };
    });
    return llmsSection(heading, entries);
  });
  const feeds = feedLinks().map(({ label, path, text }) => {
    return { name: label, url: absoluteUrl(path), description: text };
  });
  const sitemap = {
    name: words.sitemap,
    // All languages share the sitemap.
    url: sharedUrl("/sitemap.xml"),
    description: words.sitemapText,
  };
  const optional = llmsSection(words.optional, [...feeds, sitemap]);
  const summary = `# ${name}\n\n> ${description}\n\n${legalName}, ${email}, ${phone}\n`;
  return [summary, ...sections, optional].join("");
}

/** The sections of llms.txt with their headings. The other lists of insights stand after the blogs. */
function llmsSections(): { section: string; heading: string }[] {
  const words = wordsOf(llmsWords);
  const known: readonly string[] = [...SITE_SECTIONS, ALL_INSIGHTS];
  const lists = insightListsContent().lists.filter(({ id }) => !known.includes(id));
  const ofLists = lists.map(({ id, heading }) => ({ section: id, heading }));
  return SITE_SECTIONS.flatMap((section) => {
    const fixed = { section, heading: words[section] };
    return section === "blogs" ? [fixed, ...ofLists] : [fixed];
  });
}

/** A section of llms.txt with its heading; an empty text where it has no entries. */
function llmsSection(heading: string, entries: readonly LlmsEntry[]): string {
  if (entries.length === 0) return "";
  const lines = entries.map(({ name, url, description }) => {
    // Brackets would end the name of a link.
    const label = name.replace(/[\\[\]]/g, "\\$&");
    return `- [${label}](${url}): ${description}\n`;
  });
  return `\n## ${heading}\n\n${lines.join("")}`;
}
