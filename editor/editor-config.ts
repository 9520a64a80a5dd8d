import type { z } from "zod";
import { exhibit } from "#app/model/schemas/exhibit.ts";
import { BODY_BLOCK_IDS, type BodyForms } from "./body-blocks.ts";
import { BODY, type EditorField, type FileForm } from "./editor-field.ts";
import type { EditorSettings } from "./editor-settings.ts";
import { fieldsOf, labelOf, placeName, SINGLE_FILES } from "./fields.ts";
import { PHOTOS_ADDRESS } from "./file-addresses.ts";

/** The schema of each file of content/, by path; `*` stands for any name. */
export type Schemas = Readonly<Record<string, z.ZodType>>;

/** The configuration of Sveltia CMS. */
export type EditorConfig = ReturnType<typeof editorConfig>;

/** The languages of the content. */
export interface EditorLanguages {
  /** The tag of the default language, such as `en-US`. */
  original: string;
  /** The folders of the translations, such as `de`. */
  translations: readonly string[];
}

/**
 * The configuration of the editor for everything in content/. `multilingualConfig` (translated-entries.ts) makes from it what
 * Sveltia CMS reads.
 */
export function editorConfig(
  schemas: Schemas,
  settings: EditorSettings,
  languages: EditorLanguages,
) {
  const paths = Object.entries(schemas);
  const folders = paths.filter(([path]) => path.includes("*"));
  const files = paths.filter(([path]) => !path.includes("*"));
  return {
    ...settings.options,
    languages,
    load_config_file: false,
    app_title: "Editor",
    media_folder: "content/photos",
    public_folder: PHOTOS_ADDRESS,
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: settings.sources.hasPageFrames },
    collections: [
      ...folders.map(([path, schema]) => folderCollection(path, schema)),
      {
        name: SINGLE_FILES,
        label: "Pages and single files",
        files: files.map(([path, schema]) => singleFile(path, schema)),
      },
    ],
  };
}

/** The fields of the blocks of data in texts. */
export function bodyForms(): BodyForms {
  return { exhibit: fieldsOf(exhibit, "an exhibit") };
}

/** The name of the format in which the editor reads and writes a file. The path ends in `.md` or `.yaml`. */
export function fileForm(path: string, schema: z.ZodType): FileForm {
  const fields = fieldsOf(schema, path);
  return path.endsWith(".md")
    ? { extension: "md", fields: [...fields, BODY_FIELD] }
    : { extension: "yaml", fields };
}

/** Options of files and folders. The browser registers a reader and a writer for each `format`. */
function place(path: string, schema: z.ZodType, { extension, fields }: FileForm) {
  const name = placeName(path);
  const label = schema.meta()?.title ?? labelOf(name.replace(/^.*?-(?=[a-z])/, ""));
  // Sveltia CMS accepts Markdown only in a format with that ending.
  const format = extension === "md" ? `${name}-frontmatter` : name;
  return { name, label, fields, format };
}

function singleFile(path: string, schema: z.ZodType) {
  return { ...place(path, schema, fileForm(path, schema)), file: `content/${path}` };
}

function folderCollection(path: string, schema: z.ZodType) {
  const form = fileForm(path, schema);
  const find = (name: string) => form.fields.find((field) => field.name === name);
  const title = find("name") ? "name" : "title";
  // If the id is a choice among a few words, every item exists already.
  const canGrow = find("id")?.widget !== "select";
  return {
    ...place(path, schema, form),
    extension: form.extension,
    folder: `content/${path.replace(/\/\*.*$/, "")}`,
    identifier_field: title,
    slug: `{{${title}}}`,
    summary: `{{${title}}}`,
    create: canGrow,
    delete: canGrow,
    sortable_fields: find("date")
      ? { fields: ["date", title], default: { field: "date", direction: "descending" } }
      : { fields: [find("order") ? "order" : title, title] },
  };
}

/** The Markdown below the fields of a file, with buttons for everything that the site renders. */
const BODY_FIELD: EditorField = {
  name: BODY,
  label: "Text",
  widget: "markdown",
  hint: "The text of the page, below its opening. The button Insert adds photos, exhibits and tables.",
  required: false,
  i18n: true,
  default: "",
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
  editor_components: BODY_BLOCK_IDS,
  // A picture with a link is no content of the site.
  linked_images: false,
};
