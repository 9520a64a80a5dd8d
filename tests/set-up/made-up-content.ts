import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Files without faults that tests add to a copy of the content: the path of each, and its text. */
export const MADE_UP = {
  blog: [
    "insights/blogs/made-up.md",
    `---
title: A made-up blog
id: made-up
category: CATEGORY
date: 2024-03-04
author: made-up
snippet: >-
  One or two sentences that stand on a card and in lists, long enough to fill at least eighty
  characters.
description: A sentence for search engines that has at least fifty characters.
picture:
  family: bars
  scheme: violet
---

## A heading

A paragraph of the made-up blog.
`,
  ],
  leader: [
    "leaders/made-up.yaml",
    `name: Made Up
title: Partner
order: 99
meta:
  title: Made Up, Partner
  description: Who the made-up partner is, in a sentence for search engines.
bio: A life in a sentence.
`,
  ],
  service: [
    "services/capabilities/made-up.yaml",
    `id: made-up
title: Made-up service
order: 99
meta:
  title: A made-up service
  description: What a made-up service is, in a sentence for search engines.
description: What the service is.
picture: { family: bars, scheme: violet }
details:
  - One
  - Two
  - Three
  - Four
  - Five
fullDescription:
  - A paragraph.
  - Another paragraph.
methodology:
  - { title: A step, text: What it is. }
caseStudies: []
leader: made-up
`,
  ],
  position: [
    "positions/made-up.yaml",
    `title: Made-up position
id: made-up
order: 99
meta:
  title: A made-up position
  description: What a made-up position is about, in a sentence for search engines.
location: Oslo
address: { locality: Oslo, region: Oslo, country: "NO" }
type: Full-time
description: What the work is.
about: A paragraph about the work.
responsibilities: [One]
requirements: [Two]
datePosted: 2024-03-04
validThrough: 2099-12-31
`,
  ],
  redirects: ["redirects.yaml", "redirects: []\n"],
} as const;

/** The facts of a case study, without faults. */
export const FACTS = {
  sector: "Furniture",
  size: "430 people",
  duration: "7 months",
  figure: { value: "9%", label: "more" },
  illustrative: true,
};

/** Writes the files of `MADE_UP` into a copy of the content. */
export function addMadeUp(folder: string): void {
  const { categories } = parse(readFileSync(join(folder, "site.yaml"), "utf8"));
  for (const [path, text] of Object.values(MADE_UP)) {
    writeFileSync(join(folder, path), text.replace("CATEGORY", categories[0]));
  }
}

/**
 * Adds an item to a copy of the content: the first item of its folder, with another id and title.
 *
 * @param part a folder of the content, e.g. `insights/blogs`
 * @param head further fields of the item, e.g. `draft: true`
 */
export function addLike(folder: string, part: string, id: string, title: string, head = "") {
  const [name = ""] = readdirSync(join(folder, part)).sort();
  const about = `${title}, an item that stands only in the copy of the content for a test.`;
  const text = readFileSync(join(folder, part, name), "utf8")
    .replace(/^(id|draft|date|updated|formerIds):.*\n/gm, "")
    .replace(/^order:.*/m, "order: 98")
    .replace(/(?<=^ {0,2}description: ).*/gm, about)
    .replace(/^ {2}title:.*/m, `  title: ${title}`)
    .replace(/^title:.*\n/m, `title: ${title}\nid: ${id}\n${head ? `${head}\n` : ""}`);
  writeFileSync(join(folder, part, `${id}${name.replace(/^.*(?=\.)/, "")}`), text);
}
