import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";

/** The environment variable with the path of the file that holds the words of the default language, by section. */
export const WORDS_FILE_VARIABLE = "WORDS_FILE";

/**
 * `import search from "virtual:words/search"` gives the words of a section in the default language. Only scripts for the
 * browser hold them: a page in another language, and every page during development, brings its words itself.
 */
export function bundledWords(): Plugin {
  return {
    name: "bundled-words",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const file = process.env[WORDS_FILE_VARIABLE];
      const isForBrowser = this.environment.name === "client";
      if (!isForBrowser || !file) return `export default { ${JSON.stringify(name)}: {} }`;
      const words = JSON.parse(readFileSync(file, "utf8"));
      if (!(name in words)) throw new RangeError(`content/words.yaml has no section ${name}`);
      return `export default ${JSON.stringify({ [name]: words[name] })}`;
    },
  };
}
