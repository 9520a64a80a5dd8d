import type { Locator, Page } from "@playwright/test";
import { searchButton } from "./search/open-search.ts";

export interface Overlay {
  /** The control that opens it. The overlay has no place in a window that does not show its control. */
  opener?: (page: Page) => Locator;
  /** What the visitor then types or presses. */
  use?: (page: Page) => Promise<unknown>;
  /** The part of the page whose controls are tried. By default the whole page. */
  root?: string;
}

const menuEntry = (name: string) => (page: Page) =>
  page.getByRole("navigation", { name: "Main", exact: true }).getByRole("button", { name });
const drawerButton = (page: Page) => page.getByRole("button", { name: "Open menu" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

const PANEL = ".menu-panel:not([hidden])";
const DIALOG = "dialog:is([open], :popover-open)";

/** Overlays by their names. */
export type Overlays = Readonly<Record<string, Overlay>>;

/** The overlays that every page has. */
export const OVERLAYS_OF_EVERY_PAGE: Overlays = {
  "panel of Capabilities": { opener: menuEntry("Capabilities"), root: PANEL },
  "panel of Industries": { opener: menuEntry("Industries"), root: PANEL },
  "panel of Insights": { opener: menuEntry("Insights"), root: PANEL },
  drawer: {
    opener: drawerButton,
    use: (page) => dialog(page, "Menu").getByRole("button", { name: "Capabilities" }).click(),
    root: DIALOG,
  },
  search: {
    opener: searchButton,
    use: (page) => dialog(page, "Search").waitFor(),
    root: DIALOG,
  },
  "search with results": {
    opener: searchButton,
    use: async (page) => {
      await dialog(page, "Search").getByRole("searchbox").fill("growth");
      await page.locator(".search-more").waitFor();
    },
    root: DIALOG,
  },
  "search without results": {
    opener: searchButton,
    use: async (page) => {
      await dialog(page, "Search").getByRole("searchbox").fill("xylophone");
      await page.getByText("Try another word").waitFor();
    },
    root: DIALOG,
  },
};

/** The overlays, by the page on which they are opened. Escape closes each of them. */
export const OVERLAYS: Readonly<Record<string, Overlays>> = {
  "/about": OVERLAYS_OF_EVERY_PAGE,
  "/careers/apply?position=economist": {
    toast: {
      opener: (page) => page.getByRole("button", { name: "Submit Application" }),
      use: (page) => page.getByRole("region", { name: "Notification" }).waitFor(),
    },
  },
  "/presentation": {
    "deck itself": {},
    overview: { opener: (page) => page.getByRole("button", { name: "Overview" }) },
  },
};

/** @returns false where the window does not show the control that opens it */
export async function openOverlay(page: Page, { opener, use }: Overlay): Promise<boolean> {
  if (opener && !(await opener(page).isVisible())) return false;
  await opener?.(page).click();
  await use?.(page);
  return true;
}
