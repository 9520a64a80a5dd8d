/* The editor in the browser: `/admin/`. */

import { config } from "virtual:editor-config";
import CMS from "@sveltia/cms";
import { BODY_BLOCKS } from "./body-blocks.ts";
import { readContentFile, writeContentFile } from "./content-file.ts";
import { fileForms, forSveltia } from "./sveltia-config.ts";

for (const [format, form] of fileForms(config)) {
  CMS.registerCustomFormat(format, form.extension, {
    fromFile: (text) => readContentFile(text, form),
    toFile: (value) => writeContentFile(value, form),
  });
}
type Component = Parameters<typeof CMS.registerEditorComponent>[0];
for (const block of BODY_BLOCKS) {
  CMS.registerEditorComponent({ ...block, toPreview: block.toBlock } as unknown as Component);
}
CMS.init({ config: forSveltia(config) } as unknown as Parameters<typeof CMS.init>[0]);
