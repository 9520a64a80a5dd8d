import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { hosts } from "../tests/hosting/hosts.ts";
import { addressOf, publishFixture, readBuiltSite } from "../tests/hosting/made-up-site.ts";
import { decoded } from "../tests/hosting/raw-request.ts";
import { spelledAddresses } from "../tests/hosting/spelled-addresses.ts";
import { visit } from "../tests/hosting/visit.ts";
import { fixtureFolder } from "../tests/set-up/fixture-site.ts";
import { contentTypeOf } from "./content-types.ts";
import { headersFor } from "./hosting-rules.ts";
import { locationOf } from "./redirects.ts";

// The same cases on every host whose configuration this repository holds: with a made-up site that has one of
// everything, at the root and below a sub-path, and with a built site of the tests.
const scratch = await mkdtemp(join(tmpdir(), "hosting-"));
afterAll(() => rm(scratch, { recursive: true }));

const madeUp = async (basePath: string) => {
  const dist = await mkdtemp(join(scratch, "dist-"));
  await publishFixture(dist, basePath);
  return readBuiltSite(dist, join(dist, "served"));
};
const built = await readBuiltSite(fixtureFolder("structure"), join(scratch, "built"));
const sites = [
  { name: "a made-up site", site: await madeUp("") },
  { name: "a made-up site under /site", site: await madeUp("/site") },
  { name: "a built site", site: built },
];
/** The answers of the first host to all spelled addresses of a site. */
const agreed = new Map<string, readonly string[]>();
const cases = sites.flatMap((each) => hosts.map((host) => ({ ...each, host })));
describe.for(cases)("$name on $host.name", ({ name, site, host }) => {
  const it = test.skipIf(!host.isInstalled);
  const { basePath, everyAnswer, headers: classes, redirects } = site.rules;
  const { ask, askPlain, read, readLog, ...expected } = visit(site, host, scratch);
  const { expectRedirect, expectHeaders, expectNotFound } = expected;

  it("sends every page and file with its bytes, type and headers, and without headers of other files", async () => {
    const names = Object.values(classes).flatMap((headers) => Object.keys(headers));
    const none = Object.fromEntries(names.map((name) => [name, undefined]));
    for (const file of site.files) {
      const response = await ask(encodeURI(addressOf(file)));
      expect(response.status, file).toBe(200);
      expect(response.body.equals(await read(file)), file).toBe(true);
      expect(response.headers["content-type"], file).toBe(contentTypeOf(file));
      expectHeaders(response, { ...none, ...headersFor(file, site.rules) }, file);
    }
  });

  const itLogs = test.skipIf(!host.isInstalled || !host.isLogging);
  itLogs("logs each answer with its path and status, and nothing of the visitor", async () => {
    const headers = { "User-Agent": "a-browser/7", Referer: "https://other.test/page" };
    await ask("/about?name=Grace", headers);
    await vi.waitFor(async () => expect(await readLog()).toContain(`${basePath}/about`));
    const line = (await readLog())?.split("\n").find((text) => text.includes("/about"));
    expect(line).toContain("200");
    for (const personal of ["127.0.0.1", "a-browser", "other.test", "Grace"])
      expect(line).not.toContain(personal);
  });

  it("finds names with special characters in every spelling of their encoding", async () => {
    const odd = site.files.map(addressOf).filter((path) => /[^\w/.-]/.test(path));
    expect(odd.length).toBeGreaterThanOrEqual(2);
    for (const path of odd) {
      const full = path.split("/").map(encodeURIComponent).join("/");
      const lower = full.replace(/%../g, (code) => code.toLowerCase());
      for (const spelling of [encodeURI(path), full, lower, full.replace(/s/, "%73")]) {
        expect((await ask(spelling)).status, spelling).toBe(200);
      }
    }
  });

  it("redirects addresses with extra slashes or index.html to the canonical spelling, and keeps the query", async () => {
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
    for (const [requested, to] of Object.entries(spellings))
      expectRedirect(await ask(requested), 308, to);
  });

  it("redirects addresses with capitals or .html to the right page, and keeps the query (product 3.10)", async () => {
    const spellings = {
      "/About": "/about",
      "/ABOUT?a=B.html": "/about?a=B.html",
      "/about.html": "/about",
      "/About.HTM?a=1": "/about?a=1",
      "/%41bout": "/about",
      "/Careers/Apply.html?position=x": "/careers/apply?position=x",
      "/Services/360%C2%B0-Business-Growth": "/services/360%C2%B0-business-growth",
      "/services/m&a-growth-support.html": "/services/m&a-growth-support",
      "/Insights": "/insights",
    };
    for (const [requested, to] of Object.entries(spellings)) {
      const response = await ask(requested);
      expectRedirect(response, 301, to);
      expectHeaders(response, everyAnswer, requested);
    }
  });

  it("redirects an address with capitals and superfluous parts in a single step", async () => {
    const spellings = {
      "/ABOUT/": "/about",
      "/About//?a=1": "/about?a=1",
      "/about.html/": "/about",
      "/About/index.html": "/about",
      "/about/INDEX.HTML/?a=1": "/about?a=1",
      "/Insights//Articles/": "/insights/articles",
    };
    for (const [requested, to] of Object.entries(spellings)) {
      expectRedirect(await ask(requested), 301, to);
    }
    expectRedirect(await ask("/about/index.html/"), 308, "/about");
  });

  it("redirects an address that contains an id in any spelling to its page (product 3.6)", async () => {
    const spellings = [
      "/services/360-business-growth",
      "/services/360%20Business%20Growth",
      "/Services/360-Business-Growth-Services",
      "/services/360businessgrowth",
      "/services/our-360%C2%B0-b%C3%BAsin%C3%89ss-and-growth",
    ];
    for (const requested of spellings) {
      expectRedirect(await ask(`${requested}?a=1`), 302, "/services/360%C2%B0-business-growth?a=1");
    }
    for (const requested of ["/services/360-growth", "/services/360-business-growth.pdf"]) {
      await expectNotFound(requested);
    }
  });

  const itOfMadeUp = test.skipIf(!host.isInstalled || site === built);
  itOfMadeUp("redirects everything below a folder, and the folder itself", async () => {
    const target = locationOf({ to: "/industries/healthcare" }, "", "?x=1");
    for (const requested of ["/old", "/old/a", "/old/a%20b/%C3%BC.php", "/old/.env"])
      expectRedirect(await ask(`${requested}?x=1`), 301, target);
    for (const requested of ["/older", "/x/old/a"]) await expectNotFound(requested);
  });

  itOfMadeUp(
    "redirects an address with a parameter, also where there is a page, and drops the query",
    async () => {
      const growth = locationOf({ to: "/services/360°-business-growth" }, "", "");
      const home = basePath === "" ? "/" : "";
      for (const query of ["p=12", "a=1&p=12", "p=12&b=%26"])
        expectRedirect(await ask(`${home}?${query}`), 301, growth);
      expectRedirect(await ask("/index.php?page=about.us"), 301, "/about");
      for (const requested of [`${home}?p=123`, `${home}?xp=12`, `${home}?p=1`, "/about?p=12"])
        expect((await ask(requested)).status, requested).toBe(200);
      await expectNotFound("/index.php?page=aboutxus");
    },
  );

  it("redirects as the list of redirects says, and keeps the query", async () => {
    for (const redirect of redirects.filter(({ query }) => query === undefined)) {
      for (const query of ["", "?position=economist&x=%26"]) {
        const id = redirect.containing ? redirect.to.split("/").at(-1) : "";
        const segment = `some-${id}`;
        const requested = encodeURI(redirect.from.replace(":id", segment).replace("*", "a/b.html"));
        const response = await ask(requested + query);
        expectRedirect(response, redirect.status, locationOf(redirect, "", query));
        expectHeaders(response, everyAnswer, requested);
      }
    }
  });

  it("answers 404 with the not-found page for everything else, in every folder", async () => {
    const missing = [
      "/none",
      "/none/deeper",
      "/about/none",
      "/404",
      "/%F0%9F%92%A9",
      "/NONE",
      "/none.html",
      "/about.xhtml",
    ];
    const inFolders = [
      "/assets/old-1.js",
      "/assets/a/b.css",
      "/assets",
      "/insights/articles/none/deeper",
    ];
    const files = ["/feeds/none.xml", "/artwork/0.svg", "/assets/entry-B4x1.js.br", "/assets/.x"];
    const hidden = ["/.git/config", "/about/.env", "/404.html", "/index.html.br", "/about%2F"];
    for (const path of [...missing, ...inFolders, ...files, ...hidden]) {
      await expectNotFound(path);
    }
  });

  it("answers 404 with the not-found page of the language of the address", async () => {
    for (const prefix of site.rules.languages) {
      for (const path of [`${prefix}/none`, `${prefix}/none/deeper`]) {
        const missing = await ask(path);
        expect([path, missing.status]).toEqual([path, 404]);
        expect(decoded(missing).equals(await read(`${prefix}/404.html`)), path).toBe(true);
      }
    }
    const other = await ask("/deutsch");
    expect(decoded(other).equals(await read("/404.html"))).toBe(true);
  });

  it("answers 5,000 spelled addresses as the other hosts do, and redirects none to itself", async () => {
    const addresses = spelledAddresses(site.files, 5_000);
    const answers: string[] = [];
    const publicFiles = new Set(site.files.flatMap((file) => [file, addressOf(file)]));
    const work = async (start: number) => {
      for (let index = start; index < addresses.length; index += 16) {
        const address = addresses[index] ?? "";
        const { status, headers } = await ask(address, {}, "HEAD");
        expect(headers.location, address).not.toBe(basePath + address);
        if (status === 200) {
          expect(publicFiles).toContain(decodeURIComponent(address.replace(/\?.*/, "")));
        } else {
          expect(headers["cache-control"], address).not.toMatch(/immutable/);
        }
        // Some hosts answer an address that leaves the root with 400.
        answers[index] = `${address}: ${status === 400 ? 404 : status} ${headers.location ?? ""}`;
      }
    };
    await Promise.all(Array.from({ length: 16 }, (_, start) => work(start)));
    const firstAnswers = agreed.get(name) ?? answers;
    agreed.set(name, firstAnswers);
    expect(answers.filter((answer, index) => answer !== firstAnswers[index])).toEqual([]);
    const statuses = answers.map((answer) => / (\d+) /.exec(answer)?.[1]);
    expect(statuses).toEqual(expect.arrayContaining(["200", "301", "308", "404"]));
  });

  it("sends pages in a compression that the client accepts", async () => {
    const page = await read("/about/index.html");
    const best = host.lacksBrotli ? "gzip" : "br";
    for (const [accepted, encoding] of [
      ["gzip, deflate, br", best],
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["br;q=0, gzip;q=0", undefined],
      ["zstd", undefined],
    ] as const) {
      const response = await ask("/about", { "accept-encoding": accepted });
      expect(response.headers["content-encoding"], accepted).toBe(encoding);
      expect(decoded(response).equals(page), accepted).toBe(true);
      expect(response.headers.vary).toMatch(/accept-encoding/i);
    }
    const missing = await ask("/none", { "accept-encoding": best });
    expect([missing.status, missing.headers["content-encoding"]]).toEqual([404, best]);
    expect(decoded(missing).equals(await read("/404.html"))).toBe(true);
  });

  it("answers 304 to a client that has the page already in the same compression", async () => {
    const tags = new Set<string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { "accept-encoding": encoding };
      const { etag = "" } = (await ask("/about", headers)).headers;
      tags.add(etag);
      for (const tag of [etag, `"other", ${etag}`, `W/${etag.replace("W/", "")}`, "*"]) {
        const again = await ask("/about", { ...headers, "if-none-match": tag });
        expect([again.status, again.body.length, again.headers.etag], tag).toEqual([304, 0, etag]);
        expectHeaders(again, headersFor("/about", site.rules), tag);
      }
    }
    expect(tags.size).toBe(host.lacksBrotli ? 2 : 3);
    const page = await ask("/about", { "if-none-match": '"other"' });
    expect(page.status).toBe(200);
    const since = { "if-modified-since": page.headers["last-modified"] ?? "" };
    expect((await ask("/about", since)).status).toBe(304);
  });

  it("sends the requested part of a file", async () => {
    const file = site.files.find((name) => /\.woff2$/.test(name)) ?? "";
    const bytes = await read(file);
    const size = bytes.length;
    const parts = { "0-0": [0, 1], "10-19": [10, 20], "-5": [-5], "7-": [7] } as const;
    for (const [range, [start, end]] of Object.entries(parts)) {
      const response = await ask(file, { range: `bytes=${range}` });
      expect(response.status, range).toBe(206);
      expect(response.body.equals(bytes.subarray(start, end)), range).toBe(true);
    }
    // RFC 9110, section 14.1.2: a longer suffix than the file means the whole file.
    const all = await ask(file, { range: `bytes=-${size + 100_000}` });
    expect([200, 206]).toContain(all.status);
    expect(all.body.equals(bytes)).toBe(true);
    const outside = await ask(file, { range: `bytes=${size}-` });
    expect([outside.status, outside.headers["content-range"]]).toEqual([416, `bytes */${size}`]);
    expectHeaders(outside, {}, "416");
    const other = { range: "bytes=0-3", "if-range": '"other"' };
    expect((await ask(file, other)).body.length).toBe(size);
    for (const range of ["items=0-1", "bytes=x-y"]) {
      // Section 14.2 allows both.
      expect([200, 416]).toContain((await ask("/about", { range })).status);
    }
  });

  it("answers HEAD as GET without a body, and refuses every other method", async () => {
    const [get, head] = [await ask("/about"), await ask("/about", {}, "HEAD")];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ["content-type", "etag", "cache-control"]) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"]) {
      for (const path of ["/about", "/none", "/apply", "/assets/a.js"]) {
        const response = await ask(path, {}, method);
        expect([response.status, response.headers.allow], path).toEqual([405, "GET, HEAD"]);
        expectHeaders(response, everyAnswer, `${method} ${path}`);
      }
    }
  });

  it("serves no path outside of the site, and copies no path into a header", async () => {
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
    const starts = ["//evil.example", "///evil.example", "/\\evil.example", "/%5Cevil.example"];
    const ends = ["/", "//", "/index.html", "/%2e%2e/", "/?x=//evil.example/"];
    for (const path of starts.flatMap((start) => ends.map((end) => start + end))) {
      for (const requested of [path, `/apply/..${path}`, `/apply${path}`]) {
        const { location = "/" } = (await ask(requested)).headers;
        expect(new URL(location, "http://site.example").host, requested).toBe("site.example");
      }
    }
    for (const path of ["/about%0d%0aX-Added:%201/", "/apply?a=%0d%0aX-Added:%201"]) {
      expect((await ask(path)).headers["x-added"]).toBeUndefined();
    }
  });

  it("answers an invalid address without a redirect", async () => {
    for (const path of ["/%ff", "/%c3%28", "/about/%FF"]) await expectNotFound(path);
    for (const path of ["/%", "/%zz", "/about%2", "/about/%", "/%u0041"]) {
      expect((await ask(path)).status, path).toBe(400);
    }
    const long = [`/${"a".repeat(7_000)}`, `/${"a/".repeat(3_000)}b`];
    const withNul = ["/%00", "/about%00", "/about/index.html%00.js", "/%ff%00"];
    for (const path of [...withNul, ...long]) {
      expect((await ask(path)).status, path).toBeOneOf([400, 404, 414]);
    }
    expect((await ask(`/about?${"a".repeat(7_000)}`)).status).toBe(200);
  });

  if (host.name === "nginx")
    it("redirects plain HTTP to HTTPS", async () => {
      const { status, headers } = await askPlain("/about?a=1");
      expect([status, headers.location]).toEqual([308, "https://127.0.0.1/about?a=1"]);
    });
});
