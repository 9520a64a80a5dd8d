/* The editor in the browser: `/admin/`. */

import CMS, { type CmsConfig } from "@sveltia/cms";
import { slugOf } from "#app/lib/slug.ts";
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

const places = config.collections.flatMap((one) => ("files" in one ? one.files : [one]));

for (const place of places) {
  const extension = "extension" in place ? place.extension : "yaml";
  const form = { fields: place.fields, extension };
  CMS.registerCustomFormat(place.format, extension, {
    fromFile: (text) => readContentFile(text, form),
    toFile: (value) => writeContentFile(value, form),
  });
}
for (const block of BODY_BLOCKS) {
  CMS.registerEditorComponent({ ...block, toPreview: block.toBlock });
}

// Such an id is written down, even where the site would make it from the name.
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const place = places.find((one) => one.name === entry.get("collection"));
    const isNamed = entry.getIn(["data", "id"]) || !referenced.has(place?.name ?? "");
    if (isNamed || !place || !("identifier_field" in place)) return undefined;
    return entry.setIn(
      ["data", "id"],
      slugOf(String(entry.getIn(["data", place.identifier_field]))),
    );
  },
});
CMS.init({ config: config as unknown as CmsConfig });
