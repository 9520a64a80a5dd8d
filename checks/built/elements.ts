import { createHash } from "node:crypto";
import type { BuiltSite } from "./built-site.ts";
import { problemsOf, textOf } from "./page.ts";

const INLINE = 'script:not([src], [type="application/json"], [type="application/ld+json"])';
/** Drawings that nobody who listens is told of, or hears the name of. */
const SILENT = '[aria-hidden="true"], [aria-hidden="true"] *, [role="img"] *';
const NAMED = '[role="img"]:is([aria-label], [aria-labelledby])';

/** What no page has, as selectors. */
const NEVER = {
  style: "a <style> element",
  [`svg:not(${SILENT}, ${NAMED})`]: '<svg> without aria-hidden="true", or role="img" with a name',
};

/**
 * Nothing on a page needs an allowance in the policy: no style, no event attribute, no `javascript:` address, no inline
 * script but data and the one that the policy names. Every drawing has a name or is hidden from those who listen.
 */
export function findElementProblems(site: BuiltSite): string[] {
  const code = problemsOf(site, "*", ({ name, attribs }) =>
    Object.entries(attribs)
      .filter(([key, value]) => /^on|^style$/.test(key) || /^\s*javascript:/i.test(value))
      .map(([key, value]) => `<${name} ${key}="${value.slice(0, 40)}">`),
  );
  const scripts = problemsOf(site, INLINE, (script) => {
    const hash = createHash("sha256").update(textOf(script)).digest("base64");
    return site.rules.includes(`'sha256-${hash}'`) ? [] : ["an inline script"];
  });
  const others = Object.entries(NEVER).map(([part, what]) => problemsOf(site, part, () => [what]));
  return [...code, ...scripts, ...others.flat()];
}
