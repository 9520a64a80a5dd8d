import { basename } from "node:path";
import type { Plugin, RunnableDevEnvironment } from "vite";
import { buildEditor } from "./build-editor.ts";
import { editorConfig } from "./editor-config.ts";
import { localEditor } from "./editor-settings.ts";

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
