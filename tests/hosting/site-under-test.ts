import { strict as assert } from "node:assert";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { headersFor } from "#app/outputs/headers.ts";
import type { BuiltSite } from "./built-site.ts";
import { type RawRequestOptions, type RawResponse, rawRequest } from "./raw-request.ts";

/** One site on one running server, as the cases see it. */
export interface SiteUnderTest extends BuiltSite {
  /** For a browser, without the base path. */
  readonly origin: string;
  /** Sends a request for a path below the base path, percent-encoded as it should be sent. */
  readonly ask: (path: string, options?: RawRequestOptions) => Promise<RawResponse>;
  /** The bytes of a file of the site. */
  readonly read: (file: string) => Promise<Buffer>;
}

/** One thing that a host must do. */
export interface HostingCase {
  readonly name: string;
  readonly needsBrotli?: boolean;
  readonly run: (site: SiteUnderTest) => Promise<void>;
}

export function siteUnderTest(site: BuiltSite, port: number): SiteUnderTest {
  const { basePath } = site.rules;
  return {
    ...site,
    origin: `http://127.0.0.1:${port}`,
    ask: (path, options) =>
      rawRequest(port, path === "/" && basePath ? basePath : basePath + path, options),
    read: (file) => readFile(join(site.root, file)),
  };
}

/** Percent-encodes a path as a browser would. */
export function encoded(path: string): string {
  return encodeURI(path).replaceAll("?", "%3F").replaceAll("#", "%23");
}

/** Asserts a redirect: its status and exactly its address, which is given without the base path. */
export function assertRedirect(
  site: SiteUnderTest,
  response: RawResponse,
  status: number,
  location: string,
): void {
  assert.equal(response.status, status);
  assert.equal(response.headers.location, site.rules.basePath + location);
}

/** Asserts that a response has all headers of the rules for a path, each of them once. */
export function assertHeaders(site: SiteUnderTest, response: RawResponse, path: string): void {
  const names = response.rawHeaders.filter((_, index) => index % 2 === 0);
  for (const [name, value] of Object.entries(headersFor(path, site.rules.headers))) {
    assert.equal(response.headers[name.toLowerCase()], value, `${name} of ${path}`);
    const times = names.filter((other) => other.toLowerCase() === name.toLowerCase()).length;
    assert.equal(times, 1, `${name} of ${path} is sent ${times} times`);
  }
}

/** Asserts the not-found page: its status and text, and that nobody keeps it. */
export async function assertNotFound(site: SiteUnderTest, response: RawResponse): Promise<void> {
  assert.equal(response.status, 404);
  assert.match(response.headers["content-type"] ?? "", /^text\/html\b/);
  assert.equal(response.headers.location, undefined);
  assert.deepEqual(response.body, await site.read("/404.html"));
  assertHeaders(site, response, "/404");
}
