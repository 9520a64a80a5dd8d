import CMS, { type CmsConfig } from "@sveltia/cms";
import { slugOf } from "#app/base/slug.ts";
import { BODY_BLOCKS } from "./body-blocks.ts";
import { readContentFile, writeContentFile } from "./content-file.ts";
import type { EditorConfig } from "./editor-config.ts";

/** As JSON, from the build (build-editor.ts). */
declare const EDITOR_CONFIG: string;

/** The collections whose items others choose by their ids. */
const referenced = new Set<string>();
const config: EditorConfig = JSON.parse(EDITOR_CONFIG, (key, value) => {
  if (key === "collection") referenced.add(value);
  // JSON knows no expressions, and from a text the editor would make one without the flag.
  return key === "pattern" ? [new RegExp(value[0], "u"), value[1]] : value;
});

const folders = config.collections.filter((one) => "folder" in one);
const files = config.collections.flatMap((one) => ("files" in one ? one.files : []));

for (const { format, fields, ...place } of [...folders, ...files]) {
  const extension = "extension" in place ? place.extension : "yaml";
  const form = { fields, extension };
  CMS.registerCustomFormat(format, extension, {
    fromFile: (text) => readContentFile(text, form),
    toFile: (value) => writeContentFile(value, form),
  });
}
for (const block of BODY_BLOCKS)
  CMS.registerEditorComponent({ ...block, toPreview: block.toBlock });

// Such an id is written down, even where the site would make it from the name.
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const folder = folders.find((one) => one.name === entry.get("collection"));
    const field = (name: string) => String(entry.getIn(["data", name]) ?? "");
    if (!folder || !referenced.has(folder.name) || field("id")) return undefined;
    return entry.setIn(["data", "id"], slugOf(field(folder.identifier_field)));
  },
});
CMS.init({ config: config as unknown as CmsConfig });
