import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { isPostgresInstalled, makePostgresServer } from "../../tests/set-up/postgres-server.ts";
import { type Figure, type Measure, median } from "../figure.ts";
import { memoryOfTree } from "../growth/watch-memory.ts";
import { operateReceiver } from "./operated-receiver.ts";

const CONNECTIONS = 20;
const ROUNDS = 5;
/** The memory is read after each of these parts of the enquiries. */
const PARTS = 10;
const body = JSON.stringify({
  form: "contact",
  name: "Ada Lovelace",
  email: "ada@example.org",
  subject: "[<id>]",
  message: "Where do we start? ".repeat(20),
});

/** Compares the receiver with a program that only inserts rows, and watches its memory. */
export const loadReceiver: Measure = async ({ isQuick, scratch, resources }) => {
  const { port, id, kill } = await startReceiver({ DATA_DIR: join(scratch, "receiver") });
  resources.defer(kill);
  const count = isQuick ? 500 : 4_000;
  let files = 0;
  const insert = async () => {
    files += 1;
    return insertRows(join(scratch, `bare-${files}.db`), count);
  };
  const speed = await compareSpeed(port, isQuick, insert);
  const total = isQuick ? 5_000 : 100_000;
  const memory: number[] = [];
  while (memory.length < PARTS) {
    await load(port, ["-a", `${total / PARTS}`]);
    memory.push(memoryOfTree(id));
  }
  const early = median(memory.slice(1, 4));
  const late = median(memory.slice(-3));
  return [
    ...speed,
    {
      name: `memory after ${total.toLocaleString("en-GB")} enquiries by that after a fifth`,
      value: late / early,
      atMost: 1.1,
      note: `${Math.round(late / 1e6)} MB`,
    },
  ];
};

/** The same comparison on PostgreSQL. */
export const loadPostgres: Measure = async ({ isQuick, resources }) => {
  const name = "on PostgreSQL: enquiries a second by bare durable inserts";
  if (!isPostgresInstalled) return [{ name, atLeast: 0.5 }];
  const server = await makePostgresServer();
  resources.defer(() => server.remove());
  await server.start();
  resources.defer(() => server.kill());
  const { port, kill } = await startReceiver({ DATABASE_URL: server.url });
  resources.defer(kill);
  const count = isQuick ? 500 : 4_000;
  const figures = await compareSpeed(port, isQuick, () => insertIntoPostgres(server.url, count));
  return figures.map((figure) => ({ ...figure, name: `on PostgreSQL: ${figure.name}` }));
};

/** Starts a receiver as `npm run receive` does. */
function startReceiver(settings: Readonly<Record<string, string>>) {
  return operateReceiver([], { RATE_LIMIT: "999999", ...settings }, (port) =>
    fetch(`http://127.0.0.1:${port}/healthz`),
  );
}

/**
 * Compares the receiver with bare inserts, in turns. Both commit each row to the disk.
 *
 * @param insert inserts rows
 */
async function compareSpeed(
  port: number,
  isQuick: boolean,
  insert: () => Promise<Rate>,
): Promise<Figure[]> {
  const inserts: Rate[] = [];
  const enquiries: Rate[] = [];
  const seconds = ["-d", isQuick ? "1" : "3"];
  await load(port, seconds);
  for (let round = 0; round < ROUNDS; round += 1) {
    inserts.push(await insert());
    enquiries.push(await load(port, seconds));
  }
  const rate = median(enquiries.map(({ perSecond }) => perSecond));
  const insertRate = median(inserts.map(({ perSecond }) => perSecond));
  const slowest = median(enquiries.map(({ p99 }) => p99));
  const slowestInsert = median(inserts.map(({ p99 }) => p99));
  return [
    {
      name: "enquiries a second by bare durable inserts",
      value: rate / insertRate,
      atLeast: 0.5,
      note: `${Math.round(rate)} by ${Math.round(insertRate)} a second, ${CONNECTIONS} connections`,
    },
    {
      name: "enquiry, 99th percentile",
      value: slowest,
      unit: "ms",
      note: `${CONNECTIONS} at once; a bare insert alone: ${slowestInsert.toFixed(1)} ms`,
    },
  ];
}

interface Rate {
  perSecond: number;
  /** The 99th percentile of the durations, in milliseconds. */
  p99: number;
}

/**
 * Sends enquiries from a process of its own.
 *
 * @param until options of autocannon that say when to stop
 */
async function load(port: number, until: string[]): Promise<Rate> {
  const options = ["-j", "-I", "-c", `${CONNECTIONS}`, ...until, "-m", "POST", "-b", body];
  const headers = ["-H", "Content-Type=application/json", "-H", "Accept=application/json"];
  const program = fileURLToPath(import.meta.resolve("autocannon"));
  const args = [program, ...options, ...headers, `http://127.0.0.1:${port}/forms`];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { requests, latency, non2xx, errors } = JSON.parse(stdout);
  if (non2xx + errors > 0) throw new Error(`${non2xx} enquiries were refused, ${errors} errors`);
  console.log(`${requests.total} enquiries, ${Math.round(requests.average)} a second`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/** Inserts rows one by one, each with its own commit. */
async function insertRows(file: string, count: number): Promise<Rate> {
  using database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE t (key TEXT UNIQUE, text TEXT)");
  const insert = database.prepare("INSERT INTO t VALUES (?, ?)");
  return await timeInserts(count, async () => void insert.run(randomUUID(), body));
}

/** The same in PostgreSQL, over a single connection. */
async function insertIntoPostgres(url: string, count: number): Promise<Rate> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("CREATE TABLE IF NOT EXISTS t (key TEXT UNIQUE, text TEXT)");
    const insert = { name: "insert", text: "INSERT INTO t VALUES ($1, $2)" };
    return await timeInserts(count, async () => {
      await client.query({ ...insert, values: [randomUUID(), body] });
    });
  } finally {
    await client.end();
  }
}

async function timeInserts(count: number, insert: () => Promise<void>): Promise<Rate> {
  const times: number[] = [];
  while (times.length < count) {
    const from = performance.now();
    await insert();
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  return { perSecond: count / seconds, p99: times[Math.floor(count * 0.99)] ?? NaN };
}
