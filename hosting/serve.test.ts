import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { writeHostFiles } from "./host-files.ts";
import { hostingRules } from "./hosting-rules.ts";

const program = join(import.meta.dirname, "serve.ts");
const large = 40_000_000;
const children: ChildProcess[] = [];
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "serve-"));
  await mkdir(join(dist, "site"));
  await writeFile(join(dist, "site/large.pdf"), Buffer.alloc(large));
  const rules = hostingRules({ basePath: "/site", siteUrl: "https://www.example.com" });
  await writeHostFiles({ directory: join(dist, "hosting"), rules });
});
afterAll(() => rm(dist, { recursive: true }));
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Starts the server as `npm start` does. */
function start(env: Record<string, string>, folder = dist) {
  const child = spawn(process.execPath, [program, folder], { env: { ...process.env, ...env } });
  children.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      said += text;
    });
  }
  const ended = once(child, "close").then(([code]) => ({ code, said }));
  return { child, ended };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  const [line] = stdout ? await once(stdout, "data") : [];
  return /http:\S+/.exec(String(line))?.[0] ?? "";
}

const own = { PORT: "0", HOST: "127.0.0.1" };

describe("the server behind npm start", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "prints its address, and on %s ends what is running and leaves with code 0",
    async (signal) => {
      const { child, ended } = start(own);
      const address = await addressOf(child);
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/site$/);
      const response = await fetch(`${address}/large.pdf`);
      child.kill(signal);
      child.kill(signal); // one Ctrl-C may arrive twice
      expect((await response.arrayBuffer()).byteLength).toBe(large);
      expect((await ended).code).toBe(0);
    },
  );

  it("ends at once at the second Ctrl-C, also while it still sends something", async () => {
    const { child, ended } = start(own);
    const { port } = new URL(await addressOf(child));
    const slow = connect(Number(port), "127.0.0.1");
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

  it("closes the file of a download that breaks off", async () => {
    const { child } = start(own);
    const address = await addressOf(child);
    const openFiles = async () => (await readdir(`/proc/${child.pid}/fd`)).length;
    const before = await openFiles();
    for (let count = 0; count < 20; count += 1) {
      const abort = new AbortController();
      const { body } = await fetch(`${address}/large.pdf`, { signal: abort.signal });
      await body?.getReader().read();
      abort.abort();
    }
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 5);
  });

  it("answers 404 in words where the site has no page for it", async () => {
    const { child } = start(own);
    const response = await fetch(`${await addressOf(child)}/none`);
    expect([response.status, await response.text()]).toEqual([404, "404\n"]);
  });

  it("says in words that the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { code, said } = await start({ PORT: String(port), HOST: "127.0.0.1" }).ended;
    other.close();
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toHaveLength(2);
    expect(said).toContain(`port ${port}`);
  });

  it("says in words that nothing is built yet", async () => {
    const { code, said } = await start({ PORT: "0" }, join(dist, "none")).ended;
    expect(code).toBe(1);
    expect(said).toBe("The site is not built yet. Build it with: npm run build\n");
  });
});
