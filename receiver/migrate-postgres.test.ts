import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { EARLIER_VERSIONS, statementsTo } from "../tests/set-up/migration-steps.ts";
import {
  isPostgresInstalled,
  makePostgresServer,
  type PostgresServer,
  WITHOUT_DISK,
} from "../tests/set-up/postgres-server.ts";
import { openDatabase } from "./database.ts";
import { LATEST_VERSION } from "./migrate.ts";
import { readEach } from "./store/stored-enquiries.ts";

const DUMP = join(import.meta.dirname, "../tests/set-up/databases/unversioned.postgres.sql");

describe.skipIf(!isPostgresInstalled)("on PostgreSQL", () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await makePostgresServer(WITHOUT_DISK);
    await server.start();
  });
  afterAll(async () => {
    await server.stop();
    server.remove();
  });

  /** A database that version 1.0.0 wrote, changed by statements. @returns its address */
  function oldDatabase(name: string, changes = ""): string {
    const folder = mkdtempDisposableSync(join(tmpdir(), "old-database-"));
    onTestFinished(() => folder.remove());
    const file = join(folder.path, "database.sql");
    // The dump leaves the search path empty.
    writeFileSync(file, `${readFileSync(DUMP, "utf8")} SET search_path = public; ${changes}`);
    server.load(name, file);
    return server.url.replace(/postgres$/, name);
  }

  /** A database as a program of that version left it. @returns its address */
  const databaseOfVersion = (version: number) =>
    oldDatabase(
      `version_${version}`,
      statementsTo(version, "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"),
    );

  /** Migrates a database by reading from it. @returns what it holds then */
  async function migrated(databaseUrl: string) {
    const database = openDatabase({ databaseUrl, dataDir: "" });
    const enquiries = await Array.fromAsync(readEach(database));
    const { query } = database;
    const cvs = await query`SELECT * FROM cvs`;
    const outbox =
      await query`SELECT kind, delivered_at, failed_at FROM outbox ORDER BY enquiry, kind`;
    const version = await query`SELECT version FROM schema_version`;
    const columns =
      await query`SELECT table_name, column_name, data_type, is_nullable, column_default
      FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, column_name`;
    const indexes = await query`SELECT indexdef FROM pg_indexes
      WHERE schemaname = 'public' ORDER BY indexdef`;
    const constraints = await query`SELECT conrelid::regclass::text AS table,
      pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`;
    await database.close();
    return { enquiries, cvs, outbox, version, columns, indexes, constraints };
  }

  test.each(EARLIER_VERSIONS)(
    "a database of version %i takes the steps that it lacks, and keeps everything",
    async (version) => {
      const fromVersion = await migrated(databaseOfVersion(version));
      expect(fromVersion.version).toEqual([{ version: LATEST_VERSION }]);
      expect(fromVersion.enquiries).toHaveLength(3);
      expect(fromVersion.outbox).toHaveLength(5);
      expect(fromVersion).toEqual(await migrated(oldDatabase(`unversioned_${version}`)));
    },
  );
});
