import { posix } from "node:path";
import JSZip from "jszip";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { INKS } from "#app/features/artwork/inks.ts";
import { content } from "#app/model/content.ts";
import type { Slide } from "#app/model/schemas/slide.ts";
import { fullDeck } from "../../../../tests/set-up/full-deck.ts";
import { findAll, type Node, parseXml, wordsOf } from "../../../../tests/set-up/xml-nodes.ts";
import { powerPointFile } from "./power-point-file.ts";

const OBJECTS = ["p:sp", "p:pic", "p:graphicFrame", "p:grpSp"];
const objectsIn = (node: Node) => node.children.filter(({ name }) => OBJECTS.includes(name));
const propertiesOf = (object: Node) => findAll(object, "p:cNvPr")[0] as Node;
const isDecoration = (object: Node) =>
  findAll(propertiesOf(object), "adec:decorative").some(({ attributes }) => attributes.val === "1");

let slides: Slide[];
let zip: JSZip;
const textOf = async (path: string) => (await zip.file(path.slice(1))?.async("string")) ?? "";
const readPart = async (path: string) => parseXml(await textOf(path));

/** The paths of the related parts of a part, by the ids of the relationships. */
async function relatedParts(path: string): Promise<Map<string, string>> {
  const { dir, base } = posix.parse(path);
  const relationships = await textOf(`${dir}/_rels/${base}.rels`);
  if (!relationships) return new Map();
  const entries = findAll(parseXml(relationships), "Relationship").map(
    ({ attributes: { Id = "", Target = "", TargetMode } }) => {
      const isOutside = TargetMode === "External";
      return [Id, isOutside ? Target : posix.resolve(dir, Target)] as const;
    },
  );
  return new Map(entries);
}

const slidePath = (number: number) => `/ppt/slides/slide${number}.xml`;
const objectsOfSlide = async (number: number) =>
  objectsIn(findAll(await readPart(slidePath(number)), "p:spTree")[0] as Node);

/** The numbers of the slides that a test checks. */
const slidesWith = (isWanted: (slide: Slide) => unknown) =>
  slides.flatMap((slide, index) => (isWanted(slide) ? [index + 1] : []));
const slideAt = (number: number) => slides[number - 1] as Extract<Slide, { type: "content" }>;

beforeAll(async () => {
  const deck = await fullDeck();
  slides = deck.slides;
  zip = await JSZip.loadAsync(await powerPointFile(deck));
});

/** Every text of a slide that a reader sees, and every number. */
function shownOf(value: unknown, field = ""): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value).trim()];
  if (typeof value !== "object" || value === null || field === "picture") return [];
  return Object.entries(value)
    .filter(([name]) => !["type", "kind", "leaders", "notes", "unit"].includes(name))
    .flatMap(([name, part]) => shownOf(part, name));
}

test("every slide is there with its texts and figures, and with its notes", async () => {
  expect(zip.file(/^ppt\/slides\/slide/)).toHaveLength(slides.length);
  for (const [index, slide] of slides.entries()) {
    const path = slidePath(index + 1);
    const related = [...(await relatedParts(path)).values()];
    const chart = related.find((target) => target.includes("/charts/"));
    const figures = chart ? findAll(await readPart(chart), "c:v").map(({ text }) => text) : [];
    const shown = [wordsOf(await readPart(path)), ...figures].join(" ");
    for (const text of shownOf(slide)) expect(shown).toContain(text);
    const notes = related.find((target) => target.includes("/notesSlides/"));
    expect(notes ? wordsOf(await readPart(notes)) : undefined).toBe(slide.notes);
  }
});

describe("for assistive technology", () => {
  test("the title comes first, in the placeholder of the layout", async () => {
    for (const [index, { title }] of slides.entries()) {
      const read = (await objectsOfSlide(index + 1)).filter((object) => !isDecoration(object));
      const [first] = read as [Node];
      expect(findAll(first, "p:ph")[0]?.attributes.type).toBe("title");
      expect(wordsOf(first)).toBe(title);
    }
  });

  test("a figure and its label are a group with the figure first", async () => {
    const numbers = slidesWith((slide) => "figures" in slide && slide.figures);
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) {
      const groups = (await objectsOfSlide(number)).filter(({ name }) => name === "p:grpSp");
      const figures = slideAt(number).figures?.map(({ value, label }) => `${value} ${label}`);
      expect(groups.slice(-(figures?.length ?? 0)).map(wordsOf)).toEqual(figures);
    }
  });

  test("a portrait and its caption are a group with the portrait first and an alternative text", async () => {
    const numbers = slidesWith((slide) => "leaders" in slide && slide.leaders);
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) {
      const { points, leaders = [] } = slideAt(number);
      const groups = (await objectsOfSlide(number)).filter(({ name }) => name === "p:grpSp");
      expect(groups.map(wordsOf)).toEqual(points);
      for (const [index, group] of groups.entries()) {
        const [portrait, caption] = objectsIn(group) as [Node, Node];
        expect([portrait.name, caption.name]).toEqual(["p:pic", "p:sp"]);
        const leader = content().leaders.find(({ id }) => id === leaders[index]);
        expect(propertiesOf(portrait).attributes.descr).toContain(leader?.name);
      }
    }
  });

  test("lists are texts in a group, not tables, and are read from left to right", async () => {
    const numbers = slidesWith(({ type }) => type === "capability-detail");
    for (const number of numbers) {
      const slide = slides[number - 1] as Extract<Slide, { type: "capability-detail" }>;
      const groups = (await objectsOfSlide(number)).filter(({ name }) => name === "p:grpSp");
      expect(groups.map((group) => objectsIn(group).map(wordsOf))).toEqual([slide.services]);
    }
    for (let number = 1; number <= slides.length; number += 1) {
      expect(findAll(await readPart(slidePath(number)), "a:tbl")).toEqual([]);
    }
  });

  test("each picture and each chart has a description or is marked as decoration", async () => {
    for (const [index, slide] of slides.entries()) {
      const root = await readPart(slidePath(index + 1));
      const objects = ["p:pic", "p:graphicFrame"].flatMap((name) => findAll(root, name));
      for (const object of objects) {
        const { descr = "" } = propertiesOf(object).attributes;
        expect(isDecoration(object)).toBe(descr === "");
      }
      const alts = objects.map((object) => propertiesOf(object).attributes.descr ?? "");
      if ("picture" in slide && slide.picture?.alt) expect(alts).toContain(slide.picture.alt);
      if ("exhibit" in slide && slide.exhibit) expect(alts.join()).toContain(slide.exhibit.title);
    }
  });

  test("every text and the file state their language, and the file states title and author", async () => {
    for (let number = 1; number <= slides.length; number += 1) {
      const runs = findAll(await readPart(slidePath(number)), "a:rPr");
      expect(new Set(runs.map(({ attributes }) => attributes.lang))).toEqual(new Set(["en-US"]));
    }
    const about = (await readPart("/docProps/core.xml")).children;
    const properties = Object.fromEntries(about.map(({ name, text }) => [name, text]));
    expect(properties).toMatchObject({
      "dc:creator": content().site.name,
      "dc:language": "en-US",
      "dc:title": expect.stringMatching(/\w/),
    });
  });
});

/**
 * The children of elements in the order of their schemas (ECMA-376 Part 1, annex A), as far as this program writes
 * them. PowerPoint offers to repair a file in another order, and no test can start PowerPoint.
 */
const CHILD_ORDER: Readonly<Record<string, readonly string[]>> = {
  "a:custGeom": ["a:avLst", "a:rect", "a:pathLst"],
  "a:defRPr": ["a:solidFill", "a:latin", "a:ea", "a:cs"],
  "a:lvl1pPr": ["a:lnSpc", "a:buNone", "a:defRPr"],
  "a:p": ["a:pPr", "a:r", "a:fld"],
  "a:pPr": ["a:lnSpc", "a:spcAft", "a:defRPr"],
  "a:rPr": ["a:solidFill", "a:hlinkClick"],
  "c:barChart": [
    "c:barDir",
    "c:grouping",
    "c:varyColors",
    "c:ser",
    "c:gapWidth",
    "c:overlap",
    "c:axId",
  ],
  "c:catAx": [
    "c:axId",
    "c:scaling",
    "c:delete",
    "c:axPos",
    "c:majorTickMark",
    "c:minorTickMark",
    "c:tickLblPos",
    "c:spPr",
    "c:txPr",
    "c:crossAx",
    "c:crosses",
    "c:noMultiLvlLbl",
  ],
  "c:chart": ["c:autoTitleDeleted", "c:plotArea", "c:legend", "c:plotVisOnly", "c:dispBlanksAs"],
  "c:chartSpace": ["c:roundedCorners", "c:chart", "c:spPr", "c:externalData"],
  "c:dPt": ["c:idx", "c:bubble3D", "c:spPr"],
  "c:legend": ["c:legendPos", "c:overlay", "c:txPr"],
  "c:lineChart": ["c:grouping", "c:varyColors", "c:ser", "c:marker", "c:axId"],
  "c:pieChart": ["c:varyColors", "c:ser", "c:firstSliceAng"],
  "c:plotArea": [
    "c:layout",
    "c:barChart",
    "c:lineChart",
    "c:pieChart",
    "c:catAx",
    "c:valAx",
    "c:spPr",
  ],
  "c:scaling": ["c:orientation", "c:max", "c:min"],
  "c:ser": [
    "c:idx",
    "c:order",
    "c:tx",
    "c:spPr",
    "c:invertIfNegative",
    "c:marker",
    "c:dPt",
    "c:cat",
    "c:val",
    "c:smooth",
  ],
  "c:valAx": [
    "c:axId",
    "c:scaling",
    "c:delete",
    "c:axPos",
    "c:crossAx",
    "c:crosses",
    "c:crossBetween",
  ],
  "p:cSld": ["p:bg", "p:spTree"],
  "p:graphicFrame": ["p:nvGraphicFramePr", "p:xfrm", "a:graphic"],
  "p:notesMaster": ["p:cSld", "p:clrMap", "p:notesStyle"],
  "p:pic": ["p:nvPicPr", "p:blipFill", "p:spPr"],
  "p:presentation": [
    "p:sldMasterIdLst",
    "p:notesMasterIdLst",
    "p:sldIdLst",
    "p:sldSz",
    "p:notesSz",
    "p:defaultTextStyle",
  ],
  "p:sld": ["p:cSld", "p:clrMapOvr"],
  "p:sldMaster": ["p:cSld", "p:clrMap", "p:sldLayoutIdLst", "p:txStyles"],
  "p:sp": ["p:nvSpPr", "p:spPr", "p:txBody"],
  "p:spPr": ["a:xfrm", "a:custGeom", "a:prstGeom", "a:solidFill", "a:ln"],
  "p:txBody": ["a:bodyPr", "a:lstStyle", "a:p"],
};

/** The children that are in a wrong order or unknown. */
function misplacedChildren(node: Node): string[] {
  const order = CHILD_ORDER[node.name];
  const positions = node.children.map(({ name }) => order?.indexOf(name) ?? 0);
  const misplaced = positions.flatMap((position, index) => {
    const isInOrder = position >= 0 && position >= (positions[index - 1] ?? 0);
    return isInOrder ? [] : [`${node.children[index]?.name} in ${node.name}`];
  });
  return [...misplaced, ...node.children.flatMap(misplacedChildren)];
}

describe("a file that opens without repair", () => {
  test("its parts are well-formed, and their elements are in the order of the schemas", async () => {
    for (const path of Object.keys(zip.files)) {
      if (!/\.(xml|rels)$/.test(path)) continue;
      expect(misplacedChildren(await readPart(`/${path}`)), path).toEqual([]);
    }
  });

  test("every referenced part exists, and every part has a type", async () => {
    const paths = Object.keys(zip.files).map((path) => `/${path}`);
    for (const path of paths.filter((path) => !path.includes("/_rels/"))) {
      for (const target of (await relatedParts(path)).values()) {
        if (target.startsWith("/")) expect(paths, path).toContain(target);
      }
    }
    const types = await readPart("/[Content_Types].xml");
    const named = findAll(types, "Override").map(({ attributes }) => attributes.PartName);
    const extensions = findAll(types, "Default").map(({ attributes }) => attributes.Extension);
    expect(paths).toEqual(expect.arrayContaining(named));
    for (const path of paths.slice(1)) {
      const hasType = named.includes(path) || extensions.includes(path.split(".").at(-1));
      expect(hasType, path).toBe(true);
    }
  });

  test("the objects of a slide have unique numbers, and refer to existing relationships", async () => {
    for (let number = 1; number <= slides.length; number += 1) {
      const root = await readPart(slidePath(number));
      const ids = findAll(root, "p:cNvPr").map(({ attributes }) => attributes.id);
      expect(new Set(ids).size).toBe(ids.length);
      const named = ["a:blip", "asvg:svgBlip", "c:chart", "a:hlinkClick"]
        .flatMap((name) => findAll(root, name))
        .map(({ attributes }) => attributes["r:embed"] ?? attributes["r:id"]);
      const related = [...(await relatedParts(slidePath(number))).keys()];
      expect(related).toEqual(expect.arrayContaining(named));
    }
  });
});

test("the workbook of each chart has its figures, so that people can edit the chart", async () => {
  const exhibits = slides.flatMap((slide) =>
    "exhibit" in slide && slide.exhibit ? [slide.exhibit] : [],
  );
  const files = zip.file(/\.xlsx$/);
  expect(files).toHaveLength(exhibits.length);
  for (const [index, { rows }] of exhibits.entries()) {
    const workbook = await JSZip.loadAsync((await files[index]?.async("nodebuffer")) ?? "");
    const sheet = parseXml(
      (await workbook.file("xl/worksheets/sheet1.xml")?.async("string")) ?? "",
    );
    const figures = findAll(sheet, "v").map(({ text }) => Number(text));
    const expected = rows.flatMap(({ value, values = [value] }) => values);
    expect(figures).toEqual(expect.arrayContaining(expected));
  }
});

test("each drawing has a PNG of the same size, for programs that know no SVG", async () => {
  let count = 0;
  const sizeOf = async (path = "") => {
    const bytes = await zip.file(path.slice(1))?.async("nodebuffer");
    return sharp(bytes).metadata();
  };
  for (let number = 1; number <= slides.length; number += 1) {
    const related = await relatedParts(slidePath(number));
    for (const blip of findAll(await readPart(slidePath(number)), "a:blip")) {
      const [svg] = findAll(blip, "asvg:svgBlip");
      if (!svg) continue;
      count += 1;
      const { width, height } = await sizeOf(related.get(svg.attributes["r:embed"] ?? ""));
      const raster = await sizeOf(related.get(blip.attributes["r:embed"] ?? ""));
      expect(raster).toMatchObject({ format: "png", width, height });
    }
  }
  expect(count).toBeGreaterThan(5);
});

test("the theme has the colors and the typeface of the brand", async () => {
  const theme = await readPart("/ppt/theme/theme1.xml");
  const colors = findAll(theme, "a:srgbClr").map(({ attributes }) => attributes.val);
  const { blush, sand, ...inks } = INKS;
  expect(colors).toEqual(expect.arrayContaining(Object.values(inks).map((ink) => ink.slice(1))));
  const types = findAll(theme, "a:latin").map(({ attributes }) => attributes.typeface);
  expect(types).toEqual(["Familjen Grotesk", "Familjen Grotesk"]);
});

test("the same content gives the same bytes on another day", async () => {
  const { deck } = content();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-05-06T07:08:09Z") });
  const first = await powerPointFile(deck);
  vi.setSystemTime(new Date("2032-01-02T03:04:05Z"));
  const second = await powerPointFile(deck);
  vi.useRealTimers();
  expect(first.equals(second)).toBe(true);
});
