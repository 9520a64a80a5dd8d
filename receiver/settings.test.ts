import { expect, test } from "vitest";
import { receiverSettings } from "./settings.ts";

test("every setting has a default", () => {
  expect(receiverSettings({})).toMatchObject({
    dataDir: "data",
    mail: undefined,
    acknowledge: false,
    attribution: false,
    retentionDays: { contact: 180, application: 365 },
    trustedProxies: 0,
  });
});

test.each([
  [{ SMTP_URL: "mail.example.com" }, /SMTP_URL must be .*smtps:\/\//],
  [{ SMTP_URL: "smtp://mail.example.com" }, /MAIL_FROM must be set/],
  [{ MAIL_FROM: "us" }, /MAIL_FROM .* not "us"/],
  [{ DATABASE_URL: "mysql://a" }, /DATABASE_URL must be .*postgres:\/\//],
  [{ DATABASE_URL: "postgres://me:secret@a:5432,b:5432/db" }, /DATABASE_URL must .* one host\.$/],
  [{ RETENTION_DAYS: "half a year" }, /RETENTION_DAYS must be a number of days/],
  [{ APPLICATION_RETENTION_DAYS: "0" }, /APPLICATION_RETENTION_DAYS/],
  [{ ACKNOWLEDGE: "yes" }, /ACKNOWLEDGE must be "on" or "off"/],
  [{ ATTRIBUTION: "yes" }, /ATTRIBUTION must be "on" or "off"/],
  [{ WEBHOOK_URL: "https://crm.example.com" }, /WEBHOOK_SECRET must be set/],
  [{ WEBHOOK_URL: "http://crm.example.com" }, /WEBHOOK_URL must be .*https:\/\//],
  [{ WEBHOOK_URL: "https://me:secret@crm.example.com" }, /WEBHOOK_URL must be/],
  [{ WEBHOOK_SECRET: "whsec_c2hvcnQ=" }, /WEBHOOK_SECRET must be .*openssl rand -base64 32/],
  [{ WEBHOOK_SECRET: "no prefix" }, /WEBHOOK_SECRET must be whsec_/],
  [
    { NEWSLETTER_SECRET: `${"n".repeat(32)} short` },
    /NEWSLETTER_SECRET must be .*or two with a space/,
  ],
  [{ FIGURES_PASSWORD: `${"f".repeat(16)}  ${"g".repeat(16)}` }, /FIGURES_PASSWORD must be/],
  [{ NEWSLETTER_SECRET: Array(3).fill("n".repeat(32)).join(" ") }, /NEWSLETTER_SECRET must be/],
  [{ SLACK_WEBHOOK_URL: "hooks.slack.com" }, /SLACK_WEBHOOK_URL must be/],
  [{ HUBSPOT_FORM_URL: "http://api.hsforms.com" }, /HUBSPOT_FORM_URL must be/],
  [{ CLAMD: "clamd" }, /CLAMD must be host:port/],
  [{ TRUSTED_PROXY: "10.0.0.1" }, /TRUSTED_PROXY/],
  [{ SITE_URL: "firm.example" }, /SITE_URL/],
  [{ RATE_LIMIT: "x", CLAMD: "y" }, /RATE_LIMIT[\s\S]*CLAMD/],
])("the settings %j are refused in words", (env, words) => {
  expect(() => receiverSettings(env)).toThrow(words);
});

test("webhooks may listen on the machine itself, without HTTPS", () => {
  const env = { SLACK_WEBHOOK_URL: "http://127.0.0.1:4000/in", HUBSPOT_FORM_URL: "http://[::1]/" };
  expect(receiverSettings(env).webhooks.map(({ kind }) => kind)).toEqual(["slack", "hubspot"]);
});

test.each([
  "postgresql://me:pass,word@db.example.com:5432/enquiries?sslmode=verify-full",
  "postgres://me@[::1]/enquiries",
  "postgres:///enquiries?host=/run/postgresql",
])("a database at %s is taken", (url) => {
  expect(receiverSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test("a message never repeats a password", () => {
  expect(() => receiverSettings({ SMTP_URL: "http://me:secret@mail" })).toThrow(
    /^(?!.*secret).*SMTP_URL/s,
  );
});
