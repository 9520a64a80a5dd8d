import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Plugin, RunnableDevEnvironment } from "vite";
import { bundledEditor, type EditorFiles } from "./bundle-editor.ts";
import { bodyForms, type EditorConfig, editorConfig } from "./editor-config.ts";
import { localEditor } from "./editor-settings.ts";
import type { PageSettings } from "./page-settings.ts";
import type { PreviewServer } from "./preview-server.ts";

const PAGE = "index.html";

/** Where the settings stand in the page (index.html). Browsers run no script of this type. */
const NO_SETTINGS = '<script type="application/json" id="settings">null</script>';

/**
 * Writes the editor into a folder of a site.
 *
 * @param base the address of the folder, such as `/admin/`
 */
export async function writeEditor(folder: string, config: EditorConfig, base: string) {
  for (const [path, content] of await buildEditor(config, base, null)) {
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
 * @param addresses where the preview server answers the editor, below the site's base
 */
export function previewEditor(
  entry: string,
  folder: string,
  addresses: Omit<PreviewServer, "base">,
): Plugin {
  return {
    name: "preview-editor",
    apply: "serve",
    configureServer(server) {
      const { config, environments, middlewares } = server;
      const base = `${config.base}${folder.slice(1)}/`;
      const previewServer = {
        base: config.base,
        faults: `${config.base}${addresses.faults.slice(1)}`,
        unsaved: `${config.base}${addresses.unsaved.slice(1)}`,
      };
      const { runner } = environments.ssr as RunnableDevEnvironment;
      const settings = localEditor(basename(process.cwd()));
      let files: Promise<EditorFiles> | undefined;
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const [preview = ""] = server.resolvedUrls?.local ?? [];
        config.logger.info(`  The editor is at ${preview}${folder.slice(1)}/`);
      };
      middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          if (`${pathname}/` === base) return response.writeHead(302, { Location: base }).end();
          if (!pathname.startsWith(base)) return next();
          const { siteSchemas, editorLanguages, headersAt } = await runner.import(`/${entry}`);
          const config = editorConfig(siteSchemas(), settings, editorLanguages());
          files ??= buildEditor(config, base, previewServer);
          const path = pathname.slice(base.length) || PAGE;
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

/**
 * The editor with its configuration, which stands in its page as data.
 *
 * @param previewServer the addresses of the server that previews the content; null on a published site
 */
async function buildEditor(
  config: EditorConfig,
  base: string,
  previewServer: PreviewServer | null,
): Promise<EditorFiles> {
  const files = await bundledEditor(base);
  const page = String(files.get(PAGE));
  if (!page.includes(NO_SETTINGS)) throw new Error(`The page of the editor lacks ${NO_SETTINGS}`);
  const settings: PageSettings = { config, bodyForms: bodyForms(), previewServer };
  // A text with </script> would end the element.
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  const filled = page.replace(NO_SETTINGS, () => NO_SETTINGS.replace("null", () => json));
  return files.set(PAGE, Buffer.from(filled));
}
