import { createHash } from "node:crypto";
import type { BuiltSite } from "./built-site.ts";
import { type PageElement, problemsOf, textOf } from "./page.ts";

const INLINE = 'script:not([src], [type="application/json"], [type="application/ld+json"])';
/** Drawings that are hidden from screen readers, or stand inside a drawing with a name. */
const SILENT = '[aria-hidden="true"], [aria-hidden="true"] *, [role="img"] *';
const NAMED = '[role="img"]:is([aria-label], [aria-labelledby])';
const DRAWING_WITHOUT_NAME = `svg:not(${SILENT}, ${NAMED})`;

/**
 * Finds what the policy would block: styles, event attributes, `javascript:` addresses, and inline scripts other than data
 * and the script that the policy names. Also finds drawings without a name that are not hidden from screen readers.
 */
export function findElementProblems(site: BuiltSite): string[] {
  const policy = site.rules.headers?.["*.html"]?.["Content-Security-Policy"] ?? "";
  return [
    ...problemsOf(site, "*", findCodeAttributes),
    ...problemsOf(site, INLINE, (script) => {
      const hash = createHash("sha256").update(textOf(script)).digest("base64");
      return policy.includes(`'sha256-${hash}'`) ? [] : ["an inline script"];
    }),
    ...problemsOf(site, "style", () => ["a <style> element"]),
    ...problemsOf(site, DRAWING_WITHOUT_NAME, () => [
      '<svg> without aria-hidden="true", or role="img" with a name',
    ]),
  ];
}

/** Attributes that hold styles or code. */
function findCodeAttributes({ name, attribs }: PageElement): string[] {
  return Object.entries(attribs)
    .filter(([key, value]) => /^on|^style$/.test(key) || /^\s*javascript:/i.test(value))
    .map(([key, value]) => `<${name} ${key}="${value.slice(0, 40)}">`);
}
