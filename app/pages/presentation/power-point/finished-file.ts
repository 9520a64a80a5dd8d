import JSZip from "jszip";
import sharp from "sharp";
import { keptRaster } from "#app/content/kept-rasters.ts";
import { inParallel } from "#app/lib/in-parallel.ts";
import { houseTheme } from "./deck-theme.ts";

/** A time without meaning, in every archive: the same content gives the same bytes. */
const date = new Date("1980-01-01T00:00:00Z");

type Change = (text: string) => string;

/** When a file was made says nothing that its content does not. */
const withoutDates: Change = (xml) =>
  xml.replace(/<dcterms:(created|modified).*?<\/dcterms:\1>/gs, "");

/** What PptxGenJS has no option for, by the part of the file. */
const changes = (firm: string): [RegExp, Change][] => [
  [/^ppt\/theme\/theme/, (xml) => houseTheme(xml, firm)],
  [
    /^docProps\/core/,
    (xml) =>
      withoutDates(xml).replace("<dc:creator>", "<dc:language>en-US</dc:language><dc:creator>"),
  ],
  [/^ppt\/slides\/slide/, numbered],
];

/** Objects of a slide counted through: PptxGenJS gives some a number that another one has. */
function numbered(xml: string): string {
  let count = 0;
  return xml.replace(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${++count}"`);
}

/** A drawing for programs that know no SVG: PptxGenJS cannot make one outside a browser. */
function raster(svg: Buffer): Promise<Buffer> {
  return keptRaster(`slide ${svg.toString("base64")}`, () =>
    sharp(svg).png({ palette: true }).toBuffer(),
  );
}

/**
 * A file that PptxGenJS has written, with the colours and the type of the house as its theme, with PNGs of its
 * drawings, and without the time of day.
 */
export async function finishedFile(written: Buffer, firm: string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(written);
  const finished = new JSZip();
  const names = Object.keys(zip.files).filter((name) => !zip.files[name]?.dir);
  const own = changes(firm);
  const parts = await inParallel(names, async (name) => {
    const svg = zip.file(name.replace(/(\d+)\.png$/, (_, number) => `${Number(number) + 1}.svg`));
    if (svg && name.endsWith(".png")) return raster(await svg.async("nodebuffer"));
    const bytes = await (zip.file(name) as JSZip.JSZipObject).async("nodebuffer");
    if (name.endsWith(".xlsx")) return finishedWorkbook(bytes);
    const [, change] = own.find(([names]) => names.test(name)) ?? [];
    return change ? change(bytes.toString()) : bytes;
  });
  for (const [index, name] of names.entries())
    finished.file(name, parts[index] ?? "", { date, createFolders: false });
  return archive(finished);
}

/** The figures of a chart, which PptxGenJS dates too. */
async function finishedWorkbook(bytes: Buffer): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes);
  const finished = new JSZip();
  for (const [name, file] of Object.entries(zip.files)) {
    if (!file.dir)
      finished.file(name, withoutDates(await file.async("string")), { date, createFolders: false });
  }
  return archive(finished);
}

const archive = (zip: JSZip) =>
  zip.generateAsync({
    type: "nodebuffer",
    compression: "DEFLATE",
    compressionOptions: { level: 9 },
  });
