import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startReceiver } from "../../tests/set-up/receiving.ts";
import { openDatabase } from "../database.ts";
import type { Figure } from "./figure.ts";
import { readRange } from "./figures-range.ts";
import { addFigures } from "./figures-store.ts";
import { runFigures } from "./run-figures.ts";

const PASSWORD = "0123456789abcdef";
const FIGURES: readonly Figure[] = [
  { day: "2026-09-30", kind: "page", name: "/", counted: 7 },
  { day: "2026-10-01", kind: "page", name: "/", counted: 1200 },
  { day: "2026-10-01", kind: "page", name: "/about us", counted: 3 },
  { day: "2026-10-01", kind: "host", name: "news.example", counted: 40 },
  { day: "2026-10-02", kind: "campaign", name: "=x / <b> / spring", counted: 2 },
  { day: "2026-10-02", kind: "page", name: "/about us", counted: 5 },
  { day: "2026-10-31", kind: "goal", name: "form contact", counted: 4 },
];
const OCTOBER = ["--from", "2026-10-01", "--to", "2026-10-31"];

/** A receiver whose database holds `FIGURES`. */
async function startWithFigures(env: Readonly<Record<string, string>> = {}) {
  const site = await startReceiver({
    FORMS: "receive",
    FIGURES: "on",
    FIGURES_PASSWORD: PASSWORD,
    ...env,
  });
  const database = openDatabase(site.settings);
  await addFigures(database, FIGURES).finally(database.close);
  const run = async (args: readonly string[], changedEnv: NodeJS.ProcessEnv = {}) => {
    // As `node` starts it, whether or not npm has started the tests.
    const surroundings = { ...process.env, npm_lifecycle_event: undefined, ...changedEnv };
    return `${await runFigures(args, { ...surroundings, DATA_DIR: site.settings.dataDir })}\n`;
  };
  const visit = (query = "", password: string | undefined = PASSWORD, method = "GET") => {
    const credentials = Buffer.from(`anybody:${password}`).toString("base64");
    const headers = password ? { Authorization: `Basic ${credentials}` } : {};
    const url = `http://site.test${site.settings.site.basePath}/admin/figures${query}`;
    return site.receiver.fetch(new Request(url, { headers, method }), {
      incoming: { socket: { remoteAddress: "192.0.2.1" } },
    });
  };
  return { ...site, run, visit };
}

test("the command line adds figures up by day or by month, and says what was counted", async () => {
  const { run } = await startWithFigures();
  const days = await run(OCTOBER);
  expect(days.split("\n").filter((line) => /^2026-10-|^total/.test(line))).toHaveLength(32);
  expect(days).toMatch(/^2026-10-01 +1203 +40 +0$/m);
  expect(days).toMatch(/^2026-10-03 +0 +0 +0$/m);
  expect(days).toMatch(/^total +1208 +40 +4$/m);
  expect(days).toMatch(/Pages\n +1200 {2}\/\n +8 {2}\/about us\n/);
  expect(days).toMatch(/ +4 {2}form contact$/m);
  const months = await run(["--by", "month", "--from", "2026-09-30", "--to", "2026-10-31"]);
  expect(months).toMatch(/^2026-09 +7 +0 +0\n2026-10 +1208 +40 +4\ntotal +1215/m);
  expect(await run(["--to", "2020-01-31"])).toContain(
    "Nothing was counted from 2020-01-02 to 2020-01-31.",
  );
});

test("figures are exported into a file that only the user can read", async () => {
  const { run, settings } = await startWithFigures();
  const file = join(settings.dataDir, "figures.csv");
  const said = await run(["--by", "month", ...OCTOBER, "--format", "csv", "--out", file]);
  expect(said).toBe(`5 numbers in ${file}.\n`);
  expect(readFileSync(file, "utf8").split("\n")).toEqual([
    "\ufeffperiod,kind,name,counted",
    "2026-10,page,/,1200",
    "2026-10,page,/about us,8",
    "2026-10,host,news.example,40",
    "2026-10,campaign,'=x / <b> / spring,2",
    "2026-10,goal,form contact,4",
    "",
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await run([...OCTOBER, "--format", "json"]))).toContainEqual({
    period: "2026-10-31",
    kind: "goal",
    name: "form contact",
    counted: 4,
  });
  const underNpm = { npm_lifecycle_event: "figures", npm_config_loglevel: "notice" };
  await expect(run(["--format", "csv"], underNpm)).rejects.toThrow("npm run -s figures");
});

test.each([
  [["--by", "week"], 'not by "week"'],
  [["--from", "2026-02-30"], "Write a day such as"],
  [["--from", "2026-10-02", "--to", "2026-10-01"], "is later than the last"],
  [["--from", "1990-01-01"], "more than ten years"],
  [["--format", "xml"], "Say in which format"],
  [["--what"], "'--what'"],
  [["more"], "Usage: npm run figures"],
])("a wrong call is answered in words: %j", async (args, words) => {
  const { run } = await startWithFigures();
  await expect(run(args)).rejects.toThrow(words);
});

test("without days a report is about the last 30 days, or the last 12 months", () => {
  expect(readRange({}, "2026-03-01")).toEqual({ by: "day", from: "2026-01-31", to: "2026-03-01" });
  expect(readRange({ by: "month" }, "2026-03-31").from).toBe("2025-04-01");
});

test("the page shows the figures, and takes no text for code", async () => {
  const { visit } = await startWithFigures();
  const answer = await visit("?from=2026-10-01&to=2026-10-31");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  const page = await answer.text();
  expect(page).toContain("<td>1,203</td>");
  expect(page.match(/<rect /g)).toHaveLength(31);
  expect(page).toContain("=x / &lt;b&gt; / spring");
  const csv = await visit("?from=2026-10-01&to=2026-10-31&format=csv");
  expect(csv.headers.get("content-disposition")).toContain("figures-2026-10-01-2026-10-31.csv");
  expect(await csv.text()).toContain("2026-10-31,goal,form contact,4");
  expect((await visit("?by=month")).status).toBe(200);
  expect((await visit("?from=%3Cscript%3E")).status).toBe(400);
  expect((await visit("", PASSWORD, "POST")).status).toBe(405);
});

test("the page needs the password, and refuses a network that guesses it", async () => {
  const { visit } = await startWithFigures({ SITE_URL: "https://www.firm.example/site" });
  const withoutPassword = await visit("", "");
  expect(withoutPassword.status).toBe(401);
  expect(withoutPassword.headers.get("www-authenticate")).toMatch(/^Basic /);
  expect(await withoutPassword.text()).not.toMatch(/page views/);
  expect((await visit()).status).toBe(200);
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await visit("", `wrong ${attempt}`)).status).toBe(401);
  const refused = await visit();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("the new password and the old one open the page while both are set", async () => {
  const newPassword = "another-password-of-the-firm";
  const { visit } = await startWithFigures({ FIGURES_PASSWORD: `${newPassword} ${PASSWORD}` });
  expect((await visit("", newPassword)).status).toBe(200);
  expect((await visit("", PASSWORD)).status).toBe(200);
  expect((await visit("", `${newPassword} ${PASSWORD}`)).status).toBe(401);
});

test("without a password there is no such page", async () => {
  const { visit } = await startWithFigures({ FIGURES_PASSWORD: "" });
  expect((await visit()).status).toBe(404);
});

test.each([
  [{ FIGURES: "on", FORMS: "receive", FIGURES_PASSWORD: "short" }, /16 characters or more/],
  [{ FIGURES_PASSWORD: PASSWORD }, /has an effect with FIGURES=on only/],
])("a password that does not work is refused in words: %j", async (env, words) => {
  await expect(startReceiver(env)).rejects.toThrow(words);
});
