import { strict as assert } from "node:assert";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { assertHeaders, type HostingCase, type SiteUnderTest } from "../site-under-test.ts";

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** Asserts that a page comes in one form, with the same text in it. */
async function assertEncoding(site: SiteUnderTest, accepted: string, expected?: "br" | "gzip") {
  const response = await site.ask("/about", { headers: { "accept-encoding": accepted } });
  assert.equal(response.headers["content-encoding"], expected, `for "${accepted}"`);
  const body = expected ? decoders[expected](response.body) : response.body;
  assert.deepEqual(body, await site.read("/about/index.html"));
  assert.match(response.headers.vary ?? "", /accept-encoding/i);
  return response;
}

/** Compression, caching, conditions, ranges and methods. */
export const deliveryCases: readonly HostingCase[] = [
  {
    name: "pages come precompressed as the client accepts them, brotli before gzip",
    needsBrotli: true,
    run: async (site) => {
      await assertEncoding(site, "gzip, deflate, br", "br");
      await assertEncoding(site, "gzip", "gzip");
      await assertEncoding(site, "identity");
      await assertEncoding(site, "zstd");
    },
  },
  {
    name: "a form that the client refuses is not sent",
    run: async (site) => {
      await assertEncoding(site, "br;q=0, gzip", "gzip");
      await assertEncoding(site, "br;q=0, gzip;q=0");
    },
  },
  {
    name: "the not-found page comes compressed too",
    needsBrotli: true,
    run: async (site) => {
      const response = await site.ask("/none", { headers: { "accept-encoding": "br" } });
      assert.equal(response.status, 404);
      assert.equal(response.headers["content-encoding"], "br");
      assert.deepEqual(brotliDecompressSync(response.body), await site.read("/404.html"));
    },
  },
  {
    name: "each form of a page has its own entity tag, and is revalidated with 304",
    needsBrotli: true,
    run: async (site) => {
      const tags = new Set<string>();
      for (const accepted of ["br", "gzip", "identity"]) {
        const headers = { "accept-encoding": accepted };
        const { etag = assert.fail("no ETag") } = (await site.ask("/about", { headers })).headers;
        tags.add(etag);
        for (const condition of [etag, `"other", ${etag}`, `W/${etag.replace("W/", "")}`, "*"]) {
          const again = await site.ask("/about", {
            headers: { ...headers, "if-none-match": condition },
          });
          assert.equal(again.status, 304, `If-None-Match: ${condition}`);
          assert.equal(again.body.length, 0);
          assert.equal(again.headers.etag, etag);
          assertHeaders(site, again, "/about");
        }
      }
      assert.equal(tags.size, 3);
    },
  },
  {
    name: "another entity tag gets the page; an unchanged date gets 304",
    run: async (site) => {
      const page = await site.ask("/about", { headers: { "if-none-match": '"other"' } });
      assert.equal(page.status, 200);
      const since = page.headers["last-modified"] ?? assert.fail("no Last-Modified");
      const again = await site.ask("/about", { headers: { "if-modified-since": since } });
      assert.equal(again.status, 304);
    },
  },
  {
    name: "a part of a file is sent alone (206), a part outside of it refused (416)",
    run: async (site) => {
      const file = site.files.find((name) => /\.(png|woff2|jpg)$/.test(name)) ?? assert.fail();
      const bytes = await site.read(file);
      const parts = { "0-0": [0, 1], "10-19": [10, 20], "-5": [-5], "7-": [7] } as const;
      for (const [range, [start, end]] of Object.entries(parts)) {
        const response = await site.ask(file, { headers: { range: `bytes=${range}` } });
        assert.equal(response.status, 206, range);
        assert.deepEqual(response.body, bytes.subarray(start, end), range);
      }
      const headers = { range: `bytes=${bytes.length}-` };
      const outside = await site.ask(file, { headers });
      assert.equal(outside.status, 416);
      assert.equal(outside.headers["content-range"], `bytes */${bytes.length}`);
    },
  },
  {
    name: "a range that makes no sense, or is of another version, gets the whole file",
    run: async (site) => {
      const whole = (await site.read("/about/index.html")).length;
      for (const range of ["items=0-1", "bytes=x-y"]) {
        const response = await site.ask("/about", { headers: { range } });
        // RFC 9110, section 14.2, lets a server choose between the two.
        assert.ok([200, 416].includes(response.status), `${range}: ${response.status}`);
      }
      const other = { range: "bytes=0-3", "if-range": '"other"' };
      const response = await site.ask("/about", { headers: other });
      assert.equal(response.status, 200);
      assert.equal(response.body.length, whole);
    },
  },
  {
    name: "other methods are refused with 405 and the list of those allowed",
    run: async (site) => {
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"]) {
        for (const path of ["/about", "/none", "/apply", "/about/"]) {
          const response = await site.ask(path, { method });
          assert.equal(response.status, 405, `${method} ${path}`);
          assert.equal(response.headers.allow, "GET, HEAD", method);
          assertHeaders(site, response, "/");
        }
      }
    },
  },
];
