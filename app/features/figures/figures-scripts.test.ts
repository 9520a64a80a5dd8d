import { resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { describe, expect, test } from "vitest";
import { bundledSearchLanguages } from "#app/features/search/bundled-languages.ts";
import { bundledWords } from "../../../platform/bundled-words.ts";

const COUNTING_MODULE = resolve("app/ui/runtime/count-figures.ts");

/**
 * The scripts of a page, as a build makes them: what every page starts, and what the page of the deck loads.
 *
 * @param address where figures are reported; empty where nothing is counted
 */
async function bundleScripts(address: string, isModuleEmpty = false): Promise<string[]> {
  const emptyModule = {
    name: "empty-module",
    load: (id: string) =>
      isModuleEmpty && id === COUNTING_MODULE ? "export function countFigures() {}" : undefined,
  };
  const scripts = ["app/ui/runtime/start.ts", "app/features/deck/deck.island.tsx"];
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [emptyModule, bundledWords(), bundledSearchLanguages()],
    define: {
      "import.meta.env.VITE_FIGURES": JSON.stringify(address),
      "import.meta.env.VITE_FORM_ENDPOINT": JSON.stringify("/forms"),
      "import.meta.env.ATTRIBUTION": "false",
      "import.meta.env.NEWSLETTER": "false",
    },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: scripts, external: /^react/, preserveEntrySignatures: "strict" },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
}

const sizeOf = (scripts: readonly string[]) => Buffer.byteLength(scripts.join(""));

describe("the scripts of a page", () => {
  test("have not a byte that counts where nothing is counted", async () => {
    const off = await bundleScripts("");
    expect(off).toEqual(await bundleScripts("", true));
    expect(off.join("")).not.toMatch(/sendBeacon|site:file/);
  });

  test("grow by at most 1 KB where visits are counted", async () => {
    const on = await bundleScripts("/forms/figures");
    expect(on.join("")).toContain("sendBeacon");
    const added = sizeOf(on) - sizeOf(await bundleScripts(""));
    expect(added).toBeLessThanOrEqual(1024);
  });
});
