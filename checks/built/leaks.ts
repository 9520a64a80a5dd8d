import { parse } from "yaml";
import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";

/** One piece of content: the last part of its addresses, and passages that give it away anywhere. */
export interface ContentSample {
  id: string;
  passages: readonly string[];
}

/**
 * No page carries the body of another one, and no script any authored words: what a visitor loads does
 * not grow with the number of pages.
 */
export function findForeignContent(site: BuiltSite, samples: readonly ContentSample[]): Problem[] {
  const lastPart = (address: string) => address.split("/").at(-1) ?? "";
  const withPage = new Set(site.pages.map(({ address }) => lastPart(address)));
  // What two pieces say, because one began as a copy of the other, gives neither away.
  const all = samples.flatMap(({ passages }) => [...new Set(passages)]);
  const same = Map.groupBy(all, (passage) => passage);
  const ofPages = samples
    .filter(({ id }) => withPage.has(id))
    .map(({ id, passages }) => ({
      id,
      passages: passages.filter((passage) => same.get(passage)?.length === 1),
    }));
  const find = (where: string, text: string, sought: readonly ContentSample[]) =>
    sought.flatMap(({ id, passages }) => {
      const found = passages.find((passage) => text.includes(passage));
      return found ? [{ where, what: `holds the words of ${id}: "${found}"` }] : [];
    });
  const scripts = [...site.files].filter((file) => file.endsWith(".js"));
  return [
    ...site.pages.flatMap(({ address, html }) => {
      const others = ofPages.filter(({ id }) => id !== lastPart(address));
      return find(address, html, others);
    }),
    ...scripts.flatMap((file) => find(file, site.read(file).toString("utf8"), samples)),
  ];
}

/** Shorter texts (names, steps, captions) may turn up in several pieces, and these fields in lists. */
const BODY_LENGTH = 200;
const teasers = ["description", "snippet", "meta"];

/**
 * Passages of a file of content: of each paragraph the longest run that looks the same in Markdown, HTML,
 * JSON and JavaScript, which escape quotes, markup and other letters.
 *
 * @param source the whole file: YAML, or Markdown under a YAML head
 * @returns nothing for a file without an id: it belongs to no page
 */
export function sampleOf(source: string): ContentSample[] {
  const [, head = source, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const { id, ...fields } = Object(parse(head));
  if (id === undefined) return [];
  for (const teaser of teasers) delete fields[teaser];
  const paragraphs = body?.split(/\n\s*\n/) ?? longTextsOf(fields);
  return [{ id: String(id), passages: paragraphs.flatMap(passageOf) }];
}

function longTextsOf(data: unknown): string[] {
  if (typeof data === "string") return data.length >= BODY_LENGTH ? [data] : [];
  return Object.values(Object(data)).flatMap(longTextsOf);
}

function passageOf(paragraph: string): string[] {
  const runs = paragraph.replace(/\s+/g, " ").match(/[A-Za-z0-9 ,.;:-]{40,}/g) ?? [];
  const [longest] = runs.map((run) => run.trim()).sort((a, b) => b.length - a.length);
  return longest ? [longest.slice(0, 100)] : [];
}
