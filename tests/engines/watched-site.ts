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
  const keep = (kind: string, ...parts: unknown[]) => {
    const kept = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
    const said = `${kind} at ${location.pathname}: ${parts.map(String).join(" ")}`;
    sessionStorage.setItem("complaints", JSON.stringify([...kept, said]));
  };
  for (const level of ["error", "warn"] as const) {
    const say = console[level];
    console[level] = (...parts: unknown[]) => {
      keep(`console ${level}`, ...parts);
      say.apply(console, parts);
    };
  }
  addEventListener("error", ({ message, error }) => keep("uncaught error", error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => {
    // Firefox rejects a promise of its own when the next document interrupts a transition.
    if (!/view transition/.test(String(reason))) keep("unhandled rejection", reason);
  });
}

/** The same, as a script of the page, for WebKit: its driver cannot run a script before those of the page. */
export const WATCH_PAGE = `(${watchPage})();\n`;

/** Runs in the page: returns the record. */
export const keptComplaints = (): string[] =>
  JSON.parse(sessionStorage.getItem("complaints") ?? "[]");

/**
 * Serves the site by the server behind `npm start`; only the policy has one directive more, which
 * makes the browser report each violation.
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
    /** Requests that failed and violations of the policy, since this was last asked. */
    takeComplaints: () => complaints.splice(0),
    stop: () => stop(500),
  };
}
