import fontUrl from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import { escapeText } from "#app/base/escape.ts";
import { FILE_EVENT } from "#app/ui/runtime/events.ts";
import chartStyles from "./slide-exhibits.sheet.css?inline";
import slideStyles from "./slides.css?inline";

/** Files as data URLs, by address. */
const dataAddresses = new Map<string, string>();

/** Fetches a file as a data URL and caches it. @throws Error if the status is an error */
async function dataAddress(url: string): Promise<string> {
  const known = dataAddresses.get(url);
  if (known) return known;
  const response = await fetch(url, { cache: "force-cache" });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  // A type such as `image/svg+xml; charset=utf-8` contains a space, which is not allowed in a URL.
  const type = response.headers.get("Content-Type")?.replaceAll(" ", "") ?? "";
  const address = `data:${type};base64,${btoa(binary)}`;
  dataAddresses.set(url, address);
  return address;
}

const addressOf = (image: HTMLImageElement) => image.currentSrc || image.src;

/** Fetches the parts of the file, so that it can be built later without a connection. */
export async function prepareDeck(deck: HTMLElement): Promise<void> {
  const pictures = [...deck.querySelectorAll("img")].map(addressOf);
  await Promise.all([fontUrl, ...pictures].map(dataAddress));
}

/** Offers a document from `deckDocument` as a download (product 13.6). */
export function saveDeck(html: string, fileName: string): void {
  const href = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  Object.assign(document.createElement("a"), { href, download: fileName }).click();
  if (import.meta.env.VITE_FIGURES) dispatchEvent(new Event(FILE_EVENT));
  // The browser needs time to read the file.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** The styles for screens: the slides stand below each other, each as large as the window allows. */
const SCREEN_STYLES = `
body{margin:0;background:var(--color-surface)}
picture{display:contents}
main{display:grid;gap:24px;padding:24px;justify-items:center}
.deck-title{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (min-width:48rem) and (min-height:21rem){html{scroll-snap-type:y proximity}
.slide-frame{width:min(100%,(100vh - 48px)*16/9);scroll-margin:24px;scroll-snap-align:center}}
@media print{body{background:none}main{display:block;padding:0}.slide-frame{width:100%}}`;

/**
 * The slides on the page as one HTML document without scripts that opens offline and prints one slide per page (product
 * 13.6). @throws Error if a picture or the font cannot be fetched
 */
export async function deckDocument(deck: HTMLElement): Promise<string> {
  const frames = [...deck.querySelectorAll(".slide-frame")];
  const [font, ...slides] = await Promise.all([dataAddress(fontUrl), ...frames.map(slideHtml)]);
  const styles = `${slideStyles}\n${chartStyles}`;
  const title = escapeText(document.title);
  const { lang, dir } = document.documentElement;
  const direction = dir ? ` dir="${dir}"` : "";
  return `<!doctype html>
<html lang="${lang}"${direction}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
@font-face{font-family:"Familjen Grotesk Variable";font-weight:400 700;src:url("${font}") format("woff2")}
:root{color-scheme:light;${lightValues(styles + slides.join(""))}}
${styles}${SCREEN_STYLES}
</style>
</head>
<body>
<main>
<h1 class="deck-title">${title}</h1>
${slides.join("\n")}
</main>
</body>
</html>
`;
}

/** A slide as HTML with its pictures embedded. */
async function slideHtml(frame: Element): Promise<string> {
  // A document without a window. Copies in it fetch nothing, so the page's policy blocks nothing.
  const copy = document.implementation.createHTMLDocument().importNode(frame, true);
  for (const source of copy.querySelectorAll("source")) source.remove();
  copy.removeAttribute("inert");
  const shown = [...frame.querySelectorAll("img")];
  for (const [index, image] of [...copy.querySelectorAll("img")].entries()) {
    image.setAttribute("src", await dataAddress(addressOf(shown[index] as HTMLImageElement)));
    for (const name of ["srcset", "sizes", "loading"]) image.removeAttribute(name);
  }
  return copy.outerHTML;
}

/** The custom properties that styles or markup name, with their values in the light edition, as declarations. */
function lightValues(text: string): string {
  const names = new Set(text.match(/(?<=var\()--[\w-]+/g));
  const { dataset } = document.documentElement;
  const { scheme = "" } = dataset;
  // The page's own edition is restored before the next paint.
  dataset.scheme = "light";
  const computed = getComputedStyle(document.documentElement);
  const values = [...names].map((name) => `${name}:${computed.getPropertyValue(name)}`);
  dataset.scheme = scheme;
  return values.join(";");
}
