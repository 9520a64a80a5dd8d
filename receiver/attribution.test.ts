import { expect, test, vi } from "vitest";
import { application, startMailServer, startReceiver } from "../tests/set-up/receiving.ts";
import { runEnquiries } from "../tests/set-up/run-enquiries.ts";

const CAME_FROM = {
  utm_source: "linkedin",
  utm_campaign: "Größe & growth",
  landing: "/services",
  referrer: "www.linkedin.com",
};

test("where a visitor came from stands in the mail, the list, the exports and the counts", async () => {
  const mailServer = await startMailServer();
  const site = await startReceiver({ ...mailServer.env, ATTRIBUTION: "on" });
  const { dataDir } = site.settings;
  const run = (...args: string[]) => runEnquiries(dataDir, args);
  await site.send(CAME_FROM);
  await site.post(application({ utm_source: "newsletter", landing: "/careers" }));
  await vi.waitFor(() => expect(mailServer.mails).toHaveLength(2), 60_000);
  const mails = mailServer.mails.map(({ content }) => content).join();
  expect(mails).toContain("Campaign source: linkedin");
  expect(mails).toContain("First page: /services");
  expect(mails).toContain("Referring site: www.linkedin.com");
  expect(mails).toContain("Campaign source: newsletter");

  expect(await run("list")).toContain("[from linkedin, Größe & growth]");
  expect(await run("find", "LinkedIn")).toMatch(/^ +1 .*\n$/);
  expect(await run("show", "1")).toContain("landing: /services");
  expect(await run("stats")).toMatch(/^from linkedin, Größe & growth +1$/m);
  const csv = await run("export", "--format", "csv");
  expect(csv).toMatch(/^.*utm_source,utm_campaign,landing,referrer.*\n/);
  const json = JSON.parse(await run("export", "--format", "json"));
  expect(json[1].attribution).toEqual(CAME_FROM);
});

test("only valid values are stored, and the same message from another origin is still the same enquiry", async () => {
  const site = await startReceiver({ ATTRIBUTION: "on" });
  const nonsense = { ref: "a\nb", landing: "//x", referrer: "<b>", gclid: "1", utm_term: "ok" };
  expect((await site.send(nonsense)).status).toBe(201);
  expect((await site.send({ utm_term: "another" })).status).toBe(201);
  expect(await site.rows("SELECT attribution FROM enquiries")).toEqual([
    { attribution: '{"utm_term":"ok"}' },
  ]);
});

test("without the setting no value is stored, whatever is sent", async () => {
  const site = await startReceiver();
  expect((await site.send(CAME_FROM)).status).toBe(201);
  expect(await site.rows("SELECT attribution FROM enquiries")).toEqual([{ attribution: "{}" }]);
});
