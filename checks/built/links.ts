import { type BuiltSite, canonicalPage, resolveTarget } from "./built-site.ts";
import { find, isHidden, type Page, type PageElement, problemsOf } from "./page.ts";

/** Every link inside the site leads to a page or file, in its one spelling, and to an anchor there. */
export function findBrokenLinks(site: BuiltSite): string[] {
  const { formPath } = site.rules;
  return problemsOf(site, "a[href], area[href], form[action]", ({ attribs }, from) => {
    const { action, href = action ?? "" } = attribs;
    // The receiver of the forms answers there, beside the site.
    if (action && action === formPath) return [];
    const { url, isInside, file, page } = resolveTarget(site, href, from.address);
    if (!url || href.trim() === "" || href === "#") return [`link "${href}": leads nowhere`];
    if (!isInside) return [];
    if (!file) return [`link "${href}": no page or file has this address, in this spelling`];
    if (!page || ["", "#top"].includes(url.hash)) return [];
    const anchors = find(page, "[id]").map(({ attribs }) => URL.parse(`#${attribs.id}`, url)?.hash);
    return anchors.includes(url.hash) ? [] : [`link "${href}": no element there has this id`];
  });
}

/**
 * Finds pages that too few other pages link to, and pages that end without a link onward. Links in the footer do not count.
 *
 * @param least how many other pages must link to a page
 */
export function findDeadEnds(site: BuiltSite, least: number): string[] {
  const pages = site.pages.filter((page) => !isHidden(page) && canonicalPage(site, page) === page);
  const linksByPage = new Map(pages.map((page) => [page, readLinks(site, page)]));
  const problems: string[] = [];
  for (const [page, links] of linksByPage) {
    if (!endsWithLink(page, links)) problems.push(`${page.address}: ends without a link onward`);
  }
  for (const page of pages) {
    const linking = pages.filter(
      (other) => other !== page && linksByPage.get(other)?.some(({ target }) => target === page),
    );
    // The further pages of a list are reached from the page before.
    const needed = /\/page\/\d+$/.test(page.address) ? 1 : least;
    if (linking.length >= needed) continue;
    const addresses = linking.map(({ address }) => address);
    problems.push(`${page.address}: only these link to it: ${addresses}`);
  }
  return problems;
}

/** A link that leads away from its page. */
interface LinkOnward {
  element: PageElement;
  /** The canonical page that it leads to; undefined for a file, a mail address or a telephone number. */
  target: Page | undefined;
}

/** The links of a page that lead to another page, to a file, or to people; those of the footer are left out. */
function readLinks(site: BuiltSite, page: Page): LinkOnward[] {
  return find(page, "a[href]:not(footer a)").flatMap((element) => {
    const link = resolveTarget(site, element.attribs.href ?? "", page.address);
    if (!link.isInside) {
      // A mail address and a telephone number lead to people.
      const leadsToPeople = link.url !== null && !link.url.protocol.startsWith("http");
      return leadsToPeople ? [{ element, target: undefined }] : [];
    }
    const target = link.page && canonicalPage(site, link.page);
    return target === page ? [] : [{ element, target }];
  });
}

/** Whether the last thing of a page's content, headings aside, is a link onward. */
function endsWithLink(page: Page, links: readonly LinkOnward[]): boolean {
  // A deck ends with the slide that its author put last.
  if (find(page, '[data-name="Deck"]').length > 0) return true;
  const onward = new Set(links.map(({ element }) => element));
  const parts = find(page, "main :is(h1, h2, h3, a)");
  const last = parts.findLast((part) => part.name !== "a" || onward.has(part));
  return last?.name === "a";
}
