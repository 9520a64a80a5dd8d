import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The controls of the deck. */
export const deckWords = wordSection(
  "deck",
  "The buttons and messages of the presentation, and the file that visitors download from it.",
  {
    position: phrase("number", "count"),
    previous: phrase(),
    next: phrase(),
    overview: phrase(),
    fullScreen: phrase(),
    exitFullScreen: phrase(),
    print: phrase(),
    download: phrase(),
    downloaded: phrase("file"),
    slow: phrase(),
    failed: phrase(),
  },
);

/** The slides, and the links to the deck as other files. */
export const slideWords = wordSection(
  "slides",
  "Around the slides on /presentation, and the links to PowerPoint and PDF.",
  {
    label: phrase(),
    role: phrase(),
    position: phrase("number", "count"),
    link: phrase("number", "title"),
    notSupported: phrase(),
    withoutScript: phrase("count"),
    powerPoint: phrase(),
    powerPointOfSize: phrase("size"),
    pdf: phrase("size"),
  },
);

/** Names in the PowerPoint file: those of layouts in its menus, those of objects in its list of objects. */
export const powerPointWords = wordSection(
  "powerPoint",
  "In PowerPoint alone: the names in its menu of layouts and in its list of objects.",
  {
    titleLayout: phrase(),
    besidePictureLayout: phrase(),
    besideChartLayout: phrase(),
    wideLayout: phrase(),
    figuresLayout: phrase(),
    capabilitiesLayout: phrase(),
    capabilityLayout: phrase(),
    caseStudyLayout: phrase(),
    contactLayout: phrase(),
    title: phrase(),
    slideNumber: phrase(),
    slide: phrase(),
    notes: phrase(),
    points: phrase(),
    services: phrase(),
    contact: phrase(),
    text: phrase("number"),
    picture: phrase("number"),
    decoration: phrase("number"),
    chart: phrase("number"),
    barBase: phrase(),
    level: phrase(),
    increase: phrase(),
    decrease: phrase(),
  },
);
