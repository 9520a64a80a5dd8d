import { useEffect, useEffectEvent, useRef, useState } from "react";
import { island, useIsHydrated } from "#app/browser/island.tsx";
import { listen } from "#app/browser/signals.ts";
import { SearchButton } from "#app/search/search-button.tsx";
import type { Suggestions } from "#app/search/search-results.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { linkAsButton, SiteLink } from "#app/ui/site-link.tsx";
import type { NavigationItem } from "../shell-data.ts";
import { Drawer, type DrawerProps } from "./drawer.tsx";

interface SiteMenuProps extends DrawerProps {
  suggestions: Suggestions;
}

/** The search, the menu of wide screens and the drawer of narrow ones: one island, so that their words travel once. */
export const SiteMenu = island("SiteMenu", ({ suggestions, ...menu }: SiteMenuProps) => (
  <>
    <SearchButton suggestions={suggestions} />
    <Navigation items={menu.items} />
    <Drawer {...menu} />
  </>
));

/** The visitor's focus, where it is in a panel or the keyboard has left it on the entry of the open one. */
const FOCUS_IN_OPEN = ":has(> [aria-expanded=true]) :is(:focus-visible, li li :focus)";

/** The menu of wide screens: a disclosure navigation (WAI-ARIA Authoring Practices). */
function Navigation({ items }: { items: NavigationItem[] }) {
  const ref = useRef<HTMLUListElement>(null);
  const isInUse = () => Boolean(ref.current?.querySelector(FOCUS_IN_OPEN));
  const menu = useHoverMenu(isInUse);
  const { open } = menu;
  const closeFromOutside = useEffectEvent((event: Event) => {
    if (event.type === "keydown") {
      if ((event as KeyboardEvent).key !== "Escape") return;
      // Only a focus that would go away with the panel moves.
      if (open && isInUse()) document.getElementById(entryId(open))?.focus();
    } else if (ref.current?.contains(event.target as Node)) return;
    menu.close();
  });
  // Closes on Escape, on a press outside and when the focus leaves.
  useEffect(() => {
    if (open) return listen(document, ["keydown", "pointerdown", "focusin"], closeFromOutside);
  }, [open]);

  return (
    <nav aria-label="Main" className="menu">
      <ul ref={ref}>
        {items.map((item) => (
          <li key={item.href}>
            {item.dropdownItems ? (
              <Disclosure item={item} isOpen={open === item.href} menu={menu} />
            ) : (
              <SiteLink
                href={item.href}
                aria-current={item.isCurrent ? "page" : undefined}
                className="menu-entry"
              >
                {item.title}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The id of an entry that opens a panel: `menu-capabilities`. */
const entryId = (href: string) => `menu${href.replaceAll("/", "-")}`;

interface DisclosureProps {
  item: NavigationItem;
  isOpen: boolean;
  menu: ReturnType<typeof useHoverMenu>;
}

/** An entry with its panel: a link to the overview, which with scripts is the button of the panel. */
function Disclosure({ item, isOpen, menu }: DisclosureProps) {
  const { title, href, dropdownItems = [], pictureSrc, overview, isCurrent } = item;
  const id = entryId(href);
  /** The panel takes the pressed link with it: whoever comes back finds the focus on the entry. */
  const onNavigate = () => {
    document.getElementById(id)?.focus();
    menu.close();
  };
  const asButton = useIsHydrated() && {
    ...linkAsButton(() => menu.toggle(href)),
    "aria-expanded": isOpen,
    "aria-controls": `${id}-panel`,
  };
  return (
    <div
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && menu.onPointerEnter(href)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && menu.onPointerLeave()}
    >
      <SiteLink
        id={id}
        href={href}
        className="menu-entry"
        aria-current={isCurrent ? "true" : undefined}
        {...asButton}
      >
        <span>{title}</span>
        <Icon name="chevron-down" size={16} />
      </SiteLink>
      <div id={`${id}-panel`} hidden={!isOpen} className="menu-panel">
        <div>
          {/* A picture stands beside titles alone, which take one column. */}
          <ul className={pictureSrc ? undefined : "menu-columns"}>
            {dropdownItems.map(({ title, href, description }) => (
              <li key={href}>
                <SiteLink href={href} onClick={onNavigate}>
                  <b>{title}</b>
                  {description && <span>{description}</span>}
                </SiteLink>
              </li>
            ))}
          </ul>
          {pictureSrc && <img src={pictureSrc} alt="" width={900} height={1200} loading="lazy" />}
          {overview && (
            <SiteLink href={href} onClick={onNavigate}>
              {overview}
            </SiteLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** Milliseconds (specification, section 9). */
const HOVER_DELAY = 200;
const SKIP_DELAY = 300;
const CLOSE_DELAY = 150;

/**
 * Which entry of a menu is open, and when. Pointing at an entry opens it after 200 ms, at once when another
 * was open less than 300 ms ago; leaving closes it after 150 ms. Pressing an entry toggles it without delay; only
 * the first press on an entry that pointing has opened leaves it open, because the visitor wanted just that.
 *
 * @param isInUse whether the focus is in the open entry: the pointer then changes nothing
 */
function useHoverMenu(isInUse: () => boolean) {
  const [menu, setMenu] = useState({ open: "", isByPointing: false, closedAt: -SKIP_DELAY });
  const { open } = menu;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (entry: string, isByPointing = false) => {
    clearTimeout(timer.current);
    setMenu(({ open, closedAt }) => {
      const isClosing = open && !entry;
      return { open: entry, isByPointing, closedAt: isClosing ? performance.now() : closedAt };
    });
  };
  const changeLater = (entry: string, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => isInUse() || change(entry, true), delay);
  };
  // A timer must not outlive the menu.
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    close: () => change(""),
    toggle: (entry: string) => change(open === entry && !menu.isByPointing ? "" : entry),
    onPointerEnter: (entry: string) => {
      // Back on the entry that is open: only the closing is called off.
      if (open === entry) return clearTimeout(timer.current);
      const isWarm = open || performance.now() - menu.closedAt < SKIP_DELAY;
      changeLater(entry, isWarm ? 0 : HOVER_DELAY);
    },
    onPointerLeave: () => changeLater("", CLOSE_DELAY),
  };
}
