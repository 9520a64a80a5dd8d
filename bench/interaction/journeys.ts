import type { Locator, Page } from "@playwright/test";

/** An interaction of a visitor that is measured. */
export interface Journey {
  name: string;
  /** Where it begins; decoded. */
  address: string;
  screen: "desktop" | "phone";
  /** What the visitor does; ends when the page shows what it should. */
  act: (page: Page) => Promise<void>;
}

/** How long a finger or a button stays down; without it hovering, pressing and letting go share one frame. */
const PRESS = { delay: 80 };

/** Milliseconds between two keys of somebody who types fast. */
const KEY_DELAY = 100;

export const journeys: readonly Journey[] = [
  {
    name: "open a panel of the menu",
    address: "/",
    screen: "desktop",
    act: async (page) => {
      const menu = page.getByRole("navigation", { name: "Main", exact: true });
      const entry = menu.getByRole("button").first();
      await entry.click(PRESS);
      await hasAttribute(entry, "aria-expanded", "true");
    },
  },
  {
    name: "open the drawer",
    address: "/",
    screen: "phone",
    act: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click(PRESS);
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
    },
  },
  {
    name: "next slide of the deck",
    address: "/presentation",
    screen: "desktop",
    act: async (page) => {
      await page.getByRole("button", { name: "Next" }).click(PRESS);
      await page
        .getByText(/^Slide 2 of/)
        .first()
        .waitFor();
    },
  },
  {
    name: "choose a category of the insights",
    address: "/insights",
    screen: "desktop",
    act: async (page) => {
      const filter = page.getByRole("navigation", { name: "Filter by category" });
      const category = filter.getByRole("link").nth(1);
      await category.click(PRESS);
      await hasAttribute(category, "aria-current", "true");
    },
  },
  {
    name: "type into the contact form",
    address: "/contact",
    screen: "desktop",
    act: async (page) => {
      const field = page.getByRole("main").getByRole("textbox").first();
      await field.pressSequentially("Ada", { delay: KEY_DELAY });
    },
  },
];

/** @throws Playwright's timeout when the attribute does not come to this value */
async function hasAttribute(element: Locator, name: string, value: string): Promise<void> {
  await element.and(element.page().locator(`[${name}="${value}"]`)).waitFor();
}
