import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  databaseUser,
  isPostgresInstalled,
  makePostgresServer,
  type PostgresServer,
  WITHOUT_DISK,
} from "../tests/set-up/postgres-server.ts";
import { startReceiver } from "../tests/set-up/receiving.ts";

const CERTIFICATE = "server.crt";
const KEY = "server.key";

describe.skipIf(!isPostgresInstalled)(
  "DATABASE_URL at a server with a self-signed certificate",
  () => {
    let server: PostgresServer;
    let certificate: string;

    beforeAll(async () => {
      // The server looks for both from its folder `data`.
      const files = { ssl_cert_file: `../${CERTIFICATE}`, ssl_key_file: `../${KEY}` };
      server = await makePostgresServer({ ssl: "on", ...files, ...WITHOUT_DISK });
      const output = ["-nodes", "-keyout", KEY, "-out", CERTIFICATE, "-days", "2"];
      const names = ["-subj", "/CN=database", "-addext", "subjectAltName=IP:127.0.0.1"];
      const openssl = ["req", "-x509", "-newkey", "rsa:2048", ...output, ...names];
      execFileSync("openssl", openssl, { ...databaseUser(), cwd: server.folder, stdio: "ignore" });
      certificate = join(server.folder, CERTIFICATE);
      await server.start();
    });
    afterAll(async () => {
      await server.stop();
      server.remove();
    });

    const startAt = (query: string, url = server.url) =>
      startReceiver({ DATABASE_URL: `${url}?${query}` });

    const isEncrypted = async (site: Awaited<ReturnType<typeof startAt>>) => {
      const [row] = await site.rows("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()");
      return row?.ssl;
    };

    test("sslmode=verify-full stores forms where sslrootcert names the certificate, encrypted", async () => {
      const site = await startAt(`sslmode=verify-full&sslrootcert=${certificate}`);
      expect((await site.send()).status).toBe(201);
      expect(await isEncrypted(site)).toBe(true);
    });

    test.each(["verify-full", "require"])(
      "sslmode=%s stores nothing at a server whose certificate nobody has vouched for",
      async (mode) => {
        const site = await startAt(`sslmode=${mode}`);
        expect((await site.send()).status).toBe(503);
        expect(site.logged.join("")).toContain("self-signed certificate");
      },
    );

    test("a certificate of another host is refused", async () => {
      const url = server.url.replace("127.0.0.1", "localhost");
      const site = await startAt(`sslmode=verify-full&sslrootcert=${certificate}`, url);
      expect((await site.send()).status).toBe(503);
      expect(site.logged.join("")).toContain("does not match certificate");
    });

    test("without sslmode the connection is not encrypted", async () => {
      expect(await isEncrypted(await startAt(""))).toBe(false);
    });
  },
);
