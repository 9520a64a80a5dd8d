import JSZip from "jszip";
import sharp from "sharp";
import { keptRaster } from "#app/content/kept-rasters.ts";
import { inParallel } from "#app/lib/in-parallel.ts";
import { houseTheme } from "./deck-theme.ts";

/** A time without meaning, in every archive: the same content gives the same bytes. */
const UNDATED = { date: new Date("1980-01-01T00:00:00Z"), createFolders: false };
const PACKED = { compression: "DEFLATE", compressionOptions: { level: 9 } } as const;

const DATES = /<dcterms:(created|modified).*?<\/dcterms:\1>/gs;

/** What PptxGenJS has no option for, or writes amiss, put right in a part of the file. */
function finishedPart(name: string, xml: string, names: readonly string[], firm: string): string {
  if (name.startsWith("ppt/theme/theme")) return houseTheme(xml, firm);
  if (name.startsWith("ppt/slides/slide")) {
    // It gives some objects of a slide the number of another one.
    let count = 0;
    return xml.replace(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${++count}"`);
  }
  if (name === "[Content_Types].xml") {
    // It names more masters than it writes.
    const isThere = (tag: string, part: string) => (names.includes(part) ? tag : "");
    return xml.replace(/<Override PartName="\/(.*?)".*?\/>/g, isThere);
  }
  if (name !== "docProps/core.xml") return xml;
  // When a file was made says nothing that its content does not.
  const language = "<dc:language>en-US</dc:language>";
  return xml.replace(DATES, "").replace("<dc:creator>", `${language}<dc:creator>`);
}

/** Outside a browser it cannot draw the PNG of an SVG, for programs that know none, and writes a broken picture. */
function raster(svg: Buffer): Promise<Buffer> {
  const draw = () => sharp(svg).png({ palette: true }).toBuffer();
  return keptRaster(`slide ${svg.toString("base64")}`, draw);
}

/**
 * A file that PptxGenJS has written, with the colours and the type of the house as its theme, with PNGs of its
 * drawings, and without the time of day; the same for the workbooks of its charts.
 */
export async function finishedFile(written: Buffer, firm: string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(written);
  const names = Object.keys(zip.files).filter((name) => !zip.files[name]?.dir);
  const parts = await inParallel(names, async (name) => {
    const svg = zip.file(name.replace(/(\d+)\.png$/, (_, number) => `${Number(number) + 1}.svg`));
    if (svg && name.endsWith(".png")) return raster(await svg.async("nodebuffer"));
    const bytes = await (zip.file(name) as JSZip.JSZipObject).async("nodebuffer");
    if (name.endsWith(".xlsx")) return finishedFile(bytes, firm);
    return name.endsWith(".xml") ? finishedPart(name, bytes.toString(), names, firm) : bytes;
  });
  const finished = new JSZip();
  for (const [index, name] of names.entries()) finished.file(name, parts[index] ?? "", UNDATED);
  return finished.generateAsync({ type: "nodebuffer", ...PACKED });
}
