import JSZip from "jszip";
import { beforeAll, expect, test, vi } from "vitest";
import {
  type Content,
  contentOfLanguages,
  withContent,
  withOriginalContent,
} from "#app/model/content.ts";
import type { Slide } from "#app/model/schemas/slide.ts";
import { fixtureContent } from "../../../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../../../tests/set-up/load-content.ts";
import { findAll, type Node, parseXml, wordsOf } from "../../../../tests/set-up/xml-nodes.ts";
import { SLIDE_WIDTH } from "./drawing-ml.ts";
import { powerPointFile } from "./power-point-file.ts";

/* The PowerPoint file in Arabic, beside that in English. */

/** The slides of the site `languages` that the tests read, by their numbers. */
const WITH_FIGURES = 2;
const OF_CAPABILITIES = 5;

let arabic: JSZip;
let english: JSZip;

beforeAll(async () => {
  vi.stubEnv("CONTENT_DIR", fixtureContent("languages"));
  const original = await loadTestContent();
  const translations = withOriginalContent(original, contentOfLanguages);
  const inArabic = translations.find(({ language }) => language.tag === "ar");
  if (!inArabic) throw new Error("the site has no Arabic");
  english = await fileOf(original);
  arabic = await fileOf(inArabic);
});

/** The file of a language, with a figure below 0. */
async function fileOf(content: Content): Promise<JSZip> {
  const { deck } = content;
  const slides = deck.slides.map((slide, index): Slide => {
    if (index !== WITH_FIGURES - 1 || slide.type !== "content") return slide;
    return { ...slide, figures: [{ value: "−12.5%", label: slide.figures?.[0]?.label ?? "" }] };
  });
  const file = await withContent(content, () => powerPointFile({ ...deck, slides }));
  return JSZip.loadAsync(file);
}

async function partOf(zip: JSZip, path: string): Promise<Node> {
  return parseXml((await zip.file(path)?.async("string")) ?? "");
}
const slideOf = (zip: JSZip, number: number) => partOf(zip, `ppt/slides/slide${number}.xml`);

/** Where the texts of a slide stand, in their order: the left edge of each text box, in hundredths of the slide. */
function placesOf(slide: Node): { left: number; right: number }[] {
  const boxes = findAll(slide, "p:sp").filter((shape) => findAll(shape, "a:off").length > 0);
  return boxes.map((shape) => {
    const left = Number(findAll(shape, "a:off")[0]?.attributes.x) / SLIDE_WIDTH;
    const width = Number(findAll(shape, "a:ext")[0]?.attributes.cx) / SLIDE_WIDTH;
    return { left, right: 1 - left - width };
  });
}

test("a figure keeps its minus in front, also where text runs from right to left", async () => {
  expect(wordsOf(await slideOf(arabic, WITH_FIGURES))).toContain("\u2068−12.5%\u2069");
  expect(wordsOf(await slideOf(english, WITH_FIGURES))).not.toMatch(/[\u2066-\u2069]/);
});

test("every paragraph runs from right to left, and begins at the right edge", async () => {
  const start = { algn: "r", rtl: "1" };
  const slides = arabic.file(/^ppt\/slides\/[^/]*\.xml$/);
  expect(slides.length).toBeGreaterThan(7);
  for (const { name } of slides) {
    const boxes = findAll(await partOf(arabic, name), "p:sp").filter(
      (shape) => findAll(shape, "p:ph").length === 0,
    );
    const paragraphs = boxes.flatMap((box) => findAll(box, "a:pPr"));
    for (const { attributes } of paragraphs) expect(attributes, name).toMatchObject(start);
  }
  // Titles, numbers and what an editor of the file adds follow the layouts and the master.
  const parts = arabic.file(/^ppt\/(slideLayouts|slideMasters|notesMasters)\/[^/]*\.xml$/);
  expect(parts.length).toBeGreaterThan(7);
  for (const { name } of parts) {
    const levels = findAll(await partOf(arabic, name), "a:lvl1pPr");
    expect(levels.length, name).toBeGreaterThan(0);
    for (const { attributes } of levels) expect(attributes, name).toMatchObject(start);
  }
});

test("the places of a slide are mirrored", async () => {
  const places = placesOf(await slideOf(english, OF_CAPABILITIES));
  const mirrored = placesOf(await slideOf(arabic, OF_CAPABILITIES));
  expect(places.length).toBeGreaterThan(2);
  expect(mirrored).toHaveLength(places.length);
  for (const [index, { left, right }] of places.entries()) {
    expect(mirrored[index]?.right).toBeCloseTo(left, 5);
    expect(mirrored[index]?.left).toBeCloseTo(right, 5);
  }
});

test("the bars of a chart grow from right to left", async () => {
  const orientations = async (zip: JSZip) => {
    const [chart] = zip.file(/^ppt\/charts\/[^/]*\.xml$/);
    const axis = findAll(await partOf(zip, chart?.name ?? ""), "c:valAx");
    return axis
      .flatMap((part) => findAll(part, "c:orientation"))
      .map((part) => part.attributes.val);
  };
  expect(await orientations(english)).toEqual(["minMax"]);
  expect(await orientations(arabic)).toEqual(["maxMin"]);
});
