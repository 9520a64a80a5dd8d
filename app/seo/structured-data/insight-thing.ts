import { content } from "#app/content/content.ts";
import { insightIndex } from "#app/content/insight-index.ts";
import { absoluteUrl } from "#app/seo/absolute-url.ts";
import type { PageRecord } from "#app/pages/page-kind.tsx";
import { firm, type Thing } from "./thing.ts";

/**
 * An article or a blog.
 *
 * @throws RangeError when there is no insight with the record's id, or no leader who wrote it
 */
export function insightThing(record: PageRecord): Thing {
  const { id, canonical } = record;
  const { leaders, site } = content();
  const insight = insightIndex().byId.get(id);
  if (!insight) throw new RangeError(`No insight ${id}`);
  const author = leaders.find((leader) => leader.id === insight.author);
  if (!author) throw new RangeError(`No leader ${insight.author} in content/leaders/`);
  const url = absoluteUrl(canonical);
  return {
    "@type": insight.type === "blog" ? "BlogPosting" : "Article",
    headline: insight.title,
    description: insight.description,
    url,
    mainEntityOfPage: url,
    image: [absoluteUrl(record.card.path)],
    datePublished: insight.date,
    dateModified: insight.updated ?? insight.date,
    author: {
      "@type": "Person",
      name: author.name,
      jobTitle: author.title,
      url: absoluteUrl(`/leadership#${author.id}`),
    },
    publisher: firm(),
    articleSection: insight.category,
    inLanguage: site.language,
  };
}
