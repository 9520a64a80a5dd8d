import { content } from "#app/content/content.ts";
import { siteHref } from "#app/lib/site-href.ts";
import { INKS } from "#app/artwork/inks.ts";

/** Icons of public/icons/, written by `npm run brand`. */
const ICONS = [
  { file: "icon-192.png", sizes: "192x192" },
  { file: "icon-512.png", sizes: "512x512" },
  { file: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
];

/** The web app manifest (w3.org/TR/appmanifest): name, colours and icons for a home screen. */
export function webManifest(): string {
  const { name, description } = content().site;
  const manifest = {
    name,
    short_name: name,
    description,
    start_url: siteHref("/"),
    display: "browser",
    background_color: INKS.paper,
    theme_color: INKS.paper,
    icons: ICONS.map(({ file, ...icon }) => ({
      src: siteHref(`/icons/${file}`),
      type: "image/png",
      ...icon,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
