import { build, type Plugin, type Rolldown } from "vite";
import { bundledWords } from "./bundled-words.ts";

const SUFFIX = "?script";

/**
 * `import text from "#app/ui/runtime/boot.ts?script"` gives the text of a bundled script, to be inserted into a page.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const { base, define = {} } = this.environment.getTopLevelConfig();
      const result = await build({
        configFile: false,
        logLevel: "error",
        base,
        define,
        plugins: [bundledWords()],
        build: {
          write: false,
          target: "es2022",
          modulePreload: false,
          rolldownOptions: { input: file, output: { format: "iife" } },
        },
      });
      const { output } = result as Rolldown.RolldownOutput;
      return `export default ${JSON.stringify(output[0].code.trim())}`;
    },
  };
}
