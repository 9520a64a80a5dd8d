import { execFile } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { application, PDF, startReceiver } from "../tests/set-up/receiving.ts";

test("the command line shows, exports, mails again and deletes enquiries while the receiver runs", async () => {
  const site = await startReceiver();
  let { dataDir } = site.settings;
  const run = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: "https://www.example.com" };
    const program = [join(import.meta.dirname, "enquiries.ts"), ...args];
    const { stdout } = await promisify(execFile)(process.execPath, program, { env });
    return stdout;
  };
  await site.send({ subject: '=1+1,"x"', website: "spam" });
  await site.post(application());
  await site.rows("UPDATE outbox SET failed_at = 1, next_at = NULL WHERE enquiry = 1");

  expect((await run("list")).split("\n")).toEqual([
    expect.stringMatching(
      /^ +2 .* application {2}waiting {2}Grace Hopper <grace@example.org> {2}economist/,
    ),
    expect.stringMatching(/^ +1 .* contact {2}FAILED {2}Ada .*\[suspected spam\]$/),
    "",
  ]);
  expect(await run("show", "1")).toContain("message: Hello,\nwhere do we start?");
  const cv = join(dataDir, "out.pdf");
  await run("cv", "2", cv);
  expect(readFileSync(cv)).toEqual(PDF);
  expect(statSync(cv).mode & 0o077).toBe(0);
  await expect(run("cv", "2", cv)).rejects.toThrow("EEXIST");
  expect(await run("export", "csv")).toContain(`"'=1+1,""x"""`);
  expect(await run("stats")).toMatch(
    /application, waiting +1[\s\S]*contact, FAILED, suspected spam +1[\s\S]*not delivered/,
  );
  await run("backup", join(dataDir, "copy.db"));
  expect(statSync(join(dataDir, "copy.db")).size).toBeGreaterThan(1000);
  await expect(run("backup", join(dataDir, "copy.db"))).rejects.toThrow("already exists");
  await run("resend", "1");
  expect(await site.rows("SELECT failed_at FROM outbox WHERE next_at IS NOT NULL")).toHaveLength(2);
  await run("delete", "2");
  expect(await site.rows("SELECT * FROM cvs")).toEqual([]);
  await expect(run("show", "2")).rejects.toThrow("There is no enquiry 2.");
  await expect(run("help")).rejects.toThrow("npm run enquiries -- list");
  dataDir = join(dataDir, "elsewhere");
  await expect(run("list")).rejects.toThrow("Set DATA_DIR as for the receiver.");
});
