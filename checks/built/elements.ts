import { createHash } from "node:crypto";
import type { Problem } from "../problem.ts";
import { type BuiltSite, problemsOf } from "./built-site.ts";
import { type PageElement, textOf } from "./page.ts";

const INLINE = 'script:not([src], [type="application/json"], [type="application/ld+json"])';
/** Drawings that nobody who listens is told of, or hears the name of. */
const SILENT = '[aria-hidden="true"], [aria-hidden="true"] *, [role="img"] *';
const NAMED =
  '[role="img"]:is([aria-label]:not([aria-label=""]), [aria-labelledby]:not([aria-labelledby=""]))';

/**
 * Nothing on a page needs an allowance in the policy: no style, no event attribute, no `javascript:` address, no inline
 * script but data and the one that the policy names. Every drawing has a name or is hidden from those who listen.
 */
export function findElementProblems(site: BuiltSite): Problem[] {
  const allowed = new Set(site.rules.match(/sha256-[\w+/]+=*/g));
  // A policy that allowed a script for each page would mean nothing.
  if (allowed.size > 1) {
    return [{ where: "the policy", what: `allows ${allowed.size} inline scripts, not one` }];
  }
  return [
    ...problemsOf(site, "style", () => ["a <style> element"]),
    ...problemsOf(site, "*", codeOf),
    ...problemsOf(site, INLINE, (script) => {
      const hash = `sha256-${createHash("sha256").update(textOf(script)).digest("base64")}`;
      return allowed.has(hash) ? [] : [`an inline script (${hash})`];
    }),
    ...problemsOf(site, `svg:not(${SILENT}, ${NAMED})`, () => [
      '<svg> without aria-hidden="true", or role="img" with a name',
    ]),
  ];
}

function codeOf({ name, attribs }: PageElement): string[] {
  return Object.entries(attribs)
    .filter(([key, value]) => /^on|^style$/.test(key) || /^\s*javascript:/i.test(value))
    .map(([key, value]) => `<${name} ${key}="${value.slice(0, 40)}">`);
}
