import { createHash } from "node:crypto";
import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { type PageElement, placeOf } from "./page.ts";

const dataTypes = ["application/json", "application/ld+json"];
const remedy = "the Content-Security-Policy blocks it";

/**
 * Nothing on a page needs an allowance in the Content-Security-Policy: no style attribute, no <style>, no
 * event attribute, no `javascript:` address, no inline script but data and the one that the policy names.
 */
export function findInlineCode(site: BuiltSite): Problem[] {
  const allowed = new Set(site.rules.match(/sha256-[\w+/]+=*/g));
  // A policy that is written from the pages would allow a script for each page, and mean nothing.
  if (allowed.size > 1) {
    const what = `allows ${allowed.size} inline scripts`;
    return [{ where: "the policy", what, remedy: "every page must have the same one" }];
  }
  return site.pages.flatMap((page) =>
    page.elements.flatMap((element) =>
      [...checkAttributes(element), ...checkElement(element, allowed)].map((what) => ({
        where: placeOf(page, element),
        what,
        remedy,
      })),
    ),
  );
}

function checkAttributes({ name, attributes }: PageElement): string[] {
  return [...attributes].flatMap(([attribute, value]) => {
    const isScript = /^\s*javascript:/i.test(value) && !attribute.startsWith("data-");
    if (attribute === "style" || attribute.startsWith("on") || isScript) {
      return [`<${name} ${attribute}="${value.slice(0, 40)}">`];
    }
    return [];
  });
}

function checkElement(element: PageElement, allowed: ReadonlySet<string>): string[] {
  const { name, attributes } = element;
  if (name === "style") return ["a <style> element"];
  if (name !== "script" || attributes.has("src")) return [];
  if (dataTypes.includes(attributes.get("type") ?? "")) return [];
  const hash = `sha256-${createHash("sha256").update(element.text()).digest("base64")}`;
  return allowed.has(hash) ? [] : [`an inline script (${hash})`];
}
