import { inflateSync } from "node:zlib";

/** A page of a PDF: width and height in points (1/72 inch). */
export interface PdfPage {
  width: number;
  height: number;
}

/** The page objects of a PDF as Chromium writes it (they are not compressed). */
function pageObjects(pdf: Buffer): { objects: string[]; pages: string[] } {
  const objects = pdf.toString("latin1").split("endobj");
  return { objects, pages: objects.filter((object) => /\/Type\s*\/Page\b(?!s)/.test(object)) };
}

/** The pages of a PDF. */
export function pagesOf(pdf: Buffer): PdfPage[] {
  return pageObjects(pdf).pages.map((page) => {
    const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(page);
    return { width: Number(box?.[1]), height: Number(box?.[2]) };
  });
}

/** A run of letters: its base line in points above the lower edge of the page, and its size in points. */
export interface PdfText {
  bottom: number;
  size: number;
}

/** The runs of letters on each page, in the order in which they are drawn. */
export function textsOf(pdf: Buffer): PdfText[][] {
  const { objects, pages } = pageObjects(pdf);
  return pages.map((page) => {
    const number = /\/Contents (\d+) 0 R/.exec(page)?.[1];
    const object = objects.find((each) => each.trimStart().startsWith(`${number} 0 obj`)) ?? "";
    const stream = object.slice(object.indexOf("stream\n") + 7, object.lastIndexOf("endstream"));
    return readTexts(inflateSync(Buffer.from(stream, "latin1")).toString("latin1"));
  });
}

/** Follows scale and height through the drawing commands. Our pages rotate nothing. */
function readTexts(commands: string): PdfText[] {
  const texts: PdfText[] = [];
  const saved: { scale: number; shift: number }[] = [];
  let at = { scale: 1, shift: 0 };
  let size = 0;
  for (const line of commands.split("\n")) {
    const [, , , scale = 0, , shift = 0] = line.split(" ").map(Number);
    if (line === "q") saved.push(at);
    else if (line === "Q") at = saved.pop() ?? at;
    else if (line.endsWith(" cm"))
      at = { scale: at.scale * scale, shift: at.shift + at.scale * shift };
    else if (line.endsWith(" Tf")) size = Number(line.split(" ")[1]);
    else if (line.endsWith(" Tm"))
      texts.push({ bottom: at.shift + at.scale * shift, size: size * Math.abs(at.scale * scale) });
  }
  return texts;
}
