import CMS, { type CmsConfig } from "@sveltia/cms";
import { slugOf } from "#app/base/slug.ts";
import { BODY_BLOCKS } from "./body-blocks.ts";
import { readContentFile, writeContentFile } from "./content-file.ts";
import type { EditorConfig } from "./editor-config.ts";

/** The configuration as JSON, which the build puts here (build-editor.ts). */
declare const EDITOR_CONFIG: string;

/** The folders whose items other files name by their ids. */
const referencedFolders = new Set<string>();
const config: EditorConfig = JSON.parse(EDITOR_CONFIG, (key, value) => {
  if (key === "collection") referencedFolders.add(value);
  // JSON knows no expressions, and of a text the editor would make one without the flag.
  return key === "pattern" ? [new RegExp(value[0], "u"), value[1]] : value;
});

const folders = config.collections.filter((collection) => "folder" in collection);
const files = config.collections.flatMap((collection) =>
  "files" in collection ? collection.files : [],
);

for (const { format, fields, ...place } of [...folders, ...files]) {
  const extension = "extension" in place ? place.extension : "yaml";
  const form = { fields, extension };
  CMS.registerCustomFormat(format, extension, {
    fromFile: (text) => readContentFile(text, form),
    toFile: (value) => writeContentFile(value, form),
  });
}

for (const block of BODY_BLOCKS) {
  CMS.registerEditorComponent({ ...block, toPreview: block.toBlock });
}

// An id that other files name is written into its file, even where the site would make it from the name.
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const folder = folders.find(({ name }) => name === entry.get("collection"));
    const field = (name: string) => String(entry.getIn(["data", name]) ?? "");
    if (!folder || !referencedFolders.has(folder.name) || field("id")) return undefined;
    return entry.setIn(["data", "id"], slugOf(field(folder.identifier_field)));
  },
});

CMS.init({ config: config as unknown as CmsConfig });
