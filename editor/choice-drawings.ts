import { DRAWING_MEANINGS } from "#app/model/fields/drawing-meanings.ts";
import { EXTRAS, FAMILIES, HAIR_STYLES, OBJECTS, SCHEMES } from "#app/model/fields/drawings.ts";
import type { Exhibit } from "#app/model/schemas/exhibit.ts";
import { type Drawing, drawSvg } from "./kind-drawings.ts";

/** What each kind of an exhibit looks like. A kind without a drawing does not compile. */
const EXHIBIT_KINDS: Readonly<Record<Exhibit["kind"], Drawing>> = {
  bars: { tint: "M4 5h22v5H4zM4 22h16v5H4z", ink: "M4 13h36v6H4z" },
  lines: {
    tint: "M4 22h13v2H4zM17 20h13v2H17zM30 21h14v2H30z",
    ink: "M4 18l13-5l13 2l14-10v3L30 18l-13-2l-13 5z",
  },
  slope: { tint: "M8 12l32 10v2L8 14z", ink: "M8 22l32-16v3L8 25zM8 3h1v26H8zM39 3h1v26h-1z" },
  waterfall: { tint: "M14 13h7v6h-7zM24 9h7v4h-7z", ink: "M4 19h7v9H4zM34 9h7v19h-7z" },
  share: { tint: "M30 8h14v16H30z", ink: "M4 8h25v16H4z" },
};

/** The seed of the drawings in a list of choices. A page has a drawing of its own from its id. */
const SEED = "choice";

/** The choice of nothing, which has no drawing. */
const NOTHING = "none";

/** The drawings of choices by their names: addresses below the site, which the preview server draws. */
const ARTWORK: ReadonlyMap<string, string> = new Map([
  ...FAMILIES.map((family) => [family, `${family}.auto.card.${SEED}`] as const),
  ...Object.entries(DRAWING_MEANINGS).map(
    ([meaning, { family }]) => [meaning, `${family}.auto.card.${SEED}`] as const,
  ),
  ...SCHEMES.map((scheme) => [scheme, `circles.${scheme}.card.${SEED}`] as const),
  ...HAIR_STYLES.map((hair) => [hair, `portrait.sand.square.${hair}-none-none`] as const),
  ...EXTRAS.map((extra) => [extra, `portrait.sand.square.bob-${extra}-none`] as const),
  ...OBJECTS.map((object) => [object, `portrait.sand.square.bob-none-${object}`] as const),
]);

/** The address of the drawing of a choice below the site. Undefined for a choice without one. */
export function artworkOf(choice: string): string | undefined {
  const name = choice === NOTHING ? undefined : ARTWORK.get(choice);
  return name && `artwork/1/${name}.svg`;
}

/** The sign of a kind of exhibit. Undefined for any other choice. */
export function exhibitSign(choice: string): Drawing | undefined {
  const kinds: Readonly<Record<string, Drawing>> = EXHIBIT_KINDS;
  return kinds[choice];
}

/**
 * Shows what each choice looks like: beside meanings, families and colors of drawings, and beside the parts of portraits, a
 * small drawing; beside the kinds of exhibits a sign. Screen readers read the names, which say it.
 *
 * @param base the root of the site whose server draws, such as `/`
 */
export function showChoiceDrawings(base: string): void {
  // Sveltia CMS draws a long list of choices when it is opened, and a short list as radio buttons.
  const observer = new MutationObserver(() => {
    for (const choice of document.querySelectorAll("[role=option]:not(:has(.choice-drawing))")) {
      const address = artworkOf(choice.textContent.trim());
      if (address) choice.prepend(drawingAt(base + address));
    }
    for (const choice of document.querySelectorAll(UNDRAWN_RADIOS)) {
      const name = nameOf(choice);
      const sign = exhibitSign(name);
      const address = artworkOf(name);
      if (sign) choice.after(drawSvg(sign));
      else if (address) choice.after(drawingAt(base + address));
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}

/** Radio buttons without a drawing, which stands between the button and its name. */
const UNDRAWN_RADIOS = "[role=radio]:not(:has(+ :is(.choice-drawing, .kind-drawing)))";

/** The name of a radio button: its own text, or that of its label. */
function nameOf(choice: Element): string {
  const text = choice.textContent.trim();
  return text || (choice.closest("label") ?? choice.parentElement)?.textContent.trim() || "";
}

function drawingAt(address: string): HTMLImageElement {
  const image = new Image(64, 48);
  image.className = "choice-drawing";
  image.src = address;
  image.alt = "";
  return image;
}
