import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hosts } from "../tests/hosting/hosts.ts";
import { publishFixture, readBuiltSite } from "../tests/hosting/made-up-site.ts";
import { rawRequest } from "../tests/hosting/raw-request.ts";
import { listen } from "./listen.ts";

// A site whose forms are sent to its own host, on every host whose configuration this repository holds.
const scratch = await mkdtemp(join(tmpdir(), "form-path-"));
/** Says what has arrived, under headers that the hosts set too. */
const answer: RequestListener = async (request, response) => {
  const { method, headers } = request;
  const body = await text(request).catch(() => undefined);
  // Broken off by the host.
  if (body === undefined) return;
  const said = { method, size: body.length, ...headers };
  const policy = { "Content-Security-Policy": "default-src 'none'" };
  response.writeHead(422, { "X-Content-Type-Options": "nosniff", ...policy });
  response.end(JSON.stringify(said));
};
const receiver = createServer(answer);
let port: number;
beforeAll(async () => {
  port = await listen(receiver, { port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  receiver.close().closeAllConnections();
  await rm(scratch, { recursive: true });
});

describe.each(hosts)("$name", (host) => {
  test.skipIf(!host.isInstalled)(
    "hands the forms, and nothing else, to their receiver",
    async () => {
      const dist = await mkdtemp(join(scratch, "dist-"));
      await publishFixture(dist, "/site", "", "/site/forms");
      const site = await readBuiltSite(dist, join(dist, "served"));
      const mounted = { paths: ["/site/forms"], answer, port };
      const running = await host.start(site, await mkdtemp(join(scratch, "host-")), mounted);
      const post = (path: string, body: Buffer) =>
        rawRequest(running.port, path, {
          method: "POST",
          body,
          headers: { "x-forwarded-for": "1.2.3.4" },
        });
      const form = Buffer.alloc(5_800_000);
      const sent = await post("/site/forms", form);
      expect(sent.status).toBe(422);
      const said = JSON.parse(sent.body.toString());
      expect(said).toMatchObject({
        method: "POST",
        size: form.length,
        host: `127.0.0.1:${running.port}`,
      });
      expect([...new Set(sent.names)]).toEqual(sent.names);
      expect(sent.headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "strict-transport-security": expect.any(String),
        "content-security-policy": "default-src 'none'",
      });
      if (host.name !== "the built-in server") {
        // A visitor can't choose the network that is counted, or send what nobody would take.
        expect(said["x-forwarded-for"]).toBe("127.0.0.1");
        const { status } = await post("/site/forms", Buffer.alloc(7_000_000));
        expect(status).toBeOneOf([413, 502]);
      }
      for (const path of ["/site/about", "/site/forms/x", "/site/healthz", "/forms"]) {
        expect((await post(path, Buffer.from("a"))).status, path).toBe(405);
      }
      for (const path of ["/site/healthz", "/forms"]) {
        expect((await rawRequest(running.port, path)).status, path).toBe(404);
      }
      await running.stop();
    },
  );
});
