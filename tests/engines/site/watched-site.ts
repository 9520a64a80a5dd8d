import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { listen, stop } from "../../../hosting/listen.ts";
import { createSiteServer } from "../../../hosting/site-server.ts";
import { WATCH_PAGE } from "./page-watch.ts";

/** The built site on a port of this machine, and what went wrong with its requests. */
export interface WatchedSite {
  readonly address: string;
  /** Requests that failed and violations of the policy, since this was last asked. */
  takeComplaints(): string[];
  stop(): Promise<void>;
}

/** An unknown insight that is answered as hosts without redirects do: with the not-found page. */
export const PLAIN_HOST_PATH = "/insights/as-on-a-plain-host";
/** A page without anything, not even a policy. */
export const BLANK_PATH = "/blank";
const REPORTS = "/policy-report";

/**
 * Serves the site by the server behind `npm start`; only the policy has one directive more, which
 * makes the browser report each violation.
 *
 * @param build the folder with client/ and deploy/
 * @param isConsoleKept adds `WATCH_PAGE` to the script that all others need, for browsers that do not tell
 * @throws Error when the site is not built
 */
export async function serveWatched(build: string, isConsoleKept: boolean): Promise<WatchedSite> {
  const rules = await readFile(join(build, "deploy", "hosting-rules.json"), "utf8").catch(() => {
    throw new Error("The site is not built yet. Build it with: npm run build");
  });
  const root = join(build, "client");
  const site = createSiteServer({ root, rules: JSON.parse(rules) });
  let complaints: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path === REPORTS) {
      complaints.push(`Content-Security-Policy: ${await readBody(request)}`);
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
    reportViolations(response);
    if (isConsoleKept && /^\/assets\/vendor-[\w-]+\.js$/.test(path)) {
      response.setHeader("Content-Type", "text/javascript");
      response.end(WATCH_PAGE + (await readFile(join(root, path), "utf8")));
      return;
    }
    site.emit("request", request, response);
  });
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  return {
    address: `http://127.0.0.1:${port}`,
    takeComplaints: () => {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    stop: () => stop(server, 500),
  };
}

function reportViolations(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name.toLowerCase() === "content-security-policy"
      ? setHeader(name, `${value}; report-uri ${REPORTS}`)
      : setHeader(name, value);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
