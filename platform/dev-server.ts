import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { relative, resolve, sep } from "node:path";
import { inspect } from "node:util";
import type { Logger, Plugin, RunnableDevEnvironment, ViteDevServer } from "vite";
import { FaultStream } from "./fault-stream.ts";
import { previewAnswer } from "./preview-answer.ts";
import { SHOWN_STATE } from "./reload-stale-page.ts";
import type { SiteModule, SitePreview } from "./site-definition.ts";
import { UnsavedPreviews } from "./unsaved-previews.ts";

/** Addresses below the site's base at which the server answers an editor. */
export interface EditorAddresses {
  /** Sends the faults of the content, as server-sent events. A POST reads the content again, and answers with the number of the check. */
  faults: string;
  /** Takes a file that is not saved, for a preview. */
  unsaved: string;
}

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
      const previews = new PreviewServer(server, entry, addresses);
      server.watcher.add(resolve(watched)).on("all", (event, path) => {
        if (!path.startsWith(resolve(watched))) return;
        const name = relative(watched, path).replaceAll(sep, "/");
        previews.contentChanged(event, `content/${name}`);
        server.ws.send({ type: "full-reload" });
      });
      server.ws.on(SHOWN_STATE, (state, page) => {
        if (state !== String(previews.contentState)) page.send({ type: "full-reload" });
      });
      // Vite calls the returned function after it has added its own middleware for the base and for files, and before it
      // adds the middleware that answers everything else. So the addresses here have no base.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            await previews.answer(request, response);
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

interface LoadedSite {
  module: SiteModule;
  preview: Promise<SitePreview>;
  /** The state of the content, see `PreviewServer.contentState`. */
  contentState: number;
}

/** Answers visitors with pages and files, and an editor with faults and previews of unsaved files. */
class PreviewServer {
  readonly #runner: RunnableDevEnvironment["runner"];
  readonly #entry: string;
  readonly #addresses: EditorAddresses;
  readonly #base: string;
  readonly #logger: Logger;
  readonly #unsavedPreviews = new UnsavedPreviews();
  readonly #faultStream = new FaultStream(async () => (await this.#load()).preview);
  /** The site that was loaded last, with its module. */
  #loaded: LoadedSite | undefined;
  /** The number of changes of the content since the server started. */
  contentState = 0;

  constructor(server: ViteDevServer, entry: string, addresses: EditorAddresses) {
    this.#runner = (server.environments.ssr as RunnableDevEnvironment).runner;
    this.#entry = entry;
    this.#addresses = addresses;
    this.#base = server.config.base;
    this.#logger = server.config.logger;
  }

  /**
   * Makes the next request load the content again.
   *
   * @param event of the watcher, such as `unlink` for a file that was deleted
   * @param file that has changed, such as `content/site.yaml`
   */
  contentChanged(event: string, file: string): void {
    this.#loaded = undefined;
    this.contentState += 1;
    if (event === "unlink") this.#faultStream.fileDeleted(file);
    if (event === "add") this.#faultStream.fileAdded(file);
    this.#faultStream.contentChanged();
  }

  /** @throws the error of a source or a page, which Vite reports */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === this.#addresses.faults) {
      if (request.method === "POST") this.#checkAgain(response);
      else this.#faultStream.open(response);
      return;
    }
    if (isFetchedAhead(request)) {
      response.writeHead(204, NOT_KEPT).end();
      return;
    }
    const site = await this.#load();
    if (pathname === this.#addresses.unsaved) {
      const { faults } = await site.preview;
      await this.#unsavedPreviews.receive(request, response, site.module, faults);
      return;
    }
    const unsaved = this.#unsavedPreviews.find(search);
    const shown = {
      module: site.module,
      preview: unsaved ?? (await site.preview),
      contentState: site.contentState,
      unsavedPreviews: this.#unsavedPreviews,
      // The editor itself lists the faults of an unsaved file, beside the page.
      listsFaults: !unsaved,
    };
    const address = decodeURIComponent(pathname).replace(/(.)\/$/, "$1");
    const answer = await previewAnswer(shown, this.#base, address, search);
    if (answer.error) this.#logger.error(inspect(answer.error), { timestamp: true });
    const isFramed = request.headers["sec-fetch-dest"] === "iframe";
    const headers = isFramed ? withFraming(answer.headers) : answer.headers;
    response.writeHead(answer.status, headers).end(answer.body);
  }

  /** Reads the content again for an editor that has saved it. The watcher may not have told yet that a file has changed. */
  #checkAgain(response: ServerResponse): void {
    this.#loaded = undefined;
    const check = this.#faultStream.contentChanged();
    response.writeHead(200, { "Content-Type": "application/json", ...NOT_KEPT });
    response.end(String(check));
  }

  /** Loads the site, unless nothing has changed. A changed source makes a new module. */
  async #load(): Promise<LoadedSite> {
    const module: SiteModule = await this.#runner.import(`/${this.#entry}`);
    if (this.#loaded?.module !== module) {
      const preview = module.loadSite();
      // Each request that needs the preview reports its error. Without a handler the error would end the server.
      preview.catch(() => {});
      this.#loaded = { module, preview, contentState: this.contentState };
    }
    return this.#loaded;
  }
}

/**
 * Whether a browser asks for a page that nobody has opened yet. Rendering it would delay the page that an editor is waiting
 * for. https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header
 */
function isFetchedAhead({ headers }: IncomingMessage): boolean {
  return String(headers["sec-purpose"] ?? "").startsWith("prefetch");
}

/** An empty answer that a later visit does not use. */
const NOT_KEPT = { "Cache-Control": "no-store" };

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
