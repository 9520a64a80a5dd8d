import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { basePath } from "#app/lib/base-path.ts";

/**
 * Bundles app/boot/boot.ts into one file of its own, outside of the framework's build, because it has to run
 * before any of the framework's modules is fetched.
 *
 * @param clientDir the built site
 * @returns the address of the script
 */
export async function writeBootScript(clientDir: string): Promise<string> {
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
  const { code } = output.output[0];
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  const name = `boot-${hash}.js`;
  await writeFile(join(clientDir, "assets", name), code);
  return `${basePath()}/assets/${name}`;
}
