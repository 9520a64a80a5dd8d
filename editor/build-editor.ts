import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { build, type Plugin, type Rolldown, type RunnableDevEnvironment } from "vite";
import { type EditorConfig, editorConfig } from "./editor-config.ts";
import { localEditor } from "./editor-settings.ts";

/**
 * Parts of the editor that this site has no field for: maps, highlighting for 300 languages (14 MB), SVG and HEIC
 * conversion (WebAssembly, which the page's policy refuses).
 */
const WITHOUT =
  /^(@shikijs\/(langs|themes)\/|terra-draw|leaflet|exifr|svgo)|\/chunks\/(heic|webp_enc)/;

const leaveOut: Plugin = {
  name: "leave-out",
  enforce: "pre",
  resolveId: (id) => (WITHOUT.test(id) ? "\0nothing" : undefined),
  load: (id) => (id === "\0nothing" ? "export default [];" : undefined),
};

/** The files of the editor, by their path below its folder, whose address is `base`, such as `/admin/`. */
async function buildEditor(config: EditorConfig, base: string) {
  const root = import.meta.dirname;
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    root,
    base,
    plugins: [leaveOut],
    define: { EDITOR_CONFIG: JSON.stringify(JSON.stringify(config)) },
    build: {
      write: false,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: join(root, "index.html") },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const files = output.filter(({ fileName }) => !/heic|marker-icon/.test(fileName));
  return new Map(files.map((file) => [file.fileName, "code" in file ? file.code : file.source]));
}

/** Writes the editor into a folder of a site; `base` is the address of that folder. */
export async function writeEditor(folder: string, config: EditorConfig, base: string) {
  for (const [path, content] of await buildEditor(config, base)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/**
 * `npm run edit`: the editor beside the preview, at an address below the site's base such as `/admin`, made when it is
 * first opened from the schemas that the bundle with this `entry` knows.
 */
export function previewEditor(entry: string, folder: string): Plugin {
  return {
    name: "preview-editor",
    apply: "serve",
    configureServer({ config, environments, middlewares }) {
      const base = `${config.base}${folder.slice(1)}/`;
      const { runner } = environments.ssr as RunnableDevEnvironment;
      const settings = localEditor(basename(process.cwd()));
      let files: ReturnType<typeof buildEditor> | undefined;
      middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          if (`${pathname}/` === base) return response.writeHead(302, { Location: base }).end();
          if (!pathname.startsWith(base)) return next();
          const { contentSchemas, headersAt } = await runner.import(`/${entry}`);
          files ??= buildEditor(editorConfig(contentSchemas(), settings), base);
          const path = pathname.slice(base.length) || "index.html";
          const body = (await files).get(path);
          if (body === undefined) return next();
          response.writeHead(200, headersAt(`${folder}/${path}`, settings.sources)).end(body);
        } catch (error) {
          files = undefined;
          next(error);
        }
      });
    },
  };
}
