import { resolve } from "node:path";
import type { Plugin, RunnableDevEnvironment } from "vite";
import { renderDocument } from "./render-document.ts";
import type { Assets, SiteDefinition, SiteModule } from "./site-definition.ts";
import { pageSheet, sharedSheet, styleSheetSources } from "./style-sheets.ts";

/**
 * `npm run dev`: renders any address on request, from the current sources and content.
 *
 * @param entry source path of the bundle's entry, which exports a `SiteModule`
 * @param watched a folder beside the sources that rendering reads; a change reloads the page
 */
export function devServer(entry: string, watched: string): Plugin {
  return {
    name: "site-dev-server",
    apply: "serve",
    configureServer(server) {
      const { runner } = server.environments.ssr as RunnableDevEnvironment;
      /** The site that was loaded last, with its module. A changed source makes a new module. */
      let loaded: LoadedSite | undefined;
      const load = async () => {
        const module: SiteModule = await runner.import(`/${entry}`);
        if (loaded?.module !== module) loaded = { module, site: module.loadSite() };
        return loaded;
      };
      server.watcher.add(resolve(watched)).on("all", (_event, path) => {
        if (!path.startsWith(resolve(watched))) return;
        loaded = undefined;
        server.ws.send({ type: "full-reload" });
      });
      const { base } = server.config;
      // It runs after Vite serves its own files, and before Vite answers everything else. Vite has removed the base
      // from the address.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
            const address = decodeURIComponent(pathname).replace(/(.)\/$/, "$1");
            const { status, headers, body } = await answerTo(await load(), base, address, search);
            response.writeHead(status, headers).end(body);
          } catch (error) {
            next(error);
          }
        });
      };
    },
    handleHotUpdate: ({ server, file }) => {
      // A page is a prerendered document, so a change reloads it.
      if (/\.tsx?$/.test(file)) server.ws.send({ type: "full-reload" });
    },
  };
}

const FRESH = { "Cache-Control": "no-cache" };
const HTML = { "Content-Type": "text/html; charset=utf-8", ...FRESH };

interface LoadedSite {
  module: SiteModule;
  site: Promise<SiteDefinition>;
}

/**
 * Answers with a page, a redirect or a file. While the content has faults, pages list them. If a page cannot be
 * rendered, the answer contains only the faults.
 */
async function answerTo(loaded: LoadedSite, base: string, address: string, query: string) {
  const url = (source: string) => `${base}${source}`;
  const devClient = url("@vite/client");
  const { headersAt } = loaded.module;
  let faults: readonly string[] = [];
  try {
    const site = await loaded.site;
    faults = site.faults ?? [];
    const assets = sourceAssets(url, site.startScript, devClient);
    const document = site.document(address, assets);
    const Location = document ? undefined : site.redirectOf(address, query);
    if (Location) return { status: 302, headers: { Location }, body: "" };
    const file = document ? undefined : await site.file(address);
    if (file !== undefined) {
      return { status: 200, headers: { ...headersAt(address), ...FRESH }, body: file };
    }
    // The address may be that of an item in a file with a fault.
    if (!document && faults.length > 0) return faultAnswer(faults, devClient);
    const notFound = site.notFoundFor(address);
    const shown = document ?? site.document(notFound, assets);
    if (!shown) throw new RangeError(`The site has no document at ${notFound}`);
    const body = withFaults(await site.within(address, () => renderDocument(shown)), faults);
    return { status: document ? 200 : 404, headers: { ...headersAt("/"), ...HTML }, body };
  } catch (error) {
    const isOfContent = error instanceof Error && error.name === "ContentError";
    // A page may need content that a file with a fault lacks.
    if (isOfContent) return faultAnswer([error.message], devClient);
    if (faults.length > 0) return faultAnswer([...faults, String(error)], devClient);
    throw error;
  }
}

/** The addresses of the sources, which Vite serves unbundled. @param url returns the public address of a source path */
function sourceAssets(url: (source: string) => string, startScript: string, devClient: string) {
  const sources = styleSheetSources();
  const assets: Assets = {
    sheet: (name) => url(sharedSheet(name, sources)),
    pageSheet(folder) {
      const source = pageSheet(folder, sources);
      return source && url(source);
    },
    island: () => [],
    start: [url(startScript)],
    devClient,
  };
  return assets;
}

function faultAnswer(faults: readonly string[], devClient: string) {
  return { status: 500, headers: HTML, body: faultPage(faults.join("\n"), devClient) };
}

/** Adds the faults of the content at the top of a page. */
function withFaults(html: string, faults: readonly string[]): string {
  if (faults.length === 0) return html;
  const items = faults.map((words) => `<li>${escapeHtml(words).replaceAll("\n", "<br>")}</li>`);
  const notice = `<aside role="alert"><details open><summary>Faults in the content: ${faults.length}. What has a fault is shown as it was before, or not at all.</summary><ul>${items.join("")}</ul></details></aside>`;
  return html.replace(/<body[^>]*>/, (body) => body + notice);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/**
 * Replaces a page that cannot be rendered because of a fault in the content. `client` reloads it when a file has
 * changed.
 */
const faultPage = (words: string, client: string) => `<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A fault in the content</title><script type="module" src="${client}"></script>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui }
body { margin: 6vh auto; padding: 0 24px; max-width: 60rem }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>A fault in the content</h1>
<p>The page comes back by itself once everything is mended and saved.</p>
<pre>${escapeHtml(words)}</pre>`;
