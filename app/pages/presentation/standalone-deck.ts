import { escapeText } from "#app/lib/escape.ts";

/** What the file is made of. Everything is text: the file asks for nothing once it is saved. */
export interface StandaloneDeck {
  title: string;
  /** Language of the document, e.g. `en-US`. */
  lang: string;
  /** One element per slide, as HTML, its pictures as data addresses. */
  slides: readonly string[];
  /** The rules of the slides; they may speak of custom properties. */
  styles: string;
  /** The values of those custom properties, e.g. `["--color-ink", "#0f1420"]`. */
  properties: readonly (readonly [name: string, value: string])[];
  font: {
    family: string;
    /** The font file as a data address. */
    source: string;
  };
}

/** Names of the custom properties that styles or markup ask for, each once. */
export function propertiesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string))];
}

/** On the screen: one slide below the other, each as large as the window allows. */
const SCREEN = `
body{margin:0;background:var(--color-surface)}
picture{display:contents}
main{display:grid;gap:24px;padding:24px;justify-items:center}
.slide-frame{width:min(100%,(100vh - 48px)*16/9);scroll-margin:24px}
.deck-title{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
html{scroll-snap-type:y proximity}
.slide-frame{scroll-snap-align:center}
@media print{body{background:none}main{display:block;padding:0}.slide-frame{width:100%}}`;

/** Even opened where something could answer, the file stays with what it holds. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/**
 * The deck as one HTML document that opens offline and prints one slide a page (specification,
 * section 7). It holds no script.
 */
export function standaloneDeck({ font, lang, properties, slides, styles, title }: StandaloneDeck) {
  const values = properties.map(([name, value]) => `${name}:${value}`).join(";");
  return `<!doctype html>
<html lang="${escapeText(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>
@font-face{font-family:"${font.family}";font-weight:400 700;src:url("${font.source}") format("woff2")}
:root{${values}}
${styles}${SCREEN}
</style>
</head>
<body>
<main>
<h1 class="deck-title">${escapeText(title)}</h1>
${slides.join("\n")}
</main>
</body>
</html>
`;
}
