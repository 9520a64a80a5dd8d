import { expect, type Page } from "@playwright/test";
import { contentFiles } from "./open-editor.ts";

/** The file of the partner whose office the tests change. */
export const PARTNER_FILE = "content/leaders/mara-ellison.yaml";

const ENTRY = "leaders/entries/mara-ellison";
const NEW_OFFICE = "Partner and founder of it all";

/** The file of the partner with the new office. */
export function changedPartner(): string {
  return contentFiles()[PARTNER_FILE]?.replace(/^title: .*/m, `title: ${NEW_OFFICE}`) ?? "";
}

/** Signs in to the editor with a token of the Git host. */
export async function signInWithToken(page: Page, token: string): Promise<void> {
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill(token);
  await dialog.getByRole("button", { name: "Sign In" }).click();
}

/**
 * Changes the office of the partner in the editor, and saves the entry. It tries again if the editor has lost the text, as it
 * does before the form is ready.
 *
 * @param admin the address of the editor, such as `http://localhost:3000/admin/`
 * @param expectSaved expects that the host has the change. By default it is enough that the button "Save" was pressed
 */
export async function changePartner(
  page: Page,
  admin: string,
  expectSaved: () => Promise<void> = async () => {},
): Promise<void> {
  // The editor requests every file first.
  await expect(page.getByText("Partners").first()).toBeVisible({ timeout: 90_000 });
  await page.goto(`${admin}#/collections/${ENTRY}`);
  await expect(async () => {
    const title = page.locator('[data-key-path="title"]').getByRole("textbox");
    await title.fill(NEW_OFFICE);
    await page.getByRole("button", { name: "Save", exact: true }).click({ timeout: 5000 });
    await expectSaved();
  }).toPass();
}
