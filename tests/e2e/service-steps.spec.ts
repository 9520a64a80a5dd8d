import { expect, test } from "./fixtures.ts";
import { FULL_SITE } from "./full-site.ts";

test.use({ baseURL: FULL_SITE, contextOptions: { reducedMotion: "reduce" } });

/** Services of the site `full` whose drawings arrange the steps of their methods in different ways. */
const SERVICES = ["/services/people", "/services/risk", "/services/systems"];
const WIDTHS = [390, 768, 1280, 1920];
const COUNTS = [1, 2, 3, 4, 8];

for (const path of SERVICES) {
  test(`no step of ${path} lies on its heading or on another step, however many there are`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const count of COUNTS) {
      await page.evaluate(showSteps, count);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(overlaps), `${count} steps at ${width} px`).toEqual([]);
      }
    }
  });
}

/** Gives the list of steps as many as are wanted: copies of the first. */
function showSteps(count: number): void {
  const list = document.querySelector("section[aria-labelledby=methodology] ol");
  const [first] = list?.children ?? [];
  if (!list || !first) throw new Error("The page has no steps.");
  list.replaceChildren(...Array.from({ length: count }, () => first.cloneNode(true)));
}

/** The texts of the heading and of the steps that lie on each other. */
function overlaps(): string[] {
  const parts = document.querySelectorAll(
    "section[aria-labelledby=methodology] :is(h2, li > span, li > h3, li > p)",
  );
  const texts = [...parts].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return { words: part.textContent ?? "", box: range.getBoundingClientRect() };
  });
  return texts.flatMap(({ words, box }, index) => {
    const covered = texts.slice(index + 1).filter((other) => {
      const isBeside = box.right <= other.box.left || other.box.right <= box.left;
      const isAboveOrBelow = box.bottom <= other.box.top || other.box.bottom <= box.top;
      return !isBeside && !isAboveOrBelow;
    });
    return covered.map((other) => `${words} | ${other.words}`);
  });
}
