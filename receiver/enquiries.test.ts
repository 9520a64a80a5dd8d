import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { application, PDF, startReceiver } from "../tests/set-up/receiving.ts";

/** @returns what a command writes; rejects with what it says where it fails */
async function runCommand(
  dataDir: string,
  args: readonly string[],
  changedEnv: NodeJS.ProcessEnv = {},
): Promise<string> {
  const settings = { DATA_DIR: dataDir, SITE_URL: "https://www.example.com" };
  // As `node` starts it, whether or not npm has started the tests.
  const env = { ...process.env, npm_lifecycle_event: undefined, ...settings, ...changedEnv };
  const program = [join(import.meta.dirname, "enquiries.ts"), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, program, { env });
  return stdout;
}

test("the command line shows, exports, mails again and deletes enquiries while the receiver runs", async () => {
  const site = await startReceiver();
  const { dataDir } = site.settings;
  const run = (...args: string[]) => runCommand(dataDir, args);
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
  expect(await run("export", "--format", "csv")).toContain(`"'=1+1,""x"""`);
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
  await expect(runCommand(join(dataDir, "elsewhere"), ["list"])).rejects.toThrow(
    "Set DATA_DIR as for the receiver.",
  );
});

test("the command line finds, exports and erases what a person has sent, and retries mails", async () => {
  const site = await startReceiver();
  const { dataDir } = site.settings;
  const run = (...args: string[]) => runCommand(dataDir, args);
  await site.send({ message: "Grüße aus MÜNCHEN", email: "Ada@Example.org" });
  await site.post(application({ email: "ada@example.org" }));
  await site.send({ email: "eve@example.org", message: "Ask ada@example.org" });
  await site.rows("UPDATE outbox SET failed_at = 1, next_at = NULL WHERE enquiry = 3");

  expect(await run("find", "grüße", "aus", "münchen")).toMatch(/^ +1 .*\n$/);
  expect(await run("find", "nowhere")).toBe("No enquiries.\n");

  const csv = join(dataDir, "out.csv");
  expect(await run("export", "--format", "csv", "--out", csv)).toBe(`3 enquiries in ${csv}.\n`);
  expect(readFileSync(csv, "utf8")).toMatch(/^\ufeffnumber,received,form,/);
  expect(statSync(csv).mode & 0o777).toBe(0o600);
  await expect(run("export", "--format", "csv", "--out", csv)).rejects.toThrow("EEXIST");
  const json = JSON.parse(await run("export", "--format", "json", "--email", "ADA@example.org"));
  expect(json).toMatchObject([
    { number: 2, form: "application", cv: "cv.pdf" },
    { number: 1, form: "contact", fields: { message: "Grüße aus MÜNCHEN" } },
  ]);

  expect(await run("retry")).toMatch(/^1 mail will be sent again/);
  expect(await site.rows("SELECT id FROM outbox WHERE failed_at IS NOT NULL")).toEqual([]);

  for (const wrong of [
    ["export"],
    ["export", "--format", "xml"],
    ["erase"],
    ["delete", "1", "2"],
    ["list", "--email", "x"],
    ["list", "newest"],
  ]) {
    await expect(run(...wrong)).rejects.toThrow("npm run enquiries -- list");
  }
  const receipt = await run("erase", "--email", "ADA@example.org");
  expect(receipt).toContain("2 enquiries, 1 file, 2 undelivered mails.");
  expect(receipt).toMatch(/^ +2 .* application {2}waiting {2}with a CV$/m);
  expect(receipt).toMatch(/The address also stands in:\n +3 /);
  expect(await site.rows("SELECT id FROM enquiries")).toEqual([{ id: 3 }]);
  expect(await site.rows("SELECT enquiry FROM cvs")).toEqual([]);
  const files = readdirSync(dataDir).filter((file) => file !== "out.csv");
  const holders = files.filter((file) => readFileSync(join(dataDir, file)).includes("Grüße aus"));
  expect(holders).toEqual([]);
  expect(await run("erase", "--email", "nobody@example.org")).toBe(
    "Nothing was sent from nobody@example.org.\n",
  );
});

test("the command line reads more enquiries than a batch holds", async () => {
  const site = await startReceiver();
  const { dataDir } = site.settings;
  await site.rows(`WITH RECURSIVE numbers(number) AS
      (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 1100)
    INSERT INTO enquiries (received_at, form, email, content_hash, fields, suspicion)
    SELECT number, 'contact', 'ada@example.org', 'hash', '{"message":"Number ' || number || '."}', ''
    FROM numbers`);
  const csv = join(dataDir, "out.csv");
  const exported = await runCommand(dataDir, ["export", "--format", "csv", "--out", csv]);
  expect(exported).toBe(`1100 enquiries in ${csv}.\n`);
  expect(await runCommand(dataDir, ["stats"])).toMatch(/^contact, waiting +1100$/m);
  for (const number of [1, 600, 601, 1100]) {
    const found = await runCommand(dataDir, ["find", `Number ${number}.`]);
    expect(found).toMatch(new RegExp(`^ *${number} .*\\n$`));
  }
  const receipt = await runCommand(dataDir, ["erase", "--email", "ada@example.org"]);
  expect(receipt).toContain("1100 enquiries");
});

test("an export through npm into a file is refused where npm would write lines of its own into it", async () => {
  const site = await startReceiver();
  await site.send();
  const { dataDir } = site.settings;
  const underNpm = { npm_lifecycle_event: "enquiries", npm_config_loglevel: "notice" };
  const call = ["export", "--format", "json"];
  await expect(runCommand(dataDir, call, underNpm)).rejects.toThrow("npm run -s enquiries");
  const silent = { ...underNpm, npm_config_loglevel: "silent" };
  expect(JSON.parse(await runCommand(dataDir, call, silent))).toHaveLength(1);
  const file = join(dataDir, "out.json");
  await runCommand(dataDir, [...call, "--out", file], underNpm);
  expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(1);
});
