import { homeContent } from "#app/pages/home/data.ts";
import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

const { growthHero } = homeContent();

test.describe("second hero (specification, section 1; decision 2)", () => {
  test("has its label, heading, intro and three named circles with growth in the middle", async ({
    page,
  }) => {
    await open(page, "/hero-preview");
    await expect(page.getByText("Strategic Business Consulting", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Growth that matters");
    await expect(page.getByText(growthHero.intro)).toBeVisible();
    const picture = page.getByRole("img", { name: /Management Consulting.*Sales.*Marketing/ });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute("aria-label", /Growth/);
    for (const label of ["Management Consulting", "Sales", "Marketing", "Growth"]) {
      await expect(
        picture.locator("text").filter({ hasText: label.split(" ")[0] ?? "" }),
      ).toBeVisible();
    }
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});
