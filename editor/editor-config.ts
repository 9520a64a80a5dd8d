import type { z } from "zod";
import { BODY_BLOCKS } from "./body-blocks.ts";
import { BODY } from "./content-file.ts";
import type { EditorSettings } from "./editor-settings.ts";
import { fieldsOf, labelOf, placeName } from "./fields.ts";
import {
  type EditorConfig,
  type EditorField,
  type FileForm,
  type Place,
  SINGLE_FILES,
} from "./sveltia-config.ts";

/** Where the path does not say it well enough. */
const LABELS: Readonly<Record<string, string>> = {
  "services/growth/*.yaml": "Growth services",
  "leaders/*.yaml": "Partners",
  "legal/*.md": "Legal texts",
  "site.yaml": "Firm, menu, footer",
  "deck/deck.yaml": "Presentation: slides",
  "pages/presentation.yaml": "Presentation: page",
  "brochure/brochure.yaml": "Brochure",
};

/**
 * The editor for everything in content/.
 *
 * @param schemas by path below content/; `*` stands for any name
 */
export function editorConfig(
  schemas: Readonly<Record<string, z.ZodType>>,
  settings: EditorSettings,
): EditorConfig {
  const places = Object.entries(schemas).map(([path, schema]) => placeOf(path, schema));
  const folders = places.filter(({ folder }) => folder);
  const files = places.filter(({ file }) => file);
  return {
    ...settings.options,
    load_config_file: false,
    app_title: "Editor",
    media_folder: "content/photos",
    public_folder: "/photos",
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    collections: [...folders, { name: SINGLE_FILES, label: "Pages and single files", files }],
  };
}

/** @throws TypeError for a path with another ending than `.md` or `.yaml` */
export function fileForm(path: string, schema: z.ZodType): FileForm {
  const [, extension] = /\.(md|yaml)$/.exec(path) ?? [];
  if (extension !== "md" && extension !== "yaml") throw new TypeError(`${path}: no known ending`);
  const own = fieldsOf(schema, path);
  return { extension, fields: extension === "md" ? [...own, bodyField] : own };
}

function placeOf(path: string, schema: z.ZodType): Place {
  const { extension, fields } = fileForm(path, schema);
  const name = placeName(path);
  const label = LABELS[path] ?? labelOf(name.replace(/^.*?-(?=[a-z])/, ""));
  // Sveltia CMS takes Markdown in a form of that ending only.
  const format = extension === "md" ? `${name}-frontmatter` : name;
  const place = { name, label, fields, format };
  if (!path.includes("*")) return { ...place, file: `content/${path}` };
  const has = (field: string) => fields.find((one) => one.name === field);
  const title = has("name") ? "name" : "title";
  // An id that is one of a fixed few: the pages are all there.
  const isOpen = has("id")?.widget !== "select";
  return {
    ...place,
    extension,
    folder: `content/${path.replace(/\/\*.*$/, "")}`,
    identifier_field: title,
    slug: `{{${title}}}`,
    summary: `{{${title}}}`,
    create: isOpen,
    delete: isOpen,
    sortable_fields: has("date")
      ? { fields: ["date", title], default: { field: "date", direction: "descending" } }
      : { fields: [has("order") ? "order" : title, title] },
  };
}

const bodyField: EditorField = {
  name: BODY,
  label: "Text",
  widget: "markdown",
  required: false,
  default: "",
  // What the site renders.
  buttons: [
    "bold",
    "italic",
    "code",
    "link",
    "heading-two",
    "heading-three",
    "quote",
    "bulleted-list",
    "numbered-list",
  ],
  editor_components: ["image", ...BODY_BLOCKS.map(({ id }) => id)],
};

/** A program text that makes the value; expressions stay expressions, which JSON does not know. */
export function sourceOf(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}:${sourceOf(entry)}`,
  );
  return `{${entries.join(",")}}`;
}
