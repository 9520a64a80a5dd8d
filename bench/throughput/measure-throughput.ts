import { execFile } from "node:child_process";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { hosts } from "../../tests/hosting/hosts.ts";
import { type Figure, type Measure, median } from "../figure.ts";
import { builtSite, ownPages } from "../site/built-pages.ts";

const ROUNDS = 3;
const SECONDS = 3;
/** Connections that are kept open, each with one request at a time. */
const CONNECTIONS = 20;

/** Puts the built-in server and nginx under the same load in turns. */
export const measureThroughput: Measure = async ({ isQuick, print, resources }) => {
  const [own, nginx] = ["the built-in server", "nginx"].map((name) =>
    hosts.find((host) => host.name === name && host.isInstalled),
  );
  if (!own || !nginx) return [{ name: "built-in server by nginx, which is missing" }];
  const encoding = nginx.lacksBrotli ? "gzip" : "br";
  const scratch = resources.use(await mkdtempDisposable(join(tmpdir(), "bench-hosts-")));
  const site = { dist: "dist", published: resolve("dist/site") };
  const running = [await own.start(site, scratch.path), await nginx.start(site, scratch.path)];
  for (const { stop } of running) resources.defer(stop);
  const figures: Figure[] = [];
  for (const path of pathsToAsk()) {
    const rates = running.map((): number[] => []);
    for (let round = 0; round < (isQuick ? 1 : ROUNDS); round += 1) {
      for (const [index, { port }] of running.entries()) {
        const url = `http://127.0.0.1:${port}${encodeURI(path)}`;
        rates[index]?.push(await requestsPerSecond(url, encoding));
      }
    }
    const [ours = NaN, theirs = NaN] = rates.map(median);
    const note = `${Math.round(ours)} by ${Math.round(theirs)} requests/s, ${encoding}`;
    print(`${path}: ${note}`);
    figures.push({ name: `${path}, built-in server by nginx`, value: ours / theirs, note });
  }
  return figures;
};

/** The home page, an insight and the largest script. */
function pathsToAsk(): string[] {
  const site = builtSite();
  const insight = ownPages(site).find(({ address }) => /^\/insights\/(\w+-){3}/.test(address));
  const scripts = [...site.files].filter((file) => file.endsWith(".js"));
  const [largest] = scripts.sort((a, b) => site.read(b).length - site.read(a).length);
  return ["/", insight?.address ?? "", `/${largest}`];
}

/** Asks from a process of its own. */
async function requestsPerSecond(url: string, encoding: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { "Accept-Encoding": encoding } });
  if (headers.get("content-encoding") !== encoding) throw new Error(`${url} is not ${encoding}`);
  const args = `-j -c ${CONNECTIONS} -d ${SECONDS} -H Accept-Encoding=${encoding} ${url}`;
  const program = fileURLToPath(import.meta.resolve("autocannon"));
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args.split(" ")]);
  const { requests, non2xx, errors } = JSON.parse(stdout);
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} were no 200, ${errors} errors`);
  return requests.average;
}
