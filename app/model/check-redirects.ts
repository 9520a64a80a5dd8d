import type { SitePages } from "./check-links.ts";
import type { Content } from "./content.ts";
import type { ContentProblem } from "./content-problem.ts";
import { type Language, translationFolders } from "./language.ts";
import type { ContentRedirect } from "./read-content.ts";

/** The remedy for a redirect to an address without a page. */
const NO_TARGET = "lead to a page that exists, such as /contact: there is no page at this address";

/**
 * Problems of redirects. A redirect must start at an address without a page, and lead to a page or to another site.
 * Redirects to pages of a translation are checked with the translation (`translatedRedirectProblems`).
 */
export function redirectProblems({ redirects, addresses, has }: SitePages): ContentProblem[] {
  const translations = translationFolders();
  const firstByAddress = new Map(
    redirects.toReversed().map((redirect) => [redirect.from, redirect]),
  );
  return redirects.flatMap((redirect) => {
    const { file, field, from, to } = redirect;
    const fromRemedy = remedyOfStart(redirect, addresses, firstByAddress.get(from));
    const isTranslation = translations.some((folder) => liesBelow(to, `/${folder}`));
    const toRemedy = !to.startsWith("/") || has(to) || isTranslation ? undefined : NO_TARGET;
    const problems: ContentProblem[] = [];
    if (fromRemedy) problems.push({ file, field, value: from, remedy: fromRemedy });
    if (toRemedy) {
      const fieldOfTarget = field.replace(/from$/, "to");
      problems.push({ file, field: fieldOfTarget, value: to, remedy: toRemedy });
    }
    return problems;
  });
}

/**
 * What to do about the address at which a redirect starts. Undefined if it is right.
 *
 * @param addresses of the pages
 * @param first the first redirect that starts there
 */
function remedyOfStart(
  redirect: ContentRedirect,
  addresses: ReadonlySet<string>,
  first: ContentRedirect | undefined,
): string | undefined {
  const { field, from } = redirect;
  if (addresses.has(from)) return "remove it: there is a page at this address";
  const pageBelow = isFolder(from) ? firstBelow(from.slice(0, -"*".length), addresses) : undefined;
  if (pageBelow) return `name single addresses: there is the page ${pageBelow}`;
  // Two items with the same id are reported by another check.
  if (!first || first === redirect || field === "id") return undefined;
  return `remove it: ${first.file} redirects from there already`;
}

/**
 * Problems of the original's redirects to pages of a translation, such as `/de/about`: an address of an earlier site in
 * that language.
 *
 * @param language of the translation
 * @param pages of the translation
 */
export function translatedRedirectProblems(
  { redirects }: Pick<Content, "redirects">,
  { prefix }: Language,
  { has }: SitePages,
): ContentProblem[] {
  const wrong = redirects.filter(({ to }) => {
    return liesBelow(to, prefix) && !has(to.slice(prefix.length) || "/");
  });
  return wrong.map(({ file, field, to }) => {
    return { file, field: field.replace(/from$/, "to"), value: to, remedy: NO_TARGET };
  });
}

/** Whether a redirect starts at every address below a folder, such as `/old/*`. */
function isFolder(from: string): boolean {
  return from.endsWith("/*");
}

/** Whether an address is that of a folder, or lies below it. */
function liesBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The first page of a folder, or at its address. @param folder with a slash at its end */
function firstBelow(folder: string, addresses: ReadonlySet<string>): string | undefined {
  return [...addresses].find((address) => `${address}/`.startsWith(folder));
}
