import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";
import { startReceiver } from "../../tests/set-up/receiving.ts";
import { openDatabase } from "../database.ts";
import type { Row } from "../database-types.ts";
import { dayOf } from "./figure.ts";
import { addFigures, purgeFigures, readFigures } from "./figures-store.ts";
import { reportLimits } from "./handle-report.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const TODAY = dayOf(new Date());

/** A receiver that counts, beside a site of two pages and a file. */
async function startCounting(env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempDisposableSync(join(tmpdir(), "figures-"));
  onTestFinished(() => folder.remove());
  for (const file of ["index.html", "about us/index.html", "brochure.pdf", "admin.html"]) {
    mkdirSync(dirname(join(folder.path, "site", file)), { recursive: true });
    writeFileSync(join(folder.path, "site", file), "");
  }
  writeFileSync(join(folder.path, "secret.pdf"), "");
  const site = await startReceiver({
    FORMS: "receive",
    FIGURES: "on",
    SITE_URL: "https://www.firm.example",
    SITE_DIRECTORY: join(folder.path, "site"),
    ...env,
  });
  const report = (
    fields: Readonly<Record<string, string>> | string,
    headers: Readonly<Record<string, string>> = {},
    remoteAddress = "192.0.2.1",
  ) => {
    const body = typeof fields === "string" ? fields : new URLSearchParams(fields).toString();
    const request = new Request(`http://site.test${site.settings.site.basePath}/forms/figures`, {
      method: "POST",
      body,
      headers: {
        "User-Agent": BROWSER,
        Origin: "https://www.firm.example",
        "Content-Length": String(Buffer.byteLength(body)),
        ...headers,
      },
    });
    return site.receiver.fetch(request, { incoming: { socket: { remoteAddress } } });
  };
  /** What was counted, as it is stored when the receiver has stopped: `page /about 3`. */
  const counted = async () => {
    await site.end();
    const rows = await site.rows("SELECT * FROM figures ORDER BY day, kind, name");
    expect(rows.every(({ day }) => day === TODAY)).toBe(true);
    return rows.map(lineOf);
  };
  return { ...site, report, counted };
}

const lineOf = ({ kind, name, counted }: Row) => `${kind} ${name} ${counted}`;

test("pages, hosts, campaigns and goals are counted by day, and nothing else is stored", async () => {
  const site = await startCounting();
  const campaign = { utm_source: "Newsletter", utm_medium: "email", utm_campaign: "Spring 2026" };
  const answers = [
    await site.report({ page: "/", from: "www.news.example", ...campaign }),
    await site.report({ page: "/about%20us" }),
    await site.report({ page: "/about%20us", from: "" }),
    await site.report({ page: "/", from: "www.firm.example" }),
    await site.report({ goal: "tel:+14155550132" }),
    await site.report({ goal: "https://www.firm.example/brochure.pdf" }),
    await site.report({ goal: "https://www.firm.example/about%20us" }),
  ];
  for (const { status } of answers) expect(status).toBe(204);
  expect((await site.send({}, { "User-Agent": BROWSER })).status).toBe(201);
  expect(await site.counted()).toEqual([
    "campaign newsletter / email / spring 2026 1",
    "goal call 1",
    "goal download /about us 1",
    "goal download /brochure.pdf 1",
    "goal form contact 1",
    "host (no other site) 1",
    "host news.example 1",
    "page / 2",
    "page /about us 2",
  ]);
  const columns = await site.rows("SELECT name FROM pragma_table_info('figures')");
  expect(columns.map(({ name }) => name)).toEqual(["day", "kind", "name", "counted"]);
  expect(site.logged.join("")).not.toMatch(/192\.0\.2|news\.example|Firefox/);
});

test("a booking is counted if the site has a booking service", async () => {
  vi.stubEnv("CONTENT_DIR", fixtureContent("full"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const site = await startCounting();
  await site.report({ goal: site.firm.booking?.href ?? "" });
  await site.report({ goal: "https://calendar.firm.example/other" });
  expect(await site.counted()).toEqual(["goal booking 1"]);
});

test.each([
  "/nowhere",
  "/about us/../../secret.pdf",
  "//about us",
  "/about us/",
  "/about us/index.html",
  "/brochure.pdf",
  "/.git",
  "/%00",
  "/%zz",
  "https://www.firm.example/",
  `/${"x".repeat(1000)}`,
])("an address that is no page of the site is counted as unknown: %s", async (page) => {
  const site = await startCounting();
  await site.report({ page });
  expect(await site.counted()).toEqual(["page (unknown address) 1"]);
});

test("below a sub-path pages are counted under their addresses on the site", async () => {
  const site = await startCounting({ SITE_URL: "https://www.firm.example/site" });
  for (const page of ["/site", "/site/about%20us", "/about%20us"]) await site.report({ page });
  expect(await site.counted()).toEqual([
    "page (unknown address) 1",
    "page / 1",
    "page /about us 1",
  ]);
});

test("a report that names a person, or is invalid, is counted without its name, or not at all", async () => {
  const site = await startCounting();
  await site.report({ page: "/", from: "a b@c", utm_source: "ada@example.org" });
  await site.report({ page: "/", from: "x.example", utm_campaign: "x".repeat(101) });
  for (const goal of ["https://www.firm.example/secret.pdf", "https://x.example/brochure.pdf"])
    await site.report({ goal });
  await site.report({ goal: "form contact" });
  await site.report({ goal: "javascript:x" });
  await site.report("\u0000%ff&&&=");
  await site.report("");
  expect(await site.counted()).toEqual([
    "campaign (further) 2",
    "host (further) 1",
    "host x.example 1",
    "page / 2",
  ]);
});

test.each<[string, Record<string, string>]>([
  ["Global Privacy Control", { "Sec-GPC": "1" }],
  ["Do Not Track", { DNT: "1" }],
  ["a program that names itself", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["a browser without a window", { "User-Agent": BROWSER.replace("Firefox", "HeadlessChrome") }],
  ["a program without a name", { "User-Agent": "" }],
  ["another site", { Origin: "https://elsewhere.example" }],
  ["a report that is too long", { "Content-Length": "9999" }],
])("nothing is counted for %s", async (_, headers) => {
  const site = await startCounting();
  expect((await site.report({ page: "/" }, headers)).status).toBe(204);
  await site.send({}, { "User-Agent": BROWSER, ...headers, "Content-Length": "999" });
  const figures = await site.counted();
  expect(figures.filter((line) => line.startsWith("page"))).toEqual([]);
  const isRefused = "Sec-GPC" in headers || "DNT" in headers || "User-Agent" in headers;
  if (isRefused) expect(figures).toEqual([]);
});

test("a telephone whose user agent looks like that of a program is counted", async () => {
  const site = await startCounting();
  await site.report({ page: "/" }, { "User-Agent": "Mozilla/5.0 (Linux; Android 14; CUBOT X70)" });
  expect(await site.counted()).toEqual(["page / 1"]);
});

test("a form that is sent twice, or may be spam, is no goal", async () => {
  const site = await startCounting();
  const headers = { "User-Agent": BROWSER, "Idempotency-Key": "0b7c5a52-figures" };
  await site.send({}, headers);
  await site.send({}, headers);
  await site.send({ website: "https://spam.example" }, { "User-Agent": BROWSER });
  await site.send({ message: "http://a http://b http://c http://d" }, { "User-Agent": BROWSER });
  expect(await site.counted()).toEqual(["goal form contact 1"]);
});

test("a network is counted 600 times in ten minutes, and others go on being counted", async () => {
  const site = await startCounting();
  for (let number = 0; number < 610; number += 1) await site.report({ page: "/" });
  await site.report({ page: "/about%20us" }, {}, "198.51.100.7");
  expect(await site.counted()).toEqual(["page / 600", "page /about us 1"]);
});

test("a network that sends too much takes nothing away from the others, and all of them together have a limit", () => {
  const isWithinLimits = reportLimits(2, 5);
  const isCounted = (address: string, times: number) => {
    return Array.from({ length: times }, () => isWithinLimits(address));
  };
  expect(isCounted("192.0.2.1", 10).filter(Boolean)).toHaveLength(2);
  expect(isCounted("198.51.100.7", 2)).toEqual([true, true]);
  expect(isCounted("203.0.113.9", 2)).toEqual([true, false]);
});

test("only so many hosts and campaigns have a name on a day, after a restart too", async () => {
  const site = await startCounting();
  for (let number = 0; number < 220; number += 1)
    await site.report({
      page: "/",
      from: `host-${number}.example`,
      utm_source: `source-${number}`,
    });
  await site.counted();
  const again = await startCounting({ DATA_DIR: site.settings.dataDir });
  await again.report({ page: "/", from: "late.example", utm_source: "late" });
  await again.report({ page: "/", from: "host-7.example", utm_source: "source-7" });
  const figures = await again.counted();
  expect(figures.filter((line) => line.startsWith("host "))).toHaveLength(201);
  expect(figures.filter((line) => line.startsWith("campaign "))).toHaveLength(101);
  expect(figures).toEqual(
    expect.arrayContaining([
      "host (further) 21",
      "host host-7.example 2",
      "campaign (further) 121",
    ]),
  );
});

test("counts are in the database every five seconds: a process that is killed loses no more", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await startCounting();
  await site.report({ page: "/" });
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => site.rows("SELECT * FROM figures")).toHaveLength(1);
});

test("while the database cannot be written to, counts wait in memory", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await startCounting();
  await site.rows("ALTER TABLE figures RENAME TO away");
  await site.report({ page: "/" });
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => site.logged.join("")).toContain("figures could not be stored");
  await site.rows("ALTER TABLE away RENAME TO figures");
  await site.report({ page: "/" });
  expect(await site.counted()).toEqual(["page / 2"]);
});

test("without the setting there is no such address, and no form is counted", async () => {
  const site = await startCounting({ FIGURES: "" });
  expect((await site.report({ page: "/" })).status).toBe(404);
  await site.send({}, { "User-Agent": BROWSER });
  expect(await site.counted()).toEqual([]);
});

test("figures are deleted after so many months, on the last days of a month too", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 4, 31, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const folder = mkdtempDisposableSync(join(tmpdir(), "figures-"));
  const database = openDatabase({ databaseUrl: undefined, dataDir: folder.path });
  onTestFinished(async () => {
    await database.close();
    folder.remove();
  });
  const days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-05-31"];
  const figures = days.map((day) => ({ day, kind: "page" as const, name: "/", counted: 1 }));
  await addFigures(database, figures);
  expect(await purgeFigures(database, 3)).toBe(1);
  const left = await readFigures(database, "2020-01-01", "2030-01-01");
  expect(left.map(({ day }) => day)).toEqual(days.slice(1));
});

test("the receiver deletes figures whose time is over when it starts", async () => {
  const site = await startCounting();
  await site.report({ page: "/" });
  await site.counted();
  await site.rows("INSERT INTO figures VALUES ('2001-01-01', 'page', '/', 5)");
  const again = await startCounting({ DATA_DIR: site.settings.dataDir, FIGURES_MONTHS: "6" });
  await expect.poll(() => again.rows("SELECT * FROM figures")).toHaveLength(1);
});
