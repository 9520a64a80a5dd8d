import { type BuiltSite, canonicalPage, resolveTarget } from "./built-site.ts";
import { find, isHidden, type PageElement, problemsOf } from "./page.ts";

/** Every link inside the site leads to a page or file, in its one spelling, and to an anchor there. */
export function findBrokenLinks(site: BuiltSite): string[] {
  const { formPath } = JSON.parse(site.rules);
  return problemsOf(site, "a[href], area[href], form[action]", ({ attribs }, from) => {
    const { action, href = action ?? "" } = attribs;
    // Answered by the receiver of the forms, beside the site.
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

/** Pages that fewer than `least` others link to, and pages that end without a way onward; the footer is none. */
export function findDeadEnds(site: BuiltSite, least: number): string[] {
  const kept = site.pages.filter((page) => !isHidden(page) && canonicalPage(site, page) === page);
  const linking = new Map(kept.map((page) => [page, new Set<string>()]));
  const unended = kept.filter((page) => {
    const isOnward = ({ attribs }: PageElement) => {
      const target = resolveTarget(site, attribs.href ?? "", page.address);
      // A mail address and a telephone number lead to people.
      if (!target.isInside) return target.url !== null && !target.url.protocol.startsWith("http");
      const to = target.page && canonicalPage(site, target.page);
      if (to && to !== page) linking.get(to)?.add(page.address);
      return to !== page;
    };
    const onward = new Set(find(page, "a[href]:not(footer a)").filter(isOnward));
    const parts = find(page, "main :is(h1, h2, h3, a)");
    const last = parts.findLast((part) => part.name !== "a" || onward.has(part));
    // A deck ends with the slide that its author put last.
    return last?.name !== "a" && find(page, '[data-name="Deck"]').length === 0;
  });
  // The further pages of a list are reached one from the other.
  const orphans = [...linking].filter(
    ([{ address }, from]) => from.size < (/\/page\/\d+$/.test(address) ? 1 : least),
  );
  return [
    ...unended.map(({ address }) => `${address}: ends without a link onward`),
    ...orphans.map(([{ address }, from]) => `${address}: only these link to it: ${[...from]}`),
  ];
}
