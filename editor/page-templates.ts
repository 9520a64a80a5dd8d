import { pageTemplates } from "#app/model/page-templates.ts";
import { readContentFile } from "./content-file.ts";
import type { EditorField, Fields, FileForm } from "./editor-field.ts";
import { labelOf } from "./fields.ts";

/** A collection of the editor with the pages of a template. */
interface Place {
  name: string;
  label: string;
  fields: readonly EditorField[];
}

/**
 * A collection for the pages of each template, such as "Event pages". A new entry begins with the words and blocks of the
 * template. Its list shows the pages in the folder of the template's address, such as `/events/`. The blank template has no
 * folder and no collection: a new entry among all standalone pages is blank.
 *
 * @param standalone the collection of all standalone pages
 */
export function templateCollections<Standalone extends Place>(
  standalone: Standalone,
  form: FileForm,
) {
  return pageTemplates().flatMap(({ name, yaml }) => {
    const template = readContentFile(yaml, form);
    const [, folder = "", ...page] = String(template.address).split("/");
    if (page.length === 0) return [];
    const collection = {
      ...standalone,
      name: `${standalone.name}-${name}`,
      label: `${labelOf(name)} pages`,
      label_singular: `${labelOf(name)} page`,
      description: `New begins with a template. The list shows the pages below /${folder}.`,
      filter: { field: "address", pattern: `^/${folder}/` },
      fields: withDefaults(standalone.fields, template),
    };
    return [collection];
  });
}

/** Fields that a new entry fills with the values of a template. */
function withDefaults(fields: readonly EditorField[], template: Fields): EditorField[] {
  return fields.map((field) => {
    const value = template[field.name];
    return value === undefined ? field : { ...field, default: value };
  });
}
