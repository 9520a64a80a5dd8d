import { execFile } from "node:child_process";
import { mkdtempDisposable, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { hosts } from "../../tests/hosting/hosts.ts";
import type { Figure } from "../figure.ts";
import type { Measure } from "../part.ts";
import { ownPages } from "../site/built-pages.ts";
import { median } from "../statistics.ts";

const ROUNDS = 3;
const SECONDS = 3;
/** Connections that are kept open, each with one request at a time. */
const CONNECTIONS = 20;
const run = promisify(execFile);

/** Puts the built-in server and nginx under the same load in turns, each with the machine to itself. */
export const measureThroughput: Measure = async ({ isQuick, print }) => {
  const [own, nginx] = ["the built-in server", "nginx"].map((name) =>
    hosts.find((host) => host.name === name),
  );
  if (!own || !nginx?.isInstalled)
    return [{ name: "built-in server by nginx (not installed)", unit: "" }];
  const encoding = nginx.lacksBrotli ? "gzip" : "br";
  await using scratch = await mkdtempDisposable(join(tmpdir(), "bench-hosts-"));
  const built = { dist: "dist", published: resolve("dist/site") };
  const running = await Promise.all(
    [own, nginx].map((host) => host.start(built, join(scratch.path, host.name))),
  );
  const figures: Figure[] = [];
  try {
    for (const { name, path } of await addressesToAsk()) {
      const rates = running.map((): number[] => []);
      for (let round = 0; round < (isQuick ? 1 : ROUNDS); round += 1) {
        for (const [index, { port }] of running.entries()) {
          rates[index]?.push(
            await rateOf(
              `http://127.0.0.1:${port}${encodeURI(path)}`,
              encoding,
              isQuick ? 1 : SECONDS,
            ),
          );
        }
      }
      const [ours = 0, theirs = 0] = rates.map(median);
      print(`${name}: ${ours} and ${theirs} requests/s`);
      const note = `${Math.round(ours)} and ${Math.round(theirs)} requests/s, ${encoding}`;
      figures.push({
        name: `${name}, built-in server by nginx`,
        value: ours / theirs,
        unit: "",
        digits: 2,
        note,
      });
    }
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
  return figures;
};

/** The home page, an insight and the largest script. */
async function addressesToAsk(): Promise<{ name: string; path: string }[]> {
  const insight = ownPages().find(({ address }) => /^\/insights\/[^/]+$/.test(address));
  const scripts = (await readdir("dist/site/assets")).filter((name) => name.endsWith(".js"));
  const sizes = await Promise.all(
    scripts.map(async (name) => ({
      name,
      size: (await stat(join("dist/site/assets", name))).size,
    })),
  );
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  if (!insight || !largest) throw new Error("The built site has no insight or no script");
  return [
    { name: "home page", path: "/" },
    { name: "insight", path: insight.address },
    { name: "largest script", path: `/assets/${largest.name}` },
  ];
}

/** @returns requests per second, asked by a process of its own */
async function rateOf(url: string, encoding: string, seconds: number): Promise<number> {
  const sent = (await fetch(url, { headers: { "Accept-Encoding": encoding } })).headers.get(
    "content-encoding",
  );
  if (sent !== encoding) throw new Error(`${url} is sent with ${sent} instead of ${encoding}`);
  const program = resolve("node_modules/autocannon/autocannon.js");
  const args = [
    "--json",
    "--connections",
    `${CONNECTIONS}`,
    "--duration",
    `${seconds}`,
    "--headers",
    `Accept-Encoding=${encoding}`,
  ];
  const { stdout } = await run(process.execPath, [program, ...args, url]);
  const { requests, non2xx, errors } = JSON.parse(stdout);
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} answers were no 200, ${errors} errors`);
  return requests.average;
}
