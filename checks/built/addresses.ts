import type { BuiltSite } from "./built-site.ts";
import { canonicalOf } from "./page.ts";

/** Where a URL on a page leads. */
export type Target =
  | { kind: "outside"; host: string }
  /** Of another scheme: a mail address, a telephone number, data. */
  | { kind: "other" }
  | { kind: "broken"; why: string }
  | { kind: "inside"; address: string; file: string | undefined; fragment: string; url: URL };

/**
 * The host that the site is built for, from the home page's canonical address.
 * @returns its origin, or an invented one where the home page names none
 */
export function originOf(site: BuiltSite): string {
  const home = site.pages.find(({ address }) => address === "/");
  const canonical = home && canonicalOf(home);
  return canonical && URL.canParse(canonical) ? new URL(canonical).origin : "http://site.invalid";
}

/**
 * @param href as it stands on the page
 * @param from decoded address of that page
 */
export function resolveTarget(site: BuiltSite, origin: string, from: string, href: string): Target {
  const start = `${origin}${site.base}${encodeURI(from)}`;
  if (!URL.canParse(href, start)) return { kind: "broken", why: "not a URL" };
  const url = new URL(href, start);
  if (!/^https?:$/.test(url.protocol)) return { kind: "other" };
  if (url.origin !== origin) return { kind: "outside", host: url.host };
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    return { kind: "broken", why: "a wrong percent sign" };
  }
  if (site.base && path !== site.base && !path.startsWith(`${site.base}/`)) {
    return { kind: "broken", why: `outside ${site.base}` };
  }
  const address = path.slice(site.base.length) || "/";
  const fragment = decodeURIComponent(url.hash.slice(1));
  return { kind: "inside", address, file: fileOf(site, address), fragment, url };
}

/** The file that answers a decoded address, if there is one. */
function fileOf({ files }: BuiltSite, address: string): string | undefined {
  const path = address.slice(1);
  const candidates =
    address === "/" ? ["index.html"] : [path, `${path}/index.html`, `${path}.html`];
  return candidates.find((candidate) => files.has(candidate));
}
