import { describe, expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { budgets, PARTS } from "../budgets.ts";
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
const grid = '<site-island data-name="Grid" data-files="/assets/grid.js"></site-island>';
const menu = '<site-island data-script="menu"></site-island>';
const island = '<site-island data-name="Contact" data-files="/assets/contact.js"></site-island>';
const scripts = {
  "assets/start.js": `import{a}from"./vendor.js";${noise(1000)}`,
  "assets/vendor.js": noise(2000),
  "assets/grid.js": `import"./vendor.js";import(\`./search.js\`);${noise(4000)}`,
  "assets/search.js": noise(16_000),
  "assets/contact.js": `import("./rules.js");${noise(32_000)}`,
  "assets/rules.js": noise(64_000),
};
const weigh = (files: Record<string, string>) =>
  weighPages(siteOf({ ...scripts, ...files }), PARTS);

describe("weights", () => {
  test("a page's scripts are its start script, its islands and their static imports, without later imports", () => {
    const body = `${boot}${grid}<form></form>`;
    const [page] = weigh({ "index.html": pageOf({ body }) });
    expect(page?.weights.script).toBeGreaterThan(5000);
    expect(page?.weights.script).toBeLessThan(7100);
  });

  test("the scripts of a page with a form include those that its islands load later", () => {
    const form = `${boot}${island}<main><form></form></main>`;
    const [contact, home] = weigh({
      "contact/index.html": pageOf({ body: form }),
      "index.html": pageOf({ body: `${boot}${grid}` }),
    });
    expect([contact?.weights.script, home?.weights.scriptWithForm]).toEqual([0, 0]);
    expect(contact?.weights.scriptWithForm).toBeGreaterThan(70_000);
    expect(contact?.weights.scriptWithForm).toBeLessThan(100_000);
  });

  test("a page without React has the scripts before the visitor's first intent, with the script in the page", () => {
    const inline = `<script data-start="/assets/start.js">${noise(1000)}</script>`;
    const [withReact, without] = weigh({
      "about/index.html": pageOf({ body: `${inline}${menu}${grid}` }),
      "terms/index.html": pageOf({ body: `${inline}${menu}` }),
    });
    expect(withReact?.weights.scriptBeforeIntent).toBe(0);
    expect(without?.weights.scriptBeforeIntent).toBeGreaterThan(3000);
    expect(without?.weights.scriptBeforeIntent).toBeLessThan(4000);
  });

  test("a missing import is reported", () => {
    const page = pageOf({ body: '<script data-start="/x.js">0</script>' });
    expect(() => weigh({ "index.html": page, "x.js": 'import"./gone.js"' })).toThrow("gone.js");
  });

  test("the weight before hydration is that of the page, its styles, its font and its plain scripts", () => {
    const head = `<link rel="stylesheet" href="/a.css"><script src="/plain.js"></script>
      <link rel="preload" as="font" href="/f.woff2">${boot}`;
    const files = { "a.css": noise(2000), "plain.js": noise(2000), "f.woff2": noise(3000) };
    const [page] = weigh({ "index.html": pageOf({ head }), ...files });
    expect(page?.weights.font).toBe(3000);
    expect(page?.weights.beforeHydration).toBeGreaterThan(6000);
    expect(page?.weights.beforeHydration).toBeLessThan(8000);
  });

  test("style sheets that content switches on are weighed apart, and count before hydration", () => {
    const head = `<link rel="stylesheet" href="/a.css">
      <link rel="stylesheet" href="/b.css" data-by-content>${boot}`;
    const files = { "a.css": noise(2000), "b.css": noise(4000) };
    const [page] = weigh({ "index.html": pageOf({ head }), ...files });
    const { css = 0, cssByContent = 0, beforeHydration = 0 } = page?.weights ?? {};
    expect(css).toBeGreaterThan(1400);
    expect(css).toBeLessThan(2100);
    expect(cssByContent).toBeGreaterThan(2800);
    expect(beforeHydration).toBeGreaterThan(css + cssByContent);
  });

  test("all pictures are weighed, and everything together", () => {
    const body = `${boot}<img src="/a.avif"><img src="/b.avif" loading="lazy">`;
    const files = { "a.avif": noise(500), "b.avif": noise(500) };
    const [page] = weigh({ "index.html": pageOf({ body }), ...files });
    expect(page?.weights.pictures).toBe(1000);
    expect(page?.weights.total).toBe(
      1000 + (page?.weights.html ?? 0) + (page?.weights.script ?? 0),
    );
    expect(page?.weights.homeTotal).toBe(page?.weights.total);
  });

  test("each part over its budget is a separate problem, and a form may have more script", () => {
    const [page] = weigh({ "press/index.html": pageOf({ body: boot }) });
    if (!page) throw new Error("no page");
    expect(findOverweight([page])).toEqual([]);
    for (const [part, limit] of Object.entries(budgets)) {
      const withBytes = (bytes: number) => [
        { ...page, weights: { ...page.weights, [part]: bytes } },
      ];
      expect(findOverweight(withBytes(limit))).toEqual([]);
      expect(findOverweight(withBytes(limit + 1))).toEqual([
        `/press: ${limit + 1} bytes of ${part}, over ${limit}`,
      ]);
    }
  });
});
