import type { BlockKind } from "#app/model/schemas/blocks.ts";
import type { SlideType } from "#app/model/schemas/slide.ts";
import type { FieldType } from "./editor-field.ts";

/** A drawing of 48 × 32 units: outlines of SVG paths in two inks. */
export interface Drawing {
  /** Texts and lines. */
  ink: string;
  /** Pictures and grounds. */
  tint?: string;
}

/** What each kind of block looks like. A kind without a drawing does not compile. */
const BLOCKS: Readonly<Record<BlockKind, Drawing>> = {
  text: { ink: "M4 6h12v3H4zM20 6h24v2H20zM20 12h24v2H20zM20 18h24v2H20zM20 24h16v2H20z" },
  picture: { tint: "M4 4h40v20H4z", ink: "M4 27h20v2H4z" },
  figures: {
    tint: "M0 3h48v26H0z",
    ink: "M5 9h9v8H5zM20 9h9v8h-9zM35 9h9v8h-9zM5 20h9v2H5zM20 20h9v2h-9zM35 20h9v2h-9z",
  },
  "facing-lists": {
    ink: "M4 5h18v1H4zM4 9h10v3H4zM4 16h18v1H4zM4 20h14v2H4zM4 25h18v1H4zM26 5h18v1H26zM26 9h10v3H26zM26 16h18v1H26zM26 20h14v2H26zM26 25h18v1H26z",
  },
  steps: {
    tint: "M0 3h48v26H0z",
    ink: "M5 10h10v1H5zM5 13h4v3H5zM5 19h10v2H5zM19 10h10v1H19zM19 13h4v3h-4zM19 19h10v2H19zM33 10h10v1H33zM33 13h4v3h-4zM33 19h10v2H33z",
  },
  exhibit: {
    tint: "M6 20h6v8H6zM16 14h6v14h-6zM36 4h6v24h-6z",
    ink: "M26 9h6v19h-6zM3 28h42v1H3z",
  },
  cases: {
    tint: "M3 6h20v20H3zM25 6h20v20H25z",
    ink: "M6 10h8v4H6zM6 17h14v2H6zM6 21h10v2H6zM28 10h8v4h-8zM28 17h14v2H28zM28 21h10v2H28z",
  },
  quote: {
    tint: "M4 4h10v24H4z",
    ink: "M18 6h2v4h-2zM22 6h2v4h-2zM18 13h26v3H18zM18 19h20v3H18zM18 26h12v2H18z",
  },
  partners: {
    tint: "M4 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM27 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    ink: "M16 13h7v3h-7zM16 18h5v2h-5zM39 13h7v3h-7zM39 18h5v2h-5z",
  },
  insights: {
    tint: "M4 4h12v11H4zM18 4h12v11H18zM32 4h12v11H32z",
    ink: "M4 17h5v2H4zM4 21h12v3H4zM18 17h5v2h-5zM18 21h12v3H18zM32 17h5v2h-5zM32 21h12v3H32z",
  },
  cards: {
    tint: "M4 4h12v11H4zM18 4h12v11H18zM32 4h12v11H32z",
    ink: "M4 18h10v3H4zM4 24h12v2H4zM18 18h10v3H18zM18 24h12v2H18zM32 18h10v3H32zM32 24h12v2H32z",
  },
  documents: {
    ink: "M4 5h12v3H4zM20 6h18v2H20zM20 11h24v1H20zM20 15h18v2H20zM20 20h24v1H20zM20 24h18v2H20zM41 5l3 2l-3 2zM41 14l3 2l-3 2zM41 23l3 2l-3 2z",
  },
  questions: {
    ink: "M4 5h12v3H4zM20 5h14v3H20zM20 10h24v2H20zM20 15h24v1H20zM20 19h14v3H20zM20 24h24v2H20z",
  },
  "contact-form": {
    tint: "M20 5h11v5H20zM33 5h11v5H33zM20 13h24v9H20z",
    ink: "M4 5h12v3H4zM4 11h10v2H4zM20 25h10v4H20z",
  },
  "newsletter-form": {
    tint: "M20 14h16v6H20z",
    ink: "M4 8h14v3H4zM20 8h16v2H20zM38 14h8v6h-8zM20 23h22v1H20z",
  },
  closing: { tint: "M3 7h42v18H3z", ink: "M7 12h18v4H7zM7 19h13v2H7zM32 14h10v5H32z" },
};

/** The same for slides. */
const SLIDES: Readonly<Record<SlideType, Drawing>> = {
  title: {
    tint: "M28 14a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
    ink: "M4 9h19v5H4zM4 17h15v2H4zM4 25h7v2H4z",
  },
  content: {
    tint: "M28 11h16v16H28z",
    ink: "M4 4h24v4H4zM4 12h18v2H4zM4 17h18v2H4zM4 22h14v2H4z",
  },
  "capability-overview": {
    tint: "M4 11h12v7H4zM18 11h12v7H18zM32 11h12v7H32zM4 20h12v7H4zM18 20h12v7H18zM32 20h12v7H32z",
    ink: "M4 4h24v4H4z",
  },
  "capability-detail": {
    tint: "M30 4h14v24H30z",
    ink: "M4 4h20v4H4zM4 11h22v2H4zM4 16h16v1H4zM4 19h16v1H4zM4 22h16v1H4zM4 26h22v2H4z",
  },
  "case-study": {
    tint: "M4 10h19v8H4zM25 10h19v8H25zM4 20h19v8H4zM25 20h19v8H25z",
    ink: "M4 3h24v4H4zM6 12h8v2H6zM27 12h8v2h-8zM6 22h8v2H6zM27 22h8v2h-8z",
  },
  contact: { tint: "M0 3h48v26H0z", ink: "M5 8h20v5H5zM5 17h16v2H5zM5 21h20v2H5z" },
};

const SHEET = "M10 2h28v28H10z";

/** The same for specimens of the firm's work, pictures and films. */
const OTHER_KINDS: Readonly<Record<string, Drawing>> = {
  decision: {
    tint: SHEET,
    ink: "M13 5h20v3H13zM13 11h6v2h-6zM21 11h6v2h-6zM29 11h6v2h-6zM13 16h22v1H13zM13 19h22v1H13zM13 26h6v1h-6zM21 26h6v1h-6zM29 26h6v1h-6z",
  },
  review: {
    tint: SHEET,
    ink: "M13 5h16v3H13zM13 12h22v1H13zM13 15h22v1H13zM13 18h22v3H13zM13 23h22v1H13z",
  },
  interview: {
    tint: SHEET,
    ink: "M13 5h3v3h-3zM18 5h17v2H18zM18 9h12v1H18zM13 13h3v3h-3zM18 13h17v2H18zM18 17h12v1H18zM13 21h3v3h-3zM18 21h17v2H18zM18 25h12v1H18z",
  },
  ownership: {
    tint: SHEET,
    ink: "M13 5h14v3H13zM13 13h8v1h-8zM13 19h8v1h-8zM13 25h8v1h-8zM23 13.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM31 19.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM23 25.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
  },
  Drawing: {
    tint: "M7 16a10 10 0 1 0 20 0a10 10 0 1 0-20 0z",
    ink: "M21 16a10 10 0 1 0 20 0a10 10 0 1 0-20 0z",
  },
  "Drawing-of-a-family": {
    tint: "M26 14h8v14h-8zM37 5h8v23h-8z",
    ink: "M4 22h8v6H4zM15 18h8v10h-8z",
  },
  "Drawn-portrait": {
    tint: "M14 28c0-8 5-11 10-11s10 3 10 11z",
    ink: "M18 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
  },
  Photo: {
    tint: "M4 4h40v24H4z",
    ink: "M8 25l9-11l7 8l5-5l9 8zM33 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
  },
  Film: { tint: "M4 5h40v22H4z", ink: "M20 10l11 6l-11 6z" },
  "Link-to-a-film": {
    tint: "M4 8h28v20H4z",
    ink: "M14 13l9 5l-9 5zM34 3h11v11h-3V8l-7 7l-2-2l7-7h-6z",
  },
};

const DRAWINGS: Readonly<Record<string, Drawing>> = { ...BLOCKS, ...SLIDES, ...OTHER_KINDS };

const SVG = "http://www.w3.org/2000/svg";

/**
 * Shows beside each kind in the menus of the editor what it looks like and what it is.
 *
 * @param lists the kinds of each list of blocks, slides or other objects
 */
export function showKindDrawings(lists: readonly (readonly FieldType[])[]): void {
  // Sveltia CMS draws the entries of a menu when it is opened, from their labels alone.
  const observer = new MutationObserver(() => {
    for (const menu of document.querySelectorAll("[role=menu]:not(:has(svg.kind-drawing))")) {
      const entries = [...menu.querySelectorAll("[role=menuitem]")];
      const labels = entries.map((entry) => entry.textContent.trim());
      // Two lists may have a kind of the same name.
      const kinds = lists.find((list) => isListOf(list, labels));
      for (const [index, kind] of (kinds ?? []).entries()) {
        entries[index]?.prepend(...drawnKind(kind));
        entries[index]?.append(wordsOf(kind));
      }
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}

function isListOf(kinds: readonly FieldType[], labels: readonly string[]): boolean {
  return (
    kinds.length === labels.length && kinds.every(({ label }, index) => label === labels[index])
  );
}

function drawnKind({ name }: FieldType): SVGElement[] {
  const drawing = drawingOf(name);
  return drawing ? [drawSvg(drawing)] : [];
}

function wordsOf({ description = "" }: FieldType): HTMLElement {
  const words = document.createElement("small");
  words.className = "kind-words";
  words.textContent = description;
  return words;
}

/** What a kind looks like, by its name. Undefined if no drawing shows it. */
export function drawingOf(name: string): Drawing | undefined {
  return DRAWINGS[name];
}

/** Draws a small sign of two colors, which screen readers skip. */
export function drawSvg({ tint = "", ink }: Drawing): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "kind-drawing");
  svg.setAttribute("viewBox", "0 0 48 32");
  svg.setAttribute("width", "48");
  svg.setAttribute("height", "32");
  svg.setAttribute("aria-hidden", "true");
  for (const [name, outline] of Object.entries({ tint, ink })) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", `kind-${name}`);
    path.setAttribute("d", outline);
    svg.append(path);
  }
  return svg;
}
