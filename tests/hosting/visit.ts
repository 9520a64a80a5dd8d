import { mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { headersFor } from "../../hosting/hosting-rules.ts";
import type { Host, RunningHost } from "./hosts.ts";
import type { BuiltSite } from "./made-up-site.ts";
import { type RawResponse, rawRequest } from "./raw-request.ts";

/** Starts a host for a group of tests. @returns functions that send requests to it and check its responses */
export function visit(site: BuiltSite, host: Host, scratch: string) {
  const { basePath } = site.rules;
  let running: RunningHost;
  beforeAll(async () => {
    if (host.isInstalled) running = await host.start(site, await mkdtemp(join(scratch, "host-")));
  });
  afterAll(() => running?.stop());

  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const below = path === "/" && basePath ? basePath : basePath + path;
    return rawRequest(running.port, below, { headers, method });
  };
  const askPlain = (path: string) => rawRequest(running.plainPort ?? 0, path);
  /** What the host has logged. Undefined if it logs no answers. */
  const readLog = () => running.log?.();
  const read = (file: string) => readFile(join(site.dist, "site", file));

  const expectRedirect = (response: RawResponse, status: number, location: string) =>
    expect([response.status, response.headers.location]).toEqual([
      status,
      location.startsWith("https:") ? location : basePath + location,
    ]);
  const expectHeaders = (
    response: RawResponse,
    expected: Readonly<Record<string, string | undefined>>,
    what: string,
  ) => {
    expect([...new Set(response.names)], `twice: ${what}`).toEqual(response.names);
    for (const [name, value] of Object.entries(expected)) {
      expect(response.headers[name.toLowerCase()], `${name} of ${what}`).toBe(value);
    }
  };
  const expectNotFound = async (path: string) => {
    const response = await ask(path);
    expect(response.status, path).toBe(404);
    expect(response.body.equals(await read("/404.html")), path).toBe(true);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expectHeaders(response, headersFor("/404.html", site.rules), path);
  };
  return { ask, askPlain, read, readLog, expectRedirect, expectHeaders, expectNotFound };
}
