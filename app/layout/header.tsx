import type { ShellData } from "../shell-data.ts";
import { Logo } from "./logo.tsx";
import { SiteMenu } from "./site-menu.island.tsx";

/** Sections whose addresses do not begin with the address of their entry. */
const BELONGS_TO: Record<string, string> = { "/services": "/capabilities", "/blogs": "/insights" };

/** The fixed header of every page, 80 px high. */
export function Header({ shell, path }: { shell: ShellData; path: string }) {
  const { name, phone, suggestions, logo } = shell;
  const section = `/${path.split("/")[1] ?? ""}`;
  const current = BELONGS_TO[section] ?? section;
  const items = shell.navigation.map((item) =>
    item.href === current ? { ...item, isCurrent: true } : item,
  );
  return (
    <header data-menu={menuWidth(shell)} className="site-header">
      <div className="page-width">
        <Logo name={name} picture={logo?.header} />
        <SiteMenu name={name} phone={phone} items={items} suggestions={suggestions} />
      </div>
    </header>
  );
}

/**
 * From where the menu stands in the header, where that is not 768 px (specification, section 2): `wide` from 1280 px on,
 * `drawer` nowhere. By what letters and paddings take at most: nothing on the page can measure it before it is painted.
 */
function menuWidth({ name, logo, navigation }: ShellData): "wide" | "drawer" | undefined {
  const logoWidth = logo ? logo.header.width : 42 + 10 * name.length;
  const entries = navigation.map(
    ({ title, dropdownItems }) => 7.2 * title.length + 16 + (dropdownItems ? 22 : 0),
  );
  const [gutters, search, lastPadding] = [80, 44, 32];
  const others = logoWidth + gutters + search + lastPadding;
  const needed = entries.reduce((sum, width) => sum + width, others);
  if (needed <= 768) return undefined;
  return needed + 8 * entries.length <= 1280 ? "wide" : "drawer";
}
