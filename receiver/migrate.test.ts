import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { EARLIER_VERSIONS, statementsTo } from "../tests/set-up/migration-steps.ts";
import { PDF, startReceiver } from "../tests/set-up/receiving.ts";
import { openDatabase } from "./database.ts";
import { LATEST_VERSION } from "./migrate.ts";
import { readCv, readEach } from "./store/stored-enquiries.ts";

/** A folder with the database that version 1.0.0 wrote, changed by statements. */
function oldDatabase(changes = ""): string {
  const folder = mkdtempDisposableSync(join(tmpdir(), "old-database-"));
  onTestFinished(() => folder.remove());
  const dump = join(import.meta.dirname, "../tests/set-up/databases/unversioned.sqlite.sql");
  const database = new DatabaseSync(join(folder.path, "enquiries.db"));
  // The dump creates tables before the tables that they refer to.
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA foreign_keys = OFF; ${readFileSync(dump, "utf8")} ${changes}`,
  );
  database.close();
  return folder.path;
}

function openFile(dataDir: string): DatabaseSync {
  const file = new DatabaseSync(join(dataDir, "enquiries.db"));
  onTestFinished(() => file.close());
  return file;
}

test("a database of the first release is migrated with everything in it", async () => {
  const dataDir = oldDatabase();
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  const enquiries = await Array.fromAsync(readEach(database));
  expect(enquiries.map(({ id, form, state, cv }) => [id, form, state, cv])).toEqual([
    [4, "contact", "waiting", ""],
    [2, "application", "FAILED", "Lebenslauf ü.pdf"],
    [1, "contact", "delivered", ""],
  ]);
  expect(enquiries.at(-1)?.fields.message).toBe("Hello,\nwhere do we start? It's “urgent”.");
  expect(Buffer.from((await readCv(database, 2))?.bytes ?? "")).toEqual(PDF);
  expect(await database.query`SELECT version FROM schema_version`).toEqual([
    { version: LATEST_VERSION },
  ]);
  await database.close();

  const site = await startReceiver({ DATA_DIR: dataDir, RETENTION_DAYS: "36500" });
  expect((await site.send()).status).toBe(201);
  // Numbers of deleted enquiries are not reused.
  expect((await site.rows("SELECT id FROM enquiries ORDER BY id")).at(-1)).toEqual({ id: 5 });
});

/** A database as a program of that version left it. */
const databaseOfVersion = (version: number) =>
  oldDatabase(statementsTo(version, "INTEGER PRIMARY KEY AUTOINCREMENT"));

/** Migrates a database by reading from it. @returns what it holds then */
async function migrated(dataDir: string) {
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  const enquiries = await Array.fromAsync(readEach(database));
  const outbox = await database.query`SELECT kind, delivered_at, failed_at FROM outbox ORDER BY id`;
  const version = await database.query`SELECT version FROM schema_version`;
  await database.close();
  const tables = openFile(dataDir).prepare(
    "SELECT type, name, sql FROM sqlite_schema ORDER BY name",
  );
  return { enquiries, outbox, version, tables: tables.all() };
}

test.each(EARLIER_VERSIONS)(
  "a database of version %i takes the steps that it lacks, and keeps everything",
  async (version) => {
    const fromVersion = await migrated(databaseOfVersion(version));
    expect(fromVersion.version).toEqual([{ version: LATEST_VERSION }]);
    expect(fromVersion.enquiries).toHaveLength(3);
    expect(fromVersion).toEqual(await migrated(oldDatabase()));
  },
);

test("a database of a newer program is refused in words and stays unchanged", async () => {
  const dataDir = oldDatabase(
    "CREATE TABLE schema_version (version BIGINT); INSERT INTO schema_version VALUES (99)",
  );
  const site = await startReceiver({ DATA_DIR: dataDir });
  expect((await site.send()).status).toBe(503);
  const words = `a newer program has written it (version 99 of its tables; this program knows ${LATEST_VERSION}).`;
  expect(site.logged.join("")).toContain(words);
  const database = openFile(dataDir);
  expect(database.prepare("SELECT id FROM enquiries").all()).toHaveLength(3);
  expect(database.prepare("SELECT version FROM schema_version").all()).toEqual([{ version: 99 }]);
});

test("a failed step leaves the database unchanged", async () => {
  // The second step creates an index with this name.
  const dataDir = oldDatabase("CREATE TABLE enquiries_by_email (id)");
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  await expect(Array.fromAsync(readEach(database))).rejects.toThrow("enquiries_by_email");
  const file = openFile(dataDir);
  expect(
    file.prepare("SELECT name FROM sqlite_schema WHERE name = 'schema_version'").all(),
  ).toEqual([]);
  file.exec("DROP TABLE enquiries_by_email");
  expect(await Array.fromAsync(readEach(database))).toHaveLength(3);
  await database.close();
});
