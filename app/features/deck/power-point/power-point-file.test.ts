import { dirname, join } from "node:path";
import JSZip from "jszip";
import { SaxesParser } from "saxes";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { INKS } from "#app/features/artwork/inks.ts";
import { content } from "#app/model/content.ts";
import type { Slide } from "#app/model/schemas/deck.ts";
import { fullDeck } from "../../../../tests/set-up/full-deck.ts";
import { powerPointFile } from "./power-point-file.ts";

/** Every text of a slide that a reader sees, and every number. */
function shownOf(value: unknown, field = ""): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value).trim()];
  if (typeof value !== "object" || value === null || field === "picture") return [];
  return Object.entries(value)
    .filter(([name]) => !["type", "kind", "leaders", "notes", "unit"].includes(name))
    .flatMap(([name, part]) => shownOf(part, name));
}

const SIGNS: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
const textIn = (xml = "", between = " ") =>
  [...xml.matchAll(/<(?:a:t|c:v)>([^<]*)</g)]
    .map(([, text]) => text?.replace(/&(\w+);/g, (_, name) => SIGNS[name] ?? ""))
    .join(between)
    .replace(/\s+/g, " ");

let slides: Slide[];
let zip: JSZip;
const part = async (name: string) => (await zip.file(name)?.async("string")) ?? "";

beforeAll(async () => {
  const deck = await fullDeck();
  slides = deck.slides;
  zip = await JSZip.loadAsync(await powerPointFile(deck));
});

test("every slide is there with its title, its texts and figures, its notes, and a word for each picture", async () => {
  expect(zip.file(/^ppt\/slides\/slide/)).toHaveLength(slides.length);
  for (const [index, slide] of slides.entries()) {
    const xml = await part(`ppt/slides/slide${index + 1}.xml`);
    const title = xml.split("</p:sp>").find((shape) => shape.includes('type="title"'));
    expect(textIn(title, "")).toBe(slide.title);
    const rels = await part(`ppt/slides/_rels/slide${index + 1}.xml.rels`);
    const [chart = ""] = /charts\/chart\d+\.xml/.exec(rels) ?? [];
    const shown = textIn(xml) + textIn(await part(`ppt/${chart}`));
    for (const text of shownOf({ ...slide, title: "" })) expect(shown).toContain(text);
    for (const [, object] of xml.matchAll(
      /<p:(?:pic|nvGraphicFramePr)>\s*(?:<p:nvPicPr>)?\s*(<p:cNvPr.*?)<p:cNv\w+FramePr\/>/gs,
    )) {
      expect(object).toMatch(/descr="\w[^"]* /);
    }
    const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const notes = await part(`ppt/notesSlides/notesSlide${index + 1}.xml`);
    expect(textIn(notes)).toContain(slide.notes ?? "");
  }
});

// PowerPoint offers to repair a file that breaks one of these, and no test can start it.
test("the parts of the file are sound XML, and name parts that are there", async () => {
  const names = Object.keys(zip.files);
  for (const name of names.filter((name) => /\.(xml|rels)$/.test(name))) {
    const xml = await part(name);
    new SaxesParser({ xmlns: true }).write(xml).close();
    // The properties of a paragraph come first.
    expect(xml, name).not.toMatch(/<\/a:r>(<a:br\/>)?<a:pPr/);
    for (const [tag, target = ""] of xml.matchAll(
      /<(?:Relationship|Override) [^>]*?(?:Target|PartName)="(.*?)"[^>]*>/g,
    )) {
      const folder = dirname(dirname(name));
      const path = target.startsWith("/") ? target.slice(1) : join(folder, target);
      if (!tag.includes("External")) expect(names, `${name}: ${target}`).toContain(path);
    }
  }
});

test("figures stand in the workbook of each chart, for whoever edits it", async () => {
  const books = await Promise.all(zip.file(/\.xlsx$/).map((book) => book.async("nodebuffer")));
  expect(books).toHaveLength(slides.filter((slide) => "exhibit" in slide).length);
  const [bars] = await Promise.all(books.map((book) => JSZip.loadAsync(book)));
  expect(await bars?.file("xl/worksheets/sheet1.xml")?.async("string")).toContain("<v>41.5</v>");
});

test("each drawing has a PNG of its own for programs that know no SVG", async () => {
  const drawings = zip.file(/\.svg$/);
  expect(drawings.length).toBeGreaterThan(5);
  for (const { name } of drawings) {
    const png = name.replace(/(\d+)\.svg$/, (_, number) => `${number - 1}.png`);
    const sizeOf = async (file: string) =>
      sharp(await zip.file(file)?.async("nodebuffer")).metadata();
    const { width, height } = await sizeOf(name);
    expect(await sizeOf(png)).toMatchObject({ format: "png", width, height });
  }
});

test("colours and type of the house are the theme's; title and author are told", async () => {
  const theme = await part("ppt/theme/theme1.xml");
  const { blush, sand, ...inks } = INKS;
  for (const ink of Object.values(inks))
    expect(theme).toContain(`<a:srgbClr val="${ink.slice(1)}"/>`);
  expect(theme.match(/<a:latin typeface="Familjen Grotesk" panose="020B06/g)).toHaveLength(2);
  const about = await part("docProps/core.xml");
  expect(about).toContain(`<dc:creator>${content().site.name}</dc:creator>`);
  expect(about).toMatch(/<dc:title>.+<\/dc:title>/);
});

test("the same content gives the same bytes on another day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-05-06T07:08:09Z") });
  const own = content().deck;
  const [first] = [await powerPointFile(own), vi.setSystemTime(new Date("2032-01-02T03:04:05Z"))];
  const second = await powerPointFile(own);
  vi.useRealTimers();
  expect(first.equals(second)).toBe(true);
});
