import { APPLICATION, expect, type Form, MESSAGE, test } from "./forms/form-pages.ts";
import { FULL_SITE } from "./full-site.ts";
import { brokenByLength } from "./long-texts.ts";
import { open } from "./open-page.ts";
import { OVERLAYS, openOverlay } from "./overlays.ts";
import { pageGroups, variedPages, variedPagesOf } from "./visited-pages.ts";

/* Texts that are 40 % longer, as in a translation, break nothing at 320 px. */

test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 320, height: 800 } });

for (const [number, paths] of pageGroups(2, variedPages).entries()) {
  test(`no kind of page breaks (part ${number + 1} of 2)`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    for (const path of paths) {
      await open(page, path);
      expect.soft(await brokenByLength(page), path).toEqual([]);
    }
  });
}

test.describe("on the full site", () => {
  test.use({ baseURL: FULL_SITE });

  test("no kind of page breaks", async ({ page, allowConsole }) => {
    allowConsole(/404/);
    for (const path of variedPagesOf("full")) {
      await open(page, path);
      expect.soft(await brokenByLength(page), path).toEqual([]);
    }
  });
});

for (const [path, overlays] of Object.entries(OVERLAYS)) {
  test(`nothing that opens over ${path} breaks`, async ({ page }) => {
    for (const [name, overlay] of Object.entries(overlays)) {
      await open(page, path);
      if (!(await openOverlay(page, overlay))) continue;
      expect.soft(await brokenByLength(page), name).toEqual([]);
    }
  });
}

/** What a visitor can bring about on a page, with what then appears. */
const STATES: readonly { name: string; path: string; bringAbout: (form: Form) => Promise<void> }[] =
  [
    {
      name: "a message with an error in each field",
      path: "/contact",
      bringAbout: async ({ button, summary }) => {
        await button.click();
        await expect(summary).toBeVisible();
      },
    },
    {
      name: "a message to a partner that was sent",
      path: "/contact?partner=priya-raman",
      bringAbout: async (form) => {
        await form.send(MESSAGE);
        await expect(form.status).toBeVisible();
      },
    },
    {
      name: "a message that could not be sent",
      path: "/contact",
      bringAbout: async (form) => {
        await form.breakDelivery();
        await form.send(MESSAGE);
        await expect(form.alert).toBeVisible();
      },
    },
    {
      name: "an application with an error in each field and a refused file",
      path: "/careers/apply",
      bringAbout: async (form) => {
        await form.button.click();
        await expect(form.summary).toBeVisible();
        await form.refuseFile();
      },
    },
    {
      name: "an application that could not be sent",
      path: "/careers/apply?position=economist",
      bringAbout: async (form) => {
        await form.breakDelivery();
        await form.send(APPLICATION);
        await expect(form.alert).toBeVisible();
      },
    },
  ];

for (const { name, path, bringAbout } of STATES) {
  test(`${name} breaks nothing`, async ({ page, form, allowConsole }) => {
    allowConsole(/fixed recipient|no console|Message|Application/);
    await open(page, path);
    await bringAbout(form);
    expect(await brokenByLength(page)).toEqual([]);
  });
}
