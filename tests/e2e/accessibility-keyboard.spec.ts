import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { HEADER, open } from "./open-page.ts";

interface Stop {
  name: string;
  isSeen: boolean;
  hasRing: boolean;
  isUnderHeader: boolean;
  tabIndex: number;
}

/** Where the focus is, and whether the visitor sees it; undefined at the end of the page. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate((header) => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return;
    const ringOf = (pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInHeader = element.closest("header, .skip-link") !== null;
    return {
      name: `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`,
      isSeen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      hasRing: ringOf() || ringOf("::after"),
      isUnderHeader: !isInHeader && top < header,
      tabIndex: element.tabIndex,
    };
  }, HEADER);
}

/** Walks through all tab stops of a page. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 200; count += 1) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of ["/", "/insights/articles/give-growth-one-owner", "/contact", "/careers"]) {
  test(`every tab stop of ${path} is seen, has a ring and is not under the header`, {
    tag: "@both",
  }, async ({ page }) => {
    test.setTimeout(60_000);
    await open(page, path);
    const forward = await walk(page, "Tab");
    expect(forward.length).toBeGreaterThan(25);
    const backward = await walk(page, "Shift+Tab");
    expect(backward.length).toBeGreaterThan(25);
    const isRight = ({ isSeen, hasRing, isUnderHeader, tabIndex }: Stop) =>
      isSeen && hasRing && !isUnderHeader && tabIndex === 0;
    expect([...forward, ...backward].filter((stop) => !isRight(stop))).toEqual([]);
  });
}

test("controls are at least 24 px in both directions, or stand in a text (WCAG 2.2, 2.5.8)", {
  tag: "@both",
}, async ({ page, allowConsole }) => {
  allowConsole(/404/);
  for (const path of ["/", "/insights", "/contact", "/presentation", "/leadership", "/404"]) {
    await open(page, path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => getComputedStyle(element).display !== "inline")
        .filter((element) => !element.closest(".skip-link, .sr-only"))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect.soft(small, path).toEqual([]);
  }
});

test("the frame of a page has its names and structure in the accessibility tree", async ({
  page,
}) => {
  await open(page, "/about");
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - link "Skip to main content"
    - banner:
      - link /home/
      - button "Search"
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - button "Capabilities"
          - listitem:
            - button "Industries"
          - listitem:
            - button "Insights"
          - listitem:
            - link "About"
          - listitem:
            - link "Contact"
    - main
    - contentinfo:
      - navigation "Footer"
      - list:
        - listitem:
          - link /Phone/
        - listitem:
          - link /Mail/
  `);
  for (const name of ["Facebook", "Instagram", "X (Twitter)", "LinkedIn", "Quora", "Reddit"]) {
    await expect(page.getByRole("contentinfo").getByRole("link", { name })).toBeVisible();
  }
});
