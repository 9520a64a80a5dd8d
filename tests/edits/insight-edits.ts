import type { Edit } from "./edit.ts";

const DAY = 86_400_000;

/** The fields of an insight, above its text. */
function frontMatter(title: string, date: string, more = ""): string {
  return `---
title: ${title}
category: Strategy
date: ${date}
author: mara-ellison
snippet: What a maker of garden gates learned when it asked its last ten customers why they had waited so long to buy.
description: "${title}: what a maker of garden gates learned from its last ten customers."
picture: { family: waves, scheme: sand }
${more}---
`;
}

/** A day as the content writes it, so many days from today (UTC). */
function dayFromToday(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}

const ARTICLE = `
The gates stood in the yard for a year before anybody asked who they were for.

## The yard

![Ten gates in a row, each with the name of a customer](gates-in-the-yard.jpg "The yard in March, before the visits.")

> We had counted the gates and never the people who asked for them.

## What they said

| Customer | Waited | Reason |
| -------- | -----: | ------ |
| Farms    |     41 | price  |
| Schools  |     12 | permit |

\`\`\`exhibit
title: Visits halve the wait
kind: slope
unit: Days
columns: [Before, After]
rows:
  - { label: farms, values: [41, 19.5] }
  - { label: schools, values: [12, 7], mark: true }
illustrative: true
\`\`\`

\`\`\`small print
Figures are rounded. See our [terms](/terms).
\`\`\`
`;

const SHORT_TEXT = `
A gate that nobody opens is a fence. [Write to us](/contact) if you have one.
`;

/** The longest title that the schema allows, in the widest letter. */
const LONGEST_WORD = "Gartentor".padEnd(60, "W");

export const insightEdits: readonly Edit[] = [
  {
    name: "an article with photo, chart and table",
    apply: async (content) => {
      await content.addPhoto("gates-in-the-yard.jpg", 2000, 1500);
      const fields = frontMatter("Why the gates waited", dayFromToday(0));
      content.write("insights/articles/why-the-gates-waited.md", fields + ARTICLE);
    },
  },
  {
    name: "an article with the longest title, in a single word",
    apply: (content) => {
      const fields = frontMatter(LONGEST_WORD, dayFromToday(0));
      content.write("insights/articles/longest-word.md", fields + SHORT_TEXT);
    },
  },
  {
    name: "an article dated next week",
    apply: (content) => {
      const fields = frontMatter("Next week's gate", dayFromToday(7));
      content.write("insights/articles/next-weeks-gate.md", fields + SHORT_TEXT);
    },
  },
  {
    name: "a draft",
    apply: (content) => {
      const fields = frontMatter("A gate for later", dayFromToday(0), "draft: true\n");
      content.write("insights/blogs/a-gate-for-later.md", fields + SHORT_TEXT);
    },
  },
];
