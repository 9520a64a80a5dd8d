import { expect, onTestFinished, test, vi } from "vitest";
import { startMailServer, startReceiver } from "../tests/set-up/receiving.ts";

const YEAR = 365 * 86_400_000;
type Site = Awaited<ReturnType<typeof startReceiver>>;

/** A clock of the machine that can be wrong. The monotonic clock goes on. */
function startWrongClock() {
  const rightTime = Date.now.bind(Date);
  const clock = { ahead: 0 };
  const spy = vi.spyOn(Date, "now").mockImplementation(() => rightTime() + clock.ahead);
  onTestFinished(() => spy.mockRestore());
  return clock;
}

/** A mail server that refuses mails until a test lets it accept them. */
async function startBusyMailServer() {
  const state = { isBusy: true };
  const server = await startMailServer(() => (state.isBusy ? "refuse" : "accept"));
  return { ...server, state };
}

const untilTried = (site: Site, attempts: number) =>
  vi.waitFor(async () => {
    const [mail] = await site.rows("SELECT attempts FROM outbox");
    expect(mail?.attempts).toBeGreaterThanOrEqual(attempts);
  }, 20_000);

const untilDelivered = (site: Site) =>
  vi.waitFor(async () => {
    expect(await site.rows("SELECT * FROM outbox WHERE delivered_at IS NULL")).toEqual([]);
  }, 20_000);

const healthOf = async ({ receiver }: Site) =>
  (await receiver.fetch(new Request("http://site.test/healthz"))).json();

test.each([
  ["in the same process", false],
  ["after a restart", true],
])(
  "a clock that was a year ahead delays no mail after it is right again: %s",
  async (_when, isRestarted) => {
    const clock = startWrongClock();
    const mailServer = await startBusyMailServer();
    const wrong = await startReceiver(mailServer.env, { firstDelay: 500, longestDelay: 500 });
    clock.ahead = YEAR;
    await wrong.send();
    await untilTried(wrong, 1);
    if (isRestarted) await wrong.end();
    clock.ahead = 0;
    mailServer.state.isBusy = false;
    const { dataDir } = wrong.settings;
    const site = isRestarted
      ? await startReceiver({ ...mailServer.env, DATA_DIR: dataDir })
      : wrong;
    await untilDelivered(site);
    expect(mailServer.mails).toHaveLength(1);
  },
);

test("a clock that is set back by less than a wait delays no mail either", async () => {
  const clock = startWrongClock();
  const mailServer = await startBusyMailServer();
  const wait = { firstDelay: 500, longestDelay: 60_000 };
  const site = await startReceiver(mailServer.env, wait);
  await site.send();
  await untilTried(site, 1);
  clock.ahead = -50_000;
  mailServer.state.isBusy = false;
  await untilDelivered(site);
});

test("after the clock is set a year ahead no mail has failed, and none is sent twice", async () => {
  const clock = startWrongClock();
  const mailServer = await startBusyMailServer();
  const site = await startReceiver(mailServer.env);
  await site.send();
  clock.ahead = YEAR;
  await untilTried(site, 5);
  expect(await site.rows("SELECT * FROM outbox WHERE failed_at IS NOT NULL")).toEqual([]);
  mailServer.state.isBusy = false;
  await untilDelivered(site);
  clock.ahead = 0;
  await site.send({ subject: "Afterwards" });
  await untilDelivered(site);
  expect(mailServer.mails).toHaveLength(2);
});

test("an enquiry that arrived while the clock was six years back is mailed before it is deleted", async () => {
  const clock = startWrongClock();
  const mailServer = await startBusyMailServer();
  clock.ahead = -6 * YEAR;
  const wrong = await startReceiver(mailServer.env);
  await wrong.send();
  await untilTried(wrong, 1);
  await wrong.end();
  clock.ahead = 0;
  const { dataDir } = wrong.settings;
  const site = await startReceiver({ ...mailServer.env, DATA_DIR: dataDir });
  await vi.waitFor(() => expect(site.logged.join("")).toContain("after their retention"), 20_000);
  expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(1);
  const { status, reasons } = await healthOf(site);
  expect([status, reasons]).toEqual([
    "degraded",
    [expect.stringMatching(/^A mail has waited for \d+ minutes\./)],
  ]);
  mailServer.state.isBusy = false;
  await untilDelivered(site);
  expect(mailServer.mails).toHaveLength(1);
});

test("an enquiry that is dated ahead of the clock makes the health of the receiver degraded", async () => {
  const clock = startWrongClock();
  const site = await startReceiver();
  clock.ahead = YEAR;
  await site.send();
  expect(await healthOf(site)).toMatchObject({ status: "ok", reasons: [] });
  clock.ahead = 0;
  expect(await healthOf(site)).toMatchObject({
    status: "degraded",
    reasons: [expect.stringMatching(/ahead of the clock: the clock is wrong, or was wrong/)],
  });
});

test("a clock that was a year ahead makes no visitor wait longer than ten minutes", async () => {
  const clock = startWrongClock();
  const site = await startReceiver({ RATE_LIMIT: "1" });
  clock.ahead = YEAR;
  await site.send();
  clock.ahead = 0;
  const answer = await site.send({ subject: "Afterwards" });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(600);
});

test("a message that is sent again after the clock was corrected is stored", async () => {
  const clock = startWrongClock();
  const site = await startReceiver();
  clock.ahead = YEAR;
  await site.send();
  clock.ahead = 0;
  await site.send();
  expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(2);
});
