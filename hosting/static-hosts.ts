import type { Headers, HostingRules } from "./hosting-rules.ts";
import { BELOW, locationOf, type Redirect } from "./redirects.ts";

/** Hosts that serve a folder of files. None of them runs in the tests; the files follow their documentation. */
export const STATIC_HOSTS = ["netlify", "cloudflare", "github"] as const;
export type StaticHost = (typeof STATIC_HOSTS)[number];

/** The row of `rules.headers` for pages. */
const PAGES = "*.html";

/**
 * Writes the file `_headers` of Netlify and Cloudflare Pages.
 *
 * Both compare the address, not the file, and the address of a page has no extension. So the headers of pages apply to every
 * address, and further rows replace some of them. Netlify takes the value of the most specific row. Cloudflare joins the
 * values of all rows, unless a row detaches the earlier value by `! Name`
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export function renderHeaderFile(host: "netlify" | "cloudflare", rules: HostingRules): string {
  const { everyAnswer, headers, basePath } = rules;
  const ofPages = { ...everyAnswer, ...headers[PAGES] };
  const rows = Object.entries(headers).filter(([path]) => path !== PAGES);
  const blocks = rows.map(([path, values]) => {
    const address = path.startsWith("/") ? `${basePath}${path}` : `${basePath}/${path}`;
    const detached = Object.keys(values).filter((name) => host === "cloudflare" && name in ofPages);
    return headerBlock(address, values, detached);
  });
  return `${[headerBlock(`${basePath}/*`, ofPages, []), ...blocks].join("\n\n")}\n`;
}

function headerBlock(address: string, values: Headers, detached: readonly string[]): string {
  const removals = detached.map((name) => `  ! ${name}`);
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  return [address, ...removals, ...lines].join("\n");
}

/**
 * Writes the file `_redirects` of Netlify and Cloudflare Pages, and the not-found page of each language.
 *
 * Only redirects from a single address, or from everything below a folder without pages, stand in it. The others must not apply
 * where a page exists, which Cloudflare does not check. The not-found page makes them in the browser. Cloudflare compares no
 * query.
 */
export function renderRedirectFile(host: "netlify" | "cloudflare", rules: HostingRules): string {
  const { redirects, basePath, languages } = rules;
  const fixed = redirects.filter(({ from, containing, query }) => {
    return !containing && !from.includes(":") && (query === undefined || host === "netlify");
  });
  const lines = fixed.flatMap((redirect) => redirectLines(host, redirect, basePath));
  // Cloudflare finds the nearest 404.html by itself.
  const notFound = languages.map(
    (prefix) => `${basePath}${prefix}/* ${basePath}${prefix}/404.html 404`,
  );
  return [...lines, ...(host === "netlify" ? notFound : [])].map((line) => `${line}\n`).join("");
}

function redirectLines(
  host: "netlify" | "cloudflare",
  redirect: Redirect,
  basePath: string,
): string[] {
  const { from, query, status } = redirect;
  const address = basePath + encodeURI(from);
  const target = locationOf(redirect, basePath, "");
  // With the exclamation mark Netlify redirects where there is a page, too.
  if (query !== undefined) return [`${address} ${query} ${target} ${status}!`];
  const line = `${address} ${target} ${status}`;
  if (host === "netlify" || !from.endsWith(BELOW)) return [line];
  // For Cloudflare the folder itself is another address.
  return [line, `${address.slice(0, -BELOW.length)} ${target} ${status}`];
}
