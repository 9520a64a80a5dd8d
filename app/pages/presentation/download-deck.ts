import fontUrl from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import styles from "#app/styles/slides.css?inline";
import { propertiesIn, standaloneDeck } from "./standalone-deck.ts";

/** Name of the file (specification, section 7; without the brand). */
const FILE_NAME = "corporate-presentation.html";

/** Time for the browser to take over the file before its address is released, in milliseconds. */
const RELEASE_DELAY = 10_000;

/** What an address answers, as a data address. @throws Error when it does not answer well */
async function dataAddress(url: string): Promise<string> {
  const response = await fetch(url, { cache: "force-cache" });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const reader = new FileReader();
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** A slide as HTML, its pictures inside. */
async function slideHtml(frame: Element): Promise<string> {
  // A document without a window: the copies fetch nothing, so nothing meets the page's policy.
  const copy = document.implementation.createHTMLDocument().importNode(frame, true);
  for (const source of copy.querySelectorAll("source")) source.remove();
  for (const element of copy.querySelectorAll("[inert]")) element.removeAttribute("inert");
  const shown = [...frame.querySelectorAll("img")];
  for (const [index, image] of [...copy.querySelectorAll("img")].entries()) {
    const original = shown[index];
    image.setAttribute("src", await dataAddress(original?.currentSrc || original?.src || ""));
    image.removeAttribute("loading");
  }
  return copy.outerHTML;
}

/**
 * Builds the standalone presentation from the slides on the page and offers it as a file.
 *
 * @param deck the element that holds the slides
 * @param title of the document
 * @throws Error when a picture or the font cannot be fetched
 */
export async function downloadDeck(deck: HTMLElement, title: string): Promise<void> {
  const frames = [...deck.querySelectorAll(".slide-frame")];
  const [source, ...slides] = await Promise.all([dataAddress(fontUrl), ...frames.map(slideHtml)]);
  const computed = getComputedStyle(document.documentElement);
  const html = standaloneDeck({
    title,
    lang: document.documentElement.lang,
    slides,
    styles,
    properties: propertiesIn(styles + slides.join("")).map(
      (name) => [name, computed.getPropertyValue(name)] as const,
    ),
    font: { family: "Familjen Grotesk Variable", source: source as string },
  });
  const address = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_DELAY);
}
