import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { application, PDF, startReceiver } from "../tests/set-up/receiving.ts";
import { runEnquiries } from "../tests/set-up/run-enquiries.ts";
import { requireDatabase } from "./commands/require-database.ts";

test("the program prints a result, a fault ends it with 1, and only the user can read its files", async () => {
  const site = await startReceiver();
  await site.send();
  const { dataDir } = site.settings;
  const program = (...args: string[]) => {
    const env = { ...process.env, npm_lifecycle_event: undefined, DATA_DIR: dataDir };
    const call = [join(import.meta.dirname, "enquiries.ts"), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, call, { env });
    return { status, printed: `${stdout}`, fault: `${stderr}` };
  };
  expect(program("show", "1")).toMatchObject({
    status: 0,
    printed: expect.stringContaining("Ada Lovelace"),
    fault: "",
  });
  expect(program("show", "2")).toMatchObject({ status: 1, printed: "" });
  const copy = join(dataDir, "copy.db");
  program("backup", copy);
  expect(statSync(copy).mode & 0o077).toBe(0);
});

test("the command line shows, exports, mails again and deletes enquiries while the receiver runs", async () => {
  const site = await startReceiver();
  const { dataDir } = site.settings;
  const run = (...args: string[]) => runEnquiries(dataDir, args);
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
  await expect(run("cv", "2", cv)).rejects.toThrow("exists and is not overwritten");
  expect(await run("export", "--format", "csv")).toContain(`"'=1+1,""x"""`);
  expect(await run("stats")).toMatch(
    /application, waiting +1[\s\S]*contact, FAILED, suspected spam +1[\s\S]*not delivered/,
  );
  await run("backup", join(dataDir, "copy.db"));
  expect(statSync(join(dataDir, "copy.db")).size).toBeGreaterThan(1000);
  await expect(run("backup", join(dataDir, "copy.db"))).rejects.toThrow("Name another file");
  await run("resend", "1");
  expect(await site.rows("SELECT failed_at FROM outbox WHERE next_at IS NOT NULL")).toHaveLength(2);
  await run("delete", "2");
  expect(await site.rows("SELECT * FROM cvs")).toEqual([]);
  await expect(run("show", "2")).rejects.toThrow("There is no enquiry 2.");
  expect(await run("help")).toContain("npm run enquiries -- list");
  expect(await run("list", "--help")).toMatch(
    /^Usage:\n {2}npm run enquiries -- list \[COUNT\] .*\n$/,
  );
  const elsewhere = join(dataDir, "elsewhere");
  await expect(runEnquiries(elsewhere, ["list"])).rejects.toThrow(
    `There is no database ${elsewhere}/enquiries.db. Set DATA_DIR as for the receiver`,
  );
});

test("the command line finds, exports and erases what a person has sent, and retries mails", async () => {
  const site = await startReceiver();
  const { dataDir } = site.settings;
  const run = (...args: string[]) => runEnquiries(dataDir, args);
  await site.send({ message: "Grüße aus MÜNCHEN", email: "Ada@Example.org" });
  await site.post(application({ email: "ada@example.org" }));
  await site.send({ email: "eve@example.org", message: "Ask ada@example.org" });
  await site.rows("UPDATE outbox SET failed_at = 1, next_at = NULL WHERE enquiry = 3");

  expect(await run("find", "grüße", "aus", "münchen")).toMatch(/^ +1 .*\n$/);
  expect(await run("find", "GRÜSSE")).toMatch(/^ +1 .*\n$/);
  expect(await run("find", "nowhere")).toBe("No enquiries.\n");

  const csv = join(dataDir, "out.csv");
  expect(await run("export", "--format", "csv", "--out", csv)).toBe(`3 enquiries in ${csv}.\n`);
  expect(readFileSync(csv, "utf8")).toMatch(/^\ufeffnumber,received,form,/);
  expect(statSync(csv).mode & 0o777).toBe(0o600);
  await expect(run("export", "--format", "csv", "--out", csv)).rejects.toThrow("not overwritten");
  const json = JSON.parse(await run("export", "--format", "json", "--email", "ADA@example.org"));
  expect(json).toMatchObject([
    { number: 2, form: "application", cv: "cv.pdf" },
    { number: 1, form: "contact", fields: { message: "Grüße aus MÜNCHEN" } },
  ]);

  expect(await run("retry")).toMatch(/^1 mail will be sent again/);
  expect(await site.rows("SELECT id FROM outbox WHERE failed_at IS NOT NULL")).toEqual([]);
  expect(await run("retry")).toContain("Nothing was given up.");

  const call = ["erase", "--email", "ADA@example.org", "--out"];
  await expect(run(...call, csv)).rejects.toThrow("not overwritten");
  expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(3);
  const receiptFile = join(dataDir, "receipt.txt");
  const said = await run(...call, receiptFile);
  expect(statSync(receiptFile).mode & 0o777).toBe(0o600);
  const receipt = readFileSync(receiptFile, "utf8");
  expect(said).toBe(`${receipt}The receipt is in ${receiptFile}.\n`);
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

test.each([
  ["", "npm run enquiries -- list"],
  ["lst", 'There is no command "lst"'],
  ["show", "Write the number of an enquiry"],
  ["show Ada", "Write the number of an enquiry"],
  ["show 7", 'There is no enquiry 7. "npm run enquiries -- list" shows the numbers.'],
  ["find", "Write the text that you look for.\nUsage:\n  npm run enquiries -- find TEXT"],
  ["export", "Say in which format"],
  ["export --format xml", "Say in which format"],
  ["export --format csv --email ada", '"ada" is no email address'],
  ["export --format csv --out /nowhere/x.csv", "Create the folder, or name another file"],
  ["erase", "Name the address of the person by --email."],
  ["erase ada@example.org", "This is too much: ada@example.org\nUsage:"],
  ["erase --email ada", '"ada" is no email address'],
  ["erase --emial ada@example.org", "--emial"],
  ["delete 1 2", "This is too much: 2"],
  ["list newest", 'COUNT is a whole number such as 20, not "newest"'],
  ["subscribers --out x", "Say in which format"],
  ["backup", "Name the file of the copy."],
  ["backup /nowhere/x.db", "Create the folder, or name another file"],
])("a wrong call is answered with what is wrong and what to write: %s", async (call, words) => {
  const site = await startReceiver();
  await site.send();
  const args = call.split(" ").filter(Boolean);
  await expect(runEnquiries(site.settings.dataDir, args)).rejects.toThrow(words);
  expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(1);
});

test("an empty database has no enquiries, and no mail waits", async () => {
  const site = await startReceiver();
  await site.rows("SELECT id FROM enquiries");
  expect(await runEnquiries(site.settings.dataDir, ["list"])).toBe("No enquiries.\n");
  expect(await runEnquiries(site.settings.dataDir, ["stats"])).toBe(
    "No enquiries.\nNo mail waits.\n",
  );
});

test("a database of another user is not called missing", () => {
  const refuse = () => {
    throw Object.assign(new Error("permission denied"), { code: "EACCES" });
  };
  const file = "/var/lib/website/enquiries.db";
  expect(() => requireDatabase({ file }, refuse)).toThrow(
    `You may not use the database ${file}. Run the command as the user of the receiver`,
  );
});

test("the command line reads more enquiries than a batch holds", async () => {
  const site = await startReceiver();
  const { dataDir } = site.settings;
  // They are of today: the receiver deletes old enquiries at its start.
  await site.rows(`WITH RECURSIVE numbers(number) AS
      (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 1100)
    INSERT INTO enquiries (received_at, form, email, content_hash, fields, suspicion)
    SELECT ${Date.now()}, 'contact', 'ada@example.org', 'hash', '{"message":"Number ' || number || '."}', ''
    FROM numbers`);
  const csv = join(dataDir, "out.csv");
  const exported = await runEnquiries(dataDir, ["export", "--format", "csv", "--out", csv]);
  expect(exported).toBe(`1100 enquiries in ${csv}.\n`);
  expect(await runEnquiries(dataDir, ["stats"])).toMatch(/^contact, waiting +1100$/m);
  for (const number of [1, 600, 601, 1100]) {
    const found = await runEnquiries(dataDir, ["find", `Number ${number}.`]);
    expect(found).toMatch(new RegExp(`^ *${number} .*\\n$`));
  }
  const receipt = await runEnquiries(dataDir, ["erase", "--email", "ada@example.org"]);
  expect(receipt).toContain("1100 enquiries");
});

test("an export through npm into a file is refused where npm would write lines of its own into it", async () => {
  const site = await startReceiver();
  await site.send();
  const { dataDir } = site.settings;
  const underNpm = { npm_lifecycle_event: "enquiries", npm_config_loglevel: "notice" };
  const call = ["export", "--format", "json"];
  await expect(runEnquiries(dataDir, call, underNpm)).rejects.toThrow("npm run -s enquiries");
  const silent = { ...underNpm, npm_config_loglevel: "silent" };
  expect(JSON.parse(await runEnquiries(dataDir, call, silent))).toHaveLength(1);
  const file = join(dataDir, "out.json");
  await runEnquiries(dataDir, [...call, "--out", file], underNpm);
  expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(1);
});
