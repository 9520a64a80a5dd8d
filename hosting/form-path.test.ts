import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { type Host, hosts, type RunningHost } from "../tests/hosting/hosts.ts";
import { publishFixture, readBuiltSite } from "../tests/hosting/made-up-site.ts";
import { rawRequest } from "../tests/hosting/raw-request.ts";
import { listen } from "./listen.ts";

/** A receiver that refuses PUT, and echoes every other request, with headers that the hosts set too. */
const answer: RequestListener = async (request, response) => {
  const { method, headers } = request;
  if (method === "PUT") {
    response.writeHead(405, { Allow: "GET, POST" }).end();
    return;
  }
  const body = await text(request).catch(() => "broken off by the host");
  const policy = { "Content-Security-Policy": "default-src 'none'" };
  response.writeHead(422, { "X-Content-Type-Options": "nosniff", ...policy });
  response.end(JSON.stringify({ method, size: body.length, ...headers }));
};
const receiver = createServer(answer);
const { port, stop } = await listen(receiver);
const PATHS = ["/site/forms", "/site/forms/figures", "/site/admin/figures"];
const mounted = { paths: PATHS, answer, port, close: async () => {} };
const scratch = await mkdtemp(join(tmpdir(), "form-path-"));
afterAll(async () => {
  await stop(0);
  await rm(scratch, { recursive: true });
});

for (const host of hosts) {
  const it = test.skipIf(!host.isInstalled);
  it(`${host.name} passes requests for the addresses of the receiver to it, and no other request`, async () => {
    const running = await startWithReceiver(host);
    const headers = { "x-forwarded-for": "1.2.3.4" };
    const post = (path: string, size: number) =>
      rawRequest(running.port, path, { method: "POST", body: Buffer.alloc(size), headers });
    const sent = await post("/site/forms", 5_800_000);
    expect([sent.status, ...new Set(sent.names)]).toEqual([422, ...sent.names]);
    expect(sent.headers).toHaveProperty("strict-transport-security");
    expect(sent.headers).toHaveProperty("content-security-policy", "default-src 'none'");
    const echo = JSON.parse(sent.body.toString());
    const address = `127.0.0.1:${running.port}`;
    expect(echo).toMatchObject({ method: "POST", size: 5_800_000, host: address });
    expect((await post("/site/forms/figures", 1)).status).toBe(422);
    const figures = await rawRequest(running.port, "/site/admin/figures?by=month", {
      headers: { authorization: "Basic Zmlyb" },
    });
    expect(JSON.parse(figures.body.toString())).toMatchObject({ authorization: "Basic Zmlyb" });
    expect((await rawRequest(running.port, "/site/admin/figures/")).status).toBe(308);
    if (host.name !== "the built-in server") {
      // A visitor cannot choose the network that is counted, nor send more than the receiver accepts.
      expect(echo["x-forwarded-for"]).toBe("127.0.0.1");
      expect((await post("/site/forms", 26_500_000)).status).toBeOneOf([413, 502]);
    }
    for (const path of ["/site/about", "/site/forms/x", "/site/healthz", "/forms"])
      expect((await post(path, 1)).status, path).toBe(405);
    for (const path of ["/site/healthz", "/forms"])
      expect((await rawRequest(running.port, path)).status, path).toBe(404);
  });
  it(`${host.name} passes on which methods the receiver allows, and names no others`, async () => {
    const running = await startWithReceiver(host);
    const refused = await rawRequest(running.port, "/site/forms", { method: "PUT" });
    expect([refused.status, refused.headers.allow]).toEqual([405, "GET, POST"]);
    expect(refused.names.filter((name) => name === "allow")).toHaveLength(1);
  });
}

/** Starts a host of the made-up site, with the receiver behind it. It stops after the test. */
async function startWithReceiver(host: Host): Promise<RunningHost> {
  const dist = await mkdtemp(join(scratch, "dist-"));
  await publishFixture(dist, "/site", "", "/site/forms", PATHS.slice(1));
  const site = await readBuiltSite(dist, join(dist, "served"));
  const running = await host.start(site, await mkdtemp(join(scratch, "host-")), mounted);
  onTestFinished(() => running.stop());
  return running;
}
