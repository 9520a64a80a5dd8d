import type { Page } from "@playwright/test";
import { MESSAGE } from "../set-up/form-texts.ts";
import { DAY, violations, WHOLE_NIGHT } from "./axe-violations.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated } from "./open-page.ts";
import { OVERLAYS, OVERLAYS_OF_EVERY_PAGE, type Overlays, openOverlay } from "./overlays.ts";
import { groupsOf, sitePages } from "./visited-pages.ts";

/*
 * `npm run test:axe` looks with every rule of axe at every page, in every width and in both editions, also with each overlay
 * open. `npm test` looks once at each kind of element instead (accessibility.spec.ts).
 */

// A control that does not answer ends its test, which has no other limit to speak of.
test.use({ contextOptions: { reducedMotion: "reduce" }, actionTimeout: 60_000 });
test.describe.configure({ timeout: 1_800_000 });

/** A desktop, a telephone, and 1280 x 1024 at 400 %. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
] as const;
const EDITIONS = [DAY, WHOLE_NIGHT];

/** Pages that are also looked at in a state that their address names. No overlay is opened on them. */
const STATES_BY_ADDRESS = [
  "/careers/apply?position=economist",
  "/insights?category=Strategy",
  "/search?q=growth",
  "/search?q=xylophone",
  "/services/nothing",
  ...Array.from({ length: 14 }, (_, index) => `/presentation?slide=${index + 2}`),
];

/** What opens on a single page only. */
const OVERLAYS_OF_PAGES: Readonly<Record<string, Overlays>> = {
  ...OVERLAYS,
  "/contact": {
    "message sent": {
      opener: (page) => page.getByLabel("Name", { exact: true }),
      use: async (page) => {
        for (const [label, text] of Object.entries(MESSAGE)) {
          await page.getByLabel(label, { exact: true }).fill(text);
        }
        await page.getByRole("button", { name: "Send message" }).click();
        await page.getByRole("region", { name: "Notification" }).waitFor();
      },
    },
  },
  "/presentation": {
    ...OVERLAYS["/presentation"],
    "full screen": { opener: (page) => page.getByRole("button", { name: "Full screen" }) },
  },
};

const paths = [...sitePages, ...STATES_BY_ADDRESS];

for (const [number, group] of groupsOf(8, paths).entries()) {
  test(`axe finds nothing on any page, in any width, by day and by night, whichever overlay is open (part ${number + 1} of 8)`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    // Where the browser has no full screen, the deck takes the whole window.
    await page.addInitScript(() => {
      Object.defineProperty(Element.prototype, "requestFullscreen", { value: undefined });
    });
    for (const path of group) {
      await page.setViewportSize(WINDOWS[0]);
      await page.goto(path);
      await hydrated(page);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        const at = `${path} at ${size.width} px`;
        expect.soft(await violations(page, EDITIONS), at).toEqual([]);
        await expectNothingInDetails(page, at);
        await expectNothingInOverlays(page, overlaysOf(path), at);
      }
    }
  });
}

function overlaysOf(path: string): Overlays {
  if (path.includes("?")) return OVERLAYS_OF_PAGES[path] ?? {};
  const overlays = Object.entries({ ...OVERLAYS_OF_EVERY_PAGE, ...OVERLAYS_OF_PAGES[path] });
  // The page of the search has its field in place of the dialog.
  return Object.fromEntries(
    overlays.filter(([name]) => path !== "/search" || !name.startsWith("search")),
  );
}

async function expectNothingInOverlays(page: Page, overlays: Overlays, at: string): Promise<void> {
  for (const [name, overlay] of Object.entries(overlays)) {
    if (!(await openOverlay(page, overlay))) continue;
    expect.soft(await violations(page, EDITIONS), `${name}, ${at}`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(
      page.locator("dialog:is([open], :popover-open), .menu-panel:not([hidden])"),
    ).toHaveCount(0);
  }
}

/** Looks at the page with everything open that opens in place, such as the table of a chart. */
async function expectNothingInDetails(page: Page, at: string): Promise<void> {
  if (!(await setDetails(page, true))) return;
  expect.soft(await violations(page, EDITIONS), `details, ${at}`).toEqual([]);
  await setDetails(page, false);
}

/** Opens or closes everything that opens in place. @returns whether the page has such parts */
function setDetails(page: Page, isOpen: boolean): Promise<boolean> {
  return page.evaluate((open) => {
    const found = [...document.querySelectorAll<HTMLDetailsElement>("main details")];
    for (const details of found) details.open = open;
    return found.length > 0;
  }, isOpen);
}
