import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readContentFile } from "./content-file.ts";
import type { EditorField, Fields, FileForm } from "./editor-field.ts";
import { labelOf } from "./fields.ts";

/** The templates of standalone pages. `npm run new-page` copies them, too (app/commands/page-template.ts). */
const FOLDER = "docs/templates";

/** A collection of the editor with the pages of a template. */
interface Place {
  name: string;
  label: string;
  fields: readonly EditorField[];
}

/**
 * A collection for the pages of each template, such as "Event pages". A new entry begins with the words and blocks of the
 * template. Its list shows the pages in the folder of the template's address, such as `/events/`.
 *
 * @param standalone the collection of all standalone pages
 */
export function templateCollections<Standalone extends Place>(
  standalone: Standalone,
  form: FileForm,
) {
  const names = globSync("*.yaml", { cwd: FOLDER }).map((file) => basename(file, ".yaml"));
  return names.sort().map((name) => {
    const template = readContentFile(readFileSync(join(FOLDER, `${name}.yaml`), "utf8"), form);
    const [, folder = ""] = String(template.address).split("/");
    return {
      ...standalone,
      name: `${standalone.name}-${name}`,
      label: `${labelOf(name)} pages`,
      description: `New begins with a template. The list shows the pages below /${folder}.`,
      filter: { field: "address", pattern: `^/${folder}/` },
      fields: withDefaults(standalone.fields, template),
    };
  });
}

/** Fields that a new entry fills with the values of a template. */
function withDefaults(fields: readonly EditorField[], template: Fields): EditorField[] {
  return fields.map((field) => {
    const value = template[field.name];
    return value === undefined ? field : { ...field, default: value };
  });
}
