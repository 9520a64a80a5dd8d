import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { makeDatabaseFolder } from "../tests/set-up/database-folder.ts";
import { application, MESSAGE, PDF, startReceiver } from "../tests/set-up/receiving.ts";
import { runEnquiries } from "../tests/set-up/run-enquiries.ts";
import { openDatabase } from "./database.ts";
import type { DatabaseTimes } from "./database-times.ts";
import { deleteEnquiry } from "./store/delete-enquiries.ts";

type Site = Awaited<ReturnType<typeof startReceiver>>;

/** The files of the data folder that contain a text. */
function filesWith({ settings: { dataDir } }: Site, text: string): string[] {
  return readdirSync(dataDir).filter((file) => readFileSync(join(dataDir, file)).includes(text));
}

/** A message that contains a text `count` times. */
const longText = (mark: string, count: number) => `${mark} and more. `.repeat(count);

/** A deletion that does not wait for another connection. */
const IMPATIENT: Partial<DatabaseTimes> = { deletionLock: 0 };

/** Deletes an enquiry over a connection of its own, as the command line does. */
async function deleteElsewhere(
  { settings }: Site,
  id: number,
  times: Partial<DatabaseTimes> = {},
): Promise<void> {
  const database = openDatabase(settings, times);
  await deleteEnquiry(database, id).finally(database.close);
}

test("a deleted text is in no file while the receiver runs, whatever was stored before and after it", async () => {
  const site = await startReceiver();
  for (let number = 1; number <= 40; number += 1) {
    const isDeleted = number % 3 === 0;
    const mark = isDeleted ? "TO-BE-DELETED" : "to be kept";
    const message = longText(mark, (number * 37) % 300);
    await site.send({ subject: `${mark} ${number}`, message: `${mark} ${message}` });
  }
  const cv = new File([PDF, "DELETED-CV ".repeat(50_000)], "NAME-OF-DELETED.pdf");
  await site.post(application({ cv, fullName: "TO-BE-DELETED Hopper" }));
  expect(filesWith(site, "TO-BE-DELETED")).not.toEqual([]);
  expect(filesWith(site, "DELETED-CV")).not.toEqual([]);
  for (let id = 3; id <= 39; id += 3) await deleteElsewhere(site, id);
  await deleteElsewhere(site, 41);
  for (const text of ["TO-BE-DELETED", "DELETED-CV", "NAME-OF-DELETED"]) {
    expect(filesWith(site, text)).toEqual([]);
  }
  expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(27);
});

test("the CV and the words of a sender who was erased are in no file", async () => {
  const site = await startReceiver();
  const cv = (mark: string) => new File([PDF, `${mark} `.repeat(40_000)], `${mark}.pdf`);
  await site.post(application({ cv: cv("KEPT-CV"), email: "ada@example.org" }));
  for (let number = 0; number < 3; number += 1) {
    const letter = longText("ERASED-LETTER", 100 * number);
    await site.post(application({ cv: cv("ERASED-CV"), coverLetter: `${letter}${number}` }));
    await site.send({ subject: `Between ${number}` });
  }
  expect(filesWith(site, "ERASED-CV")).not.toEqual([]);
  const { dataDir } = site.settings;
  const receipt = await runEnquiries(dataDir, ["erase", "--email", "Grace@example.org"]);
  expect(receipt).toContain("3 enquiries, 3 files");
  for (const text of ["ERASED-CV", "ERASED-LETTER", "grace@example.org"]) {
    expect(filesWith(site, text)).toEqual([]);
  }
  expect(filesWith(site, "KEPT-CV")).not.toEqual([]);
  expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(4);
});

afterEach(() => void vi.useRealTimers());

test("an enquiry that was deleted after its retention is in no file any more", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const site = await startReceiver();
  await site.post(application({ coverLetter: longText("AFTER-RETENTION", 500) }));
  await site.rows("UPDATE outbox SET delivered_at = 1, next_at = NULL");
  await site.rows("UPDATE enquiries SET received_at = 1");
  expect(filesWith(site, "AFTER-RETENTION")).not.toEqual([]);
  vi.advanceTimersByTime(86_400_000);
  await vi.waitFor(() => expect(filesWith(site, "AFTER-RETENTION")).toEqual([]), 60_000);
});

/** Another program that reads the database until its transaction ends. */
function readElsewhere({ settings }: Site): DatabaseSync {
  const reader = new DatabaseSync(join(settings.dataDir, "enquiries.db"));
  onTestFinished(() => reader.close());
  reader.exec("BEGIN; SELECT * FROM enquiries");
  return reader;
}

test("an erasure that leaves traces still gives its receipt, and the next one removes the traces", async () => {
  const site = await startReceiver();
  await site.send({ message: "STILL-IN-THE-LOG" });
  const reader = readElsewhere(site);
  const { dataDir } = site.settings;
  const out = join(makeDatabaseFolder(), "receipt.txt");
  const erase = ["erase", "--email", MESSAGE.email];
  await expect(runEnquiries(dataDir, [...erase, "--out", out])).rejects.toThrow(
    /^Erased on .*: 1 enquiry.*another program reads the database/s,
  );
  expect(readFileSync(out, "utf8")).toContain("1 enquiry");
  reader.exec("COMMIT");
  await runEnquiries(dataDir, erase);
  expect(filesWith(site, "STILL-IN-THE-LOG")).toEqual([]);
});

test("while another program reads the database, the command reports that traces are left", async () => {
  const site = await startReceiver();
  await site.send({ message: "STILL-IN-THE-LOG" });
  const reader = readElsewhere(site);
  await expect(deleteElsewhere(site, 1, IMPATIENT)).rejects.toThrow(
    "another program reads the database",
  );
  reader.exec("COMMIT");
  // The next receiver that starts removes them.
  await startReceiver({ DATA_DIR: site.settings.dataDir });
  await vi.waitFor(() => expect(filesWith(site, "STILL-IN-THE-LOG")).toEqual([]), 60_000);
});

test("two deletions at the same moment succeed, or fail with a reason in words", async () => {
  const site = await startReceiver();
  for (let number = 0; number < 6; number += 1) await site.send({ subject: `TWICE ${number}` });
  const ids = [1, 2, 3, 4, 5, 6];
  const deletions = await Promise.allSettled(ids.map((id) => deleteElsewhere(site, id, IMPATIENT)));
  for (const deletion of deletions) {
    if (deletion.status === "rejected")
      expect(deletion.reason.message).toContain("The next deletion removes it");
  }
  expect(await site.rows("SELECT id FROM enquiries")).toEqual([]);
  await deleteElsewhere(site, 1);
  expect(filesWith(site, "TWICE")).toEqual([]);
});

test("a copy of a text in the unused part of a page is removed with the text", async () => {
  const site = await startReceiver();
  // The copies that SQLite leaves depend on everything that was stored before, so the test writes a copy itself.
  await site.send({ message: longText("A-STRAY-COPY", 300) });
  await site.end();
  const file = join(site.settings.dataDir, "enquiries.db");
  const bytes = readFileSync(file);
  const unused = bytes.indexOf(Buffer.alloc(64), 4096);
  expect(unused).toBeGreaterThan(0);
  bytes.write("A-STRAY-COPY", unused + 32);
  writeFileSync(file, bytes);
  await deleteElsewhere(site, 1);
  expect(filesWith(site, "A-STRAY-COPY")).toEqual([]);
});

test("what is deleted is overwritten, also while its traces are still to be removed", async () => {
  const site = await startReceiver();
  await site.send({ message: longText("OVERWRITTEN", 50) });
  const database = openDatabase(site.settings);
  await database.query`DELETE FROM enquiries`;
  await database.close();
  await site.end();
  expect(filesWith(site, "OVERWRITTEN")).toEqual([]);
});

test("after a stop the database file contains everything, also if another program has it open", async () => {
  const site = await startReceiver();
  await site.send();
  const opened = new DatabaseSync(join(site.settings.dataDir, "enquiries.db"));
  onTestFinished(() => opened.close());
  opened.exec("SELECT * FROM enquiries");
  await site.end();
  const copy = join(makeDatabaseFolder(), "enquiries.db");
  copyFileSync(join(site.settings.dataDir, "enquiries.db"), copy);
  const copied = new DatabaseSync(copy);
  onTestFinished(() => copied.close());
  expect(copied.prepare("SELECT id FROM enquiries").all()).toHaveLength(1);
});

test("after a stop the database file alone contains everything", async () => {
  const site = await startReceiver();
  await site.post(application());
  await site.send();
  await site.end();
  expect(readdirSync(site.settings.dataDir)).toEqual(["enquiries.db"]);
  expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(2);
});
