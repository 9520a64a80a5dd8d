import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { hostingRules } from "#app/outputs/hosting-rules.ts";

const main = join(import.meta.dirname, "main.ts");
const large = 40_000_000;
const children: ChildProcess[] = [];
let build: string;

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), "server-main-"));
  await mkdir(join(build, "client"));
  await mkdir(join(build, "deploy"));
  await writeFile(join(build, "client/large.pdf"), Buffer.alloc(large));
  const rules = hostingRules({ basePath: "/site", siteUrl: "https://www.example.com" });
  await writeFile(join(build, "deploy/hosting-rules.json"), JSON.stringify(rules));
});
afterAll(() => rm(build, { recursive: true }));
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Starts the server as `npm start` does. */
function start(env: Record<string, string>, folder = build) {
  const child = spawn(process.execPath, [main, folder], { env: { ...process.env, ...env } });
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

describe("the server behind npm start", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "prints its address, and on %s ends what is running and leaves with code 0",
    async (signal) => {
      const { child, ended } = start({ PORT: "0", HOST: "127.0.0.1" });
      const address = await addressOf(child);
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/site$/);
      const response = await fetch(`${address}/large.pdf`);
      child.kill(signal);
      expect((await response.arrayBuffer()).byteLength).toBe(large);
      expect((await ended).code).toBe(0);
    },
  );

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
    const { code, said } = await start({ PORT: "0" }, join(build, "none")).ended;
    expect(code).toBe(1);
    expect(said).toBe("The site is not built yet. Build it with: npm run build\n");
  });
});
