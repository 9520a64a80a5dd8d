import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addressOf,
  type BuiltSite,
  publishFixture,
  readBuiltSite,
} from "../tests/hosting/built-site.ts";
import { type Host, hosts, type RunningHost } from "../tests/hosting/hosts.ts";
import {
  decoded,
  type RawRequestOptions,
  type RawResponse,
  rawRequest,
} from "../tests/hosting/raw-request.ts";
import { spelledAddresses } from "../tests/hosting/spelled-addresses.ts";
import { contentTypeOf } from "./content-types.ts";
import { headersFor, headersOfEveryAnswer } from "./headers.ts";

// The same cases on every host whose configuration this repository holds: with a made-up site that has one of
// everything, at the root and below a sub-path, and with the site in dist/ where it is built.
const scratch = await mkdtemp(join(tmpdir(), "hosting-"));
afterAll(() => rm(scratch, { recursive: true }));

const [root, below] = [join(scratch, "root"), join(scratch, "below")];
await publishFixture(root);
await publishFixture(below, "/site");
const built = await readBuiltSite("dist", join(scratch, "built")).catch(() => undefined);
const sites = {
  "a made-up site": await readBuiltSite(root, join(scratch, "root-served")),
  "a made-up site under /site": await readBuiltSite(below, join(scratch, "below-served")),
  ...(built && { "the built site": built }),
};

/** What the first host says to all spelled addresses of a site. */
const agreed = new Map<BuiltSite, readonly string[]>();

describe.each(Object.entries(sites))("%s", (_name, site) => {
  for (const host of hosts) {
    describe.skipIf(!host.isInstalled)(`on ${host.name}`, () => cases(site, host));
  }
});

function cases(site: BuiltSite, host: Host) {
  const { basePath, headers: rules, redirects } = site.rules;
  let running: RunningHost;
  beforeAll(async () => {
    running = await host.start(site, await mkdtemp(join(scratch, "host-")));
  });
  afterAll(() => running?.stop());

  const ask = (path: string, options?: RawRequestOptions) =>
    rawRequest(running.port, path === "/" && basePath ? basePath : basePath + path, options);
  const read = (file: string) => readFile(join(site.dist, "site", file));
  const accepting = (encoding: string) => ({ headers: { "accept-encoding": encoding } });

  const expectRedirect = (response: RawResponse, status: number, location: string) =>
    expect([response.status, response.headers.location]).toEqual([status, basePath + location]);
  const expectHeaders = (response: RawResponse, expected: Record<string, string>, what: string) => {
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
    expectHeaders(response, headersFor("/404.html", rules), path);
  };

  it("gives every page and file its bytes, type and headers, and no header of other files", async () => {
    const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
    for (const file of site.files) {
      const response = await ask(encodeURI(addressOf(file)));
      expect(response.status, file).toBe(200);
      expect(response.body.equals(await read(file)), file).toBe(true);
      expect(response.headers["content-type"], file).toBe(contentTypeOf(file)?.type);
      const expected = headersFor(file, rules);
      expectHeaders(response, expected, file);
      const others = [...names].filter((name) => !(name in expected));
      expect(others.filter((name) => name.toLowerCase() in response.headers)).toEqual([]);
    }
  });

  it("finds names with other than plain letters in every spelling of their encoding", async () => {
    const odd = site.files.map(addressOf).filter((path) => /[^\w/.-]/.test(path));
    expect(odd.length).toBeGreaterThanOrEqual(2);
    for (const path of odd) {
      const full = path.split("/").map(encodeURIComponent).join("/");
      const lower = full.replace(/%../g, (code) => code.toLowerCase());
      const more = full.replace(/s/, "%73");
      for (const spelling of new Set([encodeURI(path), full, lower, more])) {
        expect((await ask(spelling)).status, spelling).toBe(200);
      }
    }
  });

  it("leads slashes too many and index.html to the one spelling, the query kept", async () => {
    const spellings = {
      "/about/": "/about",
      "/about/?a=1&b=%20": "/about?a=1&b=%20",
      "/about/index.html?a=/x/": "/about?a=/x/",
      "/insights/articles//": "/insights/articles",
      "/insights//articles": "/insights/articles",
      "/services/360%C2%B0-business-growth/": "/services/360%C2%B0-business-growth",
      "/services/m&a-growth-support/": "/services/m&a-growth-support",
      "/index.html": basePath ? "" : "/",
      ...(!basePath && { "//about": "/about", "/index.html?a=1": "/?a=1" }),
    };
    for (const [asked, to] of Object.entries(spellings)) expectRedirect(await ask(asked), 308, to);
  });

  it("sends the visitor on where the list of redirects says so, the query kept", async () => {
    for (const { from, to, status } of redirects) {
      const path = from.replace(":id", "no-such-id");
      expectRedirect(await ask(path), status, to);
      const response = await ask(`${path}?position=economist&x=%26`);
      expectRedirect(response, status, `${to}?position=economist&x=%26`);
      expectHeaders(response, headersOfEveryAnswer(rules), path);
    }
    for (const path of ["/insights/articles/none/deeper", "/industries/none/x"]) {
      await expectNotFound(path);
    }
  });

  it("answers 404 with the not-found page for everything else, whatever folder it is asked in", async () => {
    const missing = ["/none", "/none/deeper", "/about/none", "/404", "/%F0%9F%92%A9", "/ABOUT"];
    const ofFolders = ["/assets/old-1.js", "/assets/a/b.css", "/assets/none/", "/assets"];
    const others = ["/feeds/none.xml", "/artwork/0.svg", "/assets/entry-B4x1.js.br", "/assets/.x"];
    const hidden = ["/.git/config", "/about/.env", "/404.html", "/index.html.br", "/about%2F"];
    for (const path of [...missing, ...ofFolders.filter((path) => !path.endsWith("/"))]) {
      await expectNotFound(path);
    }
    for (const path of [...others, ...hidden]) await expectNotFound(path);
  });

  it("answers 5,000 spelled addresses as the other hosts do, and leads none to itself", async () => {
    const addresses = spelledAddresses(site.files, 5_000);
    const answers: string[] = [];
    const publicFiles = new Set(site.files.flatMap((file) => [file, addressOf(file)]));
    const work = async (start: number) => {
      for (let index = start; index < addresses.length; index += 16) {
        const address = addresses[index] ?? "";
        const { status, headers } = await ask(address, { method: "HEAD" });
        expect(headers.location, address).not.toBe(basePath + address);
        if (status !== 200) expect(headers["cache-control"], address).not.toMatch(/immutable/);
        else {
          const path = decodeURIComponent(address.replace(/\?.*/, ""));
          expect(publicFiles, address).toContain(path);
        }
        // An address that leaves the root is a bad request to some.
        answers[index] = `${address}: ${status === 400 ? 404 : status} ${headers.location ?? ""}`;
      }
    };
    await Promise.all(Array.from({ length: 16 }, (_, start) => work(start)));
    const others = agreed.get(site) ?? answers;
    agreed.set(site, others);
    expect(answers.filter((answer, index) => answer !== others[index])).toEqual([]);
    const statuses = answers.map((answer) => / (\d+) /.exec(answer)?.[1]);
    expect(statuses).toEqual(expect.arrayContaining(["200", "302", "308", "404"]));
  }, 60_000);

  it("sends pages compressed as the client takes them", async () => {
    const page = await read("/about/index.html");
    const best = host.lacksBrotli ? "gzip" : "br";
    const wanted: readonly (readonly [accepted: string, encoding: string | undefined])[] = [
      ["gzip, deflate, br", best],
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["br;q=0, gzip;q=0", undefined],
      ["zstd", undefined],
    ];
    for (const [accepted, encoding] of wanted) {
      const { headers, body } = await ask("/about", accepting(accepted));
      expect(headers["content-encoding"], accepted).toBe(encoding);
      expect(decoded({ headers, body }).equals(page), accepted).toBe(true);
      expect(headers.vary).toMatch(/accept-encoding/i);
    }
    const missing = await ask("/none", accepting(best));
    expect([missing.status, missing.headers["content-encoding"]]).toEqual([404, best]);
    expect(decoded(missing).equals(await read("/404.html"))).toBe(true);
  });

  it("answers 304 to who has the page already, in this form of it", async () => {
    const tags = new Set<string>();
    for (const accepted of ["br", "gzip", "identity"]) {
      const { headers } = accepting(accepted);
      const { etag = "" } = (await ask("/about", { headers })).headers;
      tags.add(etag);
      for (const tag of [etag, `"other", ${etag}`, `W/${etag.replace("W/", "")}`, "*"]) {
        const again = await ask("/about", { headers: { ...headers, "if-none-match": tag } });
        expect([again.status, again.body.length, again.headers.etag], tag).toEqual([304, 0, etag]);
        expectHeaders(again, headersFor("/about", rules), tag);
      }
    }
    expect(tags.size).toBe(host.lacksBrotli ? 2 : 3);
    const page = await ask("/about", { headers: { "if-none-match": '"other"' } });
    expect(page.status).toBe(200);
    const since = { "if-modified-since": page.headers["last-modified"] ?? "" };
    expect((await ask("/about", { headers: since })).status).toBe(304);
  });

  it("sends the part of a file that is asked for", async () => {
    const file = site.files.find((name) => /\.woff2$/.test(name)) ?? "";
    const bytes = await read(file);
    const part = (range: string) => ask(file, { headers: { range: `bytes=${range}` } });
    const size = bytes.length;
    const parts = { "0-0": [0, 1], "10-19": [10, 20], "-5": [-5], "7-": [7] } as const;
    for (const [range, [start, end]] of Object.entries(parts)) {
      const response = await part(range);
      expect(response.status, range).toBe(206);
      expect(response.body.equals(bytes.subarray(start, end)), range).toBe(true);
    }
    // RFC 9110, section 14.1.2: more than there is means all of it.
    const all = await part(`-${size + 100_000}`);
    expect([200, 206]).toContain(all.status);
    expect(all.body.equals(bytes)).toBe(true);
    const outside = await part(`${size}-`);
    expect(outside.status).toBe(416);
    expect(outside.headers["content-range"]).toBe(`bytes */${size}`);
    expectHeaders(outside, {}, "416");
    const other = { range: "bytes=0-3", "if-range": '"other"' };
    expect((await ask(file, { headers: other })).body.length).toBe(size);
    for (const range of ["items=0-1", "bytes=x-y"]) {
      // Section 14.2 lets a server choose between the two.
      expect([200, 416]).toContain((await ask("/about", { headers: { range } })).status);
    }
  });

  it("answers HEAD as GET without a body, and refuses every other method", async () => {
    const [get, head] = [await ask("/about"), await ask("/about", { method: "HEAD" })];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ["content-type", "etag", "cache-control"]) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"]) {
      for (const path of ["/about", "/none", "/apply", "/assets/a.js"]) {
        const response = await ask(path, { method });
        expect([response.status, response.headers.allow], path).toEqual([405, "GET, HEAD"]);
        expectHeaders(response, headersOfEveryAnswer(rules), `${method} ${path}`);
      }
    }
  });

  it("lets no path leave the site", async () => {
    const up = ["..", "%2e%2e", ".%2e", "..%2f..", "..%5c..", "%252e%252e", "....//..", "..%c0%af"];
    for (const start of ["/", "/assets/", "/about/", "/.well-known/", "//"]) {
      for (const step of up) {
        for (const secret of ["hosting/rules.json", "../../../../../../etc/passwd"]) {
          const path = `${start}${step}/${secret}`;
          const { status, body } = await ask(path);
          expect(status, path).toBeOneOf([301, 302, 308, 400, 404]);
          expect(body.toString(), path).not.toMatch(/"redirects"|root:/);
        }
      }
    }
  });

  it("leads to no other site, and takes no header from an address", async () => {
    const starts = ["//evil.example", "///evil.example", "/\\evil.example", "/%5Cevil.example"];
    const ends = ["/", "//", "/index.html", "/%2e%2e/", "/?x=//evil.example/"];
    for (const path of starts.flatMap((start) => ends.map((end) => start + end))) {
      for (const asked of [path, `/apply/..${path}`, `/apply${path}`]) {
        const { headers } = await ask(asked);
        const { host: name } = new URL(headers.location ?? "/", "http://site.example");
        expect(name, `${asked} leads to ${headers.location}`).toBe("site.example");
      }
    }
    for (const path of ["/about%0d%0aX-Added:%201/", "/apply?a=%0d%0aX-Added:%201"]) {
      expect((await ask(path)).headers["x-added"]).toBeUndefined();
    }
  });

  it("answers what is no address at all, and stays there", async () => {
    for (const path of ["/%", "/%zz", "/about%2", "/about/%", "/%u0041"]) {
      expect((await ask(path)).status, path).toBe(400);
    }
    for (const path of ["/%00", "/about%00", "/about/index.html%00.js", "/%ff", "/%c3%28"]) {
      expect((await ask(path)).status, path).toBeOneOf([400, 404]);
    }
    for (const path of [`/${"a".repeat(7_000)}`, `/${"a/".repeat(3_000)}b`]) {
      expect((await ask(path)).status).toBeOneOf([400, 404, 414]);
    }
    expect((await ask(`/about?${"a".repeat(7_000)}`)).status).toBe(200);
  });

  if (host.name === "nginx") {
    it("leads plain HTTP to HTTPS", async () => {
      const { status, headers } = await rawRequest(running.plainPort ?? 0, "/about?a=1");
      expect([status, headers.location]).toEqual([308, "https://127.0.0.1/about?a=1"]);
    });
  }
}
