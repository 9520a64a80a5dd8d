import { afterEach, expect, test, vi } from "vitest";
import { attributionOf, readStoredAttribution, storeAttribution } from "./attribution.ts";

afterEach(() => vi.unstubAllGlobals());

const SITE = "https://www.firm.test";

test.each([
  [
    "a link of a campaign",
    "/services?utm_source=linkedin&utm_campaign=+spring+&gclid=1&email=a",
    "https://www.linkedin.com/feed?session=1",
    {
      utm_source: "linkedin",
      utm_campaign: "spring",
      landing: "/services",
      referrer: "www.linkedin.com",
    },
  ],
  ["a bookmark", "/contact", "", { landing: "/contact" }],
  [
    "an app",
    "/",
    "android-app://com.google.android.gm/",
    { landing: "/", referrer: "com.google.android.gm" },
  ],
  [
    "a page of the site whose session is not known",
    "/contact?utm_source=inner",
    `${SITE}/services?ref=partner`,
    { ref: "partner", landing: "/services" },
  ],
])("the record of %s", (_what, path, referrer, expected) => {
  expect(attributionOf(new URL(path, SITE), referrer)).toEqual(expected);
});

/** Opens a page in a browser. @returns the stored values of the session */
function openPage(path: string, navigator: object = {}, session = new Map<string, string>()) {
  vi.stubGlobal("location", new URL(path, SITE));
  vi.stubGlobal("document", { referrer: "" });
  vi.stubGlobal("navigator", navigator);
  const sessionStorage = {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
  };
  vi.stubGlobal("window", { sessionStorage });
  storeAttribution();
  return session;
}

test("the first page of a session decides", () => {
  const session = openPage("/?utm_source=first");
  openPage("/contact?utm_source=second", {}, session);
  expect(readStoredAttribution()).toEqual({ utm_source: "first", landing: "/" });
});

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "nothing is stored about a visitor who asks not to be tracked: %j",
  (navigator) => {
    expect([...openPage("/?utm_source=first", navigator)]).toEqual([]);
  },
);

test("an invalid value in the storage is left out", () => {
  const session = openPage("/");
  for (const [nonsense, expected] of [
    ["{", {}],
    ["null", {}],
    ['{"utm_source":{"a":1},"ref":5,"landing":null,"utm_term":"a"}', { utm_term: "a" }],
  ] as const) {
    session.set("site:attribution", nonsense);
    expect(readStoredAttribution()).toEqual(expected);
  }
});
