import { openSync, readSync } from "node:fs";
import type { Content, Insight } from "#app/model/content.ts";
import type { StoredTexts } from "../../platform/site-definition.ts";

/*
 * The processes of a build read the text of an insight from a file when a page needs it. If each process held the texts of ten
 * thousand insights, that would take 90 MB in each.
 */

/** The texts of insights, in every language, as the bytes of a file, with the place of each by the file of its insight. */
export function joinTexts(content: Content): { bytes: Buffer; places: StoredTexts["places"] } {
  const places: Record<string, readonly [start: number, length: number]> = {};
  const texts: Buffer[] = [];
  let start = 0;
  for (const { insights } of [content, ...content.translations]) {
    for (const { file, markdown } of insights) {
      const text = Buffer.from(markdown);
      texts.push(text);
      places[file] = [start, text.length];
      start += text.length;
    }
  }
  return { bytes: Buffer.concat(texts), places };
}

/** A function that reads the text of an insight. It throws a RangeError if the file has no text of the insight. */
export function textReader({ file, places }: StoredTexts): (insight: Insight) => string {
  const descriptor = openSync(file, "r");
  return (insight) => {
    const place = places[insight.file];
    if (!place) throw new RangeError(`${file} has no text of ${insight.file}`);
    const [start, length] = place;
    const bytes = Buffer.alloc(length);
    readSync(descriptor, bytes, 0, length, start);
    return bytes.toString();
  };
}
