import type { Plugin } from "vite";

/** Gives an empty text for every import of the text of a script. Unit tests need no bundled scripts. */
export function emptyInlineScripts(): Plugin {
  return {
    name: "empty-inline-scripts",
    enforce: "pre",
    load: (id) => (id.endsWith("?script") ? 'export default ""' : undefined),
  };
}
