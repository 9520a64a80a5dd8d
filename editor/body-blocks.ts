import type { EditorComponentDefinition } from "@sveltia/cms";
import { lineAt } from "#app/model/line-at.ts";
import { splitFrontMatter } from "#app/model/yaml/yaml-fields.ts";
import { readContentFile, writeContentFile } from "./content-file.ts";
import type { EditorField, Fields } from "./editor-field.ts";

/** The fields of the blocks of data in a text that have a form. */
export interface BodyForms {
  exhibit: readonly EditorField[];
}

/** The widget for a photo. The formats are those of content that browsers can show. */
export const PHOTO_WIDGET = {
  widget: "image",
  accept: "image/jpeg,image/png,image/webp,image/avif",
  // A photo is a file of this site.
  choose_url: false,
} as const;

/** The ids of all blocks in a text. */
export const BODY_BLOCK_IDS = ["image", "exhibit", "fenced", "table"] as const;

/** The kinds of fenced blocks without a form. */
const KINDS = ["picture", "small print"];

/** The field for an exhibit that was written by hand and cannot be read. */
const UNREADABLE = "unreadable";

/** Markdown that the editor's rich text view would lose: fenced blocks of data, and the alignment of tables. */
export function bodyBlocks(forms: BodyForms): EditorComponentDefinition[] {
  return [IMAGE, exhibitBlock(forms.exhibit), FENCED_BLOCK, TABLE];
}

/** A photo within a text. It takes the place of Sveltia CMS's own, whose dialog offers addresses of other sites. */
const IMAGE: EditorComponentDefinition = {
  id: "image",
  label: "Image",
  icon: "image",
  fields: [
    {
      name: "src",
      label: "Photo",
      hint: "It stands as wide as the text, in its own shape.",
      ...PHOTO_WIDGET,
    },
    {
      name: "alt",
      label: "What it shows",
      widget: "string",
      hint: "In a sentence, for people who cannot see the photo.",
    },
    {
      name: "title",
      label: "Caption",
      widget: "string",
      required: false,
      hint: "A sentence below the photo.",
    },
  ],
  pattern:
    /!\[(?<alt>(?:[^\]\\]|\\.)*)\]\((?<src><[^<>]+>|[^\s()]+)(?:\s+"(?<title>(?:[^"\\]|\\.)*)")?\)/,
  toBlock: ({ src = "", alt = "", title = "" }) => {
    const caption = title && ` "${title.replace(/(?<!\\)"/g, "'")}"`;
    return src && `![${alt}](${src}${caption})`;
  },
};

const FENCED_BLOCK: EditorComponentDefinition = {
  id: "fenced",
  label: "Drawing, small print",
  icon: "palette",
  fields: [
    {
      name: "kind",
      label: "Kind",
      widget: "select",
      options: KINDS,
      default: "picture",
      hint: "A drawing between two paragraphs, or a paragraph in small type, such as a disclaimer.",
    },
    {
      name: "content",
      label: "Content",
      widget: "text",
      hint: "A drawing: its family and its colors, such as family: rings and, on the next line, scheme: yellow. Small print: the text.",
    },
  ],
  pattern: /^```(?<kind>(?!exhibit\n)[a-z][a-z ]*)\n(?<content>[\s\S]*?)\n```$/m,
  toBlock: ({ kind, content = "" }) => fenced(kind || "picture", content),
};

const TABLE: EditorComponentDefinition = {
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
};

/** A chart: its figures stand in rows with a label and a value. */
function exhibitBlock(fields: readonly EditorField[]): EditorComponentDefinition {
  const form = { fields, extension: "yaml" } as const;
  /** Exhibits as they stand in texts, by the way the editor writes them. An exhibit without a change keeps its lines. */
  const originals = new Map<string, string>();
  const write = (values: Fields) => writeContentFile(values, form).trimEnd();
  return {
    id: "exhibit",
    label: "Exhibit",
    icon: "bar_chart",
    fields: [
      ...fields,
      {
        name: UNREADABLE,
        label: "Written by hand",
        widget: "text",
        required: false,
        hint: "Empty, unless the exhibit was written by hand and has a fault. Correct it here, or empty this field and fill in the others.",
      },
    ] as EditorComponentDefinition["fields"],
    pattern: /^```exhibit\n(?<content>[\s\S]*?)\n```$/m,
    fromBlock: ({ groups }) => {
      const text = groups?.content ?? "";
      const values = readKnownFields(text, fields);
      if (!values) return { [UNREADABLE]: text };
      originals.set(write(values), text);
      return { ...values };
    },
    toBlock: (props) => {
      const { [UNREADABLE]: unreadable, ...values } = props;
      if (unreadable) return fenced("exhibit", unreadable);
      const names = fields.map(({ name }) => name).filter((name) => name in values);
      const text = write(Object.fromEntries(names.map((name) => [name, values[name]])));
      return fenced("exhibit", originals.get(text) ?? text);
    },
  };
}

/** The fields of a block. Undefined if it is not YAML, or has a field without a control: the form would lose it. */
function readKnownFields(text: string, fields: readonly EditorField[]): Fields | undefined {
  try {
    const values = readContentFile(text, { fields, extension: "yaml" });
    return hasOnlyKnownFields(values, fields) ? values : undefined;
  } catch {
    return undefined;
  }
}

function hasOnlyKnownFields(value: unknown, fields: readonly EditorField[]): boolean {
  if (Array.isArray(value)) return value.every((entry) => hasOnlyKnownFields(entry, fields));
  return Object.entries(Object(value)).every(([name, part]) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) return false;
    return field.fields ? hasOnlyKnownFields(part, field.fields) : true;
  });
}

function fenced(kind: string, content: string): string {
  return `\`\`\`${kind}\n${content}\n\`\`\``;
}

/** A field in the form of a block of a text. */
export interface BlockField {
  /** The id of the block's kind. */
  component: string;
  /** The number of the block among those of its kind in the text, from 0. */
  index: number;
  /** Such as `rows.0.value`. */
  path: string;
}

/** The order in which blocks are looked for: a fenced block may have the Markdown of a table or of a photo in it. */
const SEARCH_ORDER = ["exhibit", "fenced", "table", "image"] as const satisfies BlockId[];

type BlockId = (typeof BODY_BLOCK_IDS)[number];

/**
 * Where a fault of a text stands in the forms of its blocks.
 *
 * @param fault its line is one of the file
 * @param text of the whole file
 * @param blocks of texts
 * @returns undefined for a fault outside of blocks
 */
export function fieldInBlock(
  fault: { field: string; line?: number | undefined },
  text: string,
  blocks: readonly EditorComponentDefinition[],
): BlockField | undefined {
  const { line } = fault;
  if (line === undefined) return undefined;
  const { front } = splitFrontMatter(text);
  // The front matter becomes blanks, so that each line after it keeps its number.
  let unread = blanked(front) + text.slice(front.length);
  for (const id of SEARCH_ORDER) {
    const block = blocks.find((candidate) => candidate.id === id);
    if (!block) continue;
    const pattern = new RegExp(block.pattern, `${block.pattern.flags}g`);
    const matches = [...unread.matchAll(pattern)];
    const index = matches.findIndex((match) => spansLine(match, line));
    const match = matches[index];
    if (match) return { component: id, index, path: pathInBlock(id, fault.field, match, block) };
    unread = unread.replace(pattern, blanked);
  }
  return undefined;
}

function blanked(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

function spansLine({ 0: block, index, input }: RegExpMatchArray, line: number): boolean {
  const first = lineAt(input ?? "", index ?? 0);
  return line >= first && line < first + block.split("\n").length;
}

/** The field of a block that a fault is of. */
function pathInBlock(
  id: BlockId,
  field: string,
  match: RegExpMatchArray,
  { fromBlock }: EditorComponentDefinition,
): string {
  switch (id) {
    case "table":
      return "table";
    case "fenced":
      return "content";
    case "image":
      return match.groups?.alt?.trim() ? "src" : "alt";
    case "exhibit": {
      const values = fromBlock?.(match as RegExpExecArray) ?? {};
      const [, path = ""] = field.split(": ");
      return UNREADABLE in values ? UNREADABLE : path.replace(/\[(\d+)\]/g, ".$1");
    }
  }
}
