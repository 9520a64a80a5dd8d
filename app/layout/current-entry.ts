import type { NavigationItem } from "./shell.ts";

/** Sections whose addresses do not begin with the address of their entry. */
const BELONGS_TO: Record<string, string> = { "/services": "/capabilities", "/blogs": "/insights" };

/** Whether the page at `pathname` lies in the part of the site that a navigation entry stands for. */
export function isCurrentEntry(item: Pick<NavigationItem, "href">, pathname: string): boolean {
  const section = `/${pathname.split("/")[1] ?? ""}`;
  return (BELONGS_TO[section] ?? section) === item.href;
}
