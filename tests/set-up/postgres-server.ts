import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findFreePort } from "./free-port.ts";

/** The folder of the server's programs on Debian. */
const PROGRAMS = ["/usr/lib/postgresql/15/bin", "/usr/lib/postgresql/17/bin"].find(existsSync);

/** Milliseconds within which a server must accept its first connection. */
const START_TIMEOUT = 120_000;

export const isPostgresInstalled = PROGRAMS !== undefined;

/** The user that runs a server. PostgreSQL refuses to run as root, so root starts it as the user of Debian's package. */
export function databaseUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "postgres"])));
  return { uid, gid } as { uid: number; gid: number };
}

/** A PostgreSQL server on 127.0.0.1 with its own data folder. It does not run before `start`. */
export interface PostgresServer {
  readonly port: number;
  readonly url: string;
  /** The folder, which belongs to the user who runs the server. */
  readonly folder: string;
  /** Starts the server. Resolves when it accepts connections. */
  start: () => Promise<void>;
  /** Stops the server as `pg_ctl stop -m fast` does: it aborts connections. */
  stop: () => Promise<void>;
  /** Stops the server as `pg_ctl stop -m immediate` does: it writes nothing more. */
  kill: () => Promise<void>;
  /** Sends a signal to the server and to the processes of its connections. */
  signal: (name: "SIGSTOP" | "SIGCONT", connections: readonly number[]) => void;
  /** The ids of the processes of its connections. */
  connections: () => Promise<readonly number[]>;
  /** Runs a file of statements in a database, which it creates. */
  load: (database: string, file: string) => void;
  /** Makes a standby of this server, which must be running. */
  makeStandby: (settings: PostgresSettings) => Promise<PostgresServer>;
  /** Promotes a standby: it accepts writes. */
  promote: () => void;
  remove: () => void;
}

/** Settings of a server, such as `{ ssl: "on" }`. */
export type PostgresSettings = Readonly<Record<string, string>>;

/**
 * For tests that end the server, and never the machine: commits do not wait for the disk. What a server has written outlives
 * its process.
 */
export const WITHOUT_DISK: PostgresSettings = { fsync: "off" };

export async function makePostgresServer(settings: PostgresSettings = {}): Promise<PostgresServer> {
  const folder = makeFolder();
  const initial = ["-D", join(folder, "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8"];
  run("initdb", ["--no-sync", ...initial], folder);
  return serverIn(folder, settings);
}

/** A folder that only the user who runs the server can read. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const { uid, gid } = databaseUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  return folder;
}

const programPath = (name: string) => join(PROGRAMS ?? "", name);

/** Runs a program of PostgreSQL as the user of the database. */
function run(name: string, args: readonly string[], folder: string): void {
  execFileSync(programPath(name), args, { ...databaseUser(), cwd: folder, stdio: "ignore" });
}

async function serverIn(folder: string, settings: PostgresSettings): Promise<PostgresServer> {
  const data = join(folder, "data");
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const address = ["-h", "127.0.0.1", "-p", `${port}`];
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const serverArgs = ["-D", data, ...address, "-k", folder, ...options];
  let server: ChildProcess | undefined;

  async function end(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  }

  return {
    port,
    url,
    folder,
    async start() {
      server = spawn(programPath("postgres"), serverArgs, {
        ...databaseUser(),
        cwd: folder,
        stdio: "ignore",
      });
      await untilReady(address, folder);
    },
    stop: () => end("SIGINT"),
    kill: () => end("SIGQUIT"),
    signal(name, connections) {
      server?.kill(name);
      // A connection may have ended since then, and its process with it.
      for (const id of connections) {
        if (existsSync(`/proc/${id}`)) process.kill(id, name);
      }
    },
    async connections() {
      const client = new pg.Client(url);
      await client.connect();
      const sql = `SELECT pid FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
      const { rows } = await client.query<{ pid: number }>(sql);
      await client.end();
      return rows.map(({ pid }) => pid);
    },
    load(database, file) {
      const connection = [...address, "-U", "postgres", "-v", "ON_ERROR_STOP=1"];
      execFileSync(programPath("psql"), [...connection, "-c", `CREATE DATABASE ${database}`]);
      execFileSync(programPath("psql"), [...connection, "-d", database, "-f", file]);
    },
    async makeStandby(settings) {
      const standbyFolder = makeFolder();
      const copy = ["-D", join(standbyFolder, "data"), "-R", "-X", "stream", "-c", "fast"];
      const source = `host=127.0.0.1 port=${port} user=postgres application_name=standby`;
      run("pg_basebackup", [...copy, "-d", source], standbyFolder);
      return serverIn(standbyFolder, settings);
    },
    promote: () => run("pg_ctl", ["promote", "-w", "-D", data], folder),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

async function untilReady(address: readonly string[], folder: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT;
  for (;;) {
    try {
      run("pg_isready", address, folder);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await wait(50);
  }
}
