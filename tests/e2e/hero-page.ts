import { expect, type Page } from "@playwright/test";
import { homeContent } from "#app/routes/home/content.ts";
import { loadTestContent } from "../set-up/load-content.ts";
import { openFrozen } from "./open-page.ts";

await loadTestContent();

export const { heroMessages } = homeContent();

export const hero = (page: Page) => page.getByRole("region", { name: "What we do" });
export const headline = (page: Page) => hero(page).getByRole("heading", { level: 1 });
export const message = (page: Page, number: number) =>
  hero(page).getByRole("button", { name: new RegExp(`^Message ${number} of 5`) });

/** A script presses the button: a pointer or a focus in the hero would pause the rotation. */
export const press = (page: Page, name: string) =>
  hero(page)
    .getByRole("button", { name })
    .evaluate((button: HTMLElement) => button.click());

/** The home page with a clock that stands still and the first message at its beginning. */
export async function openAtStart(page: Page): Promise<void> {
  await openFrozen(page, "/");
  await press(page, "Pause");
  await message(page, 1).evaluate((button: HTMLElement) => button.click());
  await expect(headline(page)).toHaveText(heroMessages[0]?.headline ?? "");
  await press(page, "Play");
}
