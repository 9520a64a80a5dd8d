import { resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { describe, expect, test } from "vitest";
import { bundledWords } from "../../../platform/bundled-words.ts";

const ATTRIBUTION_MODULE = resolve("app/ui/runtime/attribution.ts");
/** The module without anything in it. It imports the same file, so that the order of the files stays. */
const EMPTY_MODULE = `
  import "./storage.ts";
  export function storeAttribution() {}
  export function attributionOf() { return {}; }
  export function readStoredAttribution() { return {}; }`;

/** The scripts of a page with a form, as a build makes them: what stands in the page, and what its form loads. */
async function bundleScripts(isOn: boolean, isModuleEmpty = false): Promise<string[]> {
  const emptyModule = {
    name: "empty-module",
    load: (id: string) => (isModuleEmpty && id === ATTRIBUTION_MODULE ? EMPTY_MODULE : undefined),
  };
  const scripts = ["app/ui/runtime/boot.ts", "app/features/forms/use-form.ts"];
  const results = scripts.map((input) =>
    build({
      configFile: false,
      logLevel: "error",
      plugins: [emptyModule, bundledWords()],
      define: {
        "import.meta.env.ATTRIBUTION": JSON.stringify(isOn),
        "import.meta.env.VITE_FORM_ENDPOINT": JSON.stringify("/forms"),
      },
      build: {
        write: false,
        target: "es2022",
        modulePreload: false,
        rolldownOptions: { input, external: /^react/, preserveEntrySignatures: "strict" },
      },
    }),
  );
  const bundles = (await Promise.all(results)) as Rolldown.RolldownOutput[];
  return bundles.map(({ output }) => output[0].code);
}

const sizeOf = (scripts: readonly string[]) => Buffer.byteLength(scripts.join(""));

describe("the scripts of a page", () => {
  test("have not a byte of attribution where it is off", async () => {
    expect(await bundleScripts(false)).toEqual(await bundleScripts(false, true));
  });

  test("grow by at most 1 KB where it is on", async () => {
    const scripts = await bundleScripts(true);
    expect(scripts.join("")).toContain("utm_source");
    const added = sizeOf(scripts) - sizeOf(await bundleScripts(false));
    expect(added).toBeLessThanOrEqual(1024);
  });
});
