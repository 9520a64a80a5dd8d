import PptxGenJS from "pptxgenjs";
import { content } from "#app/content/content.ts";
import type { Deck, Slide } from "#app/content/schemas/deck.ts";
import { finishedFile } from "./finished-file.ts";
import { canvasOf } from "./slide-canvas.ts";
import { type DrawSlide, SLIDE_KINDS } from "./slide-kinds.ts";
import { defineLayouts, LAYOUTS, type LayoutName } from "./slide-layouts.ts";

/**
 * The presentation as a file of PowerPoint: texts, shapes, tables and charts are its own objects, drawings are SVG with
 * a PNG for programs that know no SVG. The same content gives the same bytes.
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
  for (const [index, slide] of slides.entries()) await addSlide(deck, slide, index + 1);
  const written = await deck.write({ outputType: "nodebuffer" });
  return finishedFile(written as Buffer, site.name);
}

async function addSlide(deck: PptxGenJS, slide: Slide, number: number): Promise<void> {
  // TypeScript does not connect a slide's type with the functions that the same type names.
  const { layout, draw } = SLIDE_KINDS[slide.type] as {
    layout: (slide: Slide) => LayoutName;
    draw: DrawSlide<Slide>;
  };
  const look = LAYOUTS[layout(slide)];
  const native = deck.addSlide({ masterName: look.name });
  await draw(slide, canvasOf(native, look), number);
  if (slide.notes) native.addNotes(slide.notes);
}
