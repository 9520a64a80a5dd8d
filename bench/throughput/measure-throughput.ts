import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import autocannon from "autocannon";
import type { Figure } from "../figure.ts";
import type { Measure } from "../part.ts";
import { pagesOfKinds } from "../site/page-kinds.ts";
import { serveSite } from "../site/serve-site.ts";
import { median } from "../statistics.ts";
import { startNginx } from "./start-nginx.ts";

/** How one server answers one address under load: medians of the rounds. */
export interface ServedLoad {
  address: string;
  server: "built-in" | "nginx";
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The compression that was asked for, of both servers alike. */
  encoding: "br" | "gzip";
}

const ROUNDS = 3;
const SECONDS = 5;
const QUICK = { rounds: 1, seconds: 1 };
/** Connections that are kept open, each with one request at a time. */
const CONNECTIONS = 20;

/** Puts the built-in server and nginx under the same load in turns, each with the machine to itself. */
export const measureThroughput: Measure<ServedLoad[]> = async ({ root, isQuick, print }) => {
  const site = await serveSite();
  const nginx = await startNginx(root);
  if (!nginx) print("nginx is not installed: there is nothing to compare the server with");
  const encoding = nginx && !nginx.hasBrotli ? "gzip" : "br";
  if (encoding === "gzip") print("this nginx has no brotli module: both are asked for gzip");
  const { rounds, seconds } = isQuick ? QUICK : { rounds: ROUNDS, seconds: SECONDS };
  const data: ServedLoad[] = [];
  try {
    for (const address of await addressesToAsk(root)) {
      const urls = { "built-in": site.urlOf(address), nginx: nginx && `${nginx.origin}${address}` };
      const loads: ServedLoad[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const server of ["built-in", "nginx"] as const) {
          const url = urls[server];
          if (url)
            loads.push({ address, server, encoding, ...(await load(url, encoding, seconds)) });
        }
      }
      const found = ["built-in", "nginx"].flatMap((server) =>
        mediansOf(loads.filter((one) => one.server === server)),
      );
      data.push(...found);
      for (const one of found) print(lineOf(one));
    }
  } finally {
    await site.stop();
    await nginx?.stop();
  }
  return { figures: figuresOf(data), data };
};

/** The home page, an article and the largest script. */
async function addressesToAsk(root: string): Promise<string[]> {
  const article = pagesOfKinds().find(({ kind }) => kind === "insight articles")?.address;
  const assets = join(root, "build/client/assets");
  const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const sizes = await Promise.all(
    scripts.map(async (name) => ({ name, size: (await stat(join(assets, name))).size })),
  );
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  return ["/", ...(article ? [article] : []), ...(largest ? [`/assets/${largest.name}`] : [])];
}

async function load(url: string, encoding: string, duration: number) {
  const headers = { "Accept-Encoding": encoding };
  const answer = await fetch(url, { headers });
  const sent = answer.headers.get("content-encoding");
  if (sent !== encoding) throw new Error(`${url} is sent with ${sent} instead of ${encoding}`);
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no 200, ${result.errors} errors`);
  }
  const { p50, p99 } = result.latency;
  return { requestsPerSecond: Math.round(result.requests.average), p50, p99 };
}

function mediansOf(loads: readonly ServedLoad[]): ServedLoad[] {
  const [first] = loads;
  if (!first) return [];
  const of = (value: (load: ServedLoad) => number) => median(loads.map(value));
  return [
    {
      ...first,
      requestsPerSecond: of((one) => one.requestsPerSecond),
      p50: of((one) => one.p50),
      p99: of((one) => one.p99),
    },
  ];
}

function figuresOf(loads: readonly ServedLoad[]): Figure[] {
  return loads
    .filter(({ server }) => server === "built-in")
    .flatMap((own): Figure[] => {
      const other = loads.find((one) => one.server === "nginx" && one.address === own.address);
      const name = own.address.startsWith("/assets/") ? "the largest script" : own.address;
      const note = `p50 ${own.p50} ms, p99 ${own.p99} ms, ${own.encoding}`;
      const rate = own.requestsPerSecond;
      return [
        { name: `${name}, built-in server`, value: rate, unit: "requests/s", note },
        other
          ? {
              name: `${name}, built-in by nginx`,
              value: rate / other.requestsPerSecond,
              unit: "",
              digits: 2,
              note: `nginx ${other.requestsPerSecond} requests/s, p50 ${other.p50} ms, p99 ${other.p99} ms`,
            }
          : { name: `${name}, built-in by nginx`, unit: "", note: "nginx is not installed" },
      ];
    });
}

function lineOf({ address, server, requestsPerSecond, p50, p99 }: ServedLoad): string {
  return `${server.padEnd(8)} ${String(requestsPerSecond).padStart(6)} requests/s, p50 ${p50} ms, p99 ${p99} ms  ${address}`;
}
