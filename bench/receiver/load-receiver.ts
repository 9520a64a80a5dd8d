import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Measure, median } from "../figure.ts";
import { memoryOfTree } from "../growth/watch-memory.ts";
import { startReceiver } from "./started-receiver.ts";

const CONNECTIONS = 20;
const ROUNDS = 5;
/** The memory is looked at after each tenth of the enquiries. */
const PARTS = 10;
const body = JSON.stringify({
  form: "contact",
  name: "Ada Lovelace",
  email: "ada@example.org",
  subject: "[<id>]",
  message: "Where do we start? ".repeat(20),
});

/** The receiver beside a program that does nothing but insert, each with its commit on the disk; in turns. */
export const loadReceiver: Measure = async ({ isQuick, scratch, resources }) => {
  const { port, id, kill } = await startReceiver(join(scratch, "receiver"));
  resources.defer(kill);
  const [bare, ours]: [Rate[], Rate[]] = [[], []];
  const seconds = ["-d", isQuick ? "1" : "3"];
  await load(port, seconds);
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(insertBare(join(scratch, `bare-${round}.db`), isQuick ? 500 : 4_000));
    ours.push(await load(port, seconds));
  }
  const of = (rates: Rate[], what: keyof Rate) => median(rates.map((rate) => rate[what]));
  const [rate, bareRate] = [of(ours, "perSecond"), of(bare, "perSecond")];
  const all = isQuick ? 5_000 : 100_000;
  const memory: number[] = [];
  while (memory.length < PARTS) {
    await load(port, ["-a", `${all / PARTS}`]);
    memory.push(memoryOfTree(id));
  }
  const [early, late] = [median(memory.slice(1, 4)), median(memory.slice(-3))];
  const speed = `${Math.round(rate)} by ${Math.round(bareRate)} a second, ${CONNECTIONS} connections`;
  const slowest = `${CONNECTIONS} at once; a bare insert by itself: ${of(bare, "p99").toFixed(1)} ms`;
  const held = `memory after ${all.toLocaleString("en-GB")} enquiries by that after a fifth`;
  const inserts = { name: "enquiries a second by bare durable inserts", value: rate / bareRate };
  return [
    { ...inserts, atLeast: 0.5, note: speed },
    { name: "enquiry, 99th percentile", value: of(ours, "p99"), unit: "ms", note: slowest },
    { name: held, value: late / early, atMost: 1.1, note: `${Math.round(late / 1e6)} MB` },
  ];
};

/** The 99th percentile in milliseconds. */
type Rate = Record<"perSecond" | "p99", number>;

/** Sends from a process of its own. */
async function load(port: number, until: string[]): Promise<Rate> {
  const options = ["-j", "-I", "-c", `${CONNECTIONS}`, ...until, "-m", "POST", "-b", body];
  const headers = ["-H", "Content-Type=application/json", "-H", "Accept=application/json"];
  const program = fileURLToPath(import.meta.resolve("autocannon"));
  const args = [program, ...options, ...headers, `http://127.0.0.1:${port}/forms`];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { requests, latency, non2xx, errors } = JSON.parse(stdout);
  if (non2xx + errors > 0) throw new Error(`${non2xx} were not kept, ${errors} errors`);
  console.log(`${requests.total} enquiries, ${Math.round(requests.average)} a second`);
  return { perSecond: requests.average, p99: latency.p99 };
}

function insertBare(file: string, count: number): Rate {
  using database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE t (key TEXT UNIQUE, text TEXT)");
  const insert = database.prepare("INSERT INTO t VALUES (?, ?)");
  const times = Array.from({ length: count }, () => {
    const from = performance.now();
    insert.run(randomUUID(), body);
    return performance.now() - from;
  }).sort((a, b) => a - b);
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  return { perSecond: count / seconds, p99: times[Math.floor(count * 0.99)] ?? NaN };
}
