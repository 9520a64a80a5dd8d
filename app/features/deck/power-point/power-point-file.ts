import { mapInParallel } from "#app/base/map-in-parallel.ts";
import { content } from "#app/model/content.ts";
import type { Deck } from "#app/model/schemas/deck.ts";
import type { Slide } from "#app/model/schemas/slide.ts";
import { chartSpace } from "./chart-part.ts";
import { NAMESPACES, SLIDE_HEIGHT, SLIDE_WIDTH } from "./drawing-ml.ts";
import { fittingSize } from "./fit-text.ts";
import { NOTES_PAGE, notesMaster, notesSlide } from "./notes.ts";
import { OfficePackage, type Part } from "./office-package.ts";
import { isRightToLeft } from "./reading-direction.ts";
import { ShapeWriter } from "./shape-writer.ts";
import { drawSlide } from "./slide-kinds.ts";
import { type LayoutName, SLIDE_LAYOUTS, type SlideLayout } from "./slide-layouts.ts";
import { MASTER_ID, slideElement, slideLayout, slideMaster } from "./slide-master.ts";
import type { ChartObject, DrawnSlide, PictureObject } from "./slide-objects.ts";
import { backdropObject } from "./slide-pictures.ts";
import { textLevel, theme } from "./theme.ts";
import { element, type XmlElement } from "./xml-element.ts";

const TYPES = "application/vnd.openxmlformats-officedocument";
const PRESENTATION_TYPES = `${TYPES}.presentationml`;

/** The first number that the standard allows for a slide (ECMA-376 Part 1, 19.7.13). */
const FIRST_SLIDE_ID = 256;

/**
 * The presentation as a PowerPoint file (ECMA-376 Part 1, 13). Texts and charts are objects of PowerPoint. Drawings are
 * SVG, with a PNG for programs that know no SVG. The same content gives the same bytes.
 */
export async function powerPointFile(deck: Deck): Promise<Buffer> {
  const slides = await mapInParallel(deck.slides.entries(), ([index, slide]) =>
    prepareSlide(slide, index + 1),
  );
  const presentation = new Presentation();
  presentation.addProperties(deck);
  for (const slide of slides) presentation.addSlide(slide);
  return presentation.write();
}

/** A slide with its pictures. */
interface PreparedSlide {
  slide: Slide;
  number: number;
  drawn: DrawnSlide;
  backdrop: PictureObject | undefined;
}

async function prepareSlide(slide: Slide, number: number): Promise<PreparedSlide> {
  const drawn = await drawSlide(slide, number);
  const { ground } = drawn.colors ?? SLIDE_LAYOUTS[drawn.layout];
  const backdrop = drawn.backdrop ? await backdropObject(ground, drawn.backdrop) : undefined;
  return { slide, number, drawn, backdrop };
}

/** The parts of a presentation, and how they relate to each other. */
class Presentation {
  readonly #package = new OfficePackage();
  readonly #presentation: Part;
  readonly #master: Part;
  readonly #notesMaster: Part;
  readonly #layouts: ReadonlyMap<LayoutName, Part>;
  readonly #slides: Part[] = [];
  #chartCount = 0;
  #pictureCount = 0;

  constructor() {
    const { name } = content().site;
    this.#presentation = this.#addXml("/ppt/presentation.xml", "presentation.main");
    this.#package.setMainPart("officeDocument", this.#presentation);
    this.#master = this.#addXml("/ppt/slideMasters/slideMaster1.xml", "slideMaster");
    this.#layouts = this.#addLayouts();
    this.#notesMaster = this.#addXml(
      "/ppt/notesMasters/notesMaster1.xml",
      "notesMaster",
      notesMaster(),
    );
    // Each master has a theme of its own (14.2.7).
    for (const [index, master] of [this.#master, this.#notesMaster].entries()) {
      const path = `/ppt/theme/theme${index + 1}.xml`;
      const part = this.#package.addPart(path, `${TYPES}.theme+xml`, theme(name));
      master.relateTo("theme", part);
    }
  }

  /** The thumbnail and properties that programs and search show for the file (15.2.12). */
  addProperties({ heading, meta }: Deck): void {
    const { name, legalName } = content().site;
    const properties = { title: `${heading} | ${name}`, subject: meta.description, author: name };
    const core = this.#package.addPart(
      "/docProps/core.xml",
      "application/vnd.openxmlformats-package.core-properties+xml",
      coreProperties(properties),
    );
    this.#package.setMainPart("core-properties", core);
    const extended = this.#package.addPart(
      "/docProps/app.xml",
      `${TYPES}.extended-properties+xml`,
      element("Properties", { xmlns: EXTENDED_PROPERTIES }, [element("Company", {}, [legalName])]),
    );
    this.#package.setMainPart("extended-properties", extended);
  }

  /** Adds a slide with its notes at the end. */
  addSlide({ slide, number, drawn, backdrop }: PreparedSlide): void {
    const part = this.#addXml(`/ppt/slides/slide${number}.xml`, "slide");
    const layout: SlideLayout = SLIDE_LAYOUTS[drawn.layout];
    part.relateTo("slideLayout", this.#layouts.get(drawn.layout) as Part);
    const writer = new ShapeWriter(part, {
      addPicture: (image) => this.#addPicture(image),
      addChart: (object) => this.#addChart(object),
    });
    const ink = drawn.colors?.text;
    const size = fittingSize([{ text: slide.title, box: layout.titleBox }], layout.titleStyle);
    // The backdrop lies below everything. Assistive technology skips it, so that the title comes first.
    const shapes = backdrop ? writer.objects([backdrop]) : [];
    shapes.push(writer.title(slide.title, layout, { size, ink }), ...writer.objects(drawn.objects));
    if (layout.hasNumber) shapes.push(writer.number(number, ink));
    part.content = slideElement(shapes, drawn.colors?.ground);
    if (slide.notes) this.#addNotes(part, slide.notes, number);
    this.#slides.push(part);
  }

  /** Writes the file after all slides have been added. */
  write(): Promise<Buffer> {
    const presentation = this.#presentation;
    const masterId = presentation.relateTo("slideMaster", this.#master);
    const notesMasterId = presentation.relateTo("notesMaster", this.#notesMaster);
    const slideIds = this.#slides.map((part, index) =>
      element("p:sldId", {
        id: FIRST_SLIDE_ID + index,
        "r:id": presentation.relateTo("slide", part),
      }),
    );
    const attributes = isRightToLeft() ? { ...NAMESPACES, rtl: true } : NAMESPACES;
    presentation.content = element("p:presentation", attributes, [
      element("p:sldMasterIdLst", {}, [
        element("p:sldMasterId", { id: MASTER_ID, "r:id": masterId }),
      ]),
      element("p:notesMasterIdLst", {}, [element("p:notesMasterId", { "r:id": notesMasterId })]),
      element("p:sldIdLst", {}, slideIds),
      element("p:sldSz", { cx: SLIDE_WIDTH, cy: SLIDE_HEIGHT }),
      element("p:notesSz", { cx: NOTES_PAGE.width, cy: NOTES_PAGE.height }),
      element("p:defaultTextStyle", {}, [textLevel("texts")]),
    ]);
    return this.#package.write();
  }

  #addLayouts(): Map<LayoutName, Part> {
    const layouts = new Map<LayoutName, Part>();
    for (const [name, layout] of Object.entries(SLIDE_LAYOUTS)) {
      const path = `/ppt/slideLayouts/slideLayout${layouts.size + 1}.xml`;
      const part = this.#addXml(path, "slideLayout", slideLayout(layout));
      part.relateTo("slideMaster", this.#master);
      layouts.set(name as LayoutName, part);
    }
    const ids = [...layouts.values()].map((part) => this.#master.relateTo("slideLayout", part));
    this.#master.content = slideMaster(ids);
    return layouts;
  }

  #addNotes(slide: Part, text: string, number: number): void {
    const path = `/ppt/notesSlides/notesSlide${number}.xml`;
    const notes = this.#addXml(path, "notesSlide", notesSlide(text));
    notes.relateTo("notesMaster", this.#notesMaster);
    notes.relateTo("slide", slide);
    slide.relateTo("notesSlide", notes);
  }

  #addPicture(image: PictureObject["image"]): { raster: Part; drawing?: Part } {
    this.#pictureCount += 1;
    const number = this.#pictureCount;
    const addFile = (extension: string, type: string, data: Buffer) => {
      return this.#package.addPart(`/ppt/media/image${number}.${extension}`, type, data);
    };
    if ("jpeg" in image) return { raster: addFile("jpeg", "image/jpeg", image.jpeg) };
    return {
      raster: addFile("png", "image/png", image.png),
      drawing: addFile("svg", "image/svg+xml", image.svg),
    };
  }

  #addChart({ chart, workbook }: ChartObject): Part {
    this.#chartCount += 1;
    const number = this.#chartCount;
    const figures = this.#package.addPart(
      `/ppt/embeddings/workbook${number}.xlsx`,
      `${TYPES}.spreadsheetml.sheet`,
      workbook,
    );
    const part = this.#package.addPart(
      `/ppt/charts/chart${number}.xml`,
      `${TYPES}.drawingml.chart+xml`,
    );
    part.content = chartSpace(chart, part.relateTo("package", figures));
    return part;
  }

  /** @param type the last part of its content type, such as `slide` */
  #addXml(path: string, type: string, xml?: XmlElement): Part {
    return this.#package.addPart(path, `${PRESENTATION_TYPES}.${type}+xml`, xml);
  }
}

const EXTENDED_PROPERTIES =
  "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties";

/** Title, author and language (ECMA-376 Part 2, Core properties); no dates, so that the same content gives the same bytes. */
function coreProperties(about: { title: string; subject: string; author: string }): XmlElement {
  const namespaces = {
    "xmlns:cp": "http://schemas.openxmlformats.org/package/2006/metadata/core-properties",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  return element("cp:coreProperties", namespaces, [
    element("dc:title", {}, [about.title]),
    element("dc:subject", {}, [about.subject]),
    element("dc:creator", {}, [about.author]),
    element("dc:language", {}, [content().language.tag]),
  ]);
}
