import { describe, expect, test } from "vitest";
import { budgets } from "../budgets.ts";
import { findOverweight, problemsOf } from "./over-budget.ts";
import { pageOf, siteOf } from "./site-of.ts";
import { weighPages } from "./weights.ts";

/** Text that brotli cannot make smaller than about three quarters of a byte a letter. */
function noise(bytes: number): string {
  let seed = 1;
  return Array.from({ length: bytes }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(48 + (seed % 64));
  }).join("");
}

const start = (module: string) =>
  `<script type="application/json">["/assets/${module}.js"]</script>`;

describe("weights", () => {
  test("a page's script is what it names and all that this imports first", () => {
    const site = siteOf({
      "index.html": pageOf({ body: start("home") }),
      "assets/home.js": 'import "./shell.js";export * from "./more.js";import("./drawer.js")',
      "assets/shell.js": `"${noise(1000)}"`,
      "assets/more.js": `"${noise(1000)}"`,
      "assets/drawer.js": `"${noise(100_000)}"`,
    });
    const [weight] = weighPages(site);
    expect(weight?.script).toBeGreaterThan(1500);
    expect(weight?.script).toBeLessThan(3000);
  });

  test("a page with a form also answers for what its own modules load later", () => {
    const site = siteOf({
      "index.html": pageOf({ body: `<form method="dialog"></form>${start("shell")}` }),
      "contact/index.html": pageOf({ body: `<form></form>${start("shell")}${start("contact")}` }),
      "assets/shell.js": 'import("./drawer.js")',
      "assets/contact.js": 'import("./form.js")',
      "assets/form.js": `"${noise(20_000)}"`,
      "assets/drawer.js": `"${noise(50_000)}"`,
    });
    const weights = weighPages(site);
    expect(weights.map(({ hasForm }) => hasForm)).toEqual([true, false]);
    const contact = weights.find(({ page }) => page.address === "/contact");
    expect(contact?.script).toBeGreaterThan(14_000);
    expect(contact?.script).toBeLessThan(21_000);
  });

  test("before hydration come the page, its styles, its font and its plain scripts", () => {
    const head =
      '<link rel="stylesheet" href="/a.css"><script src="/boot.js"></script>' +
      '<link rel="preload" as="font" href="/f.woff2"><link rel="modulepreload" href="/m.js">';
    const site = siteOf({
      "index.html": pageOf({ head }),
      "a.css": noise(2000),
      "boot.js": `"${noise(2000)}"`,
      "m.js": `"${noise(90_000)}"`,
      "f.woff2": noise(3000),
    });
    const [weight] = weighPages(site);
    expect(weight?.font).toBe(3000);
    expect(weight?.beforeHydration).toBeGreaterThan(6000);
    expect(weight?.beforeHydration).toBeLessThan(8000);
  });

  test("each part over its budget is a problem of its own", () => {
    const [weight] = weighPages(siteOf({ "index.html": pageOf() }));
    if (!weight) throw new Error("no page");
    const over = { html: 1, css: 1, font: 1, beforeHydration: 1, script: 1, pictures: 1, total: 1 };
    expect(problemsOf(weight)).toEqual([]);
    for (const part of Object.keys(over) as (keyof typeof over)[]) {
      const limit = budgets[part];
      expect(problemsOf({ ...weight, [part]: limit })).toEqual([]);
      expect(problemsOf({ ...weight, [part]: limit + 1 })).toHaveLength(1);
    }
    const script = budgets.script + 1;
    expect(problemsOf({ ...weight, hasForm: true, script })).toEqual([]);
  });

  test("all pictures count, and everything together", () => {
    const body = '<img src="/a.avif"><img src="/b.avif" loading="lazy">';
    const picture = noise(budgets.pictures / 2 + 1);
    const site = siteOf({ "index.html": pageOf({ body }), "a.avif": picture, "b.avif": picture });
    expect(findOverweight(site)).toHaveLength(1);
    const [weight] = weighPages(site);
    expect(weight?.total).toBe(budgets.pictures + 2 + (weight?.html ?? 0));
  });
});
