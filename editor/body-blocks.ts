import type { EditorComponentDefinition } from "@sveltia/cms";

const KINDS = ["exhibit", "picture", "small print"];

/** Markdown that the editor's rich text view would lose: fenced blocks of data, and the alignment of tables. */
export const BODY_BLOCKS: readonly EditorComponentDefinition[] = [
  {
    id: "fenced",
    label: "Exhibit, drawing, small print",
    icon: "bar_chart",
    fields: [
      { name: "kind", label: "Kind", widget: "select", options: KINDS, default: "exhibit" },
      { name: "content", label: "Content", widget: "text", hint: "As docs/editing.md shows it." },
    ],
    pattern: /^```(?<kind>[a-z][a-z ]*)\n(?<content>[\s\S]*?)\n```$/m,
    toBlock: ({ kind, content = "" }) => `\`\`\`${kind || "exhibit"}\n${content}\n\`\`\``,
  },
  {
    id: "table",
    label: "Table",
    icon: "table",
    fields: [
      {
        name: "table",
        label: "Table",
        widget: "text",
        hint: "A line for each row, its cells between |; the second line is | --- | --- |, with ---: for a column of figures.",
      },
    ],
    pattern: /^(?<table>\|.+\|\n\|[ :|-]+\|(?:\n\|.+\|)*)$/m,
    toBlock: ({ table = "" }) => table,
  },
];
