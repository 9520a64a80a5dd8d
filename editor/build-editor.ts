import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { build, type Plugin, type Rolldown, type RunnableDevEnvironment } from "vite";
import { type EditorConfig, editorConfig } from "./editor-config.ts";
import { localEditor } from "./editor-settings.ts";

/** Files by their path below the editor's folder. */
type EditorFiles = Map<string, string | Uint8Array>;

/**
 * Writes the editor into a folder of a site.
 *
 * @param base the address of the folder, such as `/admin/`
 */
export async function writeEditor(folder: string, config: EditorConfig, base: string) {
  for (const [path, content] of await buildEditor(config, base)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/**
 * `npm run edit`: the editor beside the preview. It is bundled when it is first opened.
 *
 * @param entry the bundle with the schemas of the content
 * @param folder the editor's address below the site's base, such as `/admin`
 */
export function previewEditor(entry: string, folder: string): Plugin {
  return {
    name: "preview-editor",
    apply: "serve",
    configureServer({ config, environments, middlewares }) {
      const base = `${config.base}${folder.slice(1)}/`;
      const { runner } = environments.ssr as RunnableDevEnvironment;
      const settings = localEditor(basename(process.cwd()));
      let files: Promise<EditorFiles> | undefined;
      middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          if (`${pathname}/` === base) return response.writeHead(302, { Location: base }).end();
          if (!pathname.startsWith(base)) return next();
          const { siteSchemas, headersAt } = await runner.import(`/${entry}`);
          files ??= buildEditor(editorConfig(siteSchemas(), settings), base);
          const path = pathname.slice(base.length) || "index.html";
          const body = (await files).get(path);
          if (body === undefined) return next();
          response.writeHead(200, headersAt(`${folder}/${path}`, settings.sources)).end(body);
        } catch (error) {
          // The next request builds it again.
          files = undefined;
          next(error);
        }
      });
    },
  };
}

/** Bundles Sveltia CMS with its configuration. Its parts load when an editor first needs them (docs/decisions/0014-editor.md). */
async function buildEditor(config: EditorConfig, base: string): Promise<EditorFiles> {
  const root = import.meta.dirname;
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    root,
    base,
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
  return new Map(
    output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]),
  );
}
