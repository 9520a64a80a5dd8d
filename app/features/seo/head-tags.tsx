import { scriptJson } from "#app/base/escape.ts";
import { absoluteUrl, content } from "#app/model/content.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import { isPreview } from "#app/model/publication.ts";
import { alternatesOf } from "./alternates.ts";
import { structuredData } from "./structured-data.ts";

/** Search results show about as many characters of a title. */
const MAX_TITLE_LENGTH = 60;

export interface HeadTagsProps {
  page: PageRecord;
}

/** The tags of the head that differ between pages: title, canonical address, social card, structured data. */
export function HeadTags({ page }: HeadTagsProps) {
  const { site } = content();
  const title = titleOf(page, site.name);
  const canonical = absoluteUrl(page.canonical);
  const { locale } = content().language;
  const alternates = alternatesOf(page);
  const nodes = structuredData(page);
  const isHidden = isPreview() || (page.canonical === page.path && !page.isIndexed);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={href} />
      ))}
      <meta name="robots" content={isHidden ? "noindex" : "max-image-preview:large"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content={page.published ? "article" : "website"} />
      {page.published && <meta property="article:published_time" content={page.published} />}
      {page.published && <meta property="article:modified_time" content={page.modified} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={site.name} />
      {page.languages.length > 0 && locale && <meta property="og:locale" content={locale} />}
      <meta property="og:image" content={absoluteUrl(page.card.path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={page.card.title} />
      <meta name="twitter:card" content="summary_large_image" />
      {nodes.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data that no browser runs, with its "<" escaped
          dangerouslySetInnerHTML={{
            __html: scriptJson({ "@context": "https://schema.org", "@graph": nodes }),
          }}
        />
      )}
    </>
  );
}

/** The title with the firm's name, where both together are short enough. */
function titleOf({ path, title }: PageRecord, firm: string): string {
  const titleWithName = path === "/" ? `${firm}: ${title}` : `${title} | ${firm}`;
  return titleWithName.length > MAX_TITLE_LENGTH ? title : titleWithName;
}
