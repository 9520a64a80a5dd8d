import PptxGenJS from "pptxgenjs";
import { content } from "#app/content/content.ts";
import type { Deck, Slide } from "#app/content/schemas/deck.ts";
import { finishedFile } from "./finished-file.ts";
import { canvasOf } from "./slide-canvas.ts";
import { SLIDE_KINDS, type SlideKind } from "./slide-kinds.ts";
import { defineLayouts, LAYOUTS } from "./slide-layouts.ts";

/**
 * The presentation as a file of PowerPoint: texts, tables and charts are its own objects, drawings are SVG with a PNG
 * for programs that know no SVG. The same content gives the same bytes.
 */
export async function powerPointFile({ heading, meta, slides }: Deck): Promise<Buffer> {
  const { site } = content();
  const deck = new PptxGenJS();
  deck.layout = "LAYOUT_WIDE";
  deck.title = `${heading} | ${site.name}`;
  deck.subject = meta.description;
  deck.author = site.name;
  deck.company = site.legalName;
  defineLayouts(deck);
  for (const [index, slide] of slides.entries()) {
    // TypeScript does not connect a slide's type with the functions that the same type names.
    const { layout, draw } = SLIDE_KINDS[slide.type] as SlideKind<Slide>;
    const look = LAYOUTS[layout(slide)];
    const native = deck.addSlide({ masterName: look.name });
    await draw(slide, canvasOf(native, look), index + 1);
    if (slide.notes) native.addNotes(slide.notes);
  }
  return finishedFile((await deck.write({ outputType: "nodebuffer" })) as Buffer);
}
