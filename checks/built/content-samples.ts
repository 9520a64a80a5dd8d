import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Passages that give away one piece of content wherever they turn up. */
export interface ContentSample {
  /** The last part of the addresses that may show it. */
  id: string;
  passages: readonly string[];
}

/** Shorter texts (names, steps, captions) may turn up in several pieces. */
const bodyLength = 200;
/** What lists, panels and cards show of a piece. */
const teasers = ["description", "snippet", "meta"];

/**
 * Takes passages from every Markdown and YAML file that has an id.
 * @param folder of the authored words
 */
export function readSamples(folder: string): ContentSample[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yaml)$/.test(file))
    .flatMap((file) => sampleOf(readFileSync(join(folder, file), "utf8")))
    .filter(({ passages }) => passages.length > 0);
}

/** @param source a whole file: YAML, or Markdown under a YAML head */
export function sampleOf(source: string): ContentSample[] {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const data: unknown = parse(head ?? source);
  if (typeof data !== "object" || data === null || !("id" in data)) return [];
  const own = Object.entries(data).filter(([key]) => !teasers.includes(key));
  const paragraphs = body ? body.split(/\n\s*\n/) : longTextsOf(Object.fromEntries(own));
  return [{ id: String(data.id), passages: paragraphs.flatMap(passageOf) }];
}

function longTextsOf(data: unknown): string[] {
  if (typeof data === "string") return data.length >= bodyLength ? [data] : [];
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(longTextsOf);
}

/**
 * The longest run of a paragraph that looks the same in Markdown, HTML, JSON and JavaScript: no
 * quotes, markup, placeholders or letters that one of them would escape.
 */
function passageOf(paragraph: string): string[] {
  const runs = paragraph.replace(/\s+/g, " ").match(/[A-Za-z0-9 ,.;:-]{40,}/g) ?? [];
  const longest = runs.map((run) => run.trim()).sort((a, b) => b.length - a.length)[0];
  return longest ? [longest.slice(0, 100)] : [];
}
