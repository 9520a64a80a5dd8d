import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { hostingRules } from "./hosting-rules.ts";
import { listen } from "./listen.ts";
import { writeHostFiles } from "./publish.ts";

const host = "127.0.0.1";
const large = 40_000_000;
const children: ChildProcess[] = [];
const servers: Server[] = [];
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "serve-"));
  for (const part of ["site", "hosting"]) await mkdir(join(dist, part));
  await writeFile(join(dist, "site/large.pdf"), Buffer.alloc(large));
  const rules = hostingRules({
    basePath: "/site",
    url: "https://www.example.com",
    inlineScripts: [],
  });
  await writeHostFiles(dist, rules);
});
afterAll(() => rm(dist, { recursive: true }));
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts the server as `npm start` does. */
function start(env: Record<string, string> = { PORT: "0" }, folder = dist) {
  const program = join(import.meta.dirname, "serve.ts");
  const child = spawn(process.execPath, [program, folder], {
    env: { ...process.env, HOST: host, ...env },
  });
  children.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      output += text;
    });
  }
  const ended = once(child, "close").then(([code]) => ({ code, output }));
  const address = once(child.stdout, "data").then(([line]) => /http:\S+/.exec(line)?.[0] ?? "");
  return { child, ended, address };
}

/** A server that can be stopped, listening in this process. */
async function stoppable(listener: RequestListener = () => {}) {
  const server = createServer(listener);
  servers.push(server);
  return { server, ...(await listen(server)) };
}

describe("the server of npm start", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "prints its address, and on %s finishes running answers and exits with code 0",
    async (signal) => {
      const { child, ended, address } = start();
      expect(await address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/site$/);
      const response = await fetch(`${await address}/large.pdf`);
      child.kill(signal);
      child.kill(signal); // one Ctrl-C may arrive twice
      expect((await response.arrayBuffer()).byteLength).toBe(large);
      expect((await ended).code).toBe(0);
    },
  );

  it("ends at once at the second Ctrl-C, also during an answer", async () => {
    const { child, ended, address } = start();
    const slow = connect(Number(new URL(await address).port), host);
    slow.on("error", () => {});
    slow.write("GET /site/large.pdf HTTP/1.1\r\nHost: site.example\r\n\r\n");
    await once(slow, "readable");
    child.kill("SIGINT");
    await wait(500);
    expect(child.exitCode).toBeNull();
    child.kill("SIGINT");
    expect((await ended).code).toBe(1);
    slow.destroy();
  });

  it("closes the file of an aborted download", async () => {
    const { child, address } = start();
    const file = `${await address}/large.pdf`;
    const openFiles = async () => (await readdir(`/proc/${child.pid}/fd`)).length;
    const before = await openFiles();
    for (let count = 0; count < 20; count += 1) {
      const abort = new AbortController();
      const { body } = await fetch(file, { signal: abort.signal });
      await body?.getReader().read();
      abort.abort();
    }
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 5);
  });

  it("answers 404 in words if the site has no not-found page", async () => {
    const response = await fetch(`${await start().address}/none`);
    expect([response.status, await response.text()]).toEqual([404, "404\n"]);
  });

  it("answers an address with thousands of slashes at once", async () => {
    const { origin } = new URL(await start().address);
    const { status } = await fetch(`${origin}${"/".repeat(10_000)}none`, { redirect: "manual" });
    expect(status).toBe(308);
  });

  it("reports in words a port that is taken or invalid, how to choose another, and that nothing is built", async () => {
    const { port } = await stoppable();
    const taken = `The server cannot listen: listen EADDRINUSE: address already in use 127.0.0.1:${port}. Choose another port: PORT=${port + 1}\n`;
    const unbuilt = "The site is not built yet. Build it with: npm run build\n";
    for (const [started, output] of [
      [start({ PORT: String(port) }), taken],
      [start({ PORT: "80.5" }), 'PORT must be a number, not "80.5".\n'],
      [start({ PORT: "0" }, join(dist, "none")), unbuilt],
    ] as const) {
      expect(await started.ended).toEqual({ code: 1, output });
    }
  });
});

describe("a server that stops", () => {
  it("finishes a running answer, then closes its connection and accepts no new connection", async () => {
    let release = () => {};
    const { stop, port } = await stoppable((_request, response) => {
      response.write("first ");
      release = () => response.end("last");
    });
    const response = await fetch(`http://${host}:${port}`); // which keeps its connection
    const stopped = stop();
    await expect(fetch(`http://${host}:${port}`)).rejects.toThrow();
    release();
    expect(await response.text()).toBe("first last");
    await stopped;
  });

  it("closes idle connections and incomplete requests without waiting for them", async () => {
    const { server, stop, port } = await stoppable((_request, response) => response.end("done"));
    await (await fetch(`http://${host}:${port}`)).text();
    const half = connect(port, host);
    half.write("GET / HTTP/1.1\r\nHost: half");
    half.on("error", () => {});
    await once(server, "connection");
    const start = performance.now();
    await stop();
    // A running answer gets ten seconds.
    expect(performance.now() - start).toBeLessThan(5_000);
    half.destroy();
  });

  it("aborts an answer that does not end before the time limit", async () => {
    const { server, stop, port } = await stoppable();
    const hanging = fetch(`http://${host}:${port}`).catch((error: Error) => error);
    await once(server, "request");
    await stop(50);
    expect(await hanging).toBeInstanceOf(Error);
  });
});
