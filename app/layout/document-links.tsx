import { siteHref } from "#app/lib/site-href.ts";

export interface DocumentLinksProps {
  /** The feeds announced in every head (specification, section 2: Footer). */
  feeds: readonly { title: string; href: string }[];
}

/** Links in the head that are the same on every page. */
export function DocumentLinks({ feeds }: DocumentLinksProps) {
  const base = import.meta.env.BASE_URL;
  return (
    <>
      {feeds.map(({ title, href }) => (
        <link
          key={href}
          rel="alternate"
          type="application/rss+xml"
          title={title}
          href={siteHref(href)}
        />
      ))}
      <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />
      <link rel="icon" href={`${base}favicon.ico`} sizes="32x32" />
      <link rel="apple-touch-icon" href={`${base}icons/apple-touch-icon.png`} />
      <link rel="manifest" href={`${base}site.webmanifest`} />
      <meta name="theme-color" content="#ffffff" />
    </>
  );
}
