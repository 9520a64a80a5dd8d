import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { build, type Plugin, type Rolldown, type RunnableDevEnvironment } from "vite";
import { editorConfig, sourceOf } from "./editor-config.ts";
import { localEditor } from "./editor-settings.ts";
import type { EditorConfig } from "./sveltia-config.ts";

const CONFIG = "virtual:editor-config";
const NOTHING = "\0nothing";

/**
 * Parts of the editor that this site has no field for: maps, highlighting for 300 languages (14 MB), SVG and HEIC
 * conversion (WebAssembly, which the page's policy refuses).
 */
const WITHOUT =
  /^(@shikijs\/(langs|themes)\/|terra-draw|leaflet|exifr|svgo)|\/chunks\/(heic|webp_enc)/;

/** Gives the editor its configuration and keeps out what it does not need. */
function editorParts(config: EditorConfig): Plugin {
  return {
    name: "editor-parts",
    enforce: "pre",
    resolveId: (id) => {
      if (id === CONFIG) return `\0${CONFIG}`;
      return WITHOUT.test(id) ? NOTHING : undefined;
    },
    load: (id) => {
      if (id === `\0${CONFIG}`) return `export const config = ${sourceOf(config)};`;
      return id === NOTHING ? "export default [];" : undefined;
    },
  };
}

/**
 * The files of the editor, by their path below its folder.
 *
 * @param base address of that folder, such as `/admin/`
 * @throws Error, in words, when Sveltia CMS is not installed
 */
export async function buildEditor(
  config: EditorConfig,
  base: string,
): Promise<Map<string, string | Uint8Array>> {
  try {
    import.meta.resolve("@sveltia/cms");
  } catch {
    throw new Error("The editor is not installed here. Install it with: npm ci --include=dev");
  }
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    root: import.meta.dirname,
    base,
    plugins: [editorParts(config)],
    build: {
      write: false,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: join(import.meta.dirname, "index.html") },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(
    output
      .filter(({ fileName }) => !/heic|marker-icon/.test(fileName))
      .map((file) => [file.fileName, file.type === "asset" ? file.source : file.code]),
  );
}

/**
 * Writes the editor below a site.
 *
 * @param folder gets the files
 * @param base address of that folder on the site
 */
export async function writeEditor(folder: string, config: EditorConfig, base: string) {
  const files = await buildEditor(config, base);
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return { written: files.size };
}

export interface PreviewEditorOptions {
  /** Source path of the bundle that knows the schemas. */
  entry: string;
  /** The address of the editor's folder below the site's base, such as `/admin`. */
  folder: string;
  /** The headers of a file of the editor, as production sends them. */
  headers(path: string): Readonly<Record<string, string>>;
}

/** `npm run edit`: the editor beside the preview, made from the schemas when it is first opened. */
export function previewEditor({ entry, folder, headers }: PreviewEditorOptions): Plugin {
  return {
    name: "preview-editor",
    apply: "serve",
    configureServer(server) {
      const base = `${server.config.base}${folder.slice(1)}/`;
      let files: ReturnType<typeof buildEditor> | undefined;
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (`${pathname}/` === base) return response.writeHead(302, { Location: base }).end();
        if (!pathname.startsWith(base)) return next();
        try {
          files ??= editorFiles(server.environments.ssr as RunnableDevEnvironment, entry, base);
          const path = pathname.slice(base.length) || "index.html";
          const body = (await files).get(path);
          if (body === undefined) return next();
          response.writeHead(200, headers(`${folder}/${path}`)).end(body);
        } catch (error) {
          files = undefined;
          next(error);
        }
      });
    },
  };
}

async function editorFiles(ssr: RunnableDevEnvironment, entry: string, base: string) {
  const { contentSchemas } = await ssr.runner.import(`/${entry}`);
  return buildEditor(editorConfig(contentSchemas(), localEditor(basename(process.cwd()))), base);
}
