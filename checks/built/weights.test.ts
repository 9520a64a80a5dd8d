import { describe, expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { budgets, CARDS, htmlBudget, TOPICS, WORDS } from "../budgets.ts";
import { findOverweight, weighPages } from "./weights.ts";

/** Text that brotli cannot make smaller than about three quarters of a byte a letter. */
function noise(bytes: number): string {
  let seed = 1;
  return Array.from({ length: bytes }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(48 + (seed % 64));
  }).join("");
}

const boot = '<script data-start="/assets/start.js">0</script>';
const drawer = '<site-island data-name="SiteMenu" data-files="/assets/menu.js"></site-island>';
const island = '<site-island data-name="Contact" data-files="/assets/contact.js"></site-island>';
const about = {
  manifest: {
    "app/browser/start.tsx": { file: "assets/start.js", imports: ["_vendor.js"] },
    "_vendor.js": { file: "assets/vendor.js" },
    "app/layout/site-menu.island.tsx": {
      file: "assets/menu.js",
      imports: ["_vendor.js"],
      dynamicImports: ["app/search.tsx"],
    },
    "app/search.tsx": { file: "assets/search.js" },
    "app/pages/contact/contact.island.tsx": {
      file: "assets/contact.js",
      dynamicImports: ["app/rules.ts"],
    },
    "app/rules.ts": { file: "assets/rules.js" },
  },
};
const scripts = {
  "assets/start.js": noise(1000),
  "assets/vendor.js": noise(2000),
  "assets/menu.js": noise(4000),
  "assets/search.js": noise(16_000),
  "assets/contact.js": noise(32_000),
  "assets/rules.js": noise(64_000),
};
const weigh = (files: Record<string, string>, more = about) =>
  weighPages(siteOf({ ...scripts, ...files }, more));

describe("weights", () => {
  test("a page's script is its start, its islands and all that they import, not what may come later", () => {
    const body = `<main>${boot}${drawer}<form method="dialog"></form></main>`;
    const [page] = weigh({ "index.html": pageOf({ body }) });
    expect(page?.script).toBeGreaterThan(5000);
    expect(page?.script).toBeLessThan(7100);
  });

  test("a page with a form also answers for what its own islands load later", () => {
    const form = `${boot}${drawer}${island}<main><form></form></main>`;
    const [contact, home] = weigh({
      "contact/index.html": pageOf({ body: form }),
      "index.html": pageOf({ body: `${boot}${drawer}` }),
    });
    expect([contact?.hasForm, home?.hasForm]).toEqual([true, false]);
    expect(contact?.script).toBeGreaterThan(75_000);
    expect(contact?.script).toBeLessThan(104_000);
  });

  test("a script that the manifest does not have is a fault, never nothing", () => {
    const page = (body: string) => ({ "index.html": pageOf({ body }) });
    expect(() => weigh(page(""))).toThrow("is started 0 times");
    expect(() => weigh(page('<script type="module" src="/x.js"></script>'))).toThrow(
      "is started 0 times",
    );
    const unknown = '<site-island data-name="GoneBy" data-files="/x.js"></site-island>';
    expect(() => weigh(page(boot + unknown))).toThrow("/x.js");
  });

  test("before hydration come the page, its styles, its font and its plain scripts", () => {
    const head = `<link rel="stylesheet" href="/a.css"><script src="/plain.js"></script>
      <link rel="preload" as="font" href="/f.woff2">${boot}`;
    const files = { "a.css": noise(2000), "plain.js": noise(2000), "f.woff2": noise(3000) };
    const [page] = weigh({ "index.html": pageOf({ head }), ...files });
    expect(page?.font).toBe(3000);
    expect(page?.beforeHydration).toBeGreaterThan(6000);
    expect(page?.beforeHydration).toBeLessThan(8000);
  });

  test("all pictures count, and everything together", () => {
    const body = `${boot}<img src="/a.avif"><img src="/b.avif" loading="lazy">`;
    const files = { "a.avif": noise(500), "b.avif": noise(500) };
    const [page] = weigh({ "index.html": pageOf({ body }), ...files });
    expect(page?.pictures).toBe(1000);
    expect(page?.total).toBe(1000 + (page?.html ?? 0) + (page?.script ?? 0));
  });

  test("each part over its budget is a problem of its own; a form may have more script", () => {
    const [page] = weigh({ "press/index.html": pageOf({ body: boot }) });
    if (!page) throw new Error("no page");
    expect(findOverweight([page])).toEqual([]);
    const parts = [
      "html",
      "css",
      "font",
      "beforeHydration",
      "script",
      "pictures",
      "total",
    ] as const;
    for (const part of parts) {
      const limit = budgets[part];
      expect(findOverweight([{ ...page, [part]: limit }])).toEqual([]);
      expect(findOverweight([{ ...page, [part]: limit + 1 }])).toHaveLength(1);
    }
    expect(findOverweight([{ ...page, hasForm: true, script: budgets.script + 1 }])).toEqual([]);
  });

  test("HTML keeps to what its kind of page weighed before, and what an editor adds breaks no limit", () => {
    expect(htmlBudget("/")).toBe(10_518);
    expect(htmlBudget("/services/m&a-growth-support")).toBe(htmlBudget("/services/x"));
    expect(htmlBudget("/press")).toBe(budgets.html);
    const [page] = weigh({ "press/index.html": pageOf({ body: boot }) });
    if (!page) throw new Error("no page");
    const full = { ...page, html: htmlBudget(page.page.address) };
    const { htmlPerTopic, htmlPerCard, htmlPerWord } = budgets;
    const more = { ...full, html: full.html + htmlPerTopic + htmlPerCard + htmlPerWord };
    expect(findOverweight([full])).toEqual([]);
    expect(findOverweight([more])).toHaveLength(1);
    expect(
      findOverweight([{ ...more, topics: TOPICS + 1, cards: CARDS + 1, words: WORDS + 1 }]),
    ).toEqual([]);
  });
});
