import { nameOf, namesOf, shown } from "../site/in-page.ts";
import type { Page } from "../site/page.ts";
import type { Journey } from "./journey.ts";

const current = () => ({
  said: namesOf("main [role=status]")[0] ?? "",
  slides: shown({ css: ".slide-frame" }).length,
  search: location.search,
});
const at = (number: number) => ({
  said: `Slide ${number} of 15`,
  slides: 1,
  search: `?slide=${number}`,
});

async function openDeck(page: Page, query = ""): Promise<void> {
  await page.open(`/presentation${query}`);
  await page.expect(true, () => {
    const deck = document.querySelector(".deck");
    return Object.keys(deck ?? {}).some((key) => key.startsWith("__reactProps"));
  });
  // The keys are listened to by an effect, which runs a moment after.
  await page.run(() => new Promise((resolve) => setTimeout(resolve, 200)));
}

/** Two parts of the site that live by the keyboard. */
export const keyboardJourneys: readonly Journey[] = [
  {
    name: "the deck pages by button, arrow and End; the address opens a slide",
    run: async (page) => {
      await openDeck(page);
      await page.click("main button", "Next");
      await page.expect(at(2), current);
      await page.press("ArrowRight");
      await page.expect(at(3), current);
      await page.press("End");
      await page.expect(at(15), current);
      await openDeck(page, "?slide=7");
      await page.expect(at(7), current);
    },
  },
  {
    name: "Control K opens the search, which finds while one types; Escape closes it",
    run: async (page) => {
      const dialog = 'dialog[aria-label="Search"]';
      await page.open("/about");
      await page.press("Control+k");
      await page.expect("search", () => document.activeElement?.getAttribute("type"));
      await page.type("economist");
      await page.expect(["Economist"], namesOf, `${dialog} [data-results] a`);
      await page.press("Escape");
      await page.expect([], namesOf, dialog);
      await page.press("Control+k");
      await page.expect("search", () => document.activeElement?.getAttribute("type"));
      await page.type("economist");
      await page.click(`${dialog} [data-results] a`, "Economist");
      await page.expect("/careers/economist", () => location.pathname);
      await page.expect("Economist", () => nameOf(document.activeElement));
    },
  },
];
