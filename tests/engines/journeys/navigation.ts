import assert from "node:assert/strict";
import type { Journey } from "../engine-page.ts";
import { nameOf, namesOf, path, shown } from "../in-page.ts";

const DRAWER = "dialog#drawer";
const IN_PAGE = 'main a[href^="#"]';
const expanded = (css: string) => shown(`${css} [aria-expanded=true]`).map(nameOf).join();

const slide = () => ({
  // The title of the slide is content (product 13.11).
  announcement: (namesOf("main [role=status]")[0] ?? "").replace(/: \S.*$/, ": (title)"),
  slides: shown(".slide-frame:not([inert])").length,
  search: location.search,
});
const slideAt = (number: number) => ({
  announcement: `Slide ${number} of 15: (title)`,
  slides: 1,
  search: `?slide=${number}`,
});

/** The header, the links between pages, and the parts that work by keyboard. */
export const navigationJourneys: readonly Journey[] = [
  {
    name: "the menu and the search open by a press and a key, and close by Escape",
    run: async (page, driver) => {
      const panel = "#menu-industries";
      await page.open("/about");
      await page.expect([], namesOf, panel);
      await page.click("[aria-controls=menu-industries]");
      await page.expect(1, (css) => shown(css).length, panel);
      await driver.press("Tab");
      const focused = () => nameOf(document.activeElement?.firstElementChild);
      await page.expect("Financial Services", focused);
      await driver.press("Escape");
      await page.expect([], namesOf, panel);
      await page.expect("Industries", () => nameOf(document.activeElement));

      const dialog = 'dialog[aria-label="Search"]';
      const results = `${dialog} [data-results] a`;
      const search = async () => {
        await driver.press("Control", "k");
        await page.expect("search", () => document.activeElement?.getAttribute("type"));
        await driver.type("economist");
        await page.expect("Economist", (css) => namesOf(css)[0], results);
      };
      await search();
      await driver.press("Escape");
      await page.expect([], namesOf, dialog);
      await search();
      await page.click(results, "Economist");
      await page.expect("/careers/economist", path);
    },
  },
  {
    name: "the drawer opens, one parent at a time; a sub-entry leads to its page; it closes when the window becomes wide (product 4.8 to 4.10)",
    viewport: [390, 844],
    run: async (page) => {
      await page.open("/about");
      await page.click("header button", "Open menu");
      for (const parent of ["Capabilities", "Industries"]) {
        await page.click(`${DRAWER} [aria-expanded]`, parent);
        await page.expect(parent, expanded, DRAWER);
      }
      await page.click(`${DRAWER} a`, "Technology");
      await page.expect("/industries/technology", path);
      await page.expect([], namesOf, "dialog");

      await page.open("/about");
      await page.click("header button", "Open menu");
      await page.click(`${DRAWER} [aria-expanded]`, "Insights");
      await page.expect("Insights", expanded, DRAWER);
      await page.click(`${DRAWER} .drawer-name`);
      await page.expect("", expanded, DRAWER);
      await page.setViewport(768, 844);
      await page.expect([], namesOf, "dialog");
    },
  },
  {
    name: "a link loads a document, at its top; the way back restores the scroll position",
    run: async (page) => {
      await page.open("/");
      const before = await page.run(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
        return { title: document.title, top: Math.round(scrollY) };
      });
      await page.click("footer a", "Careers");
      await page.expect("/careers", path);
      await page.expect(0, () => scrollY);
      await page.expect(false, (title) => document.title === title, before.title);
      await page.run(() => history.back());
      await page.expect("/", path);
      await page.expect(before, () => ({ title: document.title, top: Math.round(scrollY) }));
    },
  },
  {
    name: "a link inside the page goes to its target the first time, and Back goes back",
    run: async (page) => {
      for (const start of ["/", "/insights/articles/give-growth-one-owner"]) {
        await page.open(start);
        const before = await page.run((css) => {
          shown(css)[0]?.scrollIntoView({ block: "center", behavior: "instant" });
          return Math.round(scrollY);
        }, IN_PAGE);
        const isAtTarget = (css: string) => {
          const hash = shown(css)[0]?.getAttribute("href") ?? "#";
          const top = document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? -1;
          return location.hash === hash && top >= 0 && top < innerHeight / 2;
        };
        assert.equal(await page.run(isAtTarget, IN_PAGE), false);
        await page.click(IN_PAGE);
        await page.expect(true, isAtTarget, IN_PAGE);
        const isMarked = () => {
          const links = [...document.querySelectorAll("[data-contents] a")];
          return links.every((link, index) => link.hasAttribute("aria-current") === (index === 0));
        };
        await page.expect(true, isMarked);
        await page.run(() => history.back());
        await page.expect(before, () => Math.round(scrollY));
      }
    },
  },
  {
    name: "a category filters the insights and stands in the address",
    run: async (page) => {
      const filter = 'nav[aria-label="Filter by category"] a';
      const categories = () => [...new Set(namesOf("main article > p:first-of-type"))];
      const isCounted = () => /^[1-9]\d* in Strategy$/.test(namesOf("main p[aria-live]")[0] ?? "");
      await page.open("/insights");
      assert.ok((await page.run(categories)).length > 1);
      await page.click(filter, "Strategy");
      await page.expect("?category=Strategy", () => location.search);
      await page.expect(["Strategy"], categories);
      await page.expect(true, isCounted);
      await page.open("/insights?category=Strategy");
      await page.expect(["Strategy"], categories);
      await page.expect(["Strategy"], namesOf, `${filter}[aria-current]`);
    },
  },
  {
    name: "the night edition is switched on in the header of a page and holds on the next",
    run: async (page) => {
      const isDark = () => {
        const channels = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
        return channels.every((channel) => Number(channel) < 64);
      };
      await page.open("/privacy");
      await page.expect(false, isDark);
      await page.click("header > div > input[name=scheme]");
      await page.expect(true, isDark);
      await page.open("/careers");
      await page.expect(true, isDark);
      await page.click("header > div > input[name=scheme]");
      await page.expect(false, isDark);
    },
  },
  {
    name: "the sheets of the brochure are whole, and their drawings are those of the day by night",
    run: async (page) => {
      const coveredTitles = () =>
        [...document.querySelectorAll(".sheet-entries li")]
          .filter((entry) => {
            const picture = entry.querySelector("img")?.getBoundingClientRect();
            const title = entry.querySelector("h3")?.getBoundingClientRect();
            return picture && title && picture.bottom > title.top;
          })
          .map((entry) => entry.textContent);
      const titleCoversSheet = () => {
        const sheet = document.querySelector(".sheet-about");
        sheet?.scrollIntoView({ behavior: "instant" });
        const bottom = document.querySelector("h1")?.getBoundingClientRect().bottom ?? 0;
        return bottom > (sheet?.getBoundingClientRect().top ?? 0);
      };
      // WebKit reads the edition of a drawing from the fragment of its address.
      const nightDrawings = () =>
        [...document.querySelectorAll<HTMLImageElement>(".sheet img")]
          .map((image) => image.currentSrc)
          .filter((address) => address.endsWith("#dark"));
      await page.open("/brochure");
      await page.click("header > div > input[name=scheme]");
      await page.expect([], nightDrawings);
      await page.expect([], coveredTitles);
      await page.expect(false, titleCoversSheet);
    },
  },
  {
    name: "the deck pages by button, arrow and End; the address opens a slide",
    run: async (page, driver) => {
      await page.open("/presentation");
      await page.click("main button", "Next");
      await page.expect(slideAt(2), slide);
      await driver.press("ArrowRight");
      await page.expect(slideAt(3), slide);
      await driver.press("End");
      await page.expect(slideAt(15), slide);
      await page.open("/presentation?slide=7");
      await page.expect(slideAt(7), slide);
    },
  },
];
