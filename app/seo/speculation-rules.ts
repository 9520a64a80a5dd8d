import { siteHref } from "#app/lib/site-href.ts";

/**
 * What a browser that knows speculation rules may fetch ahead: a page that the visitor points at. Files such as
 * feeds are no pages. The hosts name the file in a header, so that no inline rules are needed.
 */
export function speculationRules(): string {
  const where = {
    and: [{ href_matches: siteHref("/*") }, { not: { href_matches: siteHref("/*.*") } }],
  };
  return `${JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] })}\n`;
}
