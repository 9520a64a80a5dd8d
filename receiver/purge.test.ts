import { expect, onTestFinished, test, vi } from "vitest";
import { application, startReceiver } from "../tests/set-up/receiving.ts";

test("the receiver deletes enquiries every day after the retention of their form", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await startReceiver({ RETENTION_DAYS: "10", APPLICATION_RETENTION_DAYS: "20" });
  await site.send();
  await site.post(application());
  for (const [days, left] of [
    [9, 2],
    [15, 1],
    [25, 0],
  ] as const) {
    await site.rows("UPDATE enquiries SET received_at = ?", Date.now() - days * 86_400_000);
    const before = site.logged.length;
    vi.advanceTimersByTime(86_400_000);
    await vi.waitFor(() => expect(site.logged.length).toBeGreaterThan(before), 60_000);
    const forms = await site.rows("SELECT form FROM enquiries");
    expect(forms).toEqual([{ form: "contact" }, { form: "application" }].slice(2 - left));
  }
  expect(await site.rows("SELECT enquiry FROM cvs UNION SELECT enquiry FROM outbox")).toEqual([]);
});
