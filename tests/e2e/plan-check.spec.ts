import type { Page } from "@playwright/test";
import { planCheckContent } from "#app/features/plan-check/content.ts";
import { loadTestContent } from "../set-up/load-content.ts";
import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

await loadTestContent();

const { heading, questions, verdicts, prompt, bring, message } = planCheckContent();
const questionList = Object.values(questions);

const form = (page: Page) => page.getByRole("form", { name: heading });
const status = (page: Page) => form(page).getByRole("status");
const button = (page: Page) => form(page).getByRole("button", { name: bring });

/** @param combination e.g. `1 2 1` */
const verdictOf = (combination: string) =>
  verdicts.find(({ combinations }) => combinations.includes(combination));

async function choose(page: Page, combination: string): Promise<void> {
  for (const [index, answerNumber] of combination.split(" ").entries()) {
    const group = form(page).getByRole("group").nth(index);
    await group
      .getByRole("radio")
      .nth(Number(answerNumber) - 1)
      .check();
  }
}

async function expectVerdict(page: Page, combination: string): Promise<void> {
  const { title = "", text = "" } = verdictOf(combination) ?? {};
  await expect(status(page).getByText(text), combination).toBeVisible();
  await expect(status(page).locator(":scope > :visible"), combination).toContainText(
    `${title}${text}`,
  );
}

/** How many pairs of circles overlap. */
const overlaps = (page: Page) =>
  page.locator(".plans-circles > circle").evaluateAll((circles) => {
    const [yellow, blue, red] = circles.map((circle) => circle.getBoundingClientRect());
    const meet = (a?: DOMRect, b?: DOMRect) => {
      if (!a || !b) return false;
      const [dx, dy] = [
        a.x + a.width / 2 - b.x - b.width / 2,
        a.y + a.height / 2 - b.y - b.height / 2,
      ];
      return Math.hypot(dx, dy) < (a.width + b.width) / 2;
    };
    return [meet(blue, red), meet(blue, yellow), meet(red, yellow)].filter(Boolean).length;
  });

test("a verdict leads to a case that began where the visitor stands", async ({ page }) => {
  await open(page, "/");
  await choose(page, "1 2 3");
  await status(page).getByRole("link", { name: "A logistics group" }).click();
  await expect(page).toHaveURL(/360%C2%B0-business-growth#case-2$/);
  const begun = page.locator("#case-2");
  await expect(begun.getByText(verdictOf("1 2 3")?.title ?? "")).toBeVisible();
  await expect(begun.getByText(verdictOf("2 2 2")?.title ?? "")).toBeVisible();
});

test.describe("Do your plans agree?", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("every combination has its verdict. Circles lock if their answers belong to the same plan", {
    tag: "@both",
  }, async ({ page }) => {
    await open(page, "/");
    await expect(status(page).getByText(prompt.title)).toBeVisible();
    await expect(button(page)).toBeHidden();
    // Screen readers do not announce what only styles show. So each verdict also enters the document.
    const addedTexts = await status(page).evaluateHandle((element) => {
      const nodes: string[] = [];
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) nodes.push(node.textContent ?? "");
      }).observe(element, { childList: true });
      return nodes;
    });
    for (const { combinations } of verdicts) {
      for (const combination of combinations) {
        await choose(page, combination);
        await expectVerdict(page, combination);
        const { text = "" } = verdictOf(combination) ?? {};
        const isAdded = () =>
          addedTexts.evaluate((texts, verdict) => texts.join().includes(verdict), text);
        await expect.poll(isAdded, combination).toBe(true);
        await addedTexts.evaluate((texts) => texts.splice(0));
        const kinds = new Set(combination.split(" ")).size;
        expect(await overlaps(page), combination).toBe({ 1: 3, 2: 1, 3: 0 }[kinds]);
      }
    }
  });

  test("by keyboard the answers get into the form: they stand in the message, below the typed text", async ({
    page,
  }) => {
    await open(page, "/contact");
    const field = page.getByLabel("Message", { exact: true });
    await field.fill("Good morning,");
    await open(page, "/");
    await form(page).getByRole("radio").first().focus();
    const carry = async (keys: readonly string[], combination: string) => {
      for (const key of keys) await page.keyboard.press(key);
      await expectVerdict(page, combination);
      await button(page).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/contact");
      const answers = combination.split(" ").map((answerNumber, index) => {
        const { question, answers: given } = questionList[index] ?? { question: "", answers: [] };
        return `${question} ${given[Number(answerNumber) - 1]}.`;
      });
      const expected = ["Good morning,", "", message, ...answers].join("\n");
      await expect(field).toHaveValue(expected);
      await page.reload();
      await expect(field).toHaveValue(expected);
    };
    await carry(["Space", "Tab", "ArrowDown", "Tab", "Space"], "1 2 1");
    // Another choice replaces the first.
    await page.goto("/");
    await choose(page, "1 1 1");
    await carry([], "1 1 1");
  });

  test("on paper the questions appear with their circles", async ({ page }) => {
    await open(page, "/");
    await page.emulateMedia({ media: "print" });
    await expect(form(page).getByRole("radio")).toHaveCount(9);
    for (const radio of await form(page).getByRole("radio").all())
      await expect(radio).toBeVisible();
    await expect(status(page)).toBeHidden();
    await expect(button(page)).toBeHidden();
  });
});

test.describe("Do your plans agree? Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the verdict is shown, the answers travel in the address", async ({ page }) => {
    await page.goto("/");
    await choose(page, "2 3 2");
    await expectVerdict(page, "2 3 2");
    await button(page).click();
    await expect(page).toHaveURL("/contact?strategy=2&sales=3&marketing=2");
  });
});
