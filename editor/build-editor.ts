import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin, RunnableDevEnvironment } from "vite";
import { bundledEditor, type EditorFiles } from "./bundle-editor.ts";
import { EarlierVersions } from "./earlier-versions.ts";
import { bodyForms, type EditorConfig, editorConfig } from "./editor-config.ts";
import { localEditor } from "./editor-settings.ts";
import type { PageSettings } from "./page-settings.ts";
import type { PreviewServer } from "./preview-server.ts";
import {
  answerVersions,
  VERSIONS_PAGE,
  VERSIONS_SCRIPT,
  VERSIONS_SCRIPT_SOURCE,
  VERSIONS_SHEET,
} from "./versions-page.ts";

const PAGE = "index.html";

/** Where the settings stand in the page (index.html). Browsers run no script of this type. */
const NO_SETTINGS = '<script type="application/json" id="settings">null</script>';

/**
 * Writes the editor into a folder of a site.
 *
 * @param base the address of the folder, such as `/admin/`
 */
export async function writeEditor(folder: string, config: EditorConfig, base: string) {
  const bundle = await bundledEditor(base);
  for (const [path, content] of bundle.set(PAGE, filledPage(bundle, config, null))) {
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
 * @param content the folder of the content, whose earlier versions are kept
 * @param addresses where the preview server answers the editor, below the site's base
 */
export function previewEditor(
  entry: string,
  folder: string,
  content: string,
  addresses: Omit<PreviewServer, "base" | "versions">,
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
        versions: base + VERSIONS_PAGE,
      };
      const versions = new EarlierVersions(content);
      server.watcher.on("all", (_event, path) => versions.fileChanged(resolve(path)));
      const { runner } = environments.ssr as RunnableDevEnvironment;
      const settings = localEditor(basename(process.cwd()));
      let bundle: Promise<EditorFiles> | undefined;
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const [preview = ""] = server.resolvedUrls?.local ?? [];
        const address = `${preview}${folder.slice(1)}/`;
        config.logger.info(`  The editor is at ${address}`);
        config.logger.info(`  Earlier versions of saved entries: ${address}${VERSIONS_PAGE}`);
      };
      middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          if (`${pathname}/` === base) return response.writeHead(302, { Location: base }).end();
          if (!pathname.startsWith(base)) return next();
          const { siteSchemas, editorLanguages, referenceChoices, headersAt } = await runner.import(
            `/${entry}`,
          );
          const choices = referenceChoices();
          const config = editorConfig(siteSchemas(), settings, editorLanguages(), choices);
          bundle ??= bundledEditor(base);
          const path = pathname.slice(base.length) || PAGE;
          if (path === VERSIONS_PAGE) {
            return await answerVersions(request, response, versions, config);
          }
          const files = await bundle;
          // The content may have changed since the page was loaded last.
          const isPage = path === PAGE;
          const body = isPage
            ? filledPage(files, config, previewServer)
            : (versionsFile(path) ?? files.get(path));
          if (body === undefined) return next();
          response.writeHead(200, headersAt(`${folder}/${path}`, settings.sources)).end(body);
        } catch (error) {
          // The next request builds it again.
          bundle = undefined;
          next(error);
        }
      });
    },
  };
}

/** A file of the page with earlier versions. Undefined if it has no such file. */
function versionsFile(path: string): string | undefined {
  if (path === VERSIONS_SCRIPT) return VERSIONS_SCRIPT_SOURCE;
  if (path !== VERSIONS_SHEET) return undefined;
  return readFileSync(new URL("./earlier-versions.css", import.meta.url), "utf8");
}

/**
 * The page of the editor, with its configuration as data.
 *
 * @param previewServer the addresses of the server that previews the content; null on a published site
 */
function filledPage(
  files: EditorFiles,
  config: EditorConfig,
  previewServer: PreviewServer | null,
): Buffer {
  const page = String(files.get(PAGE));
  if (!page.includes(NO_SETTINGS)) throw new Error(`The page of the editor lacks ${NO_SETTINGS}`);
  const settings: PageSettings = { config, bodyForms: bodyForms(), previewServer };
  // A text with </script> would end the element.
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return Buffer.from(page.replace(NO_SETTINGS, () => NO_SETTINGS.replace("null", () => json)));
}
