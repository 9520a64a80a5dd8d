import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { request as tlsRequest } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostingRules } from "#app/outputs/hosting-rules.ts";
import { listen, stop } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";

// What the hosting suite (tests/hosting) cannot see from outside, or asks of this server alone.
const host = "127.0.0.1";
const rules = hostingRules({ basePath: "", siteUrl: "https://www.example.com" });
const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;
const large = 8_000_000;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "site-server-"));
  await writeFile(join(root, "index.html"), "<h1>Home</h1>");
  await writeFile(join(root, "large.pdf"), Buffer.alloc(large));
});
afterAll(() => rm(root, { recursive: true }));

describe("createSiteServer", () => {
  it.runIf(hasOpenssl)("speaks HTTPS when it is given a key and a certificate", async () => {
    const [key, cert] = [join(root, "key.pem"), join(root, "cert.pem")];
    const subject = ["-subj", "/CN=localhost", "-days", "1"];
    const files = ["-keyout", key, "-out", cert];
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        ...files,
        ...subject,
      ],
      {
        stdio: "ignore",
      },
    );
    const tls = { key: await readFile(key, "utf8"), cert: await readFile(cert, "utf8") };
    const server = createSiteServer({ root, rules, tls });
    const port = await listen(server, { port: 0, host });
    const status = await new Promise((resolve, reject) => {
      tlsRequest({ host, port, rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
    expect(status).toBe(200);
    await stop(server);
  });

  it("answers 404 in words where the site has no page for it", async () => {
    const server = createSiteServer({ root, rules });
    const port = await listen(server, { port: 0, host });
    const response = await fetch(`http://${host}:${port}/none`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("404\n");
    await stop(server);
  });

  it("closes the file of a download that breaks off", async () => {
    const server = createSiteServer({ root, rules });
    const port = await listen(server, { port: 0, host });
    const openFiles = async () => (await readdir("/dev/fd")).length;
    const before = await openFiles();
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(port, host);
      socket.write(`GET /large.pdf HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      await new Promise((resolve) => socket.once("data", resolve));
      socket.destroy();
    }
    for (let tries = 0; tries < 50 && (await openFiles()) > before + 5; tries += 1) await wait(20);
    expect(await openFiles()).toBeLessThanOrEqual(before + 5);
    await stop(server);
  });

  it("serves what a new build writes while it runs", async () => {
    const server = createSiteServer({ root, rules });
    const port = await listen(server, { port: 0, host });
    const home = () => fetch(`http://${host}:${port}/`).then((response) => response.text());
    await writeFile(join(root, "index.html"), "<h1>Home</h1>");
    expect(await home()).toBe("<h1>Home</h1>");
    await writeFile(join(root, "index.html"), "<h1>Another, longer home</h1>");
    expect(await home()).toBe("<h1>Another, longer home</h1>");
    await stop(server);
  });
});
