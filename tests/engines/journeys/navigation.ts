import assert from "node:assert/strict";
import { nameOf, namesOf, shown } from "../site/in-page.ts";
import { type Journey, PHONE } from "./journey.ts";

const path = () => location.pathname;
const focused = () => document.activeElement?.id ?? "";
const isExpanded = (css: string, name: string) =>
  shown({ css, name })[0]?.getAttribute("aria-expanded");
const DRAWER = "dialog#drawer";

/** The header and the ways from page to page. */
export const navigationJourneys: readonly Journey[] = [
  {
    name: "the menu opens by a press; Escape closes it and returns the focus",
    run: async (page) => {
      await page.open("/about");
      const panel = () => shown({ css: "#menu-industries-panel" }).length;
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
    name: "the drawer opens, one parent at a time; a sub-entry navigates and closes it",
    viewport: PHONE,
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
      await page.expect(0, () => shown({ css: "dialog" }).length);
      await page.expect("H1", () => document.activeElement?.tagName);
    },
  },
  {
    name: "a link inside the site keeps the document; the way back restores the scroll position",
    run: async (page) => {
      await page.open("/");
      const before = await page.run(() => {
        Object.assign(window, { isTheSameDocument: true });
        scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
        return { title: document.title, top: Math.round(scrollY) };
      });
      await page.click("footer a", "Careers");
      await page.expect("/careers", path);
      await page.expect("H1", () => document.activeElement?.tagName);
      await page.expect(0, () => scrollY);
      await page.expect(true, () => "isTheSameDocument" in window);
      await page.expect(false, (title) => document.title === title, before.title);
      await page.run(() => history.back());
      await page.expect("/", path);
      await page.expect(before, () => ({ title: document.title, top: Math.round(scrollY) }));
      await page.expect(true, () => "isTheSameDocument" in window);
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
];
