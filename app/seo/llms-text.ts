import { absoluteUrl, content } from "#app/content/content.ts";
import { feedLinks } from "#app/feeds/feed-content.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { indexedPages } from "./sitemap.ts";

/** Insights of one kind at most; the list page beside them has all. */
const NEWEST = 50;

/** llms.txt (https://llmstxt.org): a Markdown map of the site for programs, small however many insights there are. */
export function llmsText(all: readonly PageRecord[]): string {
  const { site } = content();
  const own = indexedPages(all);
  const below = (parent: string) => own.filter((page) => page.parent === parent);
  const listed = (list: string) => [
    ...own.filter(({ path }) => path === list),
    ...below(list).slice(0, NEWEST),
  ];
  const sections = {
    Company: own.filter(({ parent, kind }) => parent === undefined && kind.pattern !== "/:legal"),
    Services: below("/services"),
    Industries: below("/industries"),
    Articles: listed("/insights/articles"),
    Blogs: listed("/insights/blogs"),
    "Open positions": below("/careers"),
  };
  const parts = Object.entries(sections).map(([heading, pages]) => {
    const lines = pages.map(({ name, canonical, description }) =>
      line(name, canonical, description),
    );
    return lines.length > 0 ? `## ${heading}\n\n${lines.join("\n")}\n\n` : "";
  });
  const feeds = feedLinks().map(({ label, path, text }) => line(label, path, text));
  const sitemap = line("Sitemap", "/sitemap.xml", "The addresses of all pages.");
  return `# ${site.name}

> ${site.description}

${site.legalName}, ${site.email}, ${site.phone}

${parts.join("")}## Optional

${[...feeds, sitemap].join("\n")}
`;
}

function line(name: string, path: string, text: string): string {
  // Brackets would end the name of a link.
  return `- [${name.replace(/[\\[\]]/g, "\\$&")}](${absoluteUrl(path)}): ${text}`;
}
