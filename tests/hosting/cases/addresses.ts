import { strict as assert } from "node:assert";
import { contentTypeOf } from "#app/outputs/content-types.ts";
import { addressOf } from "../built-site.ts";
import {
  assertHeaders,
  assertNotFound,
  assertRedirect,
  encoded,
  type HostingCase,
} from "../site-under-test.ts";

/** What is found under which address, and what is not. */
export const addressCases: readonly HostingCase[] = [
  {
    name: "every page and file answers 200 with its bytes, type and headers",
    run: async (site) => {
      for (const file of site.files) {
        const response = await site.ask(encoded(addressOf(file)));
        assert.equal(response.status, 200, file);
        assert.ok(response.body.equals(await site.read(file)), `bytes of ${file}`);
        const { type } = contentTypeOf(file) ?? assert.fail(`no content type for ${file}`);
        assert.equal(response.headers["content-type"], type, file);
        assertHeaders(site, response, addressOf(file));
      }
    },
  },
  {
    name: "names with other than plain letters answer in every spelling of their encoding",
    run: async (site) => {
      const odd = site.files.map(addressOf).filter((path) => /[^\w/.-]/.test(path));
      assert.ok(odd.length >= 2, "360° and m&a are among the pages");
      for (const path of odd) {
        const full = path.split("/").map(encodeURIComponent).join("/");
        const lower = full.replace(/%../g, (code) => code.toLowerCase());
        const all = full.replace(
          /[a-z](?=[^/]*$)/,
          (letter) => `%${letter.charCodeAt(0).toString(16)}`,
        );
        for (const spelling of new Set([encoded(path), full, lower, all])) {
          assert.equal((await site.ask(spelling)).status, 200, spelling);
        }
      }
    },
  },
  {
    name: "HEAD answers as GET does, without a body",
    run: async (site) => {
      const get = await site.ask("/about");
      const head = await site.ask("/about", { method: "HEAD" });
      assert.equal(head.status, 200);
      assert.equal(head.body.length, 0);
      for (const name of ["content-type", "etag", "cache-control"]) {
        assert.equal(head.headers[name], get.headers[name], name);
      }
      assert.equal((await site.ask("/none", { method: "HEAD" })).status, 404);
    },
  },
  {
    name: "an unknown address answers 404 with the not-found page",
    run: async (site) => {
      const paths = [
        "/none",
        "/none/deeper",
        "/about/none",
        "/404",
        "/services/none",
        "/%F0%9F%92%A9",
      ];
      for (const path of paths) await assertNotFound(site, await site.ask(path));
    },
  },
  {
    name: "what is missing in a class of files is an uncached page, not a file of that class",
    run: async (site) => {
      for (const path of ["/assets/old-1.js", "/feeds/none.xml", "/none.data", "/artwork/0.svg"]) {
        await assertNotFound(site, await site.ask(path));
      }
    },
  },
  {
    name: "files that are no addresses answer 404",
    run: async (site) => {
      const hidden = ["/.built", "/.git/config", "/_headers", "/_redirects", "/404.html"];
      for (const path of [...hidden, "/index.html.br", "/index.html.gz", "/about/.env"]) {
        await assertNotFound(site, await site.ask(path));
      }
    },
  },
  {
    name: "a trailing slash, index.html and doubled slashes lead to the one spelling (308)",
    run: async (site) => {
      const spellings: Readonly<Record<string, string>> = {
        "/about/": "/about",
        "/about/?a=1&b=%20": "/about?a=1&b=%20",
        "/about/index.html": "/about",
        "/about/index.html?a=1": "/about?a=1",
        "/insights/articles//": "/insights/articles",
        "/services/360%C2%B0-business-growth/": "/services/360%C2%B0-business-growth",
        "/services/m&a-growth-support/": "/services/m&a-growth-support",
      };
      for (const [asked, to] of Object.entries(spellings)) {
        assertRedirect(site, await site.ask(asked), 308, to);
      }
      if (site.rules.basePath === "") {
        assertRedirect(site, await site.ask("/index.html"), 308, "/");
        assertRedirect(site, await site.ask("//about"), 308, "/about");
        assertRedirect(site, await site.ask("/index.html?a=1"), 308, "/?a=1");
      } else {
        assertRedirect(site, await site.ask("/index.html"), 308, "");
      }
    },
  },
];
