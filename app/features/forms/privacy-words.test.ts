import { afterEach, expect, test, vi } from "vitest";
import { loadSiteContent } from "#app/routes/site-content.ts";
import { fixtureContent } from "../../../tests/set-up/fixture-site.ts";

afterEach(() => void vi.unstubAllEnvs());

/** A setting, and the words with which the policy names its effect. */
const FEATURES = [
  { settings: { ATTRIBUTION: "on" }, words: "also sends where you came from" },
  { settings: { NEWSLETTER: "on" }, words: "## The newsletter" },
  { settings: { FIGURES: "on" }, words: "## What this site counts" },
  {
    settings: { WEBHOOK_URL: "https://crm.firm.example/in" },
    words: "to another program of ours",
  },
  { settings: { SLACK_WEBHOOK_URL: "https://hooks.slack.com/services/x" }, words: "to Slack" },
  { settings: { HUBSPOT_FORM_URL: "https://api.hsforms.com/x" }, words: "to HubSpot" },
] as const;

/** The privacy policy of the site under some settings. */
async function policyWith(settings: Readonly<Record<string, string>>): Promise<string> {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { legal } = await loadSiteContent();
  return legal.find(({ id }) => id === "privacy")?.markdown ?? "";
}

test("the policy names what is switched on, and nothing else", async () => {
  for (const { settings, words } of FEATURES) {
    const policy = await policyWith({ FORMS: "receive", ...settings });
    const named = FEATURES.filter((feature) => policy.includes(feature.words));
    expect(named.map((feature) => feature.words)).toEqual([words]);
  }
  const everySetting = Object.assign({}, ...FEATURES.map(({ settings }) => settings));
  const policy = await policyWith({ FORMS: "receive", ...everySetting });
  for (const { words } of FEATURES) expect(policy).toContain(words);
});

test("where forms are simulated no program is notified, whatever address is set", async () => {
  const policy = await policyWith({ SLACK_WEBHOOK_URL: "https://hooks.slack.com/services/x" });
  expect(policy).not.toContain("Slack");
});

test("a program that the policy does not name is reported", async () => {
  vi.stubEnv("CONTENT_DIR", fixtureContent("empty"));
  vi.stubEnv("FORMS", "receive");
  vi.stubEnv("HUBSPOT_FORM_URL", "https://api.hsforms.com/x");
  await expect(loadSiteContent()).rejects.toThrow(/privacy\.md[\s\S]*programs\.hubspot/);
});
