import { globSync } from "node:fs";

/** Addresses of all pages of the built site, percent-encoded. */
export const sitePages: readonly string[] = globSync("**/index.html", { cwd: "dist/site" })
  .map((file) => encodeURI(`/${file.replace(/\/?index\.html$/, "")}`))
  .concat("/404")
  .sort();

/** The pages in a number of groups of about the same size, so that workers can share them. */
export function pageGroups(count: number): string[][] {
  return Array.from({ length: count }, (_, group) =>
    sitePages.filter((_, index) => index % count === group),
  );
}
