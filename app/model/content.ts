import { readFileSync } from "node:fs";
import { siteHref } from "#app/base/site-href.ts";
import { ContentError } from "./content-error.ts";
import { type Content, readContent } from "./read-content.ts";
import { keepPhotos } from "./read-photos.ts";
import { type Findings, noFindings } from "./reader.ts";
import type { Position } from "./schemas/collections.ts";

export type { Content };

/** An article or a blog. */
export type Insight = Content["insights"][number];

/** Open positions, then closed ones. */
export function allPositions(): Position[] {
  return [...content().positions, ...content().closedPositions];
}

let loaded: Content | undefined;

/** The one index of content/, read once; by the processes of a build from `CHECKED_CONTENT`. @throws ContentError */
export function content(): Content {
  if (loaded) return loaded;
  const path = process.env.CHECKED_CONTENT;
  return holdContent(path ? JSON.parse(readFileSync(path, "utf8")) : withoutFaults(readContent));
}

/** What is read. @throws ContentError that lists the faults found */
export function withoutFaults<Result>(read: (findings: Findings) => Result): Result {
  const findings = noFindings();
  const result = read(findings);
  if (findings.problems.length > 0) throw new ContentError(findings.problems);
  return result;
}

/** Has `content()` give what was read. */
export function holdContent(all: Content): Content {
  keepPhotos(all.photos);
  loaded = all;
  return all;
}

/** A function of the content whose result is kept until the content is read again. */
export function fromContent<Result>(make: (all: Content) => Result): () => Result {
  let made: { of: Content; result: Result } | undefined;
  return () => {
    const all = content();
    if (made?.of !== all) made = { of: all, result: make(all) };
    return made.result;
  };
}

/** An address of the site in full. Percent-encodes what an address may not hold. */
export function absoluteUrl(path: string): string {
  return new URL(encodeURI(siteHref(path)), content().site.url).href;
}
