import { absoluteUrl, content } from "#app/content/content.ts";
import { isPreview } from "#app/content/publication.ts";
import { scriptJson } from "#app/lib/escape.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { structuredData } from "./structured-data.ts";

/** What search results show whole. */
const TITLE_LENGTH = 60;

/** The title of a page as the browser's tab shows it, with the firm's name where it fits. */
function documentTitle({ path, title }: PageRecord, name: string): string {
  const whole = path === "/" ? `${name}: ${title}` : `${title} | ${name}`;
  return whole.length > TITLE_LENGTH ? title : whole;
}

/** The tags of a head that differ from page to page: title, canonical address, social card, structured data. */
export function HeadTags({ page }: { page: PageRecord }) {
  const { site } = content();
  const title = documentTitle(page, site.name);
  const canonical = absoluteUrl(page.canonical);
  const things = structuredData(page);
  const isHidden = isPreview() || (page.canonical === page.path && !page.isIndexed);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={canonical} />
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content={page.published ? "article" : "website"} />
      {page.published && <meta property="article:published_time" content={page.published} />}
      {page.published && <meta property="article:modified_time" content={page.modified} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:image" content={absoluteUrl(page.card.path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={page.card.title} />
      <meta name="twitter:card" content="summary_large_image" />
      {things.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data that no browser runs, escaped
          dangerouslySetInnerHTML={{
            __html: scriptJson({ "@context": "https://schema.org", "@graph": things }),
          }}
        />
      )}
    </>
  );
}
