import { describe, expect, test } from "vitest";
import { deliverySettings, hasAttribution, hasNewsletter } from "./delivery-settings.ts";
import { retentionDays } from "./retention.ts";

const endpoint = (address: string) => ({
  VITE_FORM_DELIVERY: "endpoint",
  VITE_FORM_ENDPOINT: address,
});

describe("the delivery of forms", () => {
  test("is simulated by default", () => {
    expect(deliverySettings({})).toEqual({ mode: "simulated" });
    expect(deliverySettings({ VITE_FORM_DELIVERY: "" })).toEqual({ mode: "simulated" });
  });

  test.each(["https://forms.example.com/inbox", "http://localhost:4000/", "/forms"])(
    "accepts the endpoint %s",
    (address) => {
      expect(deliverySettings(endpoint(address))).toEqual({ mode: "endpoint", address });
    },
  );

  test.each([
    "",
    "forms.example.com",
    "http://forms.example.com",
    "//forms.example.com",
    "ftp://a",
  ])("refuses the endpoint %j and describes a right value", (address) => {
    expect(() => deliverySettings(endpoint(address))).toThrow(/VITE_FORM_ENDPOINT must be/);
  });

  test("FORMS=receive sends forms to the receiver beside the site, also below a sub-path", () => {
    const received = (env: object) => deliverySettings({ FORMS: "receive", ...env });
    expect(received({})).toEqual({ mode: "received", address: "/forms" });
    expect(received({ BASE_PATH: "/site" })).toEqual({ mode: "received", address: "/site/forms" });
  });

  test.each([
    [{ VITE_FORM_DELIVERY: "mail" }, /must be "simulated" or "endpoint", not "mail"/],
    [
      { VITE_FORM_ENDPOINT: "https://a.example" },
      /has an effect with VITE_FORM_DELIVERY=endpoint only/,
    ],
    [{ FORMS: "yes" }, /FORMS must be "receive" or unset, not "yes"/],
    [{ FORMS: "receive", VITE_FORM_DELIVERY: "simulated" }, /unset one or the others/],
    [{ FORMS: "receive", VITE_FORM_ENDPOINT: "https://a.example" }, /unset one or the others/],
    [{ RETENTION_DAYS: "30" }, /RETENTION_DAYS has an effect with FORMS=receive only/],
  ])("unknown and contradictory settings are refused in words: %j", (env, words) => {
    expect(() => deliverySettings(env)).toThrow(words);
  });

  test("NEWSLETTER is off unless it is set, and needs this project's own receiver", () => {
    expect(hasNewsletter({})).toBe(false);
    expect(hasNewsletter({ NEWSLETTER: "off" })).toBe(false);
    expect(hasNewsletter({ FORMS: "receive", NEWSLETTER: "on" })).toBe(true);
    expect(() => hasNewsletter({ NEWSLETTER: "on" })).toThrow(/FORMS=receive only/);
    const elsewhere = { ...endpoint("/inbox"), NEWSLETTER: "on" };
    expect(() => hasNewsletter(elsewhere)).toThrow(/FORMS=receive only/);
    expect(() => hasNewsletter({ NEWSLETTER: "yes" })).toThrow(/"on" or "off", not "yes"/);
  });

  test("ATTRIBUTION is off unless it is set, and needs a form that is delivered", () => {
    expect(hasAttribution({})).toBe(false);
    expect(hasAttribution({ ATTRIBUTION: "off" })).toBe(false);
    expect(hasAttribution({ FORMS: "receive", ATTRIBUTION: "on" })).toBe(true);
    expect(hasAttribution({ ...endpoint("/inbox"), ATTRIBUTION: "on" })).toBe(true);
    expect(() => hasAttribution({ ATTRIBUTION: "on" })).toThrow(/set FORMS=receive too/);
    expect(() => hasAttribution({ ATTRIBUTION: "yes" })).toThrow(/"on" or "off", not "yes"/);
  });

  test("what is kept is deleted after 180 and 365 days, or as set", () => {
    expect(retentionDays({})).toEqual({ contact: 180, application: 365 });
    expect(retentionDays({ RETENTION_DAYS: "30" }).contact).toBe(30);
    expect(() => retentionDays({ APPLICATION_RETENTION_DAYS: "0" })).toThrow(/number of days/);
  });
});
