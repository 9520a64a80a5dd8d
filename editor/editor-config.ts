import type { z } from "zod";
import { BODY_BLOCKS } from "./body-blocks.ts";
import { BODY, type EditorField, type FileForm } from "./content-file.ts";
import type { EditorSettings } from "./editor-settings.ts";
import { fieldsOf, labelOf, placeName, SINGLE_FILES } from "./fields.ts";

/** What each file of content/ holds, by its path; `*` stands for any name. */
export type Schemas = Readonly<Record<string, z.ZodType>>;

/** The configuration of Sveltia CMS. */
export type EditorConfig = ReturnType<typeof editorConfig>;

/** The editor for everything in content/. */
export function editorConfig(schemas: Schemas, settings: EditorSettings) {
  const places = Object.entries(schemas).map(placeOf);
  const files = places.filter((place) => "file" in place);
  const folders = places.filter((place) => "folder" in place);
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

/** What a file at a path, which ends in `.md` or `.yaml`, holds. */
export function fileForm(path: string, schema: z.ZodType): FileForm {
  const fields = fieldsOf(schema, path);
  return path.endsWith(".md")
    ? { extension: "md", fields: [...fields, BODY_FIELD] }
    : { extension: "yaml", fields };
}

/** A file of the editor, or all files of a folder; the browser registers by `format` how each is read and written. */
function placeOf([path, schema]: [string, z.ZodType]) {
  const { extension, fields } = fileForm(path, schema);
  const name = placeName(path);
  const label = schema.meta()?.title ?? labelOf(name.replace(/^.*?-(?=[a-z])/, ""));
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

const BODY_FIELD: EditorField = {
  name: BODY,
  label: "Text",
  widget: "markdown",
  required: false,
  default: "",
  // What the site renders.
  buttons: [
    ...["bold", "italic", "code", "link", "heading-two", "heading-three"],
    ...["quote", "bulleted-list", "numbered-list"],
  ],
  editor_components: ["image", ...BODY_BLOCKS.map(({ id }) => id)],
};
