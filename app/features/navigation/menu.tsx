import { ScriptedIsland } from "#app/ui/runtime/scripted-island.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { menuWords } from "./interface-words.ts";
import { MenuEntry } from "./menu-entry.tsx";
import type { NavigationItem } from "./navigation-item.ts";

export interface MenuProps {
  items: readonly NavigationItem[];
}

/** The menu of wide screens. Its script opens the panels. */
export function Menu({ items }: MenuProps) {
  const words = useWords<typeof menuWords>("menu");
  return (
    <ScriptedIsland script="menu">
      <nav aria-label={words.menu} className="menu">
        <ul>
          {items.map((item) => (
            <MenuEntry key={item.href} item={item} variant="menu" />
          ))}
        </ul>
      </nav>
    </ScriptedIsland>
  );
}
