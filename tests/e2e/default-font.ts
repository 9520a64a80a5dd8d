import type { Page } from "@playwright/test";

/** The size of letters that browsers begin with, in pixels. */
export const USUAL_FONT = 16;

/** Sets the size of letters in the browser's own settings, in pixels. It also counts in media queries. */
export async function setDefaultFont(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  const fontSizes = { standard: size, fixed: Math.round((size * 13) / USUAL_FONT) };
  await devtools.send("Page.setFontSizes", { fontSizes });
  await devtools.detach();
}
