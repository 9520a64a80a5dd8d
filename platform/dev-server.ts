import type { OutgoingHttpHeaders } from "node:http";
import { resolve } from "node:path";
import { inspect } from "node:util";
import type { Plugin, RunnableDevEnvironment } from "vite";
import { faultPage, withFaults } from "./fault-page.ts";
import { FaultStream } from "./fault-stream.ts";
import { renderDocument } from "./render-document.ts";
import type { Assets, ContentFault, SiteModule, SitePreview } from "./site-definition.ts";
import { pageSheet, sharedSheet, styleSheetSources } from "./style-sheets.ts";
import { UnsavedPreviews } from "./unsaved-previews.ts";

/**
 * `npm run dev`: renders any address on request, from the current sources and content.
 *
 * @param entry source path of the bundle's entry, which exports a `SiteModule`
 * @param watched a folder beside the sources that rendering reads; a change reloads the page
 * @param addresses what the server answers to an editor
 */
export function devServer(entry: string, watched: string, addresses: EditorAddresses): Plugin {
  return {
    name: "site-dev-server",
    apply: "serve",
    configureServer(server) {
      const { runner } = server.environments.ssr as RunnableDevEnvironment;
      /** The site that was loaded last, with its module. A changed source makes a new module. */
      let loaded: LoadedSite | undefined;
      const load = async () => {
        const module: SiteModule = await runner.import(`/${entry}`);
        if (loaded?.module !== module) {
          const preview = module.loadSite();
          // Each request that needs the preview reports its error. Without a handler the error would end the server.
          preview.catch(() => {});
          loaded = { module, preview };
        }
        return loaded;
      };
      const unsavedPreviews = new UnsavedPreviews();
      const faultStream = new FaultStream(async () => (await (await load()).preview).faults);
      server.watcher.add(resolve(watched)).on("all", (_event, path) => {
        if (!path.startsWith(resolve(watched))) return;
        loaded = undefined;
        faultStream.contentChanged();
        server.ws.send({ type: "full-reload" });
      });
      const { base } = server.config;
      // It runs after Vite serves its own files, and before Vite answers everything else. Vite has removed the base
      // from the address.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
            if (pathname === addresses.faults) return faultStream.open(response);
            const site = await load();
            if (pathname === addresses.unsaved) {
              const { faults } = await site.preview;
              return await unsavedPreviews.receive(request, response, site.module, faults);
            }
            const unsaved = unsavedPreviews.find(search);
            const preview = unsaved ?? (await site.preview);
            // The editor itself lists the faults of an unsaved file, beside the page.
            const shown = { ...site, preview, unsavedPreviews, listsFaults: !unsaved };
            const address = decodeURIComponent(pathname).replace(/(.)\/$/, "$1");
            const { error, ...answer } = await answerTo(shown, base, address, search);
            if (error) server.config.logger.error(inspect(error), { timestamp: true });
            const isFramed = request.headers["sec-fetch-dest"] === "iframe";
            const headers = isFramed ? withFraming(answer.headers) : answer.headers;
            response.writeHead(answer.status, headers).end(answer.body);
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

/** Addresses below the site's base at which the server answers an editor. */
export interface EditorAddresses {
  /** Sends the faults of the content, as server-sent events. */
  faults: string;
  /** Takes a file that is not saved, for a preview. */
  unsaved: string;
}

interface LoadedSite {
  module: SiteModule;
  preview: Promise<SitePreview>;
}

/** A preview that has been loaded, with the module that made it. */
interface ShownSite {
  module: SiteModule;
  preview: SitePreview;
  unsavedPreviews: UnsavedPreviews;
  /** Whether pages list the faults of the content. */
  listsFaults: boolean;
}

/**
 * The headers of a page for the frame of an editor on the same origin. The page fetches no other pages ahead: rendering them
 * would delay the next view.
 */
function withFraming(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { "Speculation-Rules": _rules, ...otherHeaders } = headers;
  const policy = String(headers["Content-Security-Policy"] ?? "");
  return {
    ...otherHeaders,
    "Content-Security-Policy": policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    "X-Frame-Options": "SAMEORIGIN",
  };
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Uint8Array;
  /** Why the page could not be rendered, for the log. The reason may not be one of the faults. */
  error?: unknown;
}

/** Returns the public address of a source path. */
type SourceUrl = (source: string) => string;

/**
 * Answers with a page, a redirect or a file. While the content has faults, pages list them. If a page cannot be
 * rendered, the answer contains only the faults.
 */
async function answerTo(
  { module, preview, unsavedPreviews, listsFaults }: ShownSite,
  base: string,
  address: string,
  query: string,
): Promise<Answer> {
  const url: SourceUrl = (source) => `${base}${source}`;
  const devClient = url("@vite/client");
  const { headersAt } = module;
  const { faults, site } = preview;
  if (!site) return faultAnswer(faults, url, devClient);
  try {
    const assets = sourceAssets(url, site.startScript, devClient);
    const document = site.document(address, assets);
    const Location = document ? undefined : site.redirectOf(address, query);
    if (Location) return { status: 302, headers: { Location }, body: "" };
    const file = document
      ? undefined
      : ((await site.file(address)) ?? (await unsavedPreviews.file(address)));
    if (file !== undefined) {
      return { status: 200, headers: { ...headersAt(address), ...FRESH }, body: file };
    }
    // The address may be that of an item in a file with a fault.
    if (!document && faults.length > 0) return faultAnswer(faults, url, devClient);
    const notFound = site.notFoundFor(address);
    const shown = document ?? site.document(notFound, assets);
    if (!shown) throw new RangeError(`The site has no document at ${notFound}`);
    const html = await site.within(address, () => renderDocument(shown));
    // The policy names the script of the page, which follows from the content.
    const headers = site.within(address, () => headersAt("/"));
    const body = listsFaults ? withFaults(html, faults, url) : html;
    return { status: document ? 200 : 404, headers: { ...headers, ...HTML }, body };
  } catch (error) {
    // The frame of an editor keeps the page that it shows. The editor lists the faults.
    if (!listsFaults && faults.length > 0) return { status: 204, headers: FRESH, body: "" };
    // A page may need content that a file with a fault lacks.
    if (faults.length > 0) return { ...faultAnswer(faults, url, devClient), error };
    throw error;
  }
}

/** The addresses of the sources, which Vite serves unbundled. */
function sourceAssets(url: SourceUrl, startScript: string, devClient: string) {
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

function faultAnswer(faults: readonly ContentFault[], url: SourceUrl, devClient: string): Answer {
  return { status: 500, headers: HTML, body: faultPage(faults, url, devClient) };
}
