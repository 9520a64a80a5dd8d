import { build } from "vite";

/**
 * Bundles app/boot/boot.ts, outside of the framework's build, because it has to run before any of the framework's
 * modules is fetched. It stands in every page, always the same: as a file it would be one request more beside those
 * that the first paint waits for (docs/decisions/0010-boot-script-in-the-page.md).
 *
 * @returns the text of the script
 * @throws Error when it was not built, or would end its own element
 */
export async function bundleBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: "app/boot/boot.ts", output: { format: "iife" } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The boot script was not built");
  const code = output.output[0].code.trim();
  if (/<\/script|<!--/i.test(code)) {
    throw new Error("The boot script cannot stand in a page: it holds </script or <!--");
  }
  return code;
}
