import JSZip from "jszip";
import PptxGenJS from "pptxgenjs";
import sharp from "sharp";
import type { Ink } from "#app/features/artwork/inks.ts";
import { content } from "#app/model/content.ts";
import type { Deck, Slide } from "#app/model/schemas/deck.ts";
import { inParallel, keptRaster } from "../../../../platform/built-files.ts";
import { addSlide, colour, defineLayouts } from "./slide-canvas.ts";
import { type DrawSlide, SLIDE_KINDS } from "./slide-kinds.ts";

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
    const draw = SLIDE_KINDS[slide.type] as DrawSlide<Slide>;
    await draw(slide, (layout, behind) => addSlide(deck, slide, layout, behind), index + 1);
  }
  return finishedFile((await deck.write({ outputType: "nodebuffer" })) as Buffer);
}

/** A time without meaning: the same content gives the same bytes. */
const UNDATED = { date: new Date("1980-01-01T00:00:00Z"), createFolders: false };
const PACKED = { compression: "DEFLATE", compressionOptions: { level: 9 } } as const;

/** The brand's type, which few machines have; its description leads PowerPoint to Arial where it is missing. */
const TYPE = `<a:latin typeface="Familjen Grotesk" panose="020B0604020202020204" pitchFamily="34" charset="0"/>`;

/** The colours that a theme begins with, in this order. */
const THEME: Readonly<Record<string, readonly Ink[]>> = {
  textsAndGrounds: ["ink", "paper", "violet", "surface"],
  accents: ["blue", "red", "yellow", "green", "orange", "sky"],
  links: ["blue", "violet"],
};

/** What PptxGenJS has no option for, or writes amiss, put right in a part of the file. */
function finishedPart(name: string, xml: string, names: readonly string[]): string {
  let count = 0;
  if (name.startsWith("ppt/theme/")) {
    const inks = Object.values(THEME).flat();
    return xml
      .replace(/<a:latin typeface="Calibri.*?\/>/g, TYPE)
      .replace(/<a:s\w+Clr .*?\/>/g, (own) => {
        const ink = inks[count++];
        return ink ? `<a:srgbClr val="${colour(ink)}"/>` : own;
      });
  }
  if (name.startsWith("ppt/slides/slide")) {
    // It gives some objects of a slide the number of another one.
    return xml.replace(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${++count}"`);
  }
  if (name === "[Content_Types].xml") {
    // It names more masters than it writes.
    const isThere = (tag: string, part: string) => (names.includes(part) ? tag : "");
    return xml.replace(/<Override PartName="\/(.*?)".*?\/>/g, isThere);
  }
  return xml.replace(/<dcterms:(created|modified).*?<\/dcterms:\1>/gs, "");
}

/** A file that PptxGenJS has written, finished, with PNGs of its drawings and without dates; so are the workbooks in it. */
async function finishedFile(written: Buffer): Promise<Buffer> {
  const zip = await JSZip.loadAsync(written);
  const names = Object.keys(zip.files).filter((name) => !zip.files[name]?.dir);
  const parts = await inParallel(names, async (name) => {
    // Outside a browser it cannot draw the PNG of an SVG, for programs that know none, and writes a broken picture.
    const drawing = zip.file(name.replace(/(\d+)\.png$/, (_, at) => `${Number(at) + 1}.svg`));
    if (drawing && name.endsWith(".png")) {
      const svg = await drawing.async("nodebuffer");
      const draw = () => sharp(svg).png({ palette: true }).toBuffer();
      return keptRaster(`slide ${svg.toString("base64")}`, draw);
    }
    const bytes = await (zip.file(name) as JSZip.JSZipObject).async("nodebuffer");
    if (name.endsWith(".xlsx")) return finishedFile(bytes);
    return name.endsWith(".xml") ? finishedPart(name, bytes.toString(), names) : bytes;
  });
  const finished = new JSZip();
  for (const [index, name] of names.entries()) finished.file(name, parts[index] ?? "", UNDATED);
  return finished.generateAsync({ type: "nodebuffer", ...PACKED });
}
