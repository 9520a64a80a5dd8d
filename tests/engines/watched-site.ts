import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { listen } from "../../hosting/listen.ts";
import { createSiteServer } from "../../hosting/site-server.ts";

/** The built site on a port of this machine, with a record of failed requests. */
export type WatchedSite = Awaited<ReturnType<typeof serveWatched>>;

/** The address of an unknown insight. The server answers it with the not-found page, as hosts without redirects do. */
export const PLAIN_HOST_PATH = "/insights/as-on-a-plain-host";
/** An empty page without a policy. */
export const BLANK_PATH = "/blank";
const REPORTS = "/policy-report";

/** Runs in the page: records console messages and uncaught errors across the pages of the tab. */
function watchPage(): void {
  if ("isWatched" in window) return;
  Object.assign(window, { isWatched: true });
  const record = (kind: string, ...parts: unknown[]) => {
    const complaints = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
    const complaint = `${kind} at ${location.pathname}: ${parts.map(String).join(" ")}`;
    sessionStorage.setItem("complaints", JSON.stringify([...complaints, complaint]));
  };
  for (const level of ["error", "warn"] as const) {
    const log = console[level];
    console[level] = (...parts: unknown[]) => {
      record(`console ${level}`, ...parts);
      log.apply(console, parts);
    };
  }
  addEventListener("error", ({ message, error }) => record("uncaught error", error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => record("unhandled rejection", reason));
}

/**
 * `watchPage` as a script. The server puts it before the scripts of the page, because WebKit's driver cannot run a script
 * before them.
 */
export const WATCH_PAGE = `(${watchPage})();\n`;

/** Runs in the page: returns the complaints that `watchPage` has recorded. */
export const recordedComplaints = (): string[] =>
  JSON.parse(sessionStorage.getItem("complaints") ?? "[]");

/**
 * Serves the site by the server of `npm start`. Its policy has a further directive, by which the browser reports each
 * violation.
 *
 * @param build the folder that builds are published to
 * @throws Error when the site is not built
 */
export async function serveWatched(build: string) {
  const site = createSiteServer(build);
  const complaints: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path === REPORTS) {
      complaints.push(`Content-Security-Policy: ${await text(request)}`);
      response.writeHead(204).end();
      return;
    }
    if (path === BLANK_PATH) {
      response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>");
      return;
    }
    response.once("finish", () => {
      const { statusCode } = response;
      if (statusCode >= 400) complaints.push(`${request.method} ${path}: ${statusCode}`);
    });
    if (path === PLAIN_HOST_PATH) request.url = "/no/such/page";
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      const isPolicy = name.toLowerCase() === "content-security-policy";
      return setHeader(name, isPolicy ? `${value}; report-uri ${REPORTS}` : value);
    };
    if (/^\/assets\/[\w.-]+\.js$/.test(path)) {
      response.setHeader("Content-Type", "text/javascript");
      response.end(WATCH_PAGE + (await readFile(join(build, "site", path), "utf8")));
      return;
    }
    site.emit("request", request, response);
  });
  const { port, stop } = await listen(server);
  return {
    address: `http://127.0.0.1:${port}`,
    /** Returns the failed requests and the violations of the policy since the last call. */
    takeComplaints: () => complaints.splice(0),
    stop: () => stop(500),
  };
}
