import type { ShellData } from "../shell-data.ts";
import { Logo } from "./logo.tsx";
import { SiteMenu } from "./site-menu.island.tsx";

/** The fixed header of every page, 80 px high. Without a path the document stands for unknown addresses. */
export function Header({ shell, path }: { shell: ShellData; path: string | undefined }) {
  const { name, phone, suggestions } = shell;
  const items = shell.navigation.map((item) =>
    path !== undefined && isCurrentEntry(item.href, path) ? { ...item, isCurrent: true } : item,
  );
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-(--header-height) border-b border-rule bg-paper print:hidden">
      <div className="page-width flex h-full items-center justify-between">
        <Logo name={name} />
        <SiteMenu name={name} phone={phone} items={items} suggestions={suggestions} />
      </div>
    </header>
  );
}

/** Sections whose addresses do not begin with the address of their entry. */
const BELONGS_TO: Record<string, string> = { "/services": "/capabilities", "/blogs": "/insights" };

/** Whether the page at `pathname` lies in the part of the site that a navigation entry stands for. */
function isCurrentEntry(href: string, pathname: string): boolean {
  const section = `/${pathname.split("/")[1] ?? ""}`;
  return (BELONGS_TO[section] ?? section) === href;
}
