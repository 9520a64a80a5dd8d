import { telephoneLink } from "#app/base/site-href.ts";
import { EditionSwitch } from "#app/ui/frame/edition-switch.tsx";
import { type LanguageLink, LanguageLinks } from "#app/ui/frame/language-switch.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScriptedIsland } from "#app/ui/runtime/scripted-island.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { menuWords } from "./interface-words.ts";
import { MenuEntry } from "./menu-entry.tsx";
import type { NavigationItem } from "./navigation-item.ts";

export interface DrawerProps {
  /** The firm's name. */
  name: string;
  /** The address of the drawn mark. Left out if the firm has a logo of its own. */
  markSrc?: string | undefined;
  phone: string;
  items: readonly NavigationItem[];
  /** Empty if the site has only one language. */
  languages: readonly LanguageLink[];
}

const CONTROL_CLASS =
  "inline-flex size-11 items-center justify-center rounded-pill hover:bg-surface";

/**
 * The menu of narrow screens: a native dialog. Without scripts its button opens it by an invoker command. Its script
 * (drawer.script.ts) adds the panels, and opens it sooner.
 */
export function Drawer({ name, markSrc, phone, items, languages }: DrawerProps) {
  const words = useWords<typeof menuWords>("menu");
  return (
    <ScriptedIsland script="drawer">
      <button
        type="button"
        aria-label={words.openDrawer}
        aria-haspopup="dialog"
        // React's types do not have invoker commands yet (https://html.spec.whatwg.org/#attr-button-command).
        {...{ command: "show-modal", commandfor: "drawer" }}
        className={`${CONTROL_CLASS} md:hidden`}
      >
        <Icon name="menu" size={24} />
      </button>
      <dialog id="drawer" aria-label={words.drawer} className="drawer">
        <div className="flex min-h-full flex-col px-[22px] pb-8">
          <div className="flex min-h-(--header-height) shrink-0 items-center justify-between gap-4">
            <span className="drawer-name">
              {markSrc && <img src={markSrc} alt="" width={32} height={32} />}
              {name}
            </span>
            <form method="dialog">
              <button type="submit" aria-label={words.closeDrawer} className={CONTROL_CLASS}>
                <Icon name="close" size={24} />
              </button>
            </form>
          </div>
          <nav aria-label={words.drawerMenu}>
            <ul>
              {items.map((item) => (
                <MenuEntry key={item.href} item={item} variant="drawer" />
              ))}
            </ul>
          </nav>
          <EditionSwitch label={words.night} isLabelled />
          <a href={telephoneLink(phone)} className="button button-outline mt-4 w-full">
            {words.call}
          </a>
          {languages.length > 0 && <LanguageLinks languages={languages} />}
          {markSrc && (
            <div className="drawer-art">
              <img src={markSrc} alt="" width={32} height={32} />
            </div>
          )}
        </div>
      </dialog>
    </ScriptedIsland>
  );
}
