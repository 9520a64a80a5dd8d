import assert from "node:assert/strict";
import { nameOf, namesOf, shown } from "../in-page.ts";
import type { Journey } from "./journey.ts";

const path = () => location.pathname;
const focused = () => document.activeElement?.id ?? "";
const isExpanded = (css: string, name: string) =>
  shown(css, name)[0]?.getAttribute("aria-expanded");
const DRAWER = "dialog#drawer";
const IN_PAGE = 'main a[href^="#"]';

const slide = () => ({
  said: namesOf("main [role=status]")[0] ?? "",
  slides: shown(".slide-frame").length,
  search: location.search,
});
const at = (number: number) => ({
  said: `Slide ${number} of 15`,
  slides: 1,
  search: `?slide=${number}`,
});

/** The header, the ways from page to page, and the parts that live by the keyboard. */
export const navigationJourneys: readonly Journey[] = [
  {
    name: "the menu opens by a press; Escape closes it and returns the focus",
    run: async (page) => {
      const panel = () => shown("#menu-industries-panel").length;
      await page.open("/about");
      await page.expect(0, panel);
      await page.click("#menu-industries");
      await page.expect(1, panel);
      await page.press("Tab");
      await page.expect("Financial Services", () =>
        nameOf(document.activeElement?.querySelector("span")),
      );
      await page.press("Escape");
      await page.expect(0, panel);
      await page.expect("menu-industries", focused);
    },
  },
  {
    name: "the drawer opens, one parent at a time; a sub-entry leads to its page",
    viewport: [390, 844],
    run: async (page) => {
      await page.open("/about");
      await page.click("header button", "Open menu");
      await page.click(`${DRAWER} button`, "Capabilities");
      await page.expect("true", isExpanded, `${DRAWER} button`, "Capabilities");
      await page.click(`${DRAWER} button`, "Industries");
      await page.expect("true", isExpanded, `${DRAWER} button`, "Industries");
      await page.expect("false", isExpanded, `${DRAWER} button`, "Capabilities");
      await page.click(`${DRAWER} a`, "Technology");
      await page.expect("/industries/technology", path);
      await page.expect(0, () => shown("dialog").length);
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
        await page.run(() => history.back());
        await page.expect(before, () => Math.round(scrollY));
      }
    },
  },
  {
    name: "a category filters the insights and is kept in the address",
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
    name: "the deck pages by button, arrow and End; the address opens a slide",
    run: async (page) => {
      await page.open("/presentation");
      await page.click("main button", "Next");
      await page.expect(at(2), slide);
      await page.press("ArrowRight");
      await page.expect(at(3), slide);
      await page.press("End");
      await page.expect(at(15), slide);
      await page.open("/presentation?slide=7");
      await page.expect(at(7), slide);
    },
  },
  {
    name: "Control K opens the search, which finds while one types; Escape closes it",
    run: async (page) => {
      const dialog = 'dialog[aria-label="Search"]';
      const results = `${dialog} [data-results] a`;
      await page.open("/about");
      for (const isFollowed of [false, true]) {
        await page.press("Control+k");
        await page.expect("search", () => document.activeElement?.getAttribute("type"));
        await page.type("economist");
        await page.expect("Economist", (css) => namesOf(css)[0], results);
        if (isFollowed) await page.click(results, "Economist");
        else await page.press("Escape");
        if (!isFollowed) await page.expect([], namesOf, dialog);
      }
      await page.expect("/careers/economist", path);
    },
  },
];
