import { resolve } from "node:path";
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from "vite";
import { devAssets } from "./assets.ts";
import { type Fault, faultPage } from "./fault-page.ts";
import { renderDocument } from "./render-document.ts";
import type { SiteDefinition } from "./site-definition.ts";

/** A file that only a build writes, made on request while developing. */
export interface DevFile {
  type: string;
  body: string | Buffer;
}

/** What the site's bundle exports for the dev server. */
interface DevBundle {
  site: SiteDefinition;
  START_SCRIPT: string;
  /** The script that stands in every page. */
  bootScript: string;
  /** A file of the built site that is no page; undefined where there is none. */
  devFile(address: string): Promise<DevFile | undefined>;
  /** Addresses of the past. */
  moves(): readonly { from: string; to: string }[];
  /** Reads and checks the content, once until it is forgotten. Rejects when it has a fault. */
  ready(): Promise<unknown>;
  /** A watched file has changed: what was read from it is to be read again. */
  forget(): void;
  /** What is wrong with the content; undefined where the error is another. */
  contentFaults(error: unknown): readonly Fault[] | undefined;
}

export interface DevServerOptions {
  /** Source path of the bundle's entry. */
  entry: string;
  /** The headers of a document, as production sends them; `inlineScript` is the text that its policy allows. */
  headers(inlineScript: string): Readonly<Record<string, string>>;
  /** Where an address without a page leads on; undefined where it does not. `moves` is what the bundle says of its content. */
  redirect: (
    address: string,
    query: string,
    moves: ReturnType<DevBundle["moves"]>,
  ) => string | undefined;
  /** Folders beside the sources that are read while rendering: a change loads the page again. */
  watched: readonly string[];
}

/** `npm run dev`: renders any address on request, from the sources and the content as they are now. */
export function devServer(options: DevServerOptions): Plugin {
  const { entry, watched } = options;
  return {
    name: "site-dev-server",
    apply: "serve",
    configureServer(server) {
      for (const folder of watched) server.watcher.add(resolve(folder));
      server.watcher.on("all", async (_event, path) => {
        if (!watched.some((folder) => path.startsWith(resolve(folder)))) return;
        (await bundleOf(server, entry)).forget();
        server.ws.send({ type: "full-reload" });
      });
      sayTakenPort(server);
      // After Vite's own files, before its answer for everything else.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = new URL(request.originalUrl ?? "/", "http://localhost");
            const { base } = server.config;
            if (!`${url.pathname}/`.startsWith(base)) return next();
            const path = decodeURIComponent(`/${url.pathname.slice(base.length)}`);
            const address = path.replace(/(.)\/$/, "$1");
            const { status, headers, body } = await answerTo(server, options, address, url.search);
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

/** Vite itself takes the next port, or ends with its stack where `PORT` has named one. */
function sayTakenPort({ httpServer, config }: ViteDevServer): void {
  const { port, strictPort } = config.server;
  httpServer?.once("error", ({ message }) => {
    if (!strictPort) return;
    console.error(`The server cannot listen: ${message}. Choose another port: PORT=${port + 1}`);
    process.exit(1);
  });
}

function bundleOf(server: ViteDevServer, entry: string): Promise<DevBundle> {
  return (server.environments.ssr as RunnableDevEnvironment).runner.import(`/${entry}`);
}

const HTML = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };

async function answerTo(
  server: ViteDevServer,
  { entry, headers, redirect }: DevServerOptions,
  address: string,
  query: string,
): Promise<{ status: number; headers: Record<string, string>; body: string | Buffer }> {
  const bundle = await bundleOf(server, entry);
  const { site } = bundle;
  const assets = devAssets(server.config.base, bundle.START_SCRIPT);
  try {
    await bundle.ready();
    const document = site.document(address, assets);
    const Location = document ? undefined : redirect(address, query, bundle.moves());
    if (Location) return { status: 302, headers: { Location }, body: "" };
    const file = document ? undefined : await bundle.devFile(address);
    if (file) return { status: 200, headers: { "Content-Type": file.type }, body: file.body };
    const shown = document ?? site.document(site.notFound, assets);
    if (!shown) throw new RangeError(`The site has no document at ${site.notFound}`);
    const body = await renderDocument(shown);
    const status = document ? 200 : 404;
    return { status, headers: { ...headers(bundle.bootScript), ...HTML }, body };
  } catch (error) {
    const faults = bundle.contentFaults(error);
    if (!faults) throw error;
    return { status: 500, headers: HTML, body: faultPage(faults, assets.devClient) };
  }
}
