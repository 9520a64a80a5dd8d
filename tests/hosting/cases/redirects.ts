import { strict as assert } from "node:assert";
import { idFolderOf } from "#app/outputs/redirects.ts";
import {
  assertHeaders,
  assertNotFound,
  assertRedirect,
  type HostingCase,
} from "../site-under-test.ts";

/** The redirects of the list, and that no other can be made up. */
export const redirectCases: readonly HostingCase[] = [
  {
    name: "every redirect of the list answers with its status and address, the query kept",
    run: async (site) => {
      for (const { from, to, status } of site.rules.redirects) {
        const folder = idFolderOf(from);
        const path = folder ? `${folder}no-such-id` : from;
        assertRedirect(site, await site.ask(path), status, to);
        const response = await site.ask(`${path}?position=economist&x=%26`);
        assertRedirect(site, response, status, `${to}?position=economist&x=%26`);
        assertHeaders(site, response, "/");
      }
    },
  },
  {
    name: "an unknown id redirects in no other folder and at no other depth",
    run: async (site) => {
      for (const path of [
        "/insights/articles/none/deeper",
        "/industries/none/x",
        "/careers/none",
      ]) {
        await assertNotFound(site, await site.ask(path));
      }
    },
  },
  {
    name: "the data file of an unknown page is missing, not redirected",
    run: async (site) => {
      for (const path of ["/insights/none.data", "/insights/articles/none.data"]) {
        await assertNotFound(site, await site.ask(path));
      }
    },
  },
  {
    name: "no address leads to another host",
    run: async (site) => {
      const hosts = ["//evil.example", "///evil.example", "/\\evil.example", "/%5Cevil.example"];
      const ends = ["/", "//", "/index.html", "/%2e%2e/", "/?x=//evil.example/"];
      for (const path of hosts.flatMap((host) => ends.map((end) => host + end))) {
        for (const prefix of [path, `/apply/..${path}`, `/apply${path}`]) {
          const { headers } = await site.ask(prefix);
          const { host } = new URL(headers.location ?? "/", "http://site.example");
          assert.equal(host, "site.example", `${prefix} leads to ${headers.location}`);
        }
      }
    },
  },
  {
    name: "a line break in an address adds no header",
    run: async (site) => {
      for (const path of ["/about%0d%0aX-Added:%201/", "/apply?a=%0d%0aX-Added:%201"]) {
        const { headers } = await site.ask(path);
        assert.equal(headers["x-added"], undefined);
        assert.doesNotMatch(headers.location ?? "", /[\r\n]/);
      }
    },
  },
];
