import type { ShellData } from "./shell.ts";
import { Drawer } from "./drawer.island.tsx";
import { Logo } from "./logo.tsx";
import { Navigation } from "./navigation.island.tsx";
import { SearchButton } from "./search/search-button.tsx";

export interface HeaderProps {
  shell: ShellData;
}

/** The fixed header of every page, 80 px high. */
export function Header({ shell }: HeaderProps) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-(--header-height) border-b border-rule bg-paper print:hidden">
      <div className="page-width flex h-full items-center justify-between">
        <Logo name={shell.name} />
        <SearchButton />
        <Navigation items={shell.navigation} />
        <Drawer shell={shell} />
      </div>
    </header>
  );
}
