/** The feeds announced in every head (specification, section 2: Footer), and the icons. */
const FEEDS = [
  { title: "All insights and blogs", href: "feeds/all.xml" },
  { title: "Articles", href: "feeds/insights.xml" },
  { title: "Blogs", href: "feeds/blogs.xml" },
];

/** Links in the head that are the same on every page. */
export function DocumentLinks() {
  const base = import.meta.env.BASE_URL;
  return (
    <>
      {FEEDS.map(({ title, href }) => (
        <link
          key={href}
          rel="alternate"
          type="application/rss+xml"
          title={title}
          href={`${base}${href}`}
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
