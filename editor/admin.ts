/* The editor in the browser: `/admin/`. */

import { config } from "virtual:editor-config";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { slugOf } from "#app/lib/slug.ts";
import { BODY_BLOCKS } from "./body-blocks.ts";
import { readContentFile, writeContentFile } from "./content-file.ts";
import { fileForms, referencedPlaces } from "./sveltia-config.ts";

for (const [format, form] of fileForms(config)) {
  CMS.registerCustomFormat(format, form.extension, {
    fromFile: (text) => readContentFile(text, form),
    toFile: (value) => writeContentFile(value, form),
  });
}
for (const block of BODY_BLOCKS) {
  CMS.registerEditorComponent({ ...block, toPreview: block.toBlock });
}

// Others choose such an item by its id, so that it is written down, even where the site would make it from the name.
const referenced = referencedPlaces(config);
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const place = referenced.find(({ name }) => name === entry.get("collection"));
    const { identifier_field: name } = place ?? {};
    if (!name || entry.getIn(["data", "id"])) return undefined;
    return entry.setIn(["data", "id"], slugOf(String(entry.getIn(["data", name]))));
  },
});
CMS.init({ config: config as unknown as CmsConfig });
