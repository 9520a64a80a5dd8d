import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { cachedFile, hashOf } from "../platform/build-cache.ts";
import { sourceCode } from "../platform/source-code.ts";

/** Files by their path below the editor's folder. */
export type EditorFiles = Map<string, Buffer>;

const ROOT = import.meta.dirname;
const PAGE = "index.html";
/** What the bundle holds besides the program. */
const FILES = [PAGE, "fault-panel.css", "page-preview.css"];
const BUNDLER = sourceCode("editor/bundle-editor.ts");
const PROGRAM = sourceCode("editor/admin.ts");

/**
 * Bundles Sveltia CMS with what this project adds. Its parts load when an editor first needs them
 * (docs/decisions/0014-editor.md). The bundle holds nothing of the content or of the settings, so a later build takes it over.
 *
 * @param base the address of the folder, such as `/admin/`
 */
export async function bundledEditor(base: string): Promise<EditorFiles> {
  const hashes = FILES.map((file) => hashOf(readFileSync(join(ROOT, file))));
  const inputs = { base, program: PROGRAM.version(), files: hashes };
  const bundle = await cachedFile({ code: BUNDLER, inputs }, () => bundleEditor(base));
  const files: [path: string, content: string][] = JSON.parse(String(bundle));
  return new Map(files.map(([path, content]) => [path, Buffer.from(content, "base64")]));
}

/** @returns the files as JSON: a list of paths, each with the content in Base64 */
async function bundleEditor(base: string): Promise<Buffer> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    root: ROOT,
    base,
    build: {
      write: false,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: join(ROOT, PAGE) },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const files = output.map((file) => {
    const content = file.type === "chunk" ? file.code : file.source;
    return [file.fileName, Buffer.from(content).toString("base64")];
  });
  return Buffer.from(JSON.stringify(files));
}
