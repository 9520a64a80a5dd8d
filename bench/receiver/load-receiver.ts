import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Figure, median, type Setting } from "../figure.ts";
import { memoryOfTree } from "../growth/watch-memory.ts";
import { type StartedReceiver, startReceiver } from "./started-receiver.ts";

const CONNECTIONS = 20;
const ROUNDS = 5;
const MESSAGE = "Where do we start? ".repeat(20);
const body = JSON.stringify({
  ...{ form: "contact", name: "Ada Lovelace", email: "ada@example.org" },
  ...{ subject: "[<id>]", message: MESSAGE },
});

/** The receiver beside a program that does nothing but insert, each with its commit on the disk; in turns. */
export async function loadReceiver({ isQuick, print, resources }: Setting): Promise<Figure[]> {
  const scratch = resources.use(await mkdtempDisposable(join(tmpdir(), "bench-receiver-"))).path;
  const receiver = await startReceiver(join(scratch, "receiver"));
  resources.defer(receiver.kill);
  const count = isQuick ? 500 : 4_000;
  const bare: Rate[] = [];
  const ours: Rate[] = [];
  const seconds = ["-d", isQuick ? "1" : "3"];
  await load(receiver, seconds);
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(insertBare(join(scratch, `bare-${round}.db`), count));
    ours.push(await load(receiver, seconds));
    print(
      `round ${round + 1}: ${Math.round(ours.at(-1)?.perSecond ?? 0)} by ${Math.round(bare.at(-1)?.perSecond ?? 0)} a second`,
    );
  }
  const of = (rates: Rate[], what: keyof Rate) => median(rates.map((rate) => rate[what]));
  const [rate, bareRate] = [of(ours, "perSecond"), of(bare, "perSecond")];
  const all = isQuick ? 5_000 : 100_000;
  const memory: number[] = [];
  const parts = 10;
  for (let part = 0; part < parts; part += 1) {
    await load(receiver, ["-a", `${all / parts}`]);
    memory.push(memoryOfTree(receiver.id));
    print(`${((part + 1) * all) / parts} enquiries: ${Math.round((memory.at(-1) ?? 0) / 1e6)} MB`);
  }
  const [early, late] = [median(memory.slice(1, 4)), median(memory.slice(-3))];
  return [
    {
      name: "enquiries a second by bare durable inserts",
      value: rate / bareRate,
      atLeast: 0.5,
      note: `${Math.round(rate)} by ${Math.round(bareRate)} a second, ${CONNECTIONS} connections`,
    },
    {
      name: "enquiry, 99th percentile",
      value: of(ours, "p99"),
      unit: "ms",
      note: `${CONNECTIONS} at once; a bare insert by itself: ${of(bare, "p99").toFixed(1)} ms`,
    },
    {
      name: `memory after ${all.toLocaleString("en-GB")} enquiries by that after a fifth`,
      value: late / early,
      atMost: 1.1,
      note: `${Math.round(late / 1e6)} MB`,
    },
  ];
}

interface Rate {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

/** Sends from a process of its own. */
async function load({ port }: StartedReceiver, until: string[]): Promise<Rate> {
  const options = ["-j", "-I", "-c", `${CONNECTIONS}`, ...until, "-m", "POST", "-b", body];
  const headers = ["-H", "Content-Type=application/json", "-H", "Accept=application/json"];
  const program = fileURLToPath(import.meta.resolve("autocannon"));
  const url = `http://127.0.0.1:${port}/forms`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    ...options,
    ...headers,
    url,
  ]);
  const { requests, latency, non2xx, errors } = JSON.parse(stdout);
  if (non2xx + errors > 0) throw new Error(`${non2xx} were not kept, ${errors} errors`);
  return { perSecond: requests.average, p99: latency.p99 };
}

function insertBare(file: string, count: number): Rate {
  const database = new DatabaseSync(file);
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (key TEXT UNIQUE, text TEXT)",
  );
  const insert = database.prepare("INSERT INTO t VALUES (?, ?)");
  const start = performance.now();
  const times = Array.from({ length: count }, () => {
    const from = performance.now();
    insert.run(randomUUID(), body);
    return performance.now() - from;
  });
  const seconds = (performance.now() - start) / 1000;
  database.close();
  return {
    perSecond: count / seconds,
    p99: times.sort((a, b) => a - b)[Math.floor(count * 0.99)] ?? NaN,
  };
}
