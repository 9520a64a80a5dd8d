import { basePath } from "#app/lib/base-path.ts";
import { insightAddress } from "#app/lib/insight-addresses.ts";

/**
 * The page of an insight under another of its addresses, made from the finished one: the back button leads
 * elsewhere, and the data is that of another route. Nothing else differs; rendering it would take thirty times
 * as long. The build holds what this makes against what the framework renders (generators/numerous-pages.ts).
 *
 * @param html the finished page under `path`
 * @param alias the other address
 * @throws Error when the page is not of the shape known here
 */
export function aliasHtml(html: string, path: string, alias: string): string {
  const [from, to] = [insightAddress(path), insightAddress(alias)];
  // Once in the page's data, once in the list of the routes' modules.
  const page = replaced(html, from.route, to.route, 2, path);
  if (from.back === to.back) return page;
  const label = `${from.back.label}</a>`;
  const end = page.indexOf(label) + label.length;
  const start = page.lastIndexOf("<a ", end);
  const link = [from.back, to.back].map(({ href }) => `href="${basePath()}${href}"`);
  const anchor = replaced(page.slice(start, end), link[0] ?? "", link[1] ?? "", 1, path);
  return page.slice(0, start) + anchor.replace(label, `${to.back.label}</a>`) + page.slice(end);
}

/** The same for the data file of the page. */
export function aliasData(data: string, path: string, alias: string): string {
  const [from, to] = [insightAddress(path), insightAddress(alias)];
  return replaced(data, from.route, to.route, 1, path);
}

function replaced(text: string, from: string, to: string, times: number, path: string): string {
  const parts = text.split(from);
  if (parts.length === times + 1) return parts.join(to);
  const count = parts.length - 1;
  throw new Error(`${path} holds "${from}" ${count} times, not ${times}: see alias-pages.ts`);
}
