import type { BodyForms } from "./body-blocks.ts";
import type { EditorConfig } from "./editor-config.ts";
import type { PreviewServer } from "./preview-server.ts";

/** What a build tells the editor. It stands in the editor's page as JSON. */
export interface PageSettings {
  config: EditorConfig;
  /** The fields of the blocks of data in texts. */
  bodyForms: BodyForms;
  /** The server that previews the content; null on a published site. */
  previewServer: PreviewServer | null;
}
