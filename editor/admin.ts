import CMS, { type CmsConfig } from "@sveltia/cms";
import { slugOf } from "#app/base/slug.ts";
import { BODY_BLOCKS } from "./body-blocks.ts";
import { readContentFile, writeContentFile } from "./content-file.ts";
import type { EditorConfig } from "./editor-config.ts";

/** The configuration as JSON. The build inserts it here (build-editor.ts). */
declare const EDITOR_CONFIG: string;

/** The folders with items that other files refer to by id. */
const referencedFolders = new Set<string>();
const config: EditorConfig = JSON.parse(EDITOR_CONFIG, (key, value) => {
  if (key === "collection") referencedFolders.add(value);
  // JSON has no regular expressions, and the editor would make one from a text without the flag.
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

// The id of an item that other files refer to is written into its file, even if the site could make it from the name.
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
