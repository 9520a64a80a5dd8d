import { type PointerEvent, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { useIsHydrated } from "#app/ui/runtime/island.tsx";
import { linkAsButton, SiteLink } from "#app/ui/site-link.tsx";
import type { NavigationItem } from "./navigation-item.ts";

export interface MenuEntryProps {
  item: NavigationItem;
  menu: ReturnType<typeof useMenu>;
  place: "menu" | "drawer";
}

/** Of an entry; the rest of the looks is in styles/menu.css. */
const LOOKS = {
  menu: "menu-entry",
  drawer:
    "flex min-h-14 w-full items-center justify-between py-3 text-h5 font-semibold hover:text-blue",
};

/** An entry, with its panel if it has one: a link to the overview, which with scripts is the button of the panel. */
export function MenuEntry({ item, menu, place }: MenuEntryProps) {
  const { title, href, dropdownItems, pictureSrc, overview, isCurrent } = item;
  const id = `${place}${href.replaceAll("/", "-")}`;
  const isOpen = menu.open === href;
  const isHydrated = useIsHydrated();
  // The document has the panels once.
  const links = place === "menu" || isHydrated ? dropdownItems : undefined;
  const asButton = links &&
    isHydrated && {
      ...linkAsButton(() => menu.toggle(href)),
      "aria-expanded": isOpen,
      "aria-controls": `${id}-panel`,
    };
  /** The panel takes the pressed link with it: whoever comes back finds the focus on the entry. */
  const onNavigate = () => {
    document.getElementById(id)?.focus();
    menu.close();
  };
  return (
    <li {...(links && place === "menu" && menu.pointing(href))}>
      <SiteLink
        id={links && id}
        href={href}
        className={LOOKS[place]}
        aria-current={isCurrent ? (dropdownItems ? "true" : "page") : undefined}
        {...asButton}
      >
        <span>{title}</span>
        {links && <Icon name="chevron-down" size={place === "menu" ? 16 : 20} />}
      </SiteLink>
      {links && (
        <div id={`${id}-panel`} hidden={!isOpen} className={`${place}-panel`}>
          <div>
            {/* A picture stands beside titles alone, which take one column. */}
            <ul className={pictureSrc ? undefined : "menu-columns"}>
              {links.map(({ title, href, description }) => (
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
                {place === "drawer" && <Icon name="arrow-right" size={16} />}
              </SiteLink>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

/** Milliseconds (product 4.7). */
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
export function useMenu(isInUse = () => false) {
  const [state, setState] = useState({ open: "", isByPointing: false, closedAt: -SKIP_DELAY });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (entry: string, isByPointing = false) => {
    clearTimeout(timer.current);
    setState(({ open, closedAt: before }) => {
      const closedAt = open && !entry ? performance.now() : before;
      return { open: entry, isByPointing, closedAt };
    });
  };
  const changeLater = (entry: string, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => isInUse() || change(entry, true), delay);
  };
  const point = (entry: string) => {
    // Back on the entry that is open: only the closing is called off.
    if (state.open === entry) return clearTimeout(timer.current);
    const isWarm = state.open || performance.now() - state.closedAt < SKIP_DELAY;
    changeLater(entry, isWarm ? 0 : HOVER_DELAY);
  };
  return {
    open: state.open,
    close: () => change(""),
    toggle: (entry: string) => change(state.open === entry && !state.isByPointing ? "" : entry),
    /** What an entry listens to that opens by pointing, too. */
    pointing: (entry: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && point(entry),
      onPointerLeave: ({ pointerType }: PointerEvent) =>
        pointerType === "mouse" && changeLater("", CLOSE_DELAY),
    }),
  };
}
