import type { Ink } from "#app/features/artwork/inks.ts";
import { wordsOf } from "#app/model/words.ts";
import { fill } from "#app/words/fill.ts";
import { powerPointWords } from "../interface-words.ts";
import {
  bodyProperties,
  emu,
  groupTransform,
  hexColor,
  inkFill,
  line,
  lineSpacing,
  rectangle,
  solidFill,
  transform,
  typeAttributes,
} from "./drawing-ml.ts";
import type { Box } from "./fit-text.ts";
import type { Part } from "./office-package.ts";
import { numberShape, type TitleDifference, titleShape } from "./placeholder-shapes.ts";
import { isRightToLeft, paragraphStart, placedBox } from "./reading-direction.ts";
import type { SlideLayout } from "./slide-layouts.ts";
import type {
  BlockObject,
  ChartObject,
  GroupObject,
  Paragraph,
  PictureObject,
  SlideObject,
  TextObject,
} from "./slide-objects.ts";
import { element, type XmlElement } from "./xml-element.ts";

/** Adds the files for objects of a slide. */
export interface SlideFiles {
  addPicture(image: PictureObject["image"]): { raster: Part; drawing?: Part };
  addChart(object: ChartObject): Part;
}

/** The width of a rule in points. */
const RULE_WIDTH = 1.5;

/** Microsoft's extensions of the standard ([MS-ODRAWXML]). A program that does not know one ignores it. */
const EXTENSIONS = {
  decorative: {
    uri: "{C183D7F6-B498-43B3-948B-1728B52AA6E4}",
    namespace: "http://schemas.microsoft.com/office/drawing/2017/decorative",
  },
  hyperlinkColor: {
    uri: "{A12FA001-AC4F-418D-AE19-62706E023703}",
    namespace: "http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor",
  },
  svg: {
    uri: "{96DAC541-7B7A-43D3-8B79-37D633B846F1}",
    namespace: "http://schemas.microsoft.com/office/drawing/2016/SVG/main",
  },
} as const;

/**
 * Writes the objects of one slide as elements of its tree of shapes (ECMA-376 Part 1, 19.3.1), and relates the slide to
 * the files that they show.
 */
export class ShapeWriter {
  readonly #slide: Part;
  readonly #files: SlideFiles;
  /** The tree itself is object 1. */
  #lastId = 1;

  constructor(slide: Part, files: SlideFiles) {
    this.#slide = slide;
    this.#files = files;
  }

  /** Objects in reading order. */
  objects(objects: readonly SlideObject[]): XmlElement[] {
    return objects.map((object) => this.#object(object));
  }

  #object(object: SlideObject): XmlElement {
    switch (object.type) {
      case "text":
        return this.#text(object);
      case "block":
        return this.#block(object);
      case "picture":
        return this.#picture(object);
      case "chart":
        return this.#chart(object);
      case "group":
        return this.#group(object);
    }
  }

  /** The title of the slide, in the layout's place. */
  title(text: string, layout: SlideLayout, style: TitleDifference): XmlElement {
    return titleShape(this.#nextId(), text, layout, style);
  }

  /** The number of the slide, in the layout's place. */
  number(number: number, ink?: Ink): XmlElement {
    return numberShape(this.#nextId(), String(number), ink);
  }

  #text({ box, paragraphs, anchor, insets, rule }: TextObject): XmlElement {
    const id = this.#nextId();
    return element("p:sp", {}, [
      element("p:nvSpPr", {}, [
        element("p:cNvPr", { id, name: nameOf("text", id) }),
        element("p:cNvSpPr", { txBox: true }),
        element("p:nvPr"),
      ]),
      element("p:spPr", {}, [
        transform(placedBox(box)),
        rule ? upperEdge(box) : rectangle(),
        rule && line(hexColor(rule), RULE_WIDTH),
      ]),
      element("p:txBody", {}, [
        bodyProperties(anchor, insets),
        element("a:lstStyle"),
        ...paragraphs.map((paragraph) => this.#paragraph(paragraph)),
      ]),
    ]);
  }

  #paragraph({ text, style, href, spaceAfter }: Paragraph): XmlElement {
    const spacing =
      spaceAfter && element("a:spcAft", {}, [element("a:spcPts", { val: spaceAfter * 100 })]);
    const direction = isRightToLeft() ? paragraphStart() : {};
    const properties = element("a:pPr", direction, [lineSpacing(style), spacing || undefined]);
    const attributes = { ...typeAttributes(style), u: href ? "none" : undefined };
    const run = element("a:r", {}, [
      element("a:rPr", attributes, [inkFill(style.ink), href ? this.#link(href) : undefined]),
      element("a:t", {}, [text]),
    ]);
    return element("a:p", {}, [properties, run]);
  }

  /** A link in the color of its text. Without the extension it would have the color of the theme's links. */
  #link(href: string): XmlElement {
    const { uri, namespace } = EXTENSIONS.hyperlinkColor;
    const color = element("ahyp:hlinkClr", { "xmlns:ahyp": namespace, val: "tx" });
    return element("a:hlinkClick", { "r:id": this.#slide.linkTo(href) }, [
      element("a:extLst", {}, [element("a:ext", { uri }, [color])]),
    ]);
  }

  #block({ box, ink }: BlockObject): XmlElement {
    const id = this.#nextId();
    return element("p:sp", {}, [
      element("p:nvSpPr", {}, [
        nonVisualProperties(id, nameOf("decoration", id), ""),
        element("p:cNvSpPr"),
        element("p:nvPr"),
      ]),
      element("p:spPr", {}, [transform(placedBox(box)), rectangle(), solidFill(hexColor(ink))]),
    ]);
  }

  #picture({ box, image, alt }: PictureObject): XmlElement {
    const id = this.#nextId();
    const { raster, drawing } = this.#files.addPicture(image);
    return element("p:pic", {}, [
      element("p:nvPicPr", {}, [
        nonVisualProperties(id, nameOf(alt ? "picture" : "decoration", id), alt),
        element("p:cNvPicPr", {}, [element("a:picLocks", { noChangeAspect: true })]),
        element("p:nvPr"),
      ]),
      element("p:blipFill", {}, [
        element("a:blip", { "r:embed": this.#slide.relateTo("image", raster) }, [
          drawing && this.#drawing(drawing),
        ]),
        element("a:stretch", {}, [element("a:fillRect")]),
      ]),
      element("p:spPr", {}, [transform(placedBox(box)), rectangle()]),
    ]);
  }

  /** The SVG that programs show instead of the raster image, if they know SVG. */
  #drawing(drawing: Part): XmlElement {
    const { uri, namespace } = EXTENSIONS.svg;
    const embed = this.#slide.relateTo("image", drawing);
    const svg = element("asvg:svgBlip", { "xmlns:asvg": namespace, "r:embed": embed });
    return element("a:extLst", {}, [element("a:ext", { uri }, [svg])]);
  }

  #chart(object: ChartObject): XmlElement {
    const id = this.#nextId();
    const uri = "http://schemas.openxmlformats.org/drawingml/2006/chart";
    const chartId = this.#slide.relateTo("chart", this.#files.addChart(object));
    return element("p:graphicFrame", {}, [
      element("p:nvGraphicFramePr", {}, [
        nonVisualProperties(id, nameOf("chart", id), object.alt),
        element("p:cNvGraphicFramePr"),
        element("p:nvPr"),
      ]),
      transform(placedBox(object.box), "p:xfrm"),
      element("a:graphic", {}, [
        element("a:graphicData", { uri }, [
          element("c:chart", { "xmlns:c": uri, "r:id": chartId }),
        ]),
      ]),
    ]);
  }

  #group({ name, objects }: GroupObject): XmlElement {
    const id = this.#nextId();
    return element("p:grpSp", {}, [
      element("p:nvGrpSpPr", {}, [
        element("p:cNvPr", { id, name }),
        element("p:cNvGrpSpPr"),
        element("p:nvPr"),
      ]),
      element("p:grpSpPr", {}, [groupTransform(placedBox(boundsOf(objects)))]),
      ...this.objects(objects),
    ]);
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}

/** The properties of an object for assistive technology (19.3.1.12). @param alt empty for decoration */
function nonVisualProperties(id: number, name: string, alt: string): XmlElement {
  if (alt) return element("p:cNvPr", { id, name, descr: alt });
  const { uri, namespace } = EXTENSIONS.decorative;
  const decorative = element("adec:decorative", { "xmlns:adec": namespace, val: true });
  return element("p:cNvPr", { id, name, descr: "" }, [
    element("a:extLst", {}, [element("a:ext", { uri }, [decorative])]),
  ]);
}

/** A shape with only the upper edge drawn. Its text has the whole box (20.1.9.8). */
function upperEdge({ w, h }: Box): XmlElement {
  const right = emu(w);
  const path = element("a:path", { w: right, h: emu(h), fill: "none" }, [
    element("a:moveTo", {}, [element("a:pt", { x: 0, y: 0 })]),
    element("a:lnTo", {}, [element("a:pt", { x: right, y: 0 })]),
  ]);
  return element("a:custGeom", {}, [
    element("a:avLst"),
    element("a:rect", { l: "l", t: "t", r: "r", b: "b" }),
    element("a:pathLst", {}, [path]),
  ]);
}

/** The smallest box around objects. */
function boundsOf(objects: readonly SlideObject[]): Box {
  const boxes = objects.map((object) =>
    object.type === "group" ? boundsOf(object.objects) : object.box,
  );
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The name of an object in the list of objects that the program shows. */
function nameOf(kind: "text" | "picture" | "decoration" | "chart", number: number): string {
  return fill(wordsOf(powerPointWords)[kind], { number });
}
