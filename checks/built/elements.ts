import { createHash } from "node:crypto";
import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { type PageElement, placeOf } from "./page.ts";

const dataTypes = ["application/json", "application/ld+json"];

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
  return site.pages.flatMap((page) =>
    page.elements.flatMap((element) =>
      [...codeOf(element, allowed), ...namelessDrawing(element)].map((what) => ({
        where: placeOf(page, element),
        what,
      })),
    ),
  );
}

function codeOf({ name, attributes, text }: PageElement, allowed: ReadonlySet<string>): string[] {
  const code = [...attributes]
    .filter(([key, value]) => /^on|^style$/.test(key) || /^\s*javascript:/i.test(value))
    .map(([key, value]) => `<${name} ${key}="${value.slice(0, 40)}">`);
  if (name === "style") return ["a <style> element"];
  const isData = dataTypes.includes(attributes.get("type") ?? "");
  if (name !== "script" || attributes.has("src") || isData) return code;
  const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
  return allowed.has(hash) ? code : [...code, `an inline script (${hash})`];
}

function namelessDrawing(element: PageElement): string[] {
  const { name, attributes } = element;
  const hasName = attributes.get("aria-label") || attributes.get("aria-labelledby");
  const isNamed = attributes.get("role") === "img" && hasName;
  if (name !== "svg" || isNamed || isSilent(element)) return [];
  return ['<svg> without aria-hidden="true", or role="img" with a name'];
}

/** Hidden from those who listen, or part of a picture that has a name of its own. */
function isSilent({ attributes, parent }: PageElement): boolean {
  if (attributes.get("aria-hidden") === "true") return true;
  return parent !== undefined && (parent.attributes.get("role") === "img" || isSilent(parent));
}
