/* The editor in the browser: `/admin/`. */

import { config } from "virtual:editor-config";
import CMS from "@sveltia/cms";
import { readContentFile, writeContentFile } from "./content-file.ts";
import { fileForms } from "./sveltia-config.ts";

for (const [format, form] of fileForms(config)) {
  CMS.registerCustomFormat(format, form.extension, {
    fromFile: (text) => readContentFile(text, form),
    toFile: (value) => writeContentFile(value, form),
  });
}
CMS.init({ config } as unknown as Parameters<typeof CMS.init>[0]);
