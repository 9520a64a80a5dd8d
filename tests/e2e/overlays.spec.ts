import { setDefaultFont, USUAL_FONT } from "./default-font.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated, MODULES, open } from "./open-page.ts";
import { OVERLAYS, openOverlay } from "./overlays.ts";
import { brokenWords, overflowing } from "./text-spacing.ts";

interface Window {
  width: number;
  height: number;
  /** The default size of letters in pixels. */
  font: number;
}

/** Zoom of 400 %, telephones in landscape, a low strip of a desktop, and letters of twice the usual size. */
const WINDOWS: readonly Window[] = [
  { width: 320, height: 256, font: USUAL_FONT },
  { width: 640, height: 360, font: USUAL_FONT },
  { width: 844, height: 340, font: USUAL_FONT },
  { width: 1280, height: 420, font: USUAL_FONT },
  { width: 390, height: 844, font: 32 },
  { width: 1280, height: 800, font: 32 },
];

/** The largest share of a window that the header may take. */
const HEADER_SHARE = 0.21;

/**
 * Gives the focus to each control in turn.
 *
 * @param selector of the part whose controls are tried
 * @returns descriptions of the controls that are then outside of the window, or covered
 */
function hiddenStops(selector: string): string[] {
  const root = document.querySelector(selector);
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const controls = [...(root?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(":disabled, [inert] *, .sr-only, .skip-link"),
  );
  const isHidden = (control: HTMLElement) => {
    control.focus();
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isWhole = top > -1 && bottom < innerHeight + 1 && left > -1 && right < innerWidth + 1;
    // In a field that is larger than its text, the browser scrolls to the caret.
    const isLarge = control.matches("textarea") || bottom - top > innerHeight / 2;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const label = control.closest("label");
    const isCovered = (isWhole ? [top + 4, middle, bottom - 4] : [middle]).some((y) => {
      const found = document.elementFromPoint(x, y);
      return !(
        found &&
        (control.contains(found) || found.contains(control) || label?.contains(found))
      );
    });
    return isCovered || !(isWhole || isLarge);
  };
  const descriptions = controls.filter(isHidden).map((control) => {
    const { top, bottom } = control.getBoundingClientRect();
    return `${control.outerHTML.slice(0, 90)} ${Math.round(top)} to ${Math.round(bottom)}`;
  });
  return controls.length === 0 ? ["nothing can take the focus"] : descriptions;
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [path, overlays] of Object.entries(OVERLAYS)) {
  test(`over ${path}: every control can be reached and nothing covers it, in every window`, async ({
    page,
  }) => {
    const opened = new Set<string>();
    for (const { width, height, font } of WINDOWS) {
      await page.setViewportSize({ width, height });
      await setDefaultFont(page, font);
      await open(page, path);
      const header = await page.getByRole("banner").boundingBox();
      expect.soft(header?.height, `${width} x ${height}`).toBeLessThan(height * HEADER_SHARE);
      for (const [name, overlay] of Object.entries(overlays)) {
        if (!(await openOverlay(page, overlay))) continue;
        const { root = "body" } = overlay;
        const at = `${name} at ${width} x ${height}, letters of ${font} px`;
        expect.soft(await overflowing(page), at).toEqual([]);
        expect.soft(await page.evaluate(hiddenStops, root), at).toEqual([]);
        await page.keyboard.press("Escape");
        if (root !== "body") await expect(page.locator(root)).toHaveCount(0);
        opened.add(name);
      }
    }
    expect([...opened].sort()).toEqual(Object.keys(overlays).sort());
  });
}

test("the message about missing scripts covers nothing that has the focus", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to (load|fetch)|ERR_/);
  await page.route(MODULES, (route) => route.abort());
  for (const { width, height, font } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await setDefaultFont(page, font);
    await page.goto("/");
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("link", { name: "Load it again" }).waitFor();
    const hidden = await page.evaluate(hiddenStops, "body");
    expect.soft(hidden, `${width} x ${height}, letters of ${font} px`).toEqual([]);
  }
});

test("where the browser shows no letters below 24 px the deck's controls stay in the window, and no heading is broken", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=minimumFontSize=24"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL: `${baseURL}` });
  await page.goto("/presentation");
  await hydrated(page);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflowing(page), `${width} px`).toEqual([]);
    expect.soft(await brokenWords(page), `${width} px`).toEqual([]);
    const buttons = page.getByRole("main").getByRole("button");
    const edges = await buttons.evaluateAll((found) =>
      found
        .map((button) => button.getBoundingClientRect())
        .map(({ left, right }) => ({ left, right })),
    );
    expect
      .soft(Math.min(...edges.map(({ left }) => left)), `${width} px`)
      .toBeGreaterThanOrEqual(0);
    expect
      .soft(Math.max(...edges.map(({ right }) => right)), `${width} px`)
      .toBeLessThanOrEqual(width);
  }
  await browser.close();
});
