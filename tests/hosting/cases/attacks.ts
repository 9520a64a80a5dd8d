import { strict as assert } from "node:assert";
import type { HostingCase } from "../site-under-test.ts";

const up = ["..", "%2e%2e", ".%2e", "..%2f..", "..%5c..", "%252e%252e", "....//..", "..%c0%af.."];

/** Requests that a browser would not send. */
export const attackCases: readonly HostingCase[] = [
  {
    name: "no path leaves the root",
    run: async (site) => {
      const secrets = ["deploy/hosting-rules.json", "../../../../../../etc/passwd"];
      for (const start of ["/", "/assets/", "/about/", "/.well-known/", "//"]) {
        for (const step of up) {
          for (const path of secrets.map((secret) => `${start}${step}/${secret}`)) {
            const { status, body } = await site.ask(path);
            assert.ok(status >= 300 && status < 500, `${path}: ${status}`);
            assert.doesNotMatch(body.toString(), /"redirects"|root:/, path);
          }
        }
      }
    },
  },
  {
    name: "a broken percent sign is a bad request",
    run: async (site) => {
      for (const path of ["/%", "/%zz", "/about%2", "/about/%", "/%u0041"]) {
        assert.equal((await site.ask(path)).status, 400, path);
      }
    },
  },
  {
    name: "control characters and bytes that are no text find nothing",
    run: async (site) => {
      for (const path of [
        "/%00",
        "/about%00",
        "/about/index.html%00.js",
        "/%ff",
        "/%c3%28",
        "/a%0ab",
      ]) {
        const { status } = await site.ask(path);
        assert.ok([400, 404].includes(status), `${path}: ${status}`);
      }
    },
  },
  {
    name: "very long addresses and queries are answered",
    run: async (site) => {
      for (const path of [`/${"a".repeat(7_000)}`, `/${"a/".repeat(3_000)}b`]) {
        const { status } = await site.ask(path);
        assert.ok([400, 404, 414].includes(status), `${path.slice(0, 9)}: ${status}`);
      }
      assert.equal((await site.ask(`/about?${"a".repeat(7_000)}`)).status, 200);
    },
  },
  {
    name: "the server is still there after all this",
    run: async (site) => {
      assert.equal((await site.ask("/")).status, 200);
    },
  },
];
