import { z } from "zod";
import { BODY } from "#app/model/fields/body-field.ts";
import { type FieldMeaning, meaningOf, tellsItemsApart } from "#app/model/fields/meaning.ts";
import type { ReferenceChoices } from "#app/model/reference-choices.ts";
import { exhibit } from "#app/model/schemas/exhibit.ts";
import { BODY_BLOCK_IDS, type BodyForms } from "./body-blocks.ts";
import { changedParts, type EditorField, type FileForm } from "./editor-field.ts";
import type { EditorSettings } from "./editor-settings.ts";
import { fieldsOf, labelOf, placeName, SINGLE_FILES, singularOf } from "./fields.ts";
import { PHOTOS_ADDRESS } from "./file-addresses.ts";
import { templateCollections } from "./page-templates.ts";

/** The pages that an editor composes from blocks. */
const STANDALONE_PAGES = "standalone/*.yaml";

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
 *
 * @param choices the items of the collections that Sveltia CMS cannot read as a whole
 */
export function editorConfig(
  schemas: Schemas,
  settings: EditorSettings,
  languages: EditorLanguages,
  choices: ReferenceChoices,
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
      ...folders.flatMap(([path, schema]) => {
        const collection = folderCollection(path, schema, settings, choices);
        if (path !== STANDALONE_PAGES) return [collection];
        return [collection, ...templateCollections(collection, fileForm(path, schema))];
      }),
      {
        name: SINGLE_FILES,
        label: "Pages and files",
        files: files.map(([path, schema]) => singleFile(path, schema, choices)),
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

function singleFile(path: string, schema: z.ZodType, choices: ReferenceChoices) {
  const form = withChoices(fileForm(path, schema), choices);
  return { ...place(path, schema, form), file: `content/${path}` };
}

/** A form whose fields offer the items of collections. */
function withChoices(form: FileForm, choices: ReferenceChoices): FileForm {
  const filled = ({ choicesOf, ...field }: EditorField): EditorField => ({
    ...field,
    ...(choicesOf && { options: choices[choicesOf] ?? [] }),
    ...changedParts(field, filled),
  });
  return { ...form, fields: form.fields.map(filled) };
}

/** @throws TypeError for items without a heading that tells them apart */
function folderCollection(
  path: string,
  schema: z.ZodType,
  settings: EditorSettings,
  choices: ReferenceChoices,
) {
  const order = requiredField(schema, (meaning) => meaning.kind === "order");
  const title = requiredField(schema, tellsItemsApart);
  if (title === undefined) throw new TypeError(`${path}: no heading tells the items apart`);
  const isReordered = order !== undefined && canReorder(settings);
  const written = withChoices(fileForm(path, schema), choices);
  const form = isReordered ? { ...written, fields: written.fields.map(hidden(order)) } : written;
  const { label, ...placed } = place(path, schema, form);
  return {
    ...placed,
    label,
    label_singular: singularOf(label),
    extension: form.extension,
    folder: `content/${path.replace(/\/\*.*$/, "")}`,
    identifier_field: title,
    slug: `{{${title}}}`,
    summary: `{{${title}}}`,
    create: true,
    delete: true,
    ...(isReordered && { reorder: { key: order } }),
    sortable_fields: sortableFields(schema, title, order),
  };
}

/** The name of the first field of a schema that every item has and that has a meaning. Undefined if there is none. */
function requiredField(
  schema: z.ZodType,
  hasMeaning: (meaning: FieldMeaning) => boolean,
): string | undefined {
  const fields = schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];
  const found = fields.find(([, field]) => {
    const meaning = meaningOf(field);
    return !(field instanceof z.ZodOptional) && meaning !== undefined && hasMeaning(meaning);
  });
  return found?.[0];
}

/** By what the list of a collection can be sorted: by the place of each item, else by its day, the newest first; by its title. */
function sortableFields(schema: z.ZodType, title: string, order: string | undefined) {
  if (order !== undefined) return { fields: [order, title] };
  const day = requiredField(schema, (meaning) => meaning.kind === "date");
  if (day === undefined) return { fields: [title] };
  return { fields: [day, title], default: { field: day, direction: "descending" } };
}

/**
 * Whether the list of a collection has the button "Reorder". Where each save is a proposal, Sveltia CMS writes a new order
 * past the proposals. There an editor changes the number in the form.
 */
function canReorder({ options }: EditorSettings): boolean {
  return options.publish_mode !== "editorial_workflow";
}

/** Hides a field whose value the editor writes by itself. */
function hidden(name: string): (field: EditorField) => EditorField {
  return (field) => {
    return field.name === name ? { name, label: field.label, widget: "hidden" } : field;
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
