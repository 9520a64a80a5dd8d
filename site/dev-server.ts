import { resolve } from "node:path";
import type { Plugin, RunnableDevEnvironment } from "vite";
import { devAssets } from "./assets.ts";
import { renderDocument } from "./render-document.ts";
import type { SiteDefinition } from "./site-definition.ts";

/** What the site's bundle exports for the dev server. */
interface DevBundle {
  site: SiteDefinition;
  START_SCRIPT: string;
  /** Reads and checks the content, once until it is forgotten. Rejects with a `ContentError` when it has a fault. */
  ready(): Promise<unknown>;
  ContentError: new (...faults: never) => Error;
  /** A watched file has changed: what was read from it is to be read again. */
  forget(): void;
  /** A file that only a build writes, made on request; undefined where there is none. */
  devFile(address: string): Promise<{ type: string; body: string | Buffer } | undefined>;
  /** Where an address without a page leads on; undefined where it does not. */
  redirectOf(address: string, query: string): string | undefined;
  /** The headers of a file or a page, as production sends them. */
  headersAt(address: string): Readonly<Record<string, string>>;
}

/**
 * `npm run dev`: renders any address on request, from the sources and the content as they are now.
 *
 * @param entry source path of the bundle's entry
 * @param watched folder beside the sources that is read while rendering: a change loads the page again
 */
export function devServer(entry: string, watched: string): Plugin {
  return {
    name: "site-dev-server",
    apply: "serve",
    configureServer(server) {
      const { runner } = server.environments.ssr as RunnableDevEnvironment;
      const bundle = (): Promise<DevBundle> => runner.import(`/${entry}`);
      server.watcher.add(resolve(watched)).on("all", async (_event, path) => {
        if (!path.startsWith(resolve(watched))) return;
        (await bundle()).forget();
        server.ws.send({ type: "full-reload" });
      });
      // After Vite's own files, before its answer for everything else.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname, search } = new URL(request.originalUrl ?? "/", "http://localhost");
            const { base } = server.config;
            if (!`${pathname}/`.startsWith(base)) return next();
            const path = decodeURIComponent(`/${pathname.slice(base.length)}`);
            const address = path.replace(/(.)\/$/, "$1");
            const { status, headers, body } = await answerTo(await bundle(), base, address, search);
            response.writeHead(status, headers).end(body);
          } catch (error) {
            next(error);
          }
        });
      };
    },
    handleHotUpdate: ({ server, file }) => {
      // A page is a document: what is rendered at build time changes by loading it again.
      if (/\.tsx?$/.test(file)) server.ws.send({ type: "full-reload" });
    },
  };
}

const HTML = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };

async function answerTo(app: DevBundle, base: string, address: string, query: string) {
  const { site } = app;
  const assets = devAssets(base, app.START_SCRIPT);
  try {
    await app.ready();
    const document = site.document(address, assets);
    const Location = document ? undefined : app.redirectOf(address, query);
    if (Location) return { status: 302, headers: { Location }, body: "" };
    const file = document ? undefined : await app.devFile(address);
    if (file) return { status: 200, headers: { "Content-Type": file.type }, body: file.body };
    const shown = document ?? site.document(site.notFound, assets);
    if (!shown) throw new RangeError(`The site has no document at ${site.notFound}`);
    const body = await renderDocument(shown);
    return { status: document ? 200 : 404, headers: { ...app.headersAt("/"), ...HTML }, body };
  } catch (error) {
    if (!(error instanceof app.ContentError)) throw error;
    return { status: 500, headers: HTML, body: faultPage(error.message, assets.devClient) };
  }
}

/** Stands in place of every page while the content has a fault; `client` loads it again when a file has changed. */
const faultPage = (words: string, client = "") => `<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A fault in the content</title><script type="module" src="${client}"></script>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui }
body { margin: 6vh auto; padding: 0 24px; max-width: 60rem }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>A fault in the content</h1>
<p>The page comes back by itself once everything is mended and saved.</p>
<pre>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
